#include "shop/promotions/cart_promotions_rules.hpp"

#include <algorithm>

namespace spaza {

CartPromotions::CartPromotions(const std::vector<PricingEntry>& entries, const std::vector<std::size_t>& order,
                               const PromotionSet& promotion_set, const PricingContext& context)
    : promotion_set_{promotion_set},
      context_{context},
      state_(promotion_set.size(), 0),
      slot_(promotion_set.size(), 0) {
    find_touched(entries, order);
    std::ranges::sort(touched_, {}, &Touched::promotion);
    for (std::size_t i = 0; i < touched_.size(); ++i)
        slot_[touched_[i].promotion] = static_cast<std::uint32_t>(i + 1);
}

bool CartPromotions::counts(std::uint32_t index) {
    char& state = state_[index];
    if (state == 0) {
        const Promotion& promotion = promotion_set_.at(index);
        const bool yes = promotion.runs_at(context_.now) &&
                         (!promotion.needs_coupon || context_.opened.contains(promotion.code)) &&
                         (!promotion.first_order || context_.first_order) &&
                         !context_.closed.contains(promotion.code);
        state = yes ? 2 : 1;
    }
    return state == 2;
}

void CartPromotions::find_touched(const std::vector<PricingEntry>& entries,
                                  const std::vector<std::size_t>& order) {
    for (const std::size_t i : order) {
        const PricingEntry& entry = entries[i];
        if (entry.give_away || entry.quantity <= 0) continue;
        promotion_set_.matches(entry.product, entry.brand, entry.categories, [&](PromotionSet::Match match) {
            if (!counts(match.promotion)) return;
            if (slot_[match.promotion] == 0) {
                touched_.emplace_back().promotion = match.promotion;
                slot_[match.promotion] = static_cast<std::uint32_t>(touched_.size());
            }
            Touched& touched = touched_[slot_[match.promotion] - 1];
            if (match.role == PromotionSet::Role::reward) {
                touched.rewards.push_back(i);
            } else if (match.role == PromotionSet::Role::part) {
                touched.parts.push_back(i);
            } else {
                touched.targets.push_back(i);
                touched.value += entry.unit_price * entry.quantity;
                touched.units += entry.quantity;
            }
        });
    }
}

}  // namespace spaza
