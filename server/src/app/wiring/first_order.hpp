#pragma once

#include <functional>
#include <string>

#include "app/application.hpp"
#include "shop/promotions/first_order_rules.hpp"

namespace spaza::app {

/// What a new customer's first order is given just now, in words.
inline std::function<std::string()> first_order_words(const Application& application) {
    return [&promotions = *application.promotions, &clock = application.clock] {
        return first_order_offer(*promotions.promotion_set(), clock.now());
    };
}

}  // namespace spaza::app
