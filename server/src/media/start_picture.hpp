#pragma once

#include <string>
#include <string_view>

namespace spaza::media {

/// A PNG with an icon, its corners rounded, in the middle of a ground. Asked for with a head and the icon's PNG:
/// `1170 2532 #f3f6f4`, a line feed, the file. Throws Refused.
std::string start_picture(std::string_view asked);

/// Loads what loads lazily, as making.hpp has it.
void get_ready_for_start_pictures();

}  // namespace spaza::media
