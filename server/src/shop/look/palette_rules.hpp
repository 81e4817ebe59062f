#pragma once

#include <string>
#include <vector>

#include "shop/look/look.hpp"

namespace spaza {

/// The colours of a shop that has set none.
const Colours& usual_colours();

/// The names a setting may use: first those from which others follow.
const std::vector<std::string>& colour_names();

/// All colours of a shop that sets these: what follows from them, then what is named itself. Names that are none
/// are passed over.
Colours colours_of(const std::vector<NamedColour>& set);

/// What cannot be read well enough (WCAG 2.2 AA: text 4.5, edges of controls 3), each with the pair and its ratio:
/// `action on surface (#7ac143 on #ffffff, light theme) has a contrast of 2.2:1, and 4.5:1 is needed`.
std::vector<std::string> unreadable_pairs(const Colours& colours);

/// The nearest name there is, for a word of advice.
std::string nearest_colour_name(std::string_view name);

}  // namespace spaza
