#include "shop/deals/product_deals_rules.hpp"

#include <algorithm>

#include "shop/promotions/pricing_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kMostOthers = 20;

/// The product looked at, so many times over.
std::vector<BundlePart> only(const ProductCode& product, int units) { return {{product, units}}; }

void first(std::vector<BundlePart>& parts, const ProductCode& product) {
    const auto found = std::ranges::find(parts, product, &BundlePart::product);
    if (found != parts.end()) std::rotate(parts.begin(), found, std::next(found));
}

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

/// So many of a set: one of each as far as they go, then more of the product looked at.
std::vector<BundlePart> any_of(const ProductCode& product, const std::vector<ProductCode>& others, int units) {
    std::vector<BundlePart> parts = only(product, units);
    for (const ProductCode& each : others) {
        if (parts.front().units == 1) break;
        --parts.front().units;
        parts.push_back({each, 1});
    }
    return parts;
}

/// What must be bought and what becomes cheaper with it. A set given by category or brand stands for the product
/// looked at, which counts for it or for the other.
std::vector<BundlePart> bought_and_got(const Promotion& promotion, const ProductCode& product) {
    const auto one_of = [&](const ProductSet& set) {
        const bool named = set.products.empty() || std::ranges::find(set.products, product) != set.products.end();
        return named ? product : set.products.front();
    };
    const ProductCode bought = one_of(promotion.target);
    const ProductCode got = one_of(promotion.reward);
    if (bought == got) return only(bought, promotion.units + promotion.reward_units);
    std::vector<BundlePart> parts{{bought, promotion.units}, {got, promotion.reward_units}};
    first(parts, product);
    return parts;
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
        if (deal.promotion.kind == PromotionKind::bonus_buy_all) {
            deal.parts = deal.promotion.bundle;
            first(deal.parts, product.code);
        } else if (deal.promotion.kind == PromotionKind::bonus_buy_any) {
            deal.parts =
                any_of(product.code, others_of(deal.promotion.target, product.code, find), deal.promotion.units);
        } else {
            deal.parts = bought_and_got(deal.promotion, product.code);
        }
        if (price_parts(deal, find, now)) deals.push_back(std::move(deal));
    }
    return deals;
}

}  // namespace spaza
