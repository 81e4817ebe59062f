#pragma once

#include <functional>
#include <optional>

#include "base/clock.hpp"
#include "shop/catalogue/catalogue.hpp"
#include "shop/deals/deals.hpp"
#include "shop/promotions/promotion_set_rules.hpp"

namespace spaza {

using FindProduct = std::function<std::optional<ProductFacts>(const ProductCode&)>;

/// The deals a product counts for now, those of highest priority first, priced as the cart will price them. A deal
/// that saves nothing, that only a coupon opens, or that has a part nobody can buy is none.
std::vector<ProductDeal> deals_of(const ProductFacts& product, const PromotionSet& promotion_set,
                                  const FindProduct& find, TimePoint now);

}  // namespace spaza
