#include <barrier>
#include <cstdlib>
#include <map>
#include <thread>

#include "shop/payment/reconciler_service.hpp"
#include "support/shop_fixture.hpp"

namespace spaza::testing {
namespace {

struct OrdersTest : DatabaseTest {
    void SetUp() override {
        DatabaseTest::SetUp();
        if (IsSkipped()) return;
        shop = std::make_unique<TestShop>(database());
        shop->products.sell("TV", Money::cents(4999'00));
        shop->products.sell("CABLE", Money::cents(99'00));
        shop->products.sell("ONLINE", Money::cents(250'00), TradingType::online_only);
        shop->put("TV", "G205", 5);
        shop->put("TV", "W001", 10);
        shop->put("CABLE", "G205", 100);
        shop->put("ONLINE", "W001", 3);
    }
    std::unique_ptr<TestShop> shop;
};

using Shelf = TestShop::Shelf;

int rounds(int otherwise) {
    const char* wanted = std::getenv("SPAZA_TEST_ROUNDS");
    return wanted ? std::atoi(wanted) : otherwise;
}

/// Runs `body(i)` on so many threads that all start at once.
template <class Body>
void at_once(int threads, Body&& body) {
    std::barrier start{threads};
    std::vector<std::jthread> running;
    for (int i = 0; i < threads; ++i)
        running.emplace_back([&, i] {
            start.arrive_and_wait();
            body(i);
        });
}

TEST_P(OrdersTest, ReservesTheStoreFirstAndTheWarehouseForTheRest) {
    const PlacedOrder placed = shop->placed("thandi", "TV", 12);

    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 5}));
    EXPECT_EQ(shop->shelf("TV", "W001"), (Shelf{10, 7}));
    EXPECT_EQ(placed.order.total, Money::cents(12 * 4999'00));
    EXPECT_EQ(placed.attempt.merchant_ref, placed.order.code.value + "-1");
    EXPECT_EQ(placed.attempt.amount, placed.order.total);
}

TEST_P(OrdersTest, KeepsWhatWasOrderedAsItWasThen) {
    const PlacedOrder placed = shop->placed("thandi", "CABLE", 2);
    shop->products.sell("CABLE", Money::cents(1'00));

    const Order order = shop->order("thandi", placed.order.code);

    ASSERT_EQ(order.entries.size(), 1U);
    EXPECT_EQ(order.entries[0].unit_price, Money::cents(99'00));
    EXPECT_EQ(order.sub_total, Money::cents(198'00));
    EXPECT_EQ(order.delivery_cost, Money::cents(50'00));
    EXPECT_EQ(order.total, Money::cents(248'00));
    EXPECT_EQ(order.tax, tax_included(Money::cents(248'00), 15));
    EXPECT_EQ(order.consignments[0].delivery, Delivery::doorstep);
    EXPECT_EQ(order.timeline[0].status, "PAYMENT_PENDING");
}

TEST_P(OrdersTest, SellsTheReservedUnitsOncePaid) {
    const PlacedOrder placed = shop->placed("thandi", "TV", 2);

    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);

    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{3, 0}));
    const Order order = shop->order("thandi", placed.order.code);
    EXPECT_EQ(order.status, OrderStatus::payment_captured);
    EXPECT_EQ(order.payment, PaymentStatus::succeed);
    EXPECT_EQ(shop->letters.sent.size(), 1U);
}

TEST_P(OrdersTest, GivesTheUnitsBackWhenThePaymentFails) {
    const PlacedOrder placed = shop->placed("thandi", "TV", 2);

    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::failed)), Verdict::applied);

    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 0}));
    const Order order = shop->order("thandi", placed.order.code);
    EXPECT_EQ(order.payment, PaymentStatus::failed);
    EXPECT_EQ(order.payment_failure, "payment.declined");
}

TEST_P(OrdersTest, ConsumesTheCart) {
    const Cart cart = shop->ready_cart("thandi", "TV");
    ASSERT_TRUE(shop->place("thandi", cart.code.value));

    const auto gone = shop->does([&](TestShop::Desk& desk) {
        return desk.carts.view({CustomerId{"thandi"}}, cart.code.value, StoreCode{"G205"});
    });

    ASSERT_FALSE(gone);
    EXPECT_EQ(gone.error().type, "CartError");
    EXPECT_EQ(gone.error().reason, Reason::not_found);
}

TEST_P(OrdersTest, NeverShowsOneCustomersOrderToAnother) {
    const PlacedOrder placed = shop->placed("thandi", "TV");

    EXPECT_FALSE(
        shop->does([&](TestShop::Desk& d) { return d.orders.find(CustomerId{"sipho"}, placed.order.code); }));
    EXPECT_FALSE(shop->place("sipho", placed.order.cart.value));
}

TEST_P(OrdersTest, RefusesAnEntryThatSoldOutSinceAndChangesNothing) {
    const Cart cart = shop->ready_cart("thandi", "ONLINE", 3);
    ASSERT_TRUE(shop->place("sipho", shop->ready_cart("sipho", "ONLINE", 2).code.value));

    const auto refused = shop->place("thandi", cart.code.value);

    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, Reason::out_of_stock);
    EXPECT_EQ(refused.error().subject, "0");
    EXPECT_EQ(refused.error().message_key, "checkout.outOfStock");
    EXPECT_EQ(shop->shelf("ONLINE", "W001"), (Shelf{3, 2}));
    EXPECT_EQ(shop->count("customer_order"), 1);
    EXPECT_EQ(shop->count("payment_attempt"), 1);
}

TEST_P(OrdersTest, RefusesAnAddressTheShopperDidNotConfirm) {
    const Cart cart = shop->ready_cart("thandi", "TV");
    shop->customers.address->fingerprint = "somewhere else";
    const auto elsewhere = shop->place("thandi", cart.code.value);
    ASSERT_FALSE(elsewhere);
    EXPECT_EQ(elsewhere.error().message_key, "checkout.addressChanged");

    shop->customers.address->fingerprint = "";
    shop->customers.address->invalid = true;
    const auto nowhere = shop->place("thandi", cart.code.value);
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(nowhere.error().message_key, "checkout.addressInvalid");

    shop->customers.address->invalid = false;
    EXPECT_TRUE(shop->place("thandi", cart.code.value));
}

TEST_P(OrdersTest, RefusesWhenThePriceIsNoLongerTheOneConfirmed) {
    const Cart cart = shop->ready_cart("thandi", "TV");
    shop->products.sell("TV", Money::cents(5999'00));

    const auto refused = shop->place("thandi", cart.code.value);

    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "checkout.totalChanged");
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 0}));
}

TEST_P(OrdersTest, AsksBeforeTheSameOrderIsPlacedTwice) {
    (void)shop->placed("thandi", "CABLE", 2);
    const Cart cart = shop->ready_cart("thandi", "CABLE", 2);

    const auto asked = shop->place("thandi", cart.code.value);

    ASSERT_FALSE(asked);
    EXPECT_EQ(asked.error().type, "DuplicateOrderError");
    EXPECT_TRUE(shop->place("thandi", cart.code.value, true));
}

TEST_P(OrdersTest, DoesNotAskWhenTheFirstOneWasPaidOrIsLongAgo) {
    const PlacedOrder first = shop->placed("thandi", "CABLE", 2);
    EXPECT_EQ(tell(*shop, notice_of(first.attempt, GatewayStatus::complete)), Verdict::applied);
    (void)shop->placed("thandi", "CABLE", 2);

    shop->clock.advance(std::chrono::minutes{31});

    EXPECT_TRUE(shop->place("thandi", shop->ready_cart("thandi", "CABLE", 2).code.value));
}

TEST_P(OrdersTest, LetsTheReservationGoAfterHalfAnHourOnce) {
    const PlacedOrder placed = shop->placed("thandi", "TV", 2);
    const auto expire = [&] {
        return shop->does([&](TestShop::Desk& desk) { return desk.order_payments.expire(placed.order.code); });
    };
    EXPECT_FALSE(expire());

    shop->clock.advance(std::chrono::minutes{30});
    std::atomic<int> released = 0;
    at_once(8, [&](int) { released += expire() ? 1 : 0; });

    EXPECT_EQ(released, 1);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 0}));
    EXPECT_EQ(shop->order("thandi", placed.order.code).payment, PaymentStatus::pending);  // unknown, not failed
}

TEST_P(OrdersTest, TakesTheUnitsAgainForALateSuccess) {
    const PlacedOrder placed = shop->placed("thandi", "TV", 2);
    shop->clock.advance(std::chrono::minutes{31});
    shop->does([&](TestShop::Desk& desk) { return desk.order_payments.expire(placed.order.code); });

    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);

    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{3, 0}));
    EXPECT_EQ(shop->order("thandi", placed.order.code).status, OrderStatus::payment_captured);
    EXPECT_EQ(shop->count("refund"), 0);
}

TEST_P(OrdersTest, RefundsALateSuccessWhoseGoodsAreGone) {
    const PlacedOrder late = shop->placed("thandi", "ONLINE", 3);
    shop->clock.advance(std::chrono::minutes{31});
    shop->does([&](TestShop::Desk& desk) { return desk.order_payments.expire(late.order.code); });
    (void)shop->placed("sipho", "ONLINE", 1);

    EXPECT_EQ(tell(*shop, notice_of(late.attempt, GatewayStatus::complete)), Verdict::applied);

    EXPECT_EQ(shop->shelf("ONLINE", "W001"), (Shelf{3, 1}));
    const Order order = shop->order("thandi", late.order.code);
    EXPECT_EQ(order.status, OrderStatus::cancelling);
    EXPECT_EQ(order.payment, PaymentStatus::succeed);
    EXPECT_EQ(shop->count("refund WHERE state = 'needed'"), 1);
    EXPECT_EQ(shop->letters.sent.back().template_name, "order-refund");
}

TEST_P(OrdersTest, CanBePaidAgainAfterAFailureAndKeepsOneOfTwoPayments) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::failed));
    const auto again = shop->does([&](TestShop::Desk& desk) {
        return desk.orders.pay_again(CustomerId{"thandi"}, placed.order.code, "instant_eft");
    });
    ASSERT_TRUE(again);
    EXPECT_EQ(again->attempt.merchant_ref, placed.order.code.value + "-2");
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 1}));

    EXPECT_EQ(tell(*shop, notice_of(again->attempt, GatewayStatus::complete, "2002")), Verdict::applied);
    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, "2001")), Verdict::applied);

    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{4, 0}));
    EXPECT_EQ(shop->count("refund"), 1);
    EXPECT_EQ(shop->order("thandi", placed.order.code).attempt_ref, again->attempt.merchant_ref);
    EXPECT_FALSE(shop->does([&](TestShop::Desk& desk) {
        return desk.orders.pay_again(CustomerId{"thandi"}, placed.order.code, "card");
    }));
}

