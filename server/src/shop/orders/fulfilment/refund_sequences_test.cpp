#include <gtest/gtest.h>
#include <numeric>

#include "shop/orders/fulfilment/fulfilment_rules.hpp"
#include "shop/orders/orders_rows_store_sql.hpp"

namespace spaza {
namespace {

OrderEntry discounted_entry(int number, int quantity, std::int64_t total, const char* part) {
    OrderEntry made;
    made.number = number;
    made.consignment = part;
    made.quantity = quantity;
    made.unit_price = Money::cents(99'99);
    made.total = Money::cents(total);
    return made;
}

/// What three, two and one unit came to after a discount that divides by none of them, delivered for R 50.
Order discounted_order(ConsignmentStatus status) {
    Order order;
    order.entries = {discounted_entry(0, 3, 100'00, "A"), discounted_entry(1, 2, 33'33, "A"),
                     discounted_entry(2, 1, 1, "B")};
    order.consignments.resize(2);
    order.consignments[0].code = "A";
    order.consignments[1].code = "B";
    for (OrderConsignment& part : order.consignments) part = OrderRows::part(part, {.status = status});
    order.consignments[0].delivery = order.consignments[1].delivery = Delivery::doorstep;
    order.consignments[0].delivery_cost = Money::cents(50'00);
    order.total = Money::cents(183'34);
    return order;
}

struct Walk {
    bool handed_over{false};  // it comes back; else it is cancelled
    int sequences{0};
    int steps{0};

    /// Every next thing that can be sent back of what is left, and after it every next one.
    void on(const Order& order, Money returned) {
        std::vector<int> left;
        for (const OrderEntry& entry : order.entries) left.push_back(entry.kept());
        if (std::accumulate(left.begin(), left.end(), 0) == 0) {
            ++sequences;
            EXPECT_EQ(returned, order.total);  // the last one takes along the cents that were left
            return;
        }
        for (int a = 0; a <= left[0]; ++a)
            for (int b = 0; b <= left[1]; ++b)
                for (int c = 0; c <= left[2]; ++c)
                    if (a + b + c > 0) step(order, {a, b, c}, returned);
    }

    void step(Order order, const std::vector<int>& units, Money returned) {
        ++steps;
        std::vector<CancelledUnits> request;
        for (int entry = 0; entry < 3; ++entry)
            if (const int some = units[static_cast<std::size_t>(entry)]; some > 0)
                request.push_back({entry, some, {}});
        const auto made = handed_over ? taken_back_of(order, request, true) : cancellation_of(order, request);
        ASSERT_TRUE(made);
        Money shares;
        for (const CancelledUnits& each : made->units) {
            const OrderEntry& entry = order.entries[static_cast<std::size_t>(each.entry)];
            const auto fair = static_cast<double>(entry.total.in_cents()) * each.units / entry.quantity;
            ASSERT_LE(std::abs(static_cast<double>(each.value.in_cents()) - fair), 1.0);
            ASSERT_GE(each.value, Money{});
            shares += each.value;
        }
        ASSERT_EQ(made->refund(), shares + made->delivery);
        ASSERT_LE(returned + made->refund(), order.total);
        for (const CancelledUnits& each : made->units) {
            OrderEntry& entry = order.entries[static_cast<std::size_t>(each.entry)];
            (handed_over ? entry.returned : entry.cancelled) += each.units;
        }
        on(order, returned + made->refund());
    }
};

TEST(RefundSequences, EachGiveBackWhatWasPaidForTheUnitsAndTogetherAllOfItToTheCent) {
    Walk walk;
    walk.on(discounted_order(ConsignmentStatus::ready), {});
    EXPECT_EQ(walk.sequences, 604);
    EXPECT_GT(walk.steps, walk.sequences);
}

TEST(RefundSequences, OfReturnsDoTheSame) {
    Walk walk{.handed_over = true};
    walk.on(discounted_order(ConsignmentStatus::delivered), {});
    EXPECT_EQ(walk.sequences, 604);
}

TEST(RefundSequences, WhatIsNotHandedOverDoesNotComeBackAndOnlyWhatIsLeft) {
    EXPECT_FALSE(taken_back_of(discounted_order(ConsignmentStatus::shipped), {{0, 1, {}}}, true));
    const Order order = discounted_order(ConsignmentStatus::delivered);
    for (const std::vector<CancelledUnits>& bad : std::vector<std::vector<CancelledUnits>>{
             {{0, 4, {}}}, {{0, 0, {}}}, {{9, 1, {}}}, {{0, 1, {}}, {0, 1, {}}}})
        EXPECT_FALSE(taken_back_of(order, bad, true));
    EXPECT_EQ(taken_back_of(order, {{0, 3, {}}, {1, 2, {}}, {2, 1, {}}}, false)->delivery, Money{});
}

}  // namespace
}  // namespace spaza
