#include <algorithm>

#include "shop/promotions/kinds/deal_parts_rules.hpp"

namespace spaza::kinds {
namespace {

/// So many of a set for a bundle price or with something off.
class BonusBuyAny final : public KindRules, public DealRules {
public:
    std::string_view name() const override { return "bonusBuyAny"; }
    PromotionStage stage() const override { return PromotionStage::deal; }
    const DealRules* deal() const override { return this; }
    std::string_view contains() const override { return "containsAny"; }

    void check(const Promotion& promotion, TermsProblems& problems) const override {
        problems.need(!promotion.target.empty(), "products", "says for which products, categories or brands");
        check_gives(promotion, problems);
        problems.need(promotion.units <= kMostUnitsOfDeal, "units", "must be from 1 to 20");
    }

    int units_missing(const DealCandidate& deal, const std::vector<DealUnits>& units) const override {
        return std::max(0, deal.promotion->units - units_held(deal.targets, units));
    }

    std::optional<deals::Shares> next_use(const DealCandidate& deal, const std::vector<DealUnits>& units,
                                          deals::Counts& left) const override {
        const auto targets = dearest_first(deal.targets, units);
        Row row{targets, left};
        if (row.available() < deal.promotion->units) return std::nullopt;
        auto shares = row.take(deal.promotion->units);
        spread(*deal.promotion, shares, units);
        return shares;
    }

    void each_use(const DealCandidate& deal, const std::vector<DealUnits>& units, deals::Counts& left,
                  deals::Effort& effort, const std::function<void(deals::Shares)>& each) const override {
        deals::Shares bought;
        choose(deal.targets, 0, deal.promotion->units, left, bought, effort, [&] {
            auto shares = bought;
            spread(*deal.promotion, shares, units);
            each(std::move(shares));
        });
    }

    std::size_t parts(const DealCandidate&) const override { return 1; }

    /// One of each of the others as far as they go, then more of the product looked at.
    std::vector<BundlePart> example(const Promotion& promotion, const ProductCode& product,
                                    const std::function<std::vector<ProductCode>()>& others) const override {
        std::vector<BundlePart> parts{{product, promotion.units}};
        for (const ProductCode& other : others()) {
            if (parts.front().units == 1) break;
            --parts.front().units;
            parts.push_back({other, 1});
        }
        return parts;
    }

    std::optional<TrialCart> least_cart(const Promotion& promotion, const PromotionGoods&,
                                        const std::vector<ShelfProduct>& shelf,
                                        std::size_t product) const override {
        return TrialCart{{&shelf[product], promotion.units}};
    }
};

}  // namespace

const KindRules& bonus_buy_any() {
    static const BonusBuyAny kind;
    return kind;
}

}  // namespace spaza::kinds