TEST_P(OrdersTest, AFailureOfAnEarlierTryDoesNotEndTheLaterOne) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    const auto again = shop->does([&](TestShop::Desk& desk) {
        return desk.orders.pay_again(CustomerId{"thandi"}, placed.order.code, "card");
    });
    ASSERT_TRUE(again);

    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::failed));

    EXPECT_EQ(shop->order("thandi", placed.order.code).payment, PaymentStatus::pending);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 1}));
}

TEST_P(OrdersTest, RefundsThePaymentMadeTwiceInTwoTabs) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, "1"));
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, "2"));

    EXPECT_EQ(shop->count("refund WHERE gateway_ref = '2'"), 1);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{4, 0}));
}

TEST_P(OrdersTest, RefusedNotificationsChangeNothingAndLeaveOneRecordEach) {
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
    EXPECT_EQ(shop->order("thandi", placed.order.code).payment, PaymentStatus::pending);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 1}));
    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
}

TEST_P(OrdersTest, AnUnconfirmedNotificationChangesNothingUntilItIsConfirmed) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    const Notice notice = notice_of(placed.attempt, GatewayStatus::complete);

    for (int i = 0; i < 4; ++i) EXPECT_EQ(tell(*shop, notice, Confirmation::denied), Verdict::received);
    EXPECT_EQ(tell(*shop, notice, Confirmation::denied), Verdict::not_confirmed);
    EXPECT_EQ(shop->order("thandi", placed.order.code).payment, PaymentStatus::pending);

    EXPECT_EQ(tell(*shop, notice, Confirmation::confirmed), Verdict::applied);
    EXPECT_EQ(shop->order("thandi", placed.order.code).payment, PaymentStatus::succeed);
}

