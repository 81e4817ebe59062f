#pragma once

#include <string>

#include "shop/look/look.hpp"

namespace spaza {

/// The first letter of a shop's name, for icons of a shop that has given none; "S" of one without letters.
std::string initial_of(std::string_view name);

/// A PNG of so many pixels a side, drawn to its edges, the letter within the middle that phones leave when they
/// cut icons (W3C manifest, "maskable": the inner 80 %).
std::string drawn_icon_png(const std::string& initial, const DocumentLook& look, int side);

/// The same for a browser's tab, as SVG.
std::string drawn_icon_svg(const std::string& initial, const DocumentLook& look);

}  // namespace spaza
