#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/media_admin/media_admin.hpp"

namespace spaza {

/// Whether a text names this picture, by its name or the address of its files.
bool names_picture(std::string_view text, const LibraryPicture& picture);

/// Another for whatever was described.
std::string version_of(const LibraryPicture& picture);

/// The words of a query.
std::vector<std::string> media_words_in(std::string_view query);

std::string cursor_of(const MediaPlace& place);
/// Nothing for what is none of ours.
std::optional<MediaPlace> media_place_in(std::string_view cursor);

std::optional<MediaUseAsked> media_use_named(std::string_view name);

/// The uses in words, the first of them: `product Kettle (1001), page Home`.
std::string media_uses_in_words(const std::vector<MediaUse>& uses);

}  // namespace spaza
