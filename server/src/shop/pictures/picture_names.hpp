#pragma once

#include <expected>
#include <string>
#include <string_view>

namespace spaza {

/// Where own pictures are found: /media/kettle-red.jpg.
inline constexpr std::string_view kOwnPictures = "/media/";

/// Whether a name can be one of the media folder's pictures: letters, digits, `.`, `_`, `-`, and the ending of a
/// kind browsers draw and nothing runs in.
bool is_picture_name(std::string_view name);

/// Whether a name ends like one, in letters of either size.
bool has_picture_ending(std::string_view name);

/// How pages find the picture a retailer names: an address of this shop (`/…`) stays, a file's name leads into the
/// media folder. What no browser would show is refused, with what is wrong with it in words.
std::expected<std::string, std::string> picture_address(std::string_view named);

}  // namespace spaza
