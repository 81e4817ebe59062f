#pragma once

#include <string>

#include "shop/promotions/promotion_set_rules.hpp"

namespace spaza {

/// What the promotions running now give a new customer's first order by themselves, in one sentence; "" when they
/// give nothing.
std::string first_order_offer(const PromotionSet& promotion_set, TimePoint now);

}  // namespace spaza
