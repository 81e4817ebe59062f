#include <algorithm>

#include "shop/promotions/kinds/all_kinds_rules.hpp"

namespace spaza::kinds {
namespace {

/// A free product comes along.
class Giveaway final : public KindRules {
public:
    std::string_view name() const override { return "giveaway"; }
    PromotionStage stage() const override { return PromotionStage::gift; }

    void check(const Promotion& promotion, TermsProblems& problems) const override {
        problems.need(!promotion.gift.empty(), "gift", "says which product comes along");
    }

    /// Of what asks for products once for each group of them; of what asks for a value once.
    GiftsEarned gifts(const Promotion& promotion, const Held& held) const override {
        const Money from = first_step(promotion);
        int times = held.value >= from && held.value > Money{} ? 1 : 0;
        if (times == 1 && held.units) {
            const int whole = *held.units / std::max(1, promotion.units);
            times = from > Money{} ? std::min(1, whole) : whole;
        }
        if (promotion.most_times > 0) times = std::min(times, promotion.most_times);
        if (times > 0) return {.times = times};
        if (held.value > Money{} && held.value < from) return {.missing_value = from - held.value};
        return {.missing_units = held.units && *held.units > 0 ? std::max(0, promotion.units - *held.units) : 0};
    }

    std::optional<int> percent_off(const Promotion&) const override { return std::nullopt; }
};

}  // namespace

const KindRules& giveaway() {
    static const Giveaway kind;
    return kind;
}

}  // namespace spaza::kinds
