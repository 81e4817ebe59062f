#include "shop/media_admin/media_named.hpp"

#include <algorithm>

namespace spaza {
namespace {

constexpr std::string_view kFolder = "/media";

bool is_media_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
           c == '-';
}

/// Of the slash at `at`, as JSON may write it: how long it is, 0 when there is none.
std::size_t slash_length(std::string_view text, std::size_t at) {
    const std::string_view rest = text.substr(std::min(at, text.size()));
    return rest.starts_with('/') ? 1 : rest.starts_with("\\/") ? 2 : 0;
}

}  // namespace

std::vector<std::string> media_named_in(std::string_view text) {
    std::vector<std::string> all;
    for (std::size_t at = text.find(kFolder); at != text.npos; at = text.find(kFolder, at)) {
        at += kFolder.size();
        const std::size_t slash = slash_length(text, at);
        if (slash == 0) continue;
        at += slash;
        const auto end = std::ranges::find_if_not(text.substr(at), is_media_letter) - text.substr(at).begin();
        std::string named{text.substr(at, static_cast<std::size_t>(end))};
        // At the end of a sentence.
        while (named.ends_with('.')) named.pop_back();
        if (!named.empty() && std::ranges::find(all, named) == all.end()) all.push_back(std::move(named));
    }
    return all;
}

bool is_picture_named(std::string_view text, std::string_view name, std::string_view address) {
    return std::ranges::any_of(media_named_in(text),
                               [&](const std::string& each) { return each == name || each == address; });
}

}  // namespace spaza
