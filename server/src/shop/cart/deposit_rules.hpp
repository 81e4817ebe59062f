#pragma once

#include <optional>

#include "shop/cart/cart.hpp"

namespace spaza {

/// The deposit on a pre-order's products; delivery and the television licence are paid with the balance. Nothing
/// when it is no pre-order, or when either part would be too small for a payment of its own.
std::optional<DepositSplit> deposit_for(const DepositPolicy& policy, const CartView& cart,
                                        const PricedCart& priced);

}  // namespace spaza
