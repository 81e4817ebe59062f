#pragma once

#include "shop/promotions/trial_carts_rules.hpp"

namespace spaza {

/// How two promotions go about the same goods (docs/promotions.md, "How they meet").
enum class MeetingKind {
    better_price,       // both are off a product's own price: the better one counts
    price_then_deal,    // one is off the own price, the other reckons with that
    one_unit_one_deal,  // both use units up: the better combination counts
    after,              // one is off the whole cart, and comes after the other on what is left
    one_of_group,       // both are off the whole cart and of one group: the better one counts
    one_by_one,         // both are off the whole cart: by priority, each of what is left
    both,               // neither takes anything from the other
};
std::string_view name_of(MeetingKind kind);

/// Another promotion that counts for the same goods at the same time, and what both do to one cart.
struct Meeting {
    Promotion other;
    MeetingKind kind{};
    std::size_t products{};  // that both are about
    TrialCart cart;          // an example; empty when none was found in which both could count
    Money alone;             // what this one takes off it
    Money other_alone;
    Money together;
};

struct PromotionReach {
    std::size_t products{};  // that it is about
    std::vector<Meeting> meetings;
};

/// Whom a promotion meets of those others. What one takes off is what the engine says, delivery too.
PromotionReach reach_of(const Promotion& promotion, const std::vector<Promotion>& others,
                        const std::vector<ShelfProduct>& shelf, const ShopTerms& terms, TimePoint at);

/// Whether both count at some moment.
bool share_time(const Promotion& one, const Promotion& other);

}  // namespace spaza
