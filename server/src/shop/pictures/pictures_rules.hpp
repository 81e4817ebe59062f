#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "shop/pictures/pictures.hpp"

namespace spaza {

/// A part of the drawing shown large, as a second or third picture of a product.
struct View {
    std::string_view name;
    std::string_view view_box;
};
inline constexpr std::array<View, 3> kViews{
    {{"left", "60 180 420 420"}, {"right", "330 180 420 420"}, {"close", "230 230 340 340"}}};

/// The colourways drawn for it, then further ones derived from the shop's palette, eight in all.
std::vector<Colourway> all_colourways(const std::vector<Colourway>& drawn);

/// Plain colours in place of custom properties, and a size, so that the picture stands alone in an <img>.
std::string bake(std::string_view svg, const Colourway& colours, std::string_view view_box = {});

/// What a picture's name asks for.
struct PictureName {
    std::string drawing;
    std::size_t colourway{};  // from 0
    std::string view_box;     // "" for the whole drawing
};
/// Reads `television-2.svg` and `television-2-close.svg`; nothing for other names.
std::optional<PictureName> parse_picture_name(std::string_view name);

}  // namespace spaza
