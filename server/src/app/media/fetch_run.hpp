#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "platform/storage/storage.hpp"
#include "shop/pictures/media_files.hpp"
#include "shop/pictures/media_source.hpp"

namespace spaza::app {

/// What became of one picture or document of another server.
struct FetchOutcome {
    enum class Kind { fetched, unchanged, failed };
    Kind kind{};
    const MediaSource& source;
    std::string why;  // of those failed
};

struct FetchOptions {
    std::filesystem::path program;           // spaza-pictures
    std::vector<std::string> private_hosts;  // that may be fetched from although they are private
    bool again{false};                       // ask for those there are, too: some may have changed
    const std::set<std::string>* only{};     // of what is missing, these names; null: all of it
    bool only_due{false};  // what the running shop is to fetch by now, and not all that is missing
    int decoders{1};
    int connections{8};
    int per_host{4};
    std::chrono::seconds patience{60};  // for one download
    std::function<void(const FetchOutcome&)> tell{[](const FetchOutcome&) {}};
    std::function<void(std::int64_t done)> progress{[](std::int64_t) {}};
    std::function<bool()> stop{[] { return false; }};  // asked often; what was taken is kept
};

/// Fetches what imports have named on other servers, many at a time, and takes it into the library. What fails and
/// may pass is tried again after growing pauses; then it waits for the running shop or the next run. A file, its
/// row and that it was fetched are noted together or not at all. Answers how many were looked at.
std::int64_t fetch_media(storage::Database& database, MediaFiles& files, const FetchOptions& options);

}  // namespace spaza::app
