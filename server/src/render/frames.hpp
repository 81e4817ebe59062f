#pragma once

#include <cstdio>
#include <optional>
#include <string>

namespace spaza::render {

/// The next frame; nothing at the end of the stream.
std::optional<std::string> read_frame(std::FILE* from);
/// False when nobody reads any more.
bool write_frame(std::FILE* to, const std::string& text);

}  // namespace spaza::render
