#pragma once

#include <string>
#include <vector>

namespace spaza {

/// The three colours a drawing may be painted in, as #rrggbb.
struct Colourway {
    std::string body;
    std::string accent;
    std::string screen;
    bool operator==(const Colourway&) const = default;
};

/// A product drawing of server/assets/artwork. Its pictures are named `<name>-<n>.svg`, n from 1 for each
/// colourway, and `<name>-<n>-<view>.svg` for the close-ups.
struct Drawing {
    std::string name;
    std::string department;
    std::vector<Colourway> colourways;
    std::size_t drawn{};  // so many of them, the first ones, are the artist's own
};

/// Side of every product picture, in CSS pixels.
inline constexpr int kPictureSide = 800;

}  // namespace spaza
