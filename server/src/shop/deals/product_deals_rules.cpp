#include "shop/deals/product_deals_rules.hpp"

#include <algorithm>

#include "shop/promotions/kind_rules.hpp"
#include "shop/promotions/pricing_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kMostOthers = 20;

/// The others of a set that names its products, in its order.
std::vector<ProductCode> others_of(const ProductSet& set, const ProductCode& product, const FindProduct& find) {
    std::vector<ProductCode> others;
    for (const ProductCode& each : set.products) {
        if (others.size() == kMostOthers) break;
        if (each == product) continue;
        const auto facts = find(each);
        if (facts && facts->purchasable) others.push_back(each);
    }
    return others;
}

/// Both sums of a deal's parts; nothing when one cannot be bought or the deal gives nothing.
bool price_parts(ProductDeal& deal, const FindProduct& find, TimePoint now) {
    std::vector<PricingEntry> entries;
    for (const BundlePart& part : deal.parts) {
        const auto facts = find(part.product);
        if (!facts || !facts->purchasable) return false;
        entries.push_back({.number = static_cast<int>(entries.size()),
                           .product = part.product,
                           .brand = facts->brand,
                           .categories = facts->categories,
                           .unit_price = facts->price,
                           .quantity = part.units});
        deal.separately += facts->price * part.units;
        deal.units += part.units;
    }
    PricingContext context;
    context.now = now;
    const PricedCart priced = price(entries, ShopTerms{}, PromotionSet{{deal.promotion}}, context);
    deal.worth = deal.separately - priced.product_discounts;
    return deal.worth < deal.separately;
}

}  // namespace

std::vector<ProductDeal> deals_of(const ProductFacts& product, const PromotionSet& promotion_set,
                                  const FindProduct& find, TimePoint now) {
    std::vector<std::uint32_t> found;
    promotion_set.matches(product.code, product.brand, product.categories, [&](PromotionSet::Match match) {
        const Promotion& promotion = promotion_set.at(match.promotion);
        if (promotion.is_deal() && !promotion.needs_coupon && !promotion.first_order && promotion.runs_at(now) &&
            std::ranges::find(found, match.promotion) == found.end())
            found.push_back(match.promotion);
    });
    std::ranges::sort(found);  // as they stand in the set: by priority
    std::vector<ProductDeal> deals;
    for (const std::uint32_t each : found) {
        ProductDeal deal;
        deal.promotion = promotion_set.at(each);
        const DealRules& rules = *rules_of(deal.promotion).deal();
        deal.parts = rules.example(deal.promotion, product.code,
                                   [&] { return others_of(deal.promotion.target, product.code, find); });
        deal.contains = rules.contains();
        if (price_parts(deal, find, now)) deals.push_back(std::move(deal));
    }
    return deals;
}

}  // namespace spaza
