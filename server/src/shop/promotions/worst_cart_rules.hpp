#pragma once

#include "shop/promotions/trial_carts_rules.hpp"

namespace spaza {

/// The cart found in which most of the price comes off, with this promotion among what takes it off.
struct WorstCart {
    TrialCart cart;
    TrialSums sums;
    PricedCart priced;
};

/// Tries this promotion with all the others that can count beside it, over the cheapest and dearest products and
/// those most promotions are about: some thousand carts at most, whatever the size of the shop. Nothing when it
/// takes nothing off any of them.
std::optional<WorstCart> worst_cart(const Promotion& promotion, const std::vector<Promotion>& others,
                                    const std::vector<ShelfProduct>& shelf, const ShopTerms& terms, TimePoint at);

/// The share of a cart it takes off at most: of the worst one, or of its terms where none was found. Nothing when
/// its terms are in rand, or it gives something away: then it cannot be said.
std::optional<int> percent_off(const std::optional<WorstCart>& worst, const Promotion& promotion);

}  // namespace spaza
