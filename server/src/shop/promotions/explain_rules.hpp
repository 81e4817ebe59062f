#pragma once

#include "shop/promotions/promotion_set_rules.hpp"

namespace spaza {

/// Why a promotion that is about something in a cart took nothing off.
enum class StoodBack {
    off,        // it is switched off
    not_begun,  // by the clock
    over,
    needs_coupon,
    first_order,     // is for a first order
    used_up,         // nothing of its budget is left
    needs_units,     // so many more
    needs_products,  // of its bundle
    needs_value,     // so much more
    better,          // another gives more for the same units, or of the same group
    delivery_free,   // delivery costs nothing as it is
};
std::string_view name_of(StoodBack why);

struct PromotionStoodBack {
    Promotion promotion;
    StoodBack why{};
    Money alone;  // what it would take off by itself, where it could count
    int missing_units{};
    Money missing_value{};
    std::vector<ProductCode> missing_products{};
    std::vector<std::string> instead{};  // promotions that took what it wanted
};

/// Of the promotions that are about something in the cart those that did not count, and why; as they stand in the
/// set. `priced` is what price() made of the same.
std::vector<PromotionStoodBack> stood_back(const std::vector<PricingEntry>& entries, const ShopTerms& terms,
                                           const PromotionSet& promotion_set, const PricingContext& context,
                                           const PricedCart& priced);

}  // namespace spaza
