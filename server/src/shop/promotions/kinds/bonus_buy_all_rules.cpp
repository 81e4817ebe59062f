#include <algorithm>

#include "shop/promotions/kinds/deal_parts_rules.hpp"

namespace spaza::kinds {
namespace {

/// So many of each for a bundle price or with something off.
class BonusBuyAll final : public KindRules, public DealRules {
public:
    std::string_view name() const override { return "bonusBuyAll"; }
    PromotionStage stage() const override { return PromotionStage::deal; }
    const DealRules* deal() const override { return this; }
    std::string_view contains() const override { return "containsAll"; }
    StoodBack lacks() const override { return StoodBack::needs_products; }

    void check(const Promotion& promotion, TermsProblems& problems) const override {
        problems.need(promotion.bundle.size() > 1, "bundle", "names at least two products");
        check_gives(promotion, problems);
    }

    NamedGoods named(const Promotion& promotion) const override { return {.parts = promotion.bundle}; }

    int units_missing(const DealCandidate& deal, const std::vector<DealUnits>& units) const override {
        int missing = 0;
        for (const BundlePart& part : deal.promotion->bundle) missing += part.units;
        for (const auto& [entry, count] : deal.bundle) missing -= std::min(count, units[entry].count);
        return missing;
    }

    std::optional<deals::Shares> next_use(const DealCandidate& deal, const std::vector<DealUnits>& units,
                                          deals::Counts& left) const override {
        deals::Shares shares;
        for (const auto& [entry, count] : deal.bundle) {
            if (left[entry] < count) return std::nullopt;
            left[entry] -= count;
            shares.push_back({entry, count, {}});
        }
        spread(*deal.promotion, shares, units);
        return shares;
    }

    void each_use(const DealCandidate& deal, const std::vector<DealUnits>& units, deals::Counts& left,
                  deals::Effort&, const std::function<void(deals::Shares)>& each) const override {
        deals::Counts tried = left;
        if (auto shares = next_use(deal, units, tried)) each(*std::move(shares));
    }

    std::size_t parts(const DealCandidate& deal) const override { return deal.bundle.size(); }

    std::vector<BundlePart> example(const Promotion& promotion, const ProductCode& product,
                                    const std::function<std::vector<ProductCode>()>&) const override {
        auto parts = promotion.bundle;
        put_first(parts, product);
        return parts;
    }

    std::optional<TrialCart> least_cart(const Promotion& promotion, const PromotionGoods&,
                                        const std::vector<ShelfProduct>& shelf, std::size_t) const override {
        TrialCart cart;
        for (const BundlePart& part : promotion.bundle) {
            const auto found = std::ranges::find(shelf, part.product, &ShelfProduct::code);
            if (found == shelf.end()) return std::nullopt;
            cart.push_back({&*found, part.units});
        }
        return cart;
    }
};

}  // namespace

const KindRules& bonus_buy_all() {
    static const BonusBuyAll kind;
    return kind;
}

}  // namespace spaza::kinds
