#pragma once

#include "shop/promotions/kinds/all_kinds_rules.hpp"

// What several deals have in common.
namespace spaza::kinds {

constexpr int kMostUnitsOfDeal = 20;

/// Dearest first; at the same price as they stand.
std::vector<std::size_t> dearest_first(std::vector<std::size_t> entries, const std::vector<DealUnits>& units);

/// Units of some entries, all together.
int units_held(const std::vector<std::size_t>& entries, const std::vector<DealUnits>& units);

/// Takes units one after the other from a list of entries, as far as there are any.
class Row {
public:
    Row(const std::vector<std::size_t>& entries, deals::Counts& left) : entries_{entries}, left_{left} {}

    int available() const;
    deals::Shares take(int count);

private:
    const std::vector<std::size_t>& entries_;
    deals::Counts& left_;
    std::size_t at_{0};
};

/// A bundle's saving belongs to its units by what they cost; a percentage to each unit by itself.
void spread(const Promotion& deal, deals::Shares& shares, const std::vector<DealUnits>& units);

/// Every way to choose `count` units of some entries, each way once: `each` finds it in `chosen`.
void choose(const std::vector<std::size_t>& entries, std::size_t from, int count, deals::Counts& left,
            deals::Shares& chosen, deals::Effort& effort, const auto& each) {
    effort.spend();
    if (count == 0) return each();
    if (from == entries.size()) return;
    const std::size_t entry = entries[from];
    for (int here = std::min(count, left[entry]); here >= 0; --here) {
        if (here > 0) chosen.push_back({entry, here, {}});
        left[entry] -= here;
        choose(entries, from + 1, count - here, left, chosen, effort, each);
        left[entry] += here;
        if (here > 0) chosen.pop_back();
    }
}

/// The product looked at stands first.
void put_first(std::vector<BundlePart>& parts, const ProductCode& product);

/// The deal's products, and what it gives: `bundleWorth`, `percent` or `amount`.
void check_gives(const Promotion& promotion, TermsProblems& problems);

}  // namespace spaza::kinds
