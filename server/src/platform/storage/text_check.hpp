#pragma once

#include <string_view>

namespace spaza::storage {

/// Throws Failure (check) unless `text` is UTF-8 without NUL characters: what one engine keeps and the other
/// refuses would break the move from one to the other.
void require_storable(std::string_view text);

}  // namespace spaza::storage
