#pragma once

#include <string>

#include "shop/look/look.hpp"

namespace spaza {

/// What stands behind the sheets of every page, so that it looks like this shop: only what differs from the usual.
std::string look_css(const Look& look);

/// A drawing of the program (SVG) in the shop's colours, where these differ from the usual ones.
std::string recoloured(std::string drawing, const Colours& colours);

}  // namespace spaza
