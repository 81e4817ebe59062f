#pragma once

#include "shop/promotions/pricing.hpp"

namespace spaza {

/// What a cart costs. `discounts` are what the promotions gave; those for the whole cart are spread over its
/// entries by largest remainder, so that entries always add up to the total.
PricedCart price(const std::vector<PricingEntry>& entries, const PricingPolicy& policy,
                 std::vector<DiscountLine> discounts = {});

}  // namespace spaza
