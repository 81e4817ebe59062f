#include "shop/media_admin/media_admin_rules.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/digest.hpp"
#include "base/messages.hpp"
#include "shop/media_admin/media_named.hpp"

namespace spaza {
namespace {

constexpr std::size_t kUsesInWords = 5;
constexpr std::array<std::pair<std::string_view, MediaUseAsked>, 4> kUsesAsked{
    {{"all", MediaUseAsked::all},
     {"used", MediaUseAsked::used},
     {"unused", MediaUseAsked::unused},
     {"removed", MediaUseAsked::removed}}};

bool is_place_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
           c == '-';
}

}  // namespace

bool names_picture(std::string_view text, const LibraryPicture& picture) {
    return is_picture_named(text, picture.name, picture.picture.address);
}

std::string version_of(const LibraryPicture& picture) {
    return sha256_hex(picture.hash + '\n' + picture.alt_text).substr(0, 16);
}

std::vector<std::string> media_words_in(std::string_view query) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : std::string{query} + ' ') {
        if (static_cast<unsigned char>(c) > ' ') {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    return words;
}

std::string cursor_of(const MediaPlace& place) { return std::to_string(place.added_at) + ' ' + place.name; }

std::optional<MediaPlace> media_place_in(std::string_view cursor) {
    const std::size_t space = cursor.find(' ');
    if (space == cursor.npos || space + 1 == cursor.size()) return std::nullopt;
    MediaPlace place{.added_at = 0, .name = std::string{cursor.substr(space + 1)}};
    const auto [end, error] = std::from_chars(cursor.data(), cursor.data() + space, place.added_at);
    if (error != std::errc{} || end != cursor.data() + space || !std::ranges::all_of(place.name, is_place_letter))
        return std::nullopt;
    return place;
}

std::optional<MediaUseAsked> media_use_named(std::string_view name) {
    const auto found = std::ranges::find(kUsesAsked, name, [](const auto& each) { return each.first; });
    return found == kUsesAsked.end() ? std::nullopt : std::optional{found->second};
}

std::string media_uses_in_words(const std::vector<MediaUse>& uses) {
    std::string words;
    for (std::size_t n = 0; n < std::min(uses.size(), kUsesInWords); ++n) {
        const MediaUse& use = uses[n];
        words += (n > 0 ? ", " : "") + message("mediaAdmin.use." + use.kind, {{"name", use.name}});
    }
    if (uses.size() > kUsesInWords)
        words += ", " + message("mediaAdmin.usesMore", {{"count", std::to_string(uses.size() - kUsesInWords)}});
    return words;
}

}  // namespace spaza
