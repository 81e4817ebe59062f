#include "shop/promotions/promotions_wire.hpp"

#include <algorithm>

namespace spaza::wire {
namespace {

bool of_whole_cart(const Promotion& promotion) {
    return promotion.stage() == PromotionStage::whole_cart || promotion.stage() == PromotionStage::delivery;
}

PromotionResult applied(const FiredPromotion& fired) {
    PromotionResult result{.description = fired.promotion.title,
                           .promotion = promotion_ref(fired.promotion),
                           .discount = amount(fired.amount),
                           .consumedEntries = {},
                           .consumedEntriesNumber = {}};
    result.promotion.firedMessages = std::vector{fired.promotion.title};
    for (const ConsumedEntry& each : fired.consumed) {
        result.consumedEntries.push_back({.orderEntryNumber = each.number,
                                          .quantity = each.quantity,
                                          .adjustedUnitPrice = each.adjusted_unit_price});
        if (std::ranges::find(result.consumedEntriesNumber, each.number) == result.consumedEntriesNumber.end())
            result.consumedEntriesNumber.push_back(each.number);
    }
    return result;
}

/// What is missing, and what it would bring: "Spend R 500.00 more for 15% off".
std::string how_to_get(const PotentialPromotion& nearly, const Texts& texts) {
    const std::string& offer = nearly.promotion.title;
    const std::string amount = formatted(nearly.missing_value);
    if (!nearly.brings.nothing())
        return texts("promotion.spendMoreForOff", {{"amount", amount}, {"off", in_words(nearly.brings)}});
    if (nearly.missing_value > Money{})
        return texts("promotion.spendMore", {{"amount", amount}, {"offer", offer}});
    return texts(nearly.missing_units == 1 ? "promotion.addOne" : "promotion.addMore",
                 {{"count", std::to_string(nearly.missing_units)}, {"offer", offer}});
}

PromotionResult potential(const PotentialPromotion& nearly, const Texts& texts) {
    const std::string message = how_to_get(nearly, texts);
    PromotionResult result{.description = message,
                           .promotion = promotion_ref(nearly.promotion),
                           .discount = {},
                           .consumedEntries = {},
                           .consumedEntriesNumber = nearly.entries};
    result.promotion.couldFireMessages = std::vector{message};
    return result;
}

}  // namespace

PromotionRef promotion_ref(const Promotion& promotion) {
    PromotionRef ref{.code = promotion.code,
                     .title = promotion.title,
                     .promotionType = std::string{name_of(promotion.kind)},
                     .description = promotion.description.empty() ? promotion.title : promotion.description,
                     .endDate = {},
                     .firedMessages = {},
                     .couldFireMessages = {}};
    if (promotion.ends_at) ref.endDate = iso_time(*promotion.ends_at);
    return ref;
}

std::vector<Why> why(const std::vector<DiscountLine>& discounts) {
    std::vector<Why> lines;
    for (const DiscountLine& each : discounts)
        lines.push_back({.promotionCode = each.promotion,
                         .description = each.description,
                         .amount = amount(each.amount),
                         .entryNumber = each.entry_number,
                         .couponCode = each.coupon.empty() ? std::nullopt : std::optional{each.coupon},
                         .delivery = each.delivery});
    return lines;
}

PromotionParts promotion_parts(const PricedCart& priced, const Texts& texts) {
    PromotionParts parts;
    for (const FiredPromotion& each : priced.fired) {
        (of_whole_cart(each.promotion) ? parts.appliedOrderPromotions : parts.appliedProductPromotions)
            .push_back(applied(each));
        if (!each.coupon.empty())
            parts.appliedVouchers.push_back({.code = each.coupon,
                                             .voucherCode = each.coupon,
                                             .description = each.promotion.title,
                                             .freeShipping = each.promotion.stage() == PromotionStage::delivery,
                                             .appliedValue = amount(each.amount)});
    }
    for (const PotentialPromotion& each : priced.potential)
        (of_whole_cart(each.promotion) ? parts.potentialOrderPromotions : parts.potentialProductPromotions)
            .push_back(potential(each, texts));
    parts.why = why(priced.discounts);
    return parts;
}

}  // namespace spaza::wire
