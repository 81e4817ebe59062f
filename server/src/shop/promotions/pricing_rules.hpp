#pragma once

#include "shop/promotions/promotion_set_rules.hpp"

namespace spaza {

/// What a cart costs with the promotions that run. Reads nothing but its arguments. Discounts of the whole cart
/// are spread over its entries by largest remainder, so that entries always add up to the total. How promotions
/// meet is described in docs/promotions.md.
PricedCart price(const std::vector<PricingEntry>& entries, const ShopTerms& terms,
                 const PromotionSet& promotion_set, const PricingContext& context);

/// Without promotions.
PricedCart price(const std::vector<PricingEntry>& entries, const ShopTerms& terms);

}  // namespace spaza
