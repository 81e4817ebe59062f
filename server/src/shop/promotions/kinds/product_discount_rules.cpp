#include "shop/promotions/kinds/all_kinds_rules.hpp"

namespace spaza::kinds {
namespace {

/// Off each unit of some products.
class ProductDiscount final : public KindRules {
public:
    std::string_view name() const override { return "productDiscount"; }
    PromotionStage stage() const override { return PromotionStage::own_price; }

    void check(const Promotion& promotion, TermsProblems& problems) const override {
        problems.need(!promotion.target.empty(), "products", "says for which products, categories or brands");
        problems.need(!promotion.off.nothing(), "percent", "percent or amount says how much comes off");
    }

    Money off_unit(const Promotion& promotion, Money price) const override { return promotion.off.of(price); }

    std::optional<TrialCart> least_cart(const Promotion&, const PromotionGoods&,
                                        const std::vector<ShelfProduct>& shelf,
                                        std::size_t product) const override {
        return TrialCart{{&shelf[product], 1}};
    }
};

}  // namespace

const KindRules& product_discount() {
    static const ProductDiscount kind;
    return kind;
}

}  // namespace spaza::kinds