TEST_P(OrdersTest, WhatTheGatewaySaysWhenAskedCountsAfterItsMessageWasGivenUp) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    const Notice notice = notice_of(placed.attempt, GatewayStatus::complete);
    for (int i = 0; i < 5; ++i) (void)tell(*shop, notice, Confirmation::denied);
    ASSERT_EQ(shop->order("thandi", placed.order.code).payment, PaymentStatus::pending);

    for (int i = 0; i < 2; ++i)
        EXPECT_TRUE(shop->does([&](TestShop::Desk& desk) {
            return desk.payments.answer(placed.attempt.id, {.reached = true, .payment = notice});
        }));
    EXPECT_EQ(shop->order("thandi", placed.order.code).payment, PaymentStatus::succeed);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{4, 0}));
    EXPECT_EQ(shop->count("refund"), 0);
}

TEST_P(OrdersTest, OneBrokenNotificationHoldsUpNoOther) {
    const PlacedOrder broken = shop->placed("thandi", "TV");
    const PlacedOrder sound = shop->placed("sipho", "TV");
    for (const PlacedOrder* each : {&broken, &sound})
        (void)shop->does([&](TestShop::Desk& desk) {
            const Notice notice = notice_of(each->attempt, GatewayStatus::complete, each->attempt.merchant_ref);
            return desk.payments.receive("payfast", notice, each->attempt.merchant_ref, "", true).event_id;
        });

    struct Gateway final : PaymentGateway {
        std::map<std::string, PaymentAttempt> attempts;
        std::string broken;
        std::string name() const override { return "payfast"; }
        PaymentInstruction instruction(const PaymentAttempt&, const PaymentMode&, const Payer&,
                                       const std::string&) const override {
            return {};
        }
        Notice read(const std::string& raw_body) const override {
            return notice_of(attempts.at(raw_body), GatewayStatus::complete, raw_body);
        }
        bool allowed_source(const std::string&) const override { return true; }
        Confirmation confirm(const Notice& notice) override {
            if (notice.merchant_ref == broken) throw std::logic_error{"broken"};
            return Confirmation::confirmed;
        }
        QueryAnswer query(const PaymentAttempt&) override { return {}; }
    } gateway;
    for (const PlacedOrder* each : {&broken, &sound})
        gateway.attempts.emplace(each->attempt.merchant_ref, each->attempt);
    gateway.broken = broken.attempt.merchant_ref;

    const auto run = [&](const Transactional<PaymentService>::Body& body) {
        (void)shop->does([&](TestShop::Desk& desk) { return body(desk.payments); });
    };
    std::vector<std::string> problems;
    ReconcilerService reconciler{
        {run, run}, gateway, [&](const std::string& subject, const std::string&) { problems.push_back(subject); }};
    EXPECT_EQ(reconciler.confirm_waiting(), 2);
    EXPECT_EQ(problems.size(), 1);
    EXPECT_EQ(shop->order("sipho", sound.order.code).payment, PaymentStatus::succeed);
    EXPECT_EQ(shop->order("thandi", broken.order.code).payment, PaymentStatus::pending);

    EXPECT_EQ(reconciler.confirm_waiting(), 0);  // not at once again
    gateway.broken.clear();
    shop->clock.advance(std::chrono::minutes{1});
    EXPECT_EQ(reconciler.confirm_waiting(), 1);
    EXPECT_EQ(shop->order("thandi", broken.order.code).payment, PaymentStatus::succeed);
}

