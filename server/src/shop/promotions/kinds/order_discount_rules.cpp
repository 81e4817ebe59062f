#include <algorithm>

#include "shop/promotions/kinds/all_kinds_rules.hpp"

namespace spaza::kinds {
namespace {

/// Off the whole cart, by tiers of what it is worth.
class OrderDiscount final : public KindRules {
public:
    std::string_view name() const override { return "orderDiscount"; }
    PromotionStage stage() const override { return PromotionStage::whole_cart; }

    void check(const Promotion& promotion, TermsProblems& problems) const override {
        problems.need(!promotion.tiers.empty() || !promotion.off.nothing(), "tiers",
                      "tiers, percent or amount says how much comes off");
    }

    CartOff off_cart(const Promotion& promotion, const Held& held, Money left) const override {
        Off off = promotion.tiers.empty() ? promotion.off : Off{};
        const Tier* next = nullptr;
        for (const Tier& tier : promotion.tiers)
            if (tier.from <= held.value)
                off = tier.off;
            else if (!next)
                next = &tier;
        const Money amount = held.value == Money{} || off.nothing() ? Money{} : off.of(left);
        if (promotion.most_off > Money{} && amount >= promotion.most_off) return {.off = promotion.most_off};
        if (!next || held.value == Money{}) return {.off = amount};
        return {.off = amount, .missing_value = next->from - held.value, .brings = next->off};
    }

    std::optional<Money> most_of_one_order(const Promotion& promotion, Money) const override {
        if (promotion.most_off > Money{}) return promotion.most_off;
        Money most = promotion.tiers.empty() ? promotion.off.amount : Money{};
        if (promotion.tiers.empty() && promotion.off.percent > 0) return std::nullopt;
        for (const Tier& each : promotion.tiers) {
            if (each.off.percent > 0) return std::nullopt;
            most = std::max(most, each.off.amount);
        }
        return most;
    }
};

}  // namespace

const KindRules& order_discount() {
    static const OrderDiscount kind;
    return kind;
}

}  // namespace spaza::kinds
