#include "shop/promotions/pricing_rules.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace spaza {
namespace {

const PricingPolicy kPolicy{};

PricingEntry entry(int number, Money unit_price, int quantity, bool delivered = true) {
    return {.number = number,
            .product = ProductCode{"P" + std::to_string(number)},
            .brand = {},
            .categories = {},
            .unit_price = unit_price,
            .quantity = quantity,
            .delivered = delivered};
}

TEST(Pricing, AddsFiftyRandForDeliveryUpToFiveHundred) {
    const PricedCart cart = price({entry(0, Money::cents(250'00), 2)}, kPolicy);

    EXPECT_EQ(cart.sub_total, Money::cents(500'00));
    EXPECT_EQ(cart.delivery_cost, Money::cents(50'00));
    EXPECT_EQ(cart.total, Money::cents(550'00));
    EXPECT_EQ(cart.free_delivery_remaining, Money::cents(0));
}

TEST(Pricing, DeliversFreeAboveFiveHundred) {
    const PricedCart cart = price({entry(0, Money::cents(500'01), 1)}, kPolicy);

    EXPECT_EQ(cart.delivery_cost, Money::cents(0));
    EXPECT_EQ(cart.total, Money::cents(500'01));
    EXPECT_EQ(cart.free_delivery_remaining, std::nullopt);
}

TEST(Pricing, ChargesNoDeliveryForWhatIsCollected) {
    EXPECT_EQ(price({entry(0, Money::cents(99'00), 1, false)}, kPolicy).total, Money::cents(99'00));
    EXPECT_EQ(price({entry(0, Money::cents(99'00), 1, false), entry(1, Money::cents(1'00), 1)}, kPolicy).total,
              Money::cents(150'00));
}

TEST(Pricing, PricesAnEmptyCartAtNothing) {
    const PricedCart cart = price({}, kPolicy);

    EXPECT_EQ(cart.total, Money::cents(0));
    EXPECT_EQ(cart.delivery_cost, Money::cents(0));
}

TEST(Pricing, StatesTheVatWithinTheTotal) {
    EXPECT_EQ(price({entry(0, Money::cents(1299'90), 1)}, kPolicy).total_tax, Money::cents(169'55));
}

TEST(Pricing, SpreadsACartDiscountByLargestRemainder) {
    const PricedCart cart = price(
        {entry(0, Money::cents(300'00), 1), entry(1, Money::cents(300'00), 1), entry(2, Money::cents(300'00), 1)},
        kPolicy,
        {{.promotion = "R100",
          .description = {},
          .coupon = "SAVE",
          .entry_number = {},
          .amount = Money::cents(100'00)}});

    EXPECT_EQ(cart.entries[0].discount, Money::cents(33'34));
    EXPECT_EQ(cart.entries[1].discount, Money::cents(33'33));
    EXPECT_EQ(cart.entries[2].discount, Money::cents(33'33));
    EXPECT_EQ(cart.coupon_discount, Money::cents(100'00));
    EXPECT_EQ(cart.total, Money::cents(800'00));
}

TEST(Pricing, NeverTakesMoreOffThanThereIs) {
    const PricedCart cart = price(
        {entry(0, Money::cents(10'00), 1, false)}, kPolicy,
        {{.promotion = "A", .description = {}, .coupon = {}, .entry_number = 0, .amount = Money::cents(8'00)},
         {.promotion = "B", .description = {}, .coupon = {}, .entry_number = {}, .amount = Money::cents(8'00)}});

    EXPECT_EQ(cart.total, Money::cents(0));
    EXPECT_EQ(cart.discounts[1].amount, Money::cents(2'00));
}

RC_GTEST_PROP(Pricing, AlwaysAddsUpToTheCent, ()) {
    const auto entries_count = *rc::gen::inRange(0, 30);
    std::vector<PricingEntry> entries;
    for (int i = 0; i < entries_count; ++i)
        entries.push_back(entry(i, Money::cents(*rc::gen::inRange<std::int64_t>(0, 5'000'000)),
                                *rc::gen::inRange(1, 20), *rc::gen::arbitrary<bool>()));
    std::vector<DiscountLine> discounts;
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
        DiscountLine line{.promotion = "P",
                          .description = {},
                          .coupon = {},
                          .entry_number = {},
                          .amount = Money::cents(*rc::gen::inRange<std::int64_t>(0, 900'000))};
        if (entries_count > 0 && *rc::gen::arbitrary<bool>())
            line.entry_number = *rc::gen::inRange(0, entries_count);
        discounts.push_back(line);
    }

    const PricedCart cart = price(entries, kPolicy, discounts);

    Money totals;
    Money taxes;
    Money given;
    for (const PricedEntry& each : cart.entries) {
        RC_ASSERT(each.total >= Money{});
        RC_ASSERT(each.tax >= Money{});
        RC_ASSERT(each.before - each.discount == each.total);
        totals += each.total;
        taxes += each.tax;
        given += each.discount;
    }
    Money lines;
    for (const DiscountLine& line : cart.discounts) lines += line.amount;
    RC_ASSERT(totals + cart.delivery_cost == cart.total);
    RC_ASSERT(given == lines);
    RC_ASSERT(lines == cart.total_discounts());
    RC_ASSERT(taxes <= cart.total_tax);
    if (cart.delivery_cost == Money{}) RC_ASSERT(taxes == cart.total_tax);
    RC_ASSERT(cart.total_tax == tax_included(cart.total, 15));
}

RC_GTEST_PROP(Pricing, DoesNotDependOnTheOrderOfEntries, ()) {
    std::vector<PricingEntry> entries;
    for (int i = *rc::gen::inRange(1, 12); i > 0; --i)
        entries.push_back(
            entry(i, Money::cents(*rc::gen::inRange<std::int64_t>(1, 100'000)), *rc::gen::inRange(1, 5)));
    auto reversed = entries;
    std::ranges::reverse(reversed);

    RC_ASSERT(price(entries, kPolicy).total == price(reversed, kPolicy).total);
}

}  // namespace
}  // namespace spaza
