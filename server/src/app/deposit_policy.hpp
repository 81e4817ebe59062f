#pragma once

#include <charconv>
#include <string_view>

#include "shop/cart/deposit.hpp"

namespace spaza::app {

/// `20%` or `15000` (cents), as the settings have checked it.
inline DepositPolicy deposit_policy(std::string_view text) {
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.ends_with('%')) return {.percent = static_cast<int>(number)};
    return {.per_unit = Money::cents(number)};
}

}  // namespace spaza::app
