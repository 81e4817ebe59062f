#pragma once

namespace spaza {

/// So many units or fewer are "only … left".
inline constexpr int kLowStock = 3;

}  // namespace spaza
