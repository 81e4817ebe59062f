#include "shop/orders/consignment.hpp"

#include <gtest/gtest.h>
#include <random>
#include <vector>

#include "shop/orders/orders_rows_store_sql.hpp"

namespace spaza {
namespace {

const TimePoint kNow{std::chrono::hours{12}};

OrderConsignment part_that(ConsignmentStatus status, Delivery delivery) {
    return OrderRows::part({.code = "10000001-A", .delivery = delivery}, {.status = status, .at = {}});
}

TEST(Consignment, GoesItsWayStepByStepAndNoOther) {
    using enum ConsignmentStatus;
    const std::vector<std::pair<Delivery, std::vector<ConsignmentStatus>>> ways{
        {Delivery::doorstep, {ready, picked, shipped, delivered}},
        {Delivery::pickup, {ready, picked, for_pickup, collected}}};
    for (const auto& [delivery, way] : ways)
        for (std::size_t i = 0; i < way.size(); ++i)
            for (int to = 0; to <= static_cast<int>(ConsignmentStatus::cancelled); ++to) {
                const auto next = static_cast<ConsignmentStatus>(to);
                OrderConsignment part = part_that(way[i], delivery);
                const bool is_next = i + 1 < way.size() && next == way[i + 1];
                const bool stays = next == way[i] && next != ready;
                EXPECT_EQ(part.step(next, {}, kNow).has_value(), is_next || stays) << i << ' ' << to;
                EXPECT_EQ(part.status(), is_next ? next : way[i]);
            }
}

TEST(Consignment, IsTrackedFromTheTimeItIsShipped) {
    using enum ConsignmentStatus;
    OrderConsignment part = part_that(picked, Delivery::doorstep);
    const auto move = part.step(shipped, {.carrier = "Courier", .id = "7", .url = {}}, kNow);
    ASSERT_TRUE(move);
    EXPECT_TRUE(move->has_own_line());
    EXPECT_EQ(part.tracking().id, "7");
    EXPECT_EQ(part.status_at(), kNow);
    ASSERT_TRUE(part.step(delivered, {}, kNow));
    EXPECT_EQ(part.tracking().id, "7");
}

TEST(Consignment, IsCancelledOnlyWhileNobodyHasBegunToPickIt) {
    using enum ConsignmentStatus;
    for (const ConsignmentStatus status : {waiting, ready, picked, shipped, for_pickup, collected, delivered}) {
        OrderConsignment part = part_that(status, Delivery::doorstep);
        EXPECT_EQ(part.can_be_cancelled(), status == waiting || status == ready);
        EXPECT_EQ(part.cancelled(kNow).has_value(), part_that(status, Delivery::doorstep).can_be_cancelled());
    }
}

TEST(Consignment, IsMovedWithItsOrderFromWhereTheTableLetsIt) {
    using enum ConsignmentStatus;
    EXPECT_EQ(states_before(ready), std::vector{waiting});
    EXPECT_EQ(states_before(ConsignmentStatus::cancelled), (std::vector{waiting, ready}));
}

}  // namespace
}  // namespace spaza
