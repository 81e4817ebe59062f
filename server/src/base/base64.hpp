#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spaza {

/// With padding (RFC 4648 §4), as HTTP and mail write it.
std::string base64(std::string_view bytes);
/// Nothing for what is none.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace spaza
