#pragma once

#include <optional>
#include <vector>

#include "shop/promotions/promotion_set_rules.hpp"
#include "shop/promotions/shelf_product.hpp"

namespace spaza {

/// Carts made up to see what promotions do. Codes of coupons are opened, first orders count as such.
using TrialCart = std::vector<ShelfUnits>;

/// Which products a promotion is about: places in the shelf, the cheapest first.
struct PromotionGoods {
    std::vector<std::size_t> targets;  // also the parts of a bundle
    std::vector<std::size_t> rewards;
    bool everything{false};  // it asks for no products: the lists are empty
};
/// Of every promotion of the set, in its order; the shelf is gone through once.
std::vector<PromotionGoods> goods_of_all(const PromotionSet& promotion_set,
                                         const std::vector<ShelfProduct>& shelf);
/// The places in the shelf, the cheapest first.
std::vector<std::size_t> by_price(const std::vector<ShelfProduct>& shelf);

/// So many that they cost at least this; nothing when that is more than a cart takes.
std::optional<int> units_worth(const ShelfProduct& product, Money worth, int least);

/// Both together; of what stands in both the larger number, so that they want the same units.
TrialCart joined(TrialCart one, const TrialCart& other);

/// With what comes along free put in, as the shop does it.
PricedCart price_trial(const TrialCart& cart, const ShopTerms& terms, const PromotionSet& promotion_set,
                       TimePoint at, const std::vector<ShelfProduct>& shelf);

/// What the cart's goods cost before and how much of it comes off; what comes along free is in both.
struct TrialSums {
    Money before;
    Money off;
    int percent() const {  // rounded up
        return before == Money{}
                   ? 0
                   : static_cast<int>((off.in_cents() * 100 + before.in_cents() - 1) / before.in_cents());
    }
};
TrialSums sums_of(const PricedCart& priced);

}  // namespace spaza
