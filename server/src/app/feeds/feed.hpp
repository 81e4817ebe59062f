#pragma once

#include <chrono>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace spaza::app {

/// Files that are fetched and imported by themselves (docs/import.md, Feeds).
struct Feed {
    std::string name;
    std::string from;  // an address (https, sftp), or a folder
    std::string kind;  // of an address that does not say what it holds
    std::chrono::seconds every{std::chrono::hours{1}};
    std::string mapping;
    std::vector<std::pair<std::string, std::string>> headers;
    std::string ssh_key;
    std::string known_hosts;
    bool allow_free{false};
    bool partial{false};
    bool private_allowed{false};
    int most_mb{200};

    bool is_folder() const { return from.find("://") == std::string::npos; }
};

/// Reads the feeds of a file. Throws FeedProblem naming file and line.
struct FeedProblem : std::runtime_error {
    using std::runtime_error::runtime_error;
};
std::vector<Feed> read_feeds(const std::string& file);

/// `15m`, `2h`, `1d`; a minute at least, 31 days at most.
std::optional<std::chrono::seconds> interval_in(const std::string& text);

}  // namespace spaza::app
