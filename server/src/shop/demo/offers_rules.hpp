#pragma once

#include "shop/demo/demo.hpp"

namespace spaza::demo {

/// The demo shop's promotions and coupons, which are about its products with given figures.
void hand_over_offers(const Material& material, std::chrono::sys_days today, const Take& take);

}  // namespace spaza::demo
