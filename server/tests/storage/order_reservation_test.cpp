#include <algorithm>
#include <thread>

#include "support/fake_gateway.hpp"
#include "support/how_many.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

using OrderReservationTest = OrderingTest;

TEST_P(OrderReservationTest, SellsTheReservedUnitsOncePaid) {
    const PlacedOrder placed = shop->placed("thandi", "TV", 2);

    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);

    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{3, 0}));
    const Order order = shop->order("thandi", placed.order.code);
    EXPECT_EQ(order.status(), OrderStatus::payment_captured);
    EXPECT_EQ(order.payment(), PaymentStatus::succeed);
    EXPECT_EQ(shop->mails.sent.size(), 1U);
}

TEST_P(OrderReservationTest, KeepsTheUnitsAfterARefusedPaymentAsLongAsTheOrderMayBePaid) {
    const PlacedOrder placed = shop->placed("thandi", "TV", 2);

    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::failed)), Verdict::applied);

    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 2}));
    const Order order = shop->order("thandi", placed.order.code);
    EXPECT_EQ(order.payment(), PaymentStatus::failed);
    EXPECT_EQ(order.payment_failure(), "payment.declined");
    EXPECT_EQ(order.reservation(), Reservation::held);

    shop->clock.advance(std::chrono::minutes{30});
    EXPECT_TRUE(shop->does([&](TestShop::Services& d) { return d.order_payments.expire(placed.order.code); }));
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 0}));
}

TEST_P(OrderReservationTest, GivesTheUnitsBackWhenThePaymentFailsAfterItsTime) {
    const PlacedOrder placed = shop->placed("thandi", "TV", 2);
    shop->clock.advance(std::chrono::minutes{30});
    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::failed)), Verdict::applied);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 0}));
}

TEST_P(OrderReservationTest, CancelOnThePaymentPageIsKeptWithTheOrderUntilAnotherTry) {
    const PlacedOrder placed = shop->placed("thandi", "TV", 2);
    const auto left = [&] { return shop->order("thandi", placed.order.code).is_payment_left(); };
    const auto press_cancel = [&](const PaymentAttempt& attempt) {
        shop->does([&](TestShop::Services& d) { return d.payments.note_cancelled(attempt.id), true; });
    };
    EXPECT_FALSE(left());
    press_cancel(placed.attempt);
    press_cancel(placed.attempt);
    EXPECT_TRUE(left());
    const Order order = shop->order("thandi", placed.order.code);
    EXPECT_EQ(order.payment(), PaymentStatus::pending);
    EXPECT_EQ(order.reservation(), Reservation::held);
    EXPECT_EQ(std::ranges::count(order.timeline, "orderNote.paymentLeft", &TimelineRow::note), 1);

    const auto again = shop->does([&](TestShop::Services& d) {
        return d.orders.pay_again(CustomerId{"thandi"}, placed.order.code, "card");
    });
    ASSERT_TRUE(again);
    EXPECT_FALSE(left());
    press_cancel(placed.attempt);  // the old page, in another tab
    EXPECT_FALSE(left());
    press_cancel(again->attempt);
    EXPECT_TRUE(left());
    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
    EXPECT_FALSE(left());  // the page that was given up was paid on after all
    EXPECT_EQ(shop->order("thandi", placed.order.code).payment(), PaymentStatus::succeed);
}

TEST_P(OrderReservationTest, LetsTheReservationGoAfterHalfAnHourOnce) {
    const PlacedOrder placed = shop->placed("thandi", "TV", 2);
    const auto expire = [&] {
        return shop->does(
            [&](TestShop::Services& services) { return services.order_payments.expire(placed.order.code); });
    };
    EXPECT_FALSE(expire());

    shop->clock.advance(std::chrono::minutes{30});
    std::atomic<int> released = 0;
    at_once(8, [&](int) { released += expire() ? 1 : 0; });

    EXPECT_EQ(released, 1);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 0}));
    EXPECT_EQ(shop->order("thandi", placed.order.code).payment(), PaymentStatus::pending);  // unknown, not failed
}

TEST_P(OrderReservationTest, TakesTheUnitsAgainForALateSuccess) {
    const PlacedOrder placed = shop->placed("thandi", "TV", 2);
    shop->clock.advance(std::chrono::minutes{31});
    shop->does([&](TestShop::Services& services) { return services.order_payments.expire(placed.order.code); });

    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);

    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{3, 0}));
    EXPECT_EQ(shop->order("thandi", placed.order.code).status(), OrderStatus::payment_captured);
    EXPECT_EQ(shop->count("refund"), 0);
}

TEST_P(OrderReservationTest, RefundsALateSuccessWhoseGoodsAreGone) {
    const PlacedOrder late = shop->placed("thandi", "ONLINE", 3);
    shop->clock.advance(std::chrono::minutes{31});
    shop->does([&](TestShop::Services& services) { return services.order_payments.expire(late.order.code); });
    (void)shop->placed("sipho", "ONLINE", 1);

    EXPECT_EQ(tell(*shop, notice_of(late.attempt, GatewayStatus::complete)), Verdict::applied);

    EXPECT_EQ(shop->shelf("ONLINE", "W001"), (Shelf{3, 1}));
    const Order order = shop->order("thandi", late.order.code);
    EXPECT_EQ(order.status(), OrderStatus::cancelling);
    EXPECT_EQ(order.payment(), PaymentStatus::succeed);
    EXPECT_EQ(shop->count("refund WHERE state = 'needed'"), 1);
    EXPECT_TRUE(shop->mails.sent.empty());  // reported when the gateway has accepted the refund, not before
}

/// As PaymentWorker does it, which comes round every five seconds; reliability.test.ts holds the running server to
/// it.
TEST_P(OrderReservationTest, AbandonedPaymentsLeaveNothingReserved) {
    const int abandoned = how_many("SPAZA_TEST_ABANDONED", 150);
    shop->put("CABLE", "G205", abandoned);
    for (int i = 0; i < abandoned; ++i) (void)shop->placed("s" + std::to_string(i), "CABLE");
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{abandoned, abandoned}));
    const auto round = [&] {
        int freed = 0;
        for (const OrderCode& code :
             shop->does([](TestShop::Services& services) { return services.order_payments.overdue(); }))
            freed += shop->does([&](TestShop::Services& services) { return services.order_payments.expire(code); })
                         ? 1
                         : 0;
        return freed;
    };

    shop->clock.advance(std::chrono::minutes{29});
    EXPECT_EQ(round(), 0);
    shop->clock.advance(std::chrono::minutes{1} + std::chrono::seconds{5});
    const auto began = std::chrono::steady_clock::now();
    EXPECT_EQ(round(), abandoned);  // all of them in the first round after their time
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds{50});
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{abandoned, 0}));
    EXPECT_EQ(round(), 0);

    shop->clock.advance(std::chrono::minutes{31});
    FakeGateway gateway;
    Gateways gateways;
    gateways.add(std::make_unique<FakeGateway::Door>(gateway));
    std::vector<std::string> problems;
    ReconcilerService reconciler = reconciler_of(*shop, gateways, problems);
    while (reconciler.query() > 0) {
    }
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{abandoned, 0}));
    EXPECT_EQ(shop->count("customer_order WHERE payment_status = 'failed'"), abandoned);
}

ON_BOTH_ENGINES(OrderReservationTest);

}  // namespace
}  // namespace spaza::testing
