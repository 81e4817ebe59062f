#include "base/colour.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace spaza {

namespace {

using Triple = std::array<double, 3>;

double linear(std::uint8_t part) {
    const double value = part / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double coded(double light) {
    return light <= 0.0031308 ? light * 12.92 : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
}

double luminance(Colour colour) {
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

Triple linear_of(Oklch seen) {
    const double a = seen.chroma * std::cos(seen.hue);
    const double b = seen.chroma * std::sin(seen.hue);
    const auto cube = [](double x) { return x * x * x; };
    const double l = cube(seen.lightness + 0.3963377774 * a + 0.2158037573 * b);
    const double m = cube(seen.lightness - 0.1055613458 * a - 0.0638541728 * b);
    const double s = cube(seen.lightness - 0.0894841775 * a - 1.2914855480 * b);
    return {4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s};
}

bool is_on_screens(const Triple& light) {
    constexpr double kRounding = 0.0005;
    return std::ranges::all_of(light, [](double part) { return part >= -kRounding && part <= 1 + kRounding; });
}

}  // namespace

std::optional<Colour> colour_in(std::string_view text) {
    if (text.size() != 7 || text[0] != '#') return std::nullopt;
    std::array<std::uint8_t, 3> parts{};
    for (std::size_t at = 0; at < 6; ++at) {
        const char c = text[at + 1];
        int digit = 0;
        if (c >= '0' && c <= '9')
            digit = c - '0';
        else if (c >= 'a' && c <= 'f')
            digit = c - 'a' + 10;
        else if (c >= 'A' && c <= 'F')
            digit = c - 'A' + 10;
        else
            return std::nullopt;
        parts[at / 2] = static_cast<std::uint8_t>(parts[at / 2] * 16 + digit);
    }
    return Colour{parts[0], parts[1], parts[2]};
}

std::string hex(Colour colour) {
    return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

double contrast(Colour one, Colour other) {
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

Oklch oklch_of(Colour colour) {
    const double r = linear(colour.red);
    const double g = linear(colour.green);
    const double b = linear(colour.blue);
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    const double to_red = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
    const double to_yellow = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
    return {.lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            .chroma = std::hypot(to_red, to_yellow),
            .hue = std::atan2(to_yellow, to_red)};
}

Colour colour_of(Oklch seen) {
    seen.lightness = std::clamp(seen.lightness, 0.0, 1.0);
    if (!is_on_screens(linear_of(seen))) {
        double least = 0;
        double most = seen.chroma;
        for (int step = 0; step < 20; ++step) {
            seen.chroma = (least + most) / 2;
            (is_on_screens(linear_of(seen)) ? least : most) = seen.chroma;
        }
        seen.chroma = least;
    }
    const Triple light = linear_of(seen);
    const auto part = [&](std::size_t at) {
        return static_cast<std::uint8_t>(std::lround(coded(std::clamp(light[at], 0.0, 1.0)) * 255));
    };
    return {part(0), part(1), part(2)};
}

}  // namespace spaza
