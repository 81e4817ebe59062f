#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spaza {

/// What keeps a file (SVG or PNG) from being the shop's logo, in words for who gave it: no picture, too small to
/// be sharp (a PNG below 84 pixels of height), huge (over 200 000 bytes or 4 000 pixels), taller than wide, or an
/// SVG with script, styles or pictures of elsewhere. Nothing when it will do.
std::optional<std::string> logo_problem(std::string_view file);

/// The same of the icon of the installed app: a PNG of 512 by 512 pixels.
std::optional<std::string> app_icon_problem(std::string_view file);

/// Whether a drawing (SVG) of at most 200 000 bytes holds nothing that runs or fetches.
bool is_harmless_drawing(std::string_view svg);

}  // namespace spaza
