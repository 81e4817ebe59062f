#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spaza::media {

struct Icon {
    std::string name;  // app-icon-512.png
    std::string bytes;
};

/// Icons and social picture of a logo. Asked in one piece: the ground it stands on, `#rrggbb`, a line feed, the
/// logo (PNG or SVG). `app-icon-512.png` and `app-icon-192.png` hold all of it within what phones leave when they
/// cut icons (W3C manifest, "maskable"), `social-picture.png` is 1200 by 630; `icon.png`, for the browser's tab,
/// is there where a sign stands before the words, or the logo is hardly wider than high: a line of words says
/// nothing there. Throws Refused, also for an SVG with letters of a font: no font can be opened here.
std::vector<Icon> icons_of_logo(std::string_view asked);

/// Loads what loads lazily, so that making works when no file can be opened any more.
void get_ready_for_icons();

}  // namespace spaza::media
