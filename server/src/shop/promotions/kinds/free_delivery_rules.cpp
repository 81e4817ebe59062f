#include <algorithm>

#include "shop/promotions/kinds/all_kinds_rules.hpp"

namespace spaza::kinds {
namespace {

class FreeDelivery final : public KindRules {
public:
    std::string_view name() const override { return "freeDelivery"; }
    PromotionStage stage() const override { return PromotionStage::delivery; }
    void check(const Promotion&, TermsProblems&) const override {}

    Money missing_for_delivery(const Promotion& promotion, const Held& held) const override {
        return std::max(Money{}, first_step(promotion) - held.value);
    }

    StoodBack lacks() const override { return StoodBack::delivery_free; }
    std::optional<int> percent_off(const Promotion&) const override { return 0; }
    std::optional<Money> most_of_one_order(const Promotion&, Money delivery_fee) const override {
        return delivery_fee;
    }
};

}  // namespace

const KindRules& free_delivery() {
    static const FreeDelivery kind;
    return kind;
}

}  // namespace spaza::kinds
