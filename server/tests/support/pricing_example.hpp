#pragma once

#include <string>

#include "shop/promotions/pricing.hpp"
#include "support/fixed_terms.hpp"

// What the tests of pricing price.
namespace spaza::pricing_example {

inline constexpr ShopTerms kTerms = testing::kUsualTerms;

inline PricingEntry entry(int number, Money unit_price, int quantity, bool delivered = true) {
    return {.number = number,
            .product = ProductCode{"P" + std::to_string(number)},
            .brand = {},
            .categories = {},
            .unit_price = unit_price,
            .quantity = quantity,
            .delivered = delivered};
}

}  // namespace spaza::pricing_example
