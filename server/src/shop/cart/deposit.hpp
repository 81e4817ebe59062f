#pragma once

#include "base/money.hpp"

namespace spaza {

/// A pre-order's total in two parts.
struct DepositSplit {
    Money now;
    Money later;  // when the product is released
    bool operator==(const DepositSplit&) const = default;
};

}  // namespace spaza
