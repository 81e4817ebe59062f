#include "shop/payment/payment_words.hpp"
#include "support/fake_gateway.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

/// Cancellations, refunds and payments that come late, together.
struct CancelledPaymentTest : OrderingTest {
    void SetUp() override {
        OrderingTest::SetUp();
        if (IsSkipped()) return;
        shop->refunds_are_real = true;
        gateways.add(std::make_unique<FakeGateway::Door>(gateway));
    }
    Result<Order> cancel(const OrderCode& code, std::vector<CancelledUnits> units = {}) {
        return shop->does([&](TestShop::Services& d) {
            return d.fulfilment.cancel(
                {.order = code, .customer = CustomerId{"thandi"}, .units = std::move(units), .reason = {}});
        });
    }
    PlacedOrder pay_again(const OrderCode& code) {
        const auto again = shop->does(
            [&](TestShop::Services& d) { return d.orders.pay_again(CustomerId{"thandi"}, code, "instant_eft"); });
        EXPECT_TRUE(again);
        return *again;
    }
    int send() { return reconciler_of(*shop, gateways, problems).refund(); }
    Money given_back() const {
        Money sum;
        for (const auto& [id, amount] : gateway.refunds) sum = sum + amount;
        return sum;
    }
    Order now(const PlacedOrder& placed) { return shop->order("thandi", placed.order.code); }
    std::vector<Refund> open() {
        return shop->does([](TestShop::Services& d) { return d.refunds.open(); });
    }
    bool done(const Refund& refund) {
        return shop->does(
            [&](TestShop::Services& d) { return done_by_hand(d.refund_store, refund.id, shop->clock.now()); });
    }

    FakeGateway gateway;
    Gateways gateways;
    std::vector<std::string> problems;
};

TEST_P(CancelledPaymentTest, ASecondPaymentOfAPartlyRefundedOrderIsGivenBackAndSellsNothing) {
    const PlacedOrder placed = shop->placed("thandi", "CABLE", 3);
    const PlacedOrder again = pay_again(placed.order.code);
    ASSERT_EQ(tell(*shop, notice_of(again.attempt, GatewayStatus::complete, "2")), Verdict::applied);
    ASSERT_TRUE(cancel(placed.order.code, {{0, 1, {}}}));
    ASSERT_EQ(send(), 1);
    ASSERT_EQ(now(placed).payment(), PaymentStatus::partly_refunded);
    ASSERT_EQ(shop->shelf("CABLE", "G205"), (Shelf{98, 0}));
    const auto documents = shop->count("invoice");
    (void)shop->placed("sipho", "CABLE", 5);  // somebody else's reservation is there to be taken

    ASSERT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, "1")), Verdict::applied);

    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{98, 5}));
    EXPECT_EQ(now(placed).attempt_ref(), again.attempt.merchant_ref);
    EXPECT_EQ(shop->count("invoice"), documents);
    EXPECT_EQ(shop->count("refund WHERE reason = 'refund.paidTwice' AND gateway_ref = '1'"), 1);
    EXPECT_EQ(send(), 1);
    EXPECT_EQ(given_back(), placed.order.total + Money::cents(99'00));
    EXPECT_EQ(now(placed).payment(), PaymentStatus::partly_refunded);
}

TEST_P(CancelledPaymentTest, ACancelledUnpaidOrderStaysCancelledWhateverBecomesOfItsPayments) {
    const PlacedOrder placed = shop->placed("thandi", "CABLE", 3);
    ASSERT_TRUE(cancel(placed.order.code));
    EXPECT_EQ(now(placed).payment(), PaymentStatus::failed);
    EXPECT_EQ(now(placed).payment_failure(), "payment.orderCancelled");

    ASSERT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::failed)), Verdict::applied);
    EXPECT_EQ(now(placed).status(), OrderStatus::cancelled);
    shop->clock.advance(std::chrono::minutes{31});
    EXPECT_FALSE(*shop->does([&](TestShop::Services& d) {
        return d.orders.return_to_cart(CustomerId{"thandi"}, placed.order.code, StoreCode{"G205"});
    }));

    ASSERT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, "2")), Verdict::applied);
    EXPECT_EQ(now(placed).status(), OrderStatus::cancelled);
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{100, 0}));
    EXPECT_EQ(shop->count("invoice"), 0);
    EXPECT_EQ(send(), 1);
    EXPECT_EQ(given_back(), placed.order.total);
    EXPECT_EQ(now(placed).status(), OrderStatus::cancelled);
    EXPECT_EQ(now(placed).payment(), PaymentStatus::refunded);
}

TEST_P(CancelledPaymentTest, WhatWasCancelledIsNoTwinAndIsNotPaidAgain) {
    const PlacedOrder placed = shop->placed("thandi", "CABLE", 3);
    ASSERT_TRUE(cancel(placed.order.code));

    EXPECT_FALSE(shop->does([&](TestShop::Services& d) {
        return d.orders.pay_again(CustomerId{"thandi"}, placed.order.code, "card");
    }));
    const auto same_cart = shop->place("thandi", placed.order.cart.value);
    ASSERT_TRUE(same_cart);
    EXPECT_TRUE(same_cart->existed);
    EXPECT_TRUE(same_cart->order.is_cancelled());
    EXPECT_NE(same_cart->order.payment(), PaymentStatus::pending);  // so no page is made for it
    const auto twin = shop->place("thandi", shop->ready_cart("thandi", "CABLE", 3).code.value);
    EXPECT_TRUE(twin) << twin.error().message_key;
}