TEST_P(OrdersTest, NotificationsInAnyOrderEndPaid) {
    const PlacedOrder placed = shop->placed("thandi", "TV");

    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::pending)), Verdict::no_change);
    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::failed)), Verdict::no_change);

    EXPECT_EQ(shop->order("thandi", placed.order.code).payment, PaymentStatus::succeed);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{4, 0}));
}

TEST_P(OrdersTest, AStormOfOneNotificationIsOneCapture) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    std::atomic<int> applied = 0;

    at_once(16, [&](int) {
        for (int i = 0; i < 7; ++i) (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::complete));
        applied += 1;
    });

    EXPECT_EQ(applied, 16);
    EXPECT_EQ(shop->count("payment_event"), 1);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{4, 0}));
    EXPECT_EQ(shop->count("order_timeline WHERE status = 'PAYMENT_CAPTURED'"), 1);
    EXPECT_EQ(shop->count("refund"), 0);
}

TEST_P(OrdersTest, TwentyIdenticalPostsAreOneOrder) {
    const Cart cart = shop->ready_cart("thandi", "TV");
    std::mutex mutex;
    std::set<std::string> codes;
    int fresh = 0;

    at_once(20, [&](int) {
        const auto answer = shop->place("thandi", cart.code.value);
        const std::lock_guard lock{mutex};
        ASSERT_TRUE(answer) << answer.error().message_key;
        codes.insert(answer->order.code.value);
        fresh += answer->existed ? 0 : 1;
    });

    EXPECT_EQ(codes.size(), 1U);
    EXPECT_EQ(fresh, 1);
    EXPECT_EQ(shop->count("customer_order"), 1);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 1}));
}

