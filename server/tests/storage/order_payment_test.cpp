#include <map>

#include "shop/payment/reconciler_service.hpp"
#include "support/fake_gateway.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

using OrderPaymentTest = OrderingTest;

TEST_P(OrderPaymentTest, CanBePaidAgainAfterAFailureAndKeepsOneOfTwoPayments) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::failed));
    const auto again = shop->does([&](TestShop::Services& services) {
        return services.orders.pay_again(CustomerId{"thandi"}, placed.order.code, "instant_eft");
    });
    ASSERT_TRUE(again);
    EXPECT_EQ(again->attempt.merchant_ref, placed.order.code.value + "-2");
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 1}));

    EXPECT_EQ(tell(*shop, notice_of(again->attempt, GatewayStatus::complete, "2002")), Verdict::applied);
    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, "2001")), Verdict::applied);

    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{4, 0}));
    EXPECT_EQ(shop->count("refund"), 1);
    EXPECT_EQ(shop->order("thandi", placed.order.code).attempt_ref(), again->attempt.merchant_ref);
    EXPECT_FALSE(shop->does([&](TestShop::Services& services) {
        return services.orders.pay_again(CustomerId{"thandi"}, placed.order.code, "card");
    }));
}

TEST_P(OrderPaymentTest, AFailureOfAnEarlierTryDoesNotEndTheLaterOne) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    const auto again = shop->does([&](TestShop::Services& services) {
        return services.orders.pay_again(CustomerId{"thandi"}, placed.order.code, "card");
    });
    ASSERT_TRUE(again);

    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::failed));

    EXPECT_EQ(shop->order("thandi", placed.order.code).payment(), PaymentStatus::pending);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 1}));
}

TEST_P(OrderPaymentTest, RefundsThePaymentMadeTwiceInTwoTabs) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, "1"));
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, "2"));

    EXPECT_EQ(shop->count("refund WHERE gateway_ref = '2'"), 1);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{4, 0}));
}

TEST_P(OrderPaymentTest, ASecondPaymentAfterAPartWasGivenBackSellsNothingAgain) {
    shop->put("TV", "G205", 5);
    const PlacedOrder placed = shop->placed("thandi", "TV", 2);
    const auto again = shop->does([&](TestShop::Services& services) {
        return services.orders.pay_again(CustomerId{"thandi"}, placed.order.code, "instant_eft");
    });
    ASSERT_TRUE(again);
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, "1"));
    shop->does([&](TestShop::Services& services) {  // one unit's money is on its way back
        auto order = *services.order_store.lock(placed.order.code);
        const auto move = order.refunded(placed.attempt.merchant_ref, Money::cents(1), shop->clock.now());
        services.order_store.save(order, move.value());
        return true;
    });
    const Shelf before = shop->shelf("TV", "G205");

    EXPECT_EQ(tell(*shop, notice_of(again->attempt, GatewayStatus::complete, "2")), Verdict::applied);

    EXPECT_EQ(shop->shelf("TV", "G205"), before);
    EXPECT_EQ(shop->count("refund WHERE gateway_ref = '2'"), 1);
}

TEST_P(OrderPaymentTest, RefusedNotificationsChangeNothingAndLeaveOneRecordEach) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    Notice forged = notice_of(placed.attempt, GatewayStatus::complete);
    forged.signature_right = false;
    Notice wrong_amount = notice_of(placed.attempt, GatewayStatus::complete);
    wrong_amount.gross = placed.attempt.amount - Money::cents(1);
    Notice wrong_merchant = notice_of(placed.attempt, GatewayStatus::complete);
    wrong_merchant.merchant_is_us = false;
    Notice wrong_order = notice_of(placed.attempt, GatewayStatus::complete);
    wrong_order.merchant_ref = "99999999-1";

    for (int repeat = 0; repeat < 3; ++repeat) {
        EXPECT_EQ(tell(*shop, forged), Verdict::bad_signature);
        EXPECT_EQ(tell(*shop, wrong_amount), Verdict::wrong_amount);
        EXPECT_EQ(tell(*shop, wrong_merchant), Verdict::wrong_merchant);
        EXPECT_EQ(tell(*shop, wrong_order), Verdict::unknown_payment);
    }

    EXPECT_EQ(shop->count("payment_event"), 4);
    EXPECT_EQ(shop->order("thandi", placed.order.code).payment(), PaymentStatus::pending);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 1}));
    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
}

