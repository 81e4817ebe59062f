#pragma once

#include <string>
#include <string_view>

namespace spaza {

/// The one way to write a path that people and browsers write in several: decoded, and without slashes at its end.
std::string plain_path(std::string_view path);

/// A path of this shop whatever it begins with: browsers take `//other.example` and `/\other.example` for another
/// place.
std::string own_path(std::string path);

}  // namespace spaza
