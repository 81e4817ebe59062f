#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spaza {

/// What follows `/media/` in a text, each once: names of pictures, and addresses of their files. JSON may write
/// `\/` for the slash.
std::vector<std::string> media_named_in(std::string_view text);

/// Whether a text names the picture of this name or the address of its files.
bool is_picture_named(std::string_view text, std::string_view name, std::string_view address);

}  // namespace spaza
