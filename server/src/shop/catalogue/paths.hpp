#pragma once

#include <string>
#include <string_view>

namespace spaza {

/// A path segment of a name: lower case, dashes; never empty.
std::string path_segment(std::string_view name);
/// Everything but unreserved characters as %XX.
std::string percent_encoded(std::string_view text);

}  // namespace spaza
