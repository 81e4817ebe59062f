#pragma once

#include "shop/orders/orders.hpp"

namespace spaza {

/// What the entries of a checkout earned of each other.
std::vector<GiftTerms> gift_terms_of(const PricedCart& priced, const std::vector<CartEntry>& entries);

/// Units that came free and go with what is cancelled, as far as nobody has begun to pick them. The order is as it
/// stands, `wanted` what is about to be cancelled of it.
std::vector<CancelledUnits> gifts_to_cancel(const Order& order, const std::vector<CancelledUnits>& wanted);

/// All units that came free or cheaper and would be kept without what earned them, whether they can still be
/// cancelled or not.
std::vector<CancelledUnits> gifts_unearned(const Order& order, const std::vector<CancelledUnits>& gone);

/// What the shopper owes for what they keep without having bought what earned it.
Money unearned(const Order& order);

}  // namespace spaza
