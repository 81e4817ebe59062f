#include "shop/promotions/explain_rules.hpp"

#include <algorithm>

#include "shop/promotions/kind_rules.hpp"
#include "shop/promotions/pricing_rules.hpp"

namespace spaza {
namespace {

const FiredPromotion* fired_as(const PricedCart& priced, const std::string& code) {
    const auto found = std::ranges::find_if(
        priced.fired, [&](const FiredPromotion& each) { return each.promotion.code == code; });
    return found == priced.fired.end() ? nullptr : &*found;
}

/// Why it is not open to this cart at all.
std::optional<StoodBack> shut(const Promotion& promotion, const PricingContext& context) {
    if (!promotion.enabled) return StoodBack::off;
    if (promotion.starts_at && context.now < *promotion.starts_at) return StoodBack::not_begun;
    if (promotion.ends_at && *promotion.ends_at <= context.now) return StoodBack::over;
    if (promotion.needs_coupon && !context.opened.contains(promotion.code)) return StoodBack::needs_coupon;
    if (promotion.first_order && !context.first_order) return StoodBack::first_order;
    if (context.closed.contains(promotion.code)) return StoodBack::used_up;
    return std::nullopt;
}

Money taken_off(const PricedCart& priced) {
    Money sum = priced.total_discounts();
    for (const DiscountLine& each : priced.discounts)
        if (each.delivery) sum += each.amount;
    return sum;
}

/// Those that had what it wanted: of the same group, the free delivery, or units of the same entries.
std::vector<std::string> rivals(const Promotion& promotion, const PricedCart& by_itself,
                                const PricedCart& priced) {
    std::vector<std::string> all;
    const FiredPromotion* mine = fired_as(by_itself, promotion.code);
    for (const FiredPromotion& each : priced.fired) {
        const PromotionStage stage = promotion.stage();
        const bool same_place = each.promotion.stage() == stage &&
                                (stage == PromotionStage::delivery ||
                                 (stage == PromotionStage::whole_cart && each.promotion.group == promotion.group));
        const bool same_units = mine && std::ranges::any_of(each.consumed, [&](const ConsumedEntry& theirs) {
                                    return std::ranges::find(mine->consumed, theirs.number,
                                                             &ConsumedEntry::number) != mine->consumed.end();
                                });
        if (same_place || same_units) all.push_back(each.promotion.code);
    }
    return all;
}

}  // namespace

std::string_view name_of(StoodBack why) {
    switch (why) {
        case StoodBack::off: return "off";
        case StoodBack::not_begun: return "notBegun";
        case StoodBack::over: return "over";
        case StoodBack::needs_coupon: return "needsCoupon";
        case StoodBack::first_order: return "firstOrder";
        case StoodBack::used_up: return "usedUp";
        case StoodBack::needs_units: return "needsUnits";
        case StoodBack::needs_products: return "needsProducts";
        case StoodBack::needs_value: return "needsValue";
        case StoodBack::better: return "better";
        case StoodBack::delivery_free: return "deliveryFree";
    }
    return {};
}

std::vector<PromotionStoodBack> stood_back(const std::vector<PricingEntry>& entries, const ShopTerms& terms,
                                           const PromotionSet& promotion_set, const PricingContext& context,
                                           const PricedCart& priced) {
    std::vector<bool> is_about(promotion_set.size(), false);
    for (const PricingEntry& each : entries)
        if (!each.give_away)
            promotion_set.matches(each.product, each.brand, each.categories,
                                  [&](PromotionSet::Match match) { is_about[match.promotion] = true; });
    for (const std::uint32_t each : promotion_set.for_any_cart())
        if (promotion_set.at(each).target.empty()) is_about[each] = true;
    for (const std::uint32_t each : promotion_set.order_discounts())
        if (promotion_set.at(each).target.empty()) is_about[each] = true;

    std::vector<PromotionStoodBack> all;
    for (std::size_t n = 0; n < promotion_set.size(); ++n) {
        const Promotion& promotion = promotion_set.at(n);
        if (!is_about[n] || fired_as(priced, promotion.code)) continue;
        PromotionStoodBack reported{.promotion = promotion, .why = StoodBack::better, .alone = {}};
        if (const auto why = shut(promotion, context)) {
            reported.why = *why;
            PricingContext open = context;
            open.opened.emplace(promotion.code, "");
            open.closed.erase(promotion.code);
            if (*why == StoodBack::needs_coupon)
                reported.alone = taken_off(price(entries, terms, PromotionSet{{promotion}}, open));
            all.push_back(std::move(reported));
            continue;
        }
        const PricedCart by_itself = price(entries, terms, PromotionSet{{promotion}}, context);
        reported.alone = taken_off(by_itself);
        if (fired_as(by_itself, promotion.code)) {
            reported.instead = rivals(promotion, by_itself, priced);
        } else if (const auto nearly = std::ranges::find_if(
                       by_itself.potential,
                       [&](const PotentialPromotion& each) { return each.promotion.code == promotion.code; });
                   nearly != by_itself.potential.end()) {
            reported.missing_units = nearly->missing_units;
            reported.missing_value = nearly->missing_value;
            reported.missing_products = nearly->missing_products;
            reported.why = nearly->missing_value > Money{}    ? StoodBack::needs_value
                           : nearly->missing_products.empty() ? StoodBack::needs_units
                                                              : StoodBack::needs_products;
        } else {
            reported.why = rules_of(promotion).lacks();
        }
        all.push_back(std::move(reported));
    }
    return all;
}

}  // namespace spaza
