#include "shop/voucher_draw/voucher_draw_service.hpp"
#include "shop/voucher_draw/voucher_draw_store_sql.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

struct VoucherDrawTest : OrderingTest {
    OrderCode bought(const std::string& customer) {
        const PlacedOrder placed = shop->placed(customer, "CABLE");
        EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
        return placed.order.code;
    }
    std::optional<VoucherDraw> drawn(std::int64_t number, const std::vector<DrawEntry>& wrote_in = {}) {
        return drawn_between(begins, shop->clock.now() + std::chrono::milliseconds{1}, number, wrote_in);
    }
    std::optional<VoucherDraw> drawn_between(TimePoint from, TimePoint before, std::int64_t number,
                                             const std::vector<DrawEntry>& wrote_in = {}) {
        return database().writing([&](storage::Session& session) {
            SqlVoucherDrawStore store{session};
            const auto pick = [&](std::int64_t below) {
                asked_below = below;
                return number;
            };
            return VoucherDrawService{store, shop->clock, pick}.draw("2026-06", from, before, wrote_in);
        });
    }
    void set(const OrderCode& order, const std::string& change) {
        database().writing([&](storage::Session& session) {
            return session.execute("UPDATE customer_order SET " + change + " WHERE code = $1", {order.value});
        });
    }
    void SetUp() override {
        OrderingTest::SetUp();
        if (!IsSkipped()) begins = shop->clock.now();
    }
    TimePoint begins;
    std::int64_t asked_below{};
};

TEST_P(VoucherDrawTest, EveryOrderPaidForIsAnEntryAndOthersAreNot) {
    const OrderCode first = bought("thandi");
    shop->placed("lindiwe", "CABLE");  // not paid for
    const OrderCode second = bought("sipho");
    const auto draw = drawn(1);
    ASSERT_TRUE(draw);
    EXPECT_EQ(asked_below, 2);
    EXPECT_EQ(draw->entries, 2);
    EXPECT_EQ(draw->winner.order, std::max(first, second, [](auto& a, auto& b) { return a.value < b.value; }));
}

TEST_P(VoucherDrawTest, AnOrderOfAnotherMonthIsNone) {
    bought("thandi");
    shop->clock.advance(std::chrono::hours{1});
    const TimePoint from = shop->clock.now();
    const OrderCode within = bought("sipho");
    shop->clock.advance(std::chrono::hours{1});
    const TimePoint before = shop->clock.now();
    bought("lindiwe");
    const auto draw = drawn_between(from, before, 0);
    ASSERT_TRUE(draw);
    EXPECT_EQ(draw->entries, 1);
    EXPECT_EQ(draw->winner.order, within);
}

TEST_P(VoucherDrawTest, WhatWasCancelledOrPaidInPartIsNone) {
    set(bought("thandi"), "status = 'CANCELLED'");
    set(bought("sipho"), "status = 'CANCELLING'");
    const OrderCode pre_order = bought("lindiwe");
    set(pre_order, "deposit_cents = 500");
    EXPECT_FALSE(drawn(0));
    set(pre_order, "balance_paid_at = paid_at");
    EXPECT_EQ(drawn(0)->winner.order, pre_order);
}

TEST_P(VoucherDrawTest, WhoWroteInTakesPartLikeThose) {
    bought("thandi");
    const auto draw =
        drawn(2, {{OrderCode{}, "Ayanda", "082 555 0101"}, {OrderCode{}, "Jaco", "jaco@example.com"}});
    ASSERT_TRUE(draw);
    EXPECT_EQ(draw->entries, 3);
    EXPECT_EQ(draw->winner.order, OrderCode{});
    EXPECT_EQ(draw->winner.name, "Jaco");
    EXPECT_EQ(draw->winner.contact, "jaco@example.com");
}

TEST_P(VoucherDrawTest, AMonthIsDrawnOnce) {
    bought("thandi");
    bought("sipho");
    const auto draw = drawn(0);
    shop->clock.advance(std::chrono::minutes{5});
    const auto again = drawn(1);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->winner.order, draw->winner.order);
    EXPECT_EQ(again->drawn_at, draw->drawn_at);
}

TEST_P(VoucherDrawTest, NobodyIsDrawnWhenNobodyTakesPart) {
    shop->placed("thandi", "CABLE");
    EXPECT_FALSE(drawn(0));
}

ON_BOTH_ENGINES(VoucherDrawTest);

}  // namespace
}  // namespace spaza::testing
