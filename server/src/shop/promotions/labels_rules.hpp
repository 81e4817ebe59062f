#pragma once

#include "shop/catalogue/promotion_labels.hpp"
#include "shop/promotions/promotion_set_rules.hpp"

namespace spaza {

/// Puts the promotions that run now and that a product counts for beside those its own row names. What only a
/// coupon opens, and what is off the whole cart, is no product's promotion. Nothing when there are none.
PromotionLabels promotion_labels(std::shared_ptr<const PromotionSet> promotion_set, TimePoint now);

}  // namespace spaza
