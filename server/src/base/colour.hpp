#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace spaza {

/// A colour of a screen, in sRGB.
struct Colour {
    std::uint8_t red{};
    std::uint8_t green{};
    std::uint8_t blue{};
    auto operator<=>(const Colour&) const = default;
};

/// `#0a545e` as a colour; nothing for any other text.
std::optional<Colour> colour_in(std::string_view text);
/// `#0a545e`.
std::string hex(Colour colour);

/// How well one can be read on the other, from 1 to 21 (WCAG 2.2, contrast ratio).
double contrast(Colour one, Colour other);

/// The same colour as people see it (Ottosson, "A perceptual color space for image processing", 2020).
struct Oklch {
    double lightness{};  // 0 to 1
    double chroma{};     // 0: grey
    double hue{};        // radians
};
Oklch oklch_of(Colour colour);
/// The nearest colour that screens have: of this lightness and hue, less strong where need be.
Colour colour_of(Oklch seen);

}  // namespace spaza
