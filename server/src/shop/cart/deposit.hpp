#pragma once

#include "base/money.hpp"

namespace spaza {

/// How much of a pre-order is paid when it is placed; neither: all of it.
struct DepositPolicy {
    int percent{};     // of its products
    Money per_unit{};  // else so much for each unit
};

/// A pre-order's total in two parts.
struct DepositSplit {
    Money now;
    Money later;  // when the product is released
    bool operator==(const DepositSplit&) const = default;
};

}  // namespace spaza
