#pragma once

#include <string_view>

namespace spaza {

/// So many units or fewer are "only … left".
inline constexpr int kLowStock = 3;

/// `inStock`, `lowStock` or `outOfStock`, as OCC names it.
constexpr std::string_view stock_level(int units) {
    return units <= 0 ? "outOfStock" : units <= kLowStock ? "lowStock" : "inStock";
}

}  // namespace spaza
