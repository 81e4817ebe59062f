#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace spaza::media {

/// Why a picture is not taken in, in words for the retailer.
struct Refused : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Variant {
    std::string format;  // avif, webp, jpg, png
    int width{};
    int height{};
    std::string bytes;
};

/// A picture made ready for pages.
struct Made {
    std::string kind;  // what it was: jpeg, png, webp, gif, avif
    int width{};       // its own, upright
    int height{};
    std::string colour;  // #rrggbb, the one it has most of; empty where it is mostly transparent
    std::vector<Variant> variants;
};

/// Loads what loads lazily, so that making works when no file can be opened any more.
void get_ready();

/// Decodes the picture, turns it upright and writes it in every width and format, with nothing but its pixels.
/// Throws Refused.
Made make(std::string_view bytes);

}  // namespace spaza::media