TEST_P(OrdersTest, OnlyOneOfThirtyTwoShoppersGetsTheLastUnit) {
    const int wanted = rounds(40);
    for (int round = 0; round < wanted; ++round) {
        const std::string product = "LAST" + std::to_string(round);
        shop->products.sell(product, Money::cents(777'00), TradingType::online_only);
        shop->put(product, "W001", 1);
        std::vector<std::string> carts;
        for (int i = 0; i < 32; ++i)
            carts.push_back(
                shop->ready_cart("c" + std::to_string(round) + '-' + std::to_string(i), product).code.value);
        std::atomic<int> won = 0;
        std::atomic<int> refused = 0;

        at_once(32, [&](int i) {
            const auto answer = shop->place("c" + std::to_string(round) + '-' + std::to_string(i),
                                            carts[static_cast<std::size_t>(i)]);
            if (answer)
                won += 1;
            else if (answer.error().type == "InsufficientStockError")
                refused += 1;
        });

        ASSERT_EQ(won, 1) << "round " << round;
        ASSERT_EQ(refused, 31) << "round " << round;
        ASSERT_EQ(shop->shelf(product, "W001"), (Shelf{1, 1}));
    }
    EXPECT_EQ(shop->count("customer_order"), wanted);
    EXPECT_EQ(shop->count("payment_attempt"), wanted);  // no loser is ever asked to pay
}

TEST_P(OrdersTest, NotificationAndQuestionTogetherCaptureOnce) {
    const int wanted = rounds(60);
    shop->put("CABLE", "G205", wanted);
    for (int round = 0; round < wanted; ++round) {
        const PlacedOrder placed = shop->placed("thandi" + std::to_string(round), "CABLE");
        const Notice notice = notice_of(placed.attempt, GatewayStatus::complete, std::to_string(round));
        at_once(4, [&](int i) {
            if (i % 2 == 0)
                (void)tell(*shop, notice);
            else
                (void)shop->does([&](TestShop::Desk& desk) {
                    return desk.payments.answer(placed.attempt.id, {.reached = true, .payment = notice});
                });
        });
    }
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{0, 0}));
    EXPECT_EQ(shop->count("order_timeline WHERE status = 'PAYMENT_CAPTURED'"), wanted);
    EXPECT_EQ(shop->count("payment_attempt WHERE state = 'succeed'"), wanted);
    EXPECT_EQ(shop->count("refund"), 0);
}

TEST_P(OrdersTest, AbandonedPaymentsLeaveNothingReserved) {
    shop->put("CABLE", "G205", 60);
    for (int i = 0; i < 60; ++i) (void)shop->placed("s" + std::to_string(i), "CABLE");
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{60, 60}));

    shop->clock.advance(std::chrono::minutes{61});
    for (const OrderCode& code : shop->does([](TestShop::Desk& desk) { return desk.order_payments.overdue(); }))
        EXPECT_TRUE(shop->does([&](TestShop::Desk& desk) { return desk.order_payments.expire(code); }));
    for (const PaymentAttempt& each : shop->does([](TestShop::Desk& desk) { return desk.payments.expired(); }))
        EXPECT_TRUE(shop->does([&](TestShop::Desk& desk) { return desk.payments.expire(each.id); }));

    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{60, 0}));
    EXPECT_EQ(shop->count("customer_order WHERE payment_status = 'failed'"), 60);
}

TEST_P(OrdersTest, NumbersOrdersWithoutGapsWhateverIsRefused) {
    const PlacedOrder first = shop->placed("a", "CABLE");
    (void)shop->place("thandi", shop->ready_cart("thandi", "ONLINE", 3).code.value);
    const Cart cart = shop->ready_cart("sipho", "CABLE", 3);
    EXPECT_FALSE(shop->place("someone else", cart.code.value));
    const PlacedOrder last = shop->placed("b", "CABLE", 2);

    EXPECT_EQ(std::stoll(last.order.code.value), std::stoll(first.order.code.value) + 2);
}

TEST_P(OrdersTest, ListsTheHistoryByStatusTimeAndPage) {
    for (int i = 0; i < 3; ++i) (void)shop->placed("thandi", "CABLE", i + 1);
    const auto page = [&](OrderFilter filter) {
        return shop->does([&](TestShop::Desk& desk) { return desk.orders.history(CustomerId{"thandi"}, filter); });
    };

    EXPECT_EQ(page({.statuses = {}, .from = {}, .before = {}, .page_size = 2}).orders.size(), 2U);
    EXPECT_EQ(page({.statuses = {}, .from = {}, .before = {}, .page_size = 2}).total, 3);
    EXPECT_EQ(page({.statuses = {}, .from = {}, .before = {}, .page = 1, .page_size = 2}).orders.size(), 1U);
    EXPECT_EQ(page({.statuses = {OrderStatus::cancelled}, .from = {}, .before = {}}).total, 0);
    EXPECT_EQ(page({.statuses = {}, .from = shop->clock.now() + std::chrono::hours{1}, .before = {}}).total, 0);
}

ON_BOTH_ENGINES(OrdersTest);

}  // namespace
}  // namespace spaza::testing
