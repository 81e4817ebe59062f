#pragma once

#include <vector>

#include "shop/promotions/deal_uses_rules.hpp"

namespace spaza::deals {

struct Combination {
    std::vector<Repeated> uses;
    bool best{true};  // false: too many to try them all
};

/// The combination of patterns that saves most, of deals that want the same units.
Combination best_combination(const std::vector<DealCandidate>& deals, std::vector<Pattern> patterns,
                             const Counts& left);

}  // namespace spaza::deals
