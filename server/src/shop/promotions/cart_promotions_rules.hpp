#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "shop/promotions/promotion_set_rules.hpp"

namespace spaza {

/// The entries that count for a promotion, by their place in the cart.
struct Touched {
    std::uint32_t promotion{};  // in the set
    std::vector<std::size_t> targets;
    std::vector<std::size_t> rewards;
    std::vector<std::size_t> parts;
    Money value;  // of the targets, before any discount
    int units{};  // of the targets
};

/// What the promotions of the set are to one cart: which count now, and for which of its entries.
class CartPromotions {
public:
    /// `order` is the one in which entries are looked at.
    CartPromotions(const std::vector<PricingEntry>& entries, const std::vector<std::size_t>& order,
                   const PromotionSet& promotion_set, const PricingContext& context);

    /// Whether a promotion runs now and is open to this cart.
    bool counts(std::uint32_t promotion);
    /// Null when no entry counts for it.
    const Touched* touched(std::uint32_t promotion) const {
        return slot_[promotion] == 0 ? nullptr : &touched_[slot_[promotion] - 1];
    }
    /// As they stand in the set.
    std::span<const Touched> all() const { return touched_; }

private:
    void find_touched(const std::vector<PricingEntry>& entries, const std::vector<std::size_t>& order);

    const PromotionSet& promotion_set_;
    const PricingContext& context_;
    std::vector<char> state_;          // of each promotion: 0 not looked at, 1 does not count, 2 counts
    std::vector<std::uint32_t> slot_;  // of each promotion: its place in touched_, from 1
    std::vector<Touched> touched_;
};

}  // namespace spaza
