#pragma once

#include <optional>
#include <string_view>

#include "base/money.hpp"

namespace spaza {

/// What stands before the cents in this amount, '.' or ','; nothing when it does not tell: `1,234` may be either.
std::optional<char> decimal_mark_in(std::string_view text);

/// `-1 234.50`, `R1,234.50`, `1234,5` in cents, read by the decimal mark of its file. Nothing when it is no
/// amount, has parts of a cent, or has a mark and the file does not tell what it means.
std::optional<Money> settlement_amount(std::string_view text, std::optional<char> mark);

}  // namespace spaza
