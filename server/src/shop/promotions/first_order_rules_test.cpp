#include "shop/promotions/first_order_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

const TimePoint kNow = from_millis(1'750'000'000'000);

Promotion first(const std::string& code, PromotionKind kind) {
    Promotion made;
    made.code = code;
    made.kind = kind;
    made.title = "Title of " + code;
    made.first_order = true;
    return made;
}

Promotion percent_off(std::vector<Tier> tiers) {
    Promotion made = first("OFF", PromotionKind::order_discount);
    made.tiers = std::move(tiers);
    return made;
}

std::string words(std::vector<Promotion> promotions) {
    return first_order_offer(PromotionSet{std::move(promotions)}, kNow);
}

TEST(FirstOrderOffer, SaysWhatTheRunningPromotionsGive) {
    const Promotion off = percent_off({{Money::cents(500'00), {.percent = 10, .amount = {}}},
                                       {Money::cents(5000'00), {.percent = 20, .amount = {}}}});
    const Promotion delivery = first("FREE", PromotionKind::free_delivery);
    EXPECT_EQ(words({off, delivery}), "Free delivery on your first order, and up to 20% off.");
    EXPECT_EQ(words({off}), "Up to 20% off your first order.");
    Promotion limited = off;
    limited.most_off = Money::cents(1000'00);
    EXPECT_EQ(words({limited, delivery}), "Free delivery on your first order, and up to 20% off (at most " +
                                              formatted(Money::cents(1000'00)) + ").");
    EXPECT_EQ(words({limited}),
              "Up to 20% off your first order (at most " + formatted(Money::cents(1000'00)) + ").");
    EXPECT_EQ(words({delivery}), "Free delivery on your first order.");
    EXPECT_EQ(words({percent_off({{Money{}, {.percent = 0, .amount = Money::cents(150'00)}}})}),
              "Up to " + formatted(Money::cents(150'00)) + " off your first order.");
}

TEST(FirstOrderOffer, SaysNothingOfWhatIsNotGivenByItself) {
    Promotion coupon = percent_off({{Money{}, {.percent = 10, .amount = {}}}});
    coupon.needs_coupon = true;
    Promotion over = first("OVER", PromotionKind::free_delivery);
    over.ends_at = kNow;
    Promotion off = first("DISABLED", PromotionKind::free_delivery);
    off.enabled = false;
    Promotion everyone = first("EVERYONE", PromotionKind::free_delivery);
    everyone.first_order = false;
    EXPECT_EQ(words({coupon, over, off, everyone}), "");
    EXPECT_EQ(words({}), "");
}

TEST(FirstOrderOffer, CallsWhatAsksForSomethingByItsTitle) {
    Promotion from = first("FROM", PromotionKind::free_delivery);
    from.tiers = {{Money::cents(300'00), {}}};
    EXPECT_EQ(words({from}), "Title of FROM.");
}

}  // namespace
}  // namespace spaza
