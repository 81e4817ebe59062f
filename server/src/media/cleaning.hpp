#pragma once

#include <string>
#include <string_view>

namespace spaza::media {

/// Why a customer's picture is not taken in; the server finds the words.
enum class Unclean { pixels, unreadable };

/// A picture made of nothing but its pixels.
struct Clean {
    std::string kind;  // jpeg or png
    std::string bytes;
};

/// Decodes a JPEG or PNG, turns it upright, makes it at most 2400 pixels a side and writes it anew. Throws
/// Unclean.
Clean clean(std::string_view bytes);

}  // namespace spaza::media