TEST_P(CancelledPaymentTest, TwoRefundsGivenBackByHandInOneRoundAreBothDone) {
    const PlacedOrder placed = shop->placed("thandi", "CABLE", 3);
    ASSERT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
    gateway.refuses_refunds = true;
    ASSERT_TRUE(cancel(placed.order.code, {{0, 1, {}}}));
    ASSERT_TRUE(cancel(placed.order.code));
    EXPECT_EQ(send(), 2);
    const auto failed = open();
    ASSERT_EQ(failed.size(), 2U);

    EXPECT_TRUE(done(failed[0]));
    EXPECT_TRUE(done(failed[1]));
    EXPECT_EQ(send(), 2);

    EXPECT_TRUE(open().empty());
    EXPECT_EQ(now(placed).status(), OrderStatus::cancelled);
    EXPECT_EQ(now(placed).payment(), PaymentStatus::refunded);
    EXPECT_EQ(gateway.refund_calls, 2);  // those that were refused
}

TEST_P(CancelledPaymentTest, TwoRefundsTriedAgainTogetherAreSentOneAfterTheOther) {
    const PlacedOrder placed = shop->placed("thandi", "CABLE", 3);
    ASSERT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
    gateway.refuses_refunds = true;
    ASSERT_TRUE(cancel(placed.order.code, {{0, 1, {}}}));
    ASSERT_TRUE(cancel(placed.order.code));
    EXPECT_EQ(send(), 2);
    gateway.refuses_refunds = false;
    gateway.unreachable_refunds = 1;
    for (const Refund& each : open())
        EXPECT_TRUE(shop->does(
            [&](TestShop::Services& d) { return try_again(d.refund_store, each.id, shop->clock.now()); }));

    EXPECT_EQ(send(), 1);  // the other waits for its answer, and is not asked for at every round
    EXPECT_TRUE(shop->does([](TestShop::Services& d) { return d.refunds.due(); }).empty());
    shop->clock.advance(std::chrono::minutes{5});
    EXPECT_EQ(send(), 2);

    EXPECT_TRUE(open().empty());
    EXPECT_EQ(given_back(), placed.order.total);
    EXPECT_EQ(now(placed).status(), OrderStatus::cancelled);
}

TEST_P(CancelledPaymentTest, ARefundTriedAgainAsksFirstWhetherItWasHeard) {
    const PlacedOrder placed = shop->placed("thandi", "CABLE", 3);
    ASSERT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
    gateway.refuses_refunds = true;
    ASSERT_TRUE(cancel(placed.order.code));
    const std::string id = open().at(0).id;
    const auto first = shop->does([&](TestShop::Services& d) { return d.refunds.take(id); });
    ASSERT_TRUE(first);
    EXPECT_TRUE(first->first_try);
    (void)shop->does([&](TestShop::Services& d) {
        return d.refunds.answered(id, {RefundOutcome::refused, "no"});
    });
    EXPECT_TRUE(
        shop->does([&](TestShop::Services& d) { return try_again(d.refund_store, id, shop->clock.now()); }));
    const auto again = shop->does([&](TestShop::Services& d) { return d.refunds.take(id); });
    ASSERT_TRUE(again);
    EXPECT_FALSE(again->first_try);
}

TEST_P(CancelledPaymentTest, MailsSayWhoCancelled) {
    const PlacedOrder placed = shop->placed("thandi", "CABLE", 3);
    ASSERT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
    ASSERT_TRUE(cancel(placed.order.code, {{0, 1, {}}}));
    EXPECT_NE(shop->mails.sent.back().data.find("Cancelled as you asked"), std::string::npos);
    ASSERT_TRUE(shop->does([&](TestShop::Services& d) {
        return d.fulfilment.cancel({.order = placed.order.code, .customer = {}, .units = {}, .reason = {}});
    }));
    EXPECT_NE(shop->mails.sent.back().data.find("Cancelled by us"), std::string::npos);
}

TEST_P(CancelledPaymentTest, AnOrderOfNothingToPaySaysSo) {
    shop->products.sell("FREE", Money{});
    shop->put("FREE", "G205", 5);
    const auto refused = shop->place("thandi", shop->ready_cart("thandi", "FREE", 1, Delivery::pickup).code.value);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "order.nothingToPay");
}

TEST_P(CancelledPaymentTest, AHistoryShowsEachOrderWithItsOwnParts) {
    const PlacedOrder first = shop->placed("thandi", "CABLE", 3);
    const PlacedOrder second = shop->placed("thandi", "TV");
    ASSERT_EQ(tell(*shop, notice_of(first.attempt, GatewayStatus::complete)), Verdict::applied);
    (void)shop->placed("sipho", "ONLINE");
    const auto page =
        shop->does([&](TestShop::Services& d) { return d.order_history.page(CustomerId{"thandi"}, {}); });
    ASSERT_EQ(page.orders.size(), 2U);
    for (const Order& shown : page.orders) {
        const Order whole = shop->order("thandi", shown.code);
        ASSERT_EQ(shown.entries.size(), 1U);
        EXPECT_EQ(shown.entries[0].product.value, shown.code == first.order.code ? "CABLE" : "TV");
        EXPECT_EQ(shown.entries.size(), whole.entries.size());
        EXPECT_EQ(shown.consignments.at(0).code, whole.consignments.at(0).code);
        EXPECT_EQ(shown.timeline.size(), whole.timeline.size());
        EXPECT_EQ(shown.documents.size(), shown.code == first.order.code ? 1U : 0U);
    }
}

ON_BOTH_ENGINES(CancelledPaymentTest);

}  // namespace
}  // namespace spaza::testing
