#pragma once

#include "platform/config/config.hpp"
#include "shop/stock/stock.hpp"
#include "shop/stores/hours.hpp"

namespace spaza::app {

/// What the configuration says of delivery and collection.
inline PromisePolicy promise_policy(const Config& config) {
    PromisePolicy policy;
    policy.order_cut_off = parse_clock(config.shop.cut_off).value_or(policy.order_cut_off);
    return policy;
}

}  // namespace spaza::app
