#pragma once

#include <string_view>
#include <vector>

#include "base/codes.hpp"
#include "base/money.hpp"
#include "shop/promotions/promotion.hpp"

namespace spaza {

/// A deal as a product's page offers it: what to take together, and what that costs.
struct ProductDeal {
    Promotion promotion;
    std::vector<BundlePart> parts;  // what one press puts in the cart; the product looked at comes first
    int units{};                    // how many products the deal takes
    Money separately;               // the parts at their own prices
    Money worth;                    // the parts with the deal
    std::string_view contains{};    // OCC: containsAny, containsAll; empty of other deals
};

}  // namespace spaza
