#include "base/web_path.hpp"

#include <charconv>

namespace spaza {

std::string plain_path(std::string_view path) {
    std::string plain;
    plain.reserve(path.size());
    for (std::size_t at = 0; at < path.size(); ++at) {
        unsigned value = 0;
        const std::string_view digits = path.substr(at + 1, 2);
        const bool is_escaped =
            path[at] == '%' && digits.size() == 2 &&
            std::from_chars(digits.data(), digits.data() + 2, value, 16).ptr == digits.data() + 2;
        plain += is_escaped ? static_cast<char>(value) : path[at];
        if (is_escaped) at += 2;
    }
    while (plain.size() > 1 && plain.ends_with('/')) plain.pop_back();
    return plain;
}

std::string own_path(std::string path) {
    if (path.empty() || (path.front() != '/' && path.front() != '\\')) return path;
    std::size_t first = 0;
    // Browsers leave out tabs and line ends.
    const auto is_passed_over = [](unsigned char c) { return c == '/' || c == '\\' || c <= ' '; };
    while (first < path.size() && is_passed_over(static_cast<unsigned char>(path[first]))) ++first;
    return path.replace(0, first, "/");
}

}  // namespace spaza
