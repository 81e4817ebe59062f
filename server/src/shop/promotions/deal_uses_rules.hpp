#pragma once

#include <cstddef>
#include <vector>

#include "shop/promotions/deals_rules.hpp"

// The ways in which one deal can be used; which of them go together is for best_deals.
namespace spaza::deals {

/// Units left, by entry.
using Counts = std::vector<int>;
using Shares = std::vector<DealShare>;

/// One way to use a deal once.
struct Pattern {
    std::size_t deal{};
    Money off;
    int size{};
    Shares shares;

    /// Units of an entry it needs; a buy-and-get pattern may name an entry twice, once bought and once cheaper.
    int needed(std::size_t entry) const {
        int sum = 0;
        for (const DealShare& each : shares)
            if (each.units == entry) sum += each.count;
        return sum;
    }
};

struct Repeated {
    Pattern pattern;
    int times{};
};

/// Thrown when there are more ways than are tried.
struct TooMany {};

constexpr int kMostChoices = 50'000;  // looked at to find the ways to use a deal, worthless ones too

/// How many more choices a cart may have looked at; a shopper decides what it holds, so it must not decide how
/// long.
class Effort {
public:
    void spend() {
        if (--left_ < 0) throw TooMany{};
    }

private:
    int left_{kMostChoices};
};

/// How often one order may use a deal.
int most_times(const Promotion& deal);

/// The uses of one deal by itself, the dearest units first. What they use up is no longer left.
std::vector<Repeated> uses_of(std::size_t index, const DealCandidate& deal, const std::vector<DealUnits>& units,
                              Counts& left);

/// Every way to use a deal once.
void patterns_of(std::size_t index, const DealCandidate& deal, const std::vector<DealUnits>& units, Counts& left,
                 Effort& effort, std::vector<Pattern>& into);

}  // namespace spaza::deals
