#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shop/pictures/media.hpp"

namespace spaza {

/// `avif 160 320;webp 160 320;jpg 160 320`
std::string formats_text(const MediaFormats& formats);
/// Nothing for what formats_text does not write.
std::optional<MediaFormats> parse_formats(std::string_view text);

/// Whether `480.avif` is among them.
bool has_variant(const MediaFormats& formats, std::string_view name);

/// Wider and higher is no picture of ours.
inline constexpr int kWidest = 100'000;
/// avif, webp, jpg or png.
bool is_variant_ending(std::string_view ending);
/// A number from 1 to `most`, written in one way only.
std::optional<int> count_in(std::string_view text, int most);
/// The text up to the next `between`, taken off the front.
std::string_view take(std::string_view& text, char between);

}  // namespace spaza
