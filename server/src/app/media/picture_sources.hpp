#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace spaza::app {

/// A file that is offered as a picture.
struct OfferedFile {
    std::string shown;  // where it is, for people
    std::string name;   // what imports call it: 1001.jpg
    /// Its bytes, or why there are none.
    std::function<std::expected<std::string, std::string>()> read;
};

/// What was left out, and why.
struct LeftOut {
    std::string shown;
    std::string why;
    bool wrong{};  // it was to be a picture
};

struct Offer {
    std::vector<OfferedFile> files;
    std::vector<LeftOut> left_out;
};

/// The largest file that is read.
inline constexpr std::uintmax_t kLargestPicture = 40U << 20;

/// Adds a picture or document of another server, by its https address; it is called what the address ends with.
/// Hosts of `private_hosts` may be in a private network, and http.
void offer_address(Offer& all, const std::string& address, const std::vector<std::string>& private_hosts);

/// Adds a picture, everything of a folder or everything of a ZIP file. Throws CommandFailed for what is not there.
void offer(Offer& all, const std::filesystem::path& path);

}  // namespace spaza::app