TEST_P(OrderPaymentTest, AnUnconfirmedNotificationChangesNothingUntilItIsConfirmed) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    const Notice notice = notice_of(placed.attempt, GatewayStatus::complete);

    for (int i = 0; i < 4; ++i) EXPECT_EQ(tell(*shop, notice, Confirmation::denied), Verdict::received);
    EXPECT_EQ(tell(*shop, notice, Confirmation::denied), Verdict::not_confirmed);
    EXPECT_EQ(shop->order("thandi", placed.order.code).payment(), PaymentStatus::pending);

    EXPECT_EQ(tell(*shop, notice, Confirmation::confirmed), Verdict::applied);
    EXPECT_EQ(shop->order("thandi", placed.order.code).payment(), PaymentStatus::succeed);
}

TEST_P(OrderPaymentTest, WhatTheGatewaySaysWhenAskedCountsAfterItsMessageWasGivenUp) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    const Notice notice = notice_of(placed.attempt, GatewayStatus::complete);
    for (int i = 0; i < 5; ++i) (void)tell(*shop, notice, Confirmation::denied);
    ASSERT_EQ(shop->order("thandi", placed.order.code).payment(), PaymentStatus::pending);

    for (int i = 0; i < 2; ++i)
        EXPECT_TRUE(shop->does([&](TestShop::Services& services) {
            return services.payments.answer(placed.attempt.id, {.reached = true, .payment = notice});
        }));
    EXPECT_EQ(shop->order("thandi", placed.order.code).payment(), PaymentStatus::succeed);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{4, 0}));
    EXPECT_EQ(shop->count("refund"), 0);
}

TEST_P(OrderPaymentTest, OneBrokenNotificationHoldsUpNoOther) {
    const PlacedOrder broken = shop->placed("thandi", "TV");
    const PlacedOrder sound = shop->placed("sipho", "TV");
    for (const PlacedOrder* each : {&broken, &sound})
        (void)shop->does([&](TestShop::Services& services) {
            const Notice notice = notice_of(each->attempt, GatewayStatus::complete, each->attempt.merchant_ref);
            return services.payments.receive("payfast", notice, each->attempt.merchant_ref, "", "", true).event_id;
        });

    FakeGateway gateway;
    for (const PlacedOrder* each : {&broken, &sound})
        gateway.attempts.emplace(each->attempt.merchant_ref, each->attempt);
    gateway.broken = broken.attempt.merchant_ref;
    Gateways gateways;
    gateways.add(std::make_unique<FakeGateway::Door>(gateway));

    std::vector<std::string> problems;
    ReconcilerService reconciler = reconciler_of(*shop, gateways, problems);
    EXPECT_EQ(reconciler.confirm_waiting(), 2);
    EXPECT_EQ(problems.size(), 1);
    EXPECT_EQ(shop->order("sipho", sound.order.code).payment(), PaymentStatus::succeed);
    EXPECT_EQ(shop->order("thandi", broken.order.code).payment(), PaymentStatus::pending);

    EXPECT_EQ(reconciler.confirm_waiting(), 0);  // not at once again
    gateway.broken.clear();
    shop->clock.advance(std::chrono::minutes{1});
    EXPECT_EQ(reconciler.confirm_waiting(), 1);
    EXPECT_EQ(shop->order("thandi", broken.order.code).payment(), PaymentStatus::succeed);
}

TEST_P(OrderPaymentTest, NotificationsInAnyOrderEndPaid) {
    const PlacedOrder placed = shop->placed("thandi", "TV");

    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::pending)), Verdict::no_change);
    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::failed)), Verdict::no_change);

    EXPECT_EQ(shop->order("thandi", placed.order.code).payment(), PaymentStatus::succeed);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{4, 0}));
}

ON_BOTH_ENGINES(OrderPaymentTest);

}  // namespace
}  // namespace spaza::testing
