#pragma once

#include <optional>
#include <string_view>

namespace spaza::import {

/// What a code or name may not hold because nobody sees it, in words: a control character, a line break, a letter
/// of no width, a mark of writing direction. Of a code also a space that does not break. Nothing for a fit text.
std::optional<std::string_view> unseen_in(std::string_view text, bool is_code);

}  // namespace spaza::import
