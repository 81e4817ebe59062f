#pragma once

#include <expected>
#include <optional>
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

/// Whether a picture or document is named by an address of another server.
bool is_foreign_address(std::string_view named);
/// What is wrong with such an address, in words; nothing when it may be fetched. Whoever fetches it guards the
/// way.
std::optional<std::string> wrong_with_foreign(std::string_view address);
/// What the file of that address is called here: `web-` and 32 hex digits of its SHA-256, with an ending.
std::string foreign_name(std::string_view address, std::string_view ending = ".jpg");
/// Whether a name is one of these.
bool is_foreign_name(std::string_view name);

}  // namespace spaza
