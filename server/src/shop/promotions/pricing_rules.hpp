#pragma once

#include "shop/promotions/promotion_book_rules.hpp"

namespace spaza {

/// What a cart costs with the promotions that run. Reads nothing but its arguments. Discounts of the whole cart
/// are spread over its entries by largest remainder, so that entries always add up to the total. How promotions
/// meet is told in docs/promotions.md.
PricedCart price(const std::vector<PricingEntry>& entries, const ShopTerms& terms, const PromotionBook& book,
                 const PricingContext& context);

/// Without promotions.
PricedCart price(const std::vector<PricingEntry>& entries, const ShopTerms& terms);

}  // namespace spaza
