#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spaza {

/// The kinds of picture that are taken in.
enum class PictureKind { jpeg, png, webp, gif, avif };

/// By the first bytes, whatever the file is called; nothing for anything else (SVG and HTML among them).
std::optional<PictureKind> picture_kind(std::string_view bytes);

std::string_view name_of(PictureKind kind);
/// What is wrong with bytes of no such kind, in words, with what they seem to be.
std::string no_picture(std::string_view bytes);

}  // namespace spaza
