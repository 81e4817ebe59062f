#pragma once

#include <cstddef>
#include <vector>

#include "base/money.hpp"
#include "shop/promotions/promotion.hpp"

namespace spaza {

/// Units of one kind that deals may use: an entry of the cart.
struct DealUnits {
    Money price;  // of one
    int count{};
};

/// A deal and the entries that count for it, by their place in the list of units.
struct DealCandidate {
    std::size_t id{};  // the caller's
    const Promotion* promotion{};
    std::vector<std::size_t> targets;
    std::vector<std::size_t> rewards;                   // buy_get only
    std::vector<std::pair<std::size_t, int>> bundle{};  // bonus_buy_all only: each part with its units
};

struct DealShare {
    std::size_t units{};  // which
    int count{};          // how many were used up
    Money off;
    int rewarded{};  // how many of them had to be bought no more, and became cheaper (buy and get)
};

struct DealUse {
    std::size_t id{};
    int times{};
    Money off;
    std::vector<DealShare> shares;
};

struct DealPlan {
    std::vector<DealUse> uses;
    bool best{true};  // false: too many combinations to try them all
};

/// The combination of deals that saves most. A unit is used by at most one deal. Among equally good combinations
/// the deal that stands first in the list goes first.
DealPlan best_deals(const std::vector<DealUnits>& units, const std::vector<DealCandidate>& deals);

/// How many more units a deal needs before it gives something; zero when it can be used.
int units_missing(const DealCandidate& deal, const std::vector<DealUnits>& units);

}  // namespace spaza
