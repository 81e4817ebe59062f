#pragma once

#include <string>
#include <thread>
#include <vector>

#include "base/clock.hpp"
#include "platform/config/config.hpp"
#include "platform/storage/storage.hpp"
#include "shop/pictures/media_files.hpp"

namespace spaza::app {

/// Fetches pictures and documents of other servers that feeds and imports have named, while the shop runs: one
/// decoder, so that shoppers do not wait for it; what fails is tried again after growing pauses, a day at most.
/// Nodes claim what they fetch.
class MediaKeeper {
public:
    /// Without a place (null) it does nothing. All must outlive it.
    MediaKeeper(storage::Database& database, const Clock& clock, const Config& config, MediaFiles* files);

private:
    void work(const std::stop_token& stop);
    bool is_something_due() const;
    void run(const std::stop_token& stop);

    storage::Database& database_;
    const Clock& clock_;
    const std::vector<std::string> private_hosts_;
    MediaFiles* files_;
    std::jthread thread_;
};

}  // namespace spaza::app
