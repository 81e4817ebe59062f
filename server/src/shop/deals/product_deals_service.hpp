#pragma once

#include "base/result.hpp"
#include "shop/deals/product_deals_rules.hpp"

namespace spaza {

/// What a product's page offers together with it. Reads memory only.
class ProductDealsService {
public:
    ProductDealsService(const ProductReader& products, const PromotionReader& promotions, const Clock& clock)
        : products_{products}, promotions_{promotions}, clock_{clock} {}

    Result<std::vector<ProductDeal>> of(const ProductCode& product) const {
        const auto facts = products_.find(product);
        if (!facts)
            return fail(Reason::not_found, "product.unknown", product.value, "UnknownIdentifierError", "product");
        return deals_of(
            *facts, *promotions_.promotion_set(), [&](const ProductCode& code) { return products_.find(code); },
            clock_.now());
    }

    Result<ProductDeal> one(const ProductCode& product, const std::string& promotion) const {
        auto all = of(product);
        if (!all) return std::unexpected(all.error());
        for (ProductDeal& each : *all)
            if (each.promotion.code == promotion) return std::move(each);
        return fail(Reason::not_found, "promotion.unknown", promotion, "UnknownIdentifierError", "promotion");
    }

private:
    const ProductReader& products_;
    const PromotionReader& promotions_;
    const Clock& clock_;
};

}  // namespace spaza
