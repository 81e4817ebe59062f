#include "shop/orders/fulfilment/gift_rules.hpp"

#include <gtest/gtest.h>
#include <random>

#include "shop/orders/fulfilment/fulfilment_rules.hpp"
#include "shop/orders/fulfilment/gift_test_entry.hpp"
#include "shop/orders/orders_rows_store_sql.hpp"

namespace spaza {
namespace {

KeptGifts lamps() {
    return {.terms = {{.promotion = "LAMP",
                       .every = 2,
                       .from = {},
                       .times = 2,
                       .each = 1,
                       .gift = true,
                       .earners = {{0, 4}},
                       .gifts = {{1, 2, Money::cents(60'00)}}}},
            .withheld = {}};
}

/// Four drills at R 100, with every two of them a lamp of R 30, in a part of its own.
Order drills_with_lamps() {
    Order order;
    order.entries = {gift_test_entry(0, 4, 100'00, 400'00), gift_test_entry(1, 2, 30'00, 0, "B")};
    order.consignments.resize(2);
    order.consignments[0].code = "A";
    order.consignments[0] = OrderRows::part(order.consignments[0], {.status = ConsignmentStatus::ready});
    order.consignments[1].code = "B";
    order.consignments[1] = OrderRows::part(order.consignments[1], {.status = ConsignmentStatus::ready});
    order.gifts = lamps();
    return order;
}

int cancelled_of(const Cancellation& made, int entry) {
    int units = 0;
    for (const CancelledUnits& each : made.units)
        if (each.entry == entry) units += each.units;
    return units;
}

void apply(Order& order, const Cancellation& made) {
    for (const CancelledUnits& each : made.units)
        order.entries[static_cast<std::size_t>(each.entry)].cancelled += each.units;
    order.gifts.withheld += made.withheld;
}

TEST(Gifts, GoWithWhatEarnedThem) {
    const auto made = cancellation_of(drills_with_lamps(), {{0, 1, {}}});

    ASSERT_TRUE(made);
    EXPECT_EQ(cancelled_of(*made, 0), 1);
    EXPECT_EQ(cancelled_of(*made, 1), 1);  // three drills earn one lamp
    EXPECT_EQ(made->refund(), Money::cents(100'00));
}

TEST(Gifts, AlreadyPackedAreTakenOffTheRefundOnceAndComeBackWithTheRest) {
    Order order = drills_with_lamps();
    order.consignments[1] = OrderRows::part(order.consignments[1], {.status = ConsignmentStatus::picked});

    const auto first = cancellation_of(order, {{0, 1, {}}});
    ASSERT_TRUE(first);
    EXPECT_EQ(cancelled_of(*first, 1), 0);
    EXPECT_EQ(first->withheld, Money::cents(30'00));
    EXPECT_EQ(first->refund(), Money::cents(70'00));
    apply(order, *first);

    const auto second = cancellation_of(order, {{0, 1, {}}});  // two drills still earn one lamp
    EXPECT_EQ(second->refund(), Money::cents(100'00));
    apply(order, *second);

    const auto third = cancellation_of(order, {{0, 2, {}}});
    EXPECT_EQ(third->refund(), Money::cents(170'00));
}

TEST(Gifts, NeverMakeARefundNegative) {
    Order order = drills_with_lamps();
    order.entries[1].unit_price = Money::cents(900'00);
    order.consignments[1] = OrderRows::part(order.consignments[1], {.status = ConsignmentStatus::shipped});
    KeptGifts& gifts = order.gifts;
    gifts.terms[0].gifts[0].off = Money::cents(1800'00);

    EXPECT_EQ(cancellation_of(order, {{0, 1, {}}})->refund(), Money{});
}

TEST(Gifts, OfTwoForThreeAreTheFirstThatStopBeingFree) {
    Order order = drills_with_lamps();
    order.entries = {gift_test_entry(0, 3, 100'00, 200'00)};
    order.gifts = {.terms = {{.promotion = "3FOR2",
                              .every = 2,
                              .from = {},
                              .times = 1,
                              .each = 1,
                              .gift = false,
                              .earners = {{0, 2}},
                              .gifts = {{0, 1, Money::cents(100'00)}}}},
                   .withheld = {}};

    const auto first = cancellation_of(order, {{0, 1, {}}});
    EXPECT_EQ(first->refund(), Money{});  // two are kept, and two were paid for
    apply(order, *first);

    EXPECT_EQ(cancellation_of(order, {})->refund(), Money::cents(200'00));
}

/// Held against sums made from the terms alone: drills come to R 100 each, and every lamp kept without two drills
/// of its own to R 30.
TEST(Gifts, ComeToTheSameHoweverTheOrderIsCancelled) {
    std::mt19937 random{20261121};
    for (int round = 0; round < 2000; ++round) {
        Order order = drills_with_lamps();
        if (random() % 2 == 0)
            order.consignments[1] = OrderRows::part(order.consignments[1], {.status = ConsignmentStatus::picked});
        Money given;
        while (order.entries[0].kept() > 0) {
            const int units = 1 + static_cast<int>(random() % static_cast<unsigned>(order.entries[0].kept()));
            const auto made = cancellation_of(order, {{0, units, {}}});
            ASSERT_TRUE(made);
            apply(order, *made);
            given += made->refund();
            if (random() % 4 == 0)
                order.consignments[1] =
                    OrderRows::part(order.consignments[1], {.status = ConsignmentStatus::picked});

            const int drills = order.entries[0].kept();
            const int lamps_kept = order.entries[1].kept();
            const int unearned_lamps = std::max(0, lamps_kept - drills / 2);
            EXPECT_EQ(given, Money::cents(100'00 * (4 - drills) - 30'00 * unearned_lamps));
            if (order.consignments[1].status() == ConsignmentStatus::ready) {
                EXPECT_EQ(unearned_lamps, 0);
            }
        }
    }
}

TEST(Gifts, FromACartValueOnStayWhileTheCartIsWorthIt) {
    Order order = drills_with_lamps();
    order.entries[1].quantity = 1;
    KeptGifts& gifts = order.gifts;
    gifts.terms[0].every = 0;
    gifts.terms[0].times = 1;
    gifts.terms[0].from = Money::cents(300'00);
    gifts.terms[0].gifts = {{1, 1, Money::cents(30'00)}};

    const auto one = cancellation_of(order, {{0, 1, {}}});
    EXPECT_EQ(cancelled_of(*one, 1), 0);
    EXPECT_EQ(one->refund(), Money::cents(100'00));
    EXPECT_EQ(cancelled_of(*cancellation_of(order, {{0, 2, {}}}), 1), 1);
}

TEST(Gifts, AreRememberedAsThePricingGaveThem) {
    Promotion lamp{.code = "LAMP", .kind = PromotionKind::giveaway, .units = 2};
    lamp.target.products = {ProductCode{"DRILL"}};
    lamp.gift = ProductCode{"LAMP"};
    PricedCart priced;
    priced.entries = {{.number = 0}, {.number = 1, .before = {}, .discount = Money::cents(60'00)}};
    priced.fired = {
        {.promotion = lamp, .coupon = {}, .amount = {}, .times = 2, .consumed = {{.number = 0, .quantity = 5}}}};
    CartEntry drills{.product = ProductCode{"DRILL"}, .quantity = 5, .seen_price = {}, .pickup_store = {}};
    CartEntry lamps{.product = ProductCode{"LAMP"}, .quantity = 2, .seen_price = {}, .pickup_store = {}};
    lamps.give_away = true;

    const auto terms = gift_terms_of(priced, {drills, lamps});

    ASSERT_EQ(terms.size(), 1U);
    EXPECT_EQ(terms[0].every, 2);
    EXPECT_EQ(terms[0].times, 2);
    ASSERT_EQ(terms[0].gifts.size(), 1U);
    EXPECT_EQ(terms[0].gifts[0].entry, 1);
    EXPECT_EQ(terms[0].gifts[0].units, 2);
    EXPECT_EQ(terms[0].gifts[0].off, Money::cents(60'00));
}

}  // namespace
}  // namespace spaza
