#pragma once

#include <functional>
#include <string>
#include <thread>

#include "base/clock.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::storage {

/// Removes, once a minute, what nobody needs any more: old changes, delivered messages, expired idempotency keys.
/// Every node may do so.
class Housekeeping {
public:
    Housekeeping(Database& database, const Clock& clock, std::function<void(const std::string& what)> problem);

private:
    void work(const std::stop_token& stop) const;

    Database& database_;
    const Clock& clock_;
    std::function<void(const std::string&)> problem_;
    std::jthread thread_;
};

/// What it does each time; answers the number of rows removed.
std::int64_t clean_up(Database& database, TimePoint now);

}  // namespace spaza::storage
