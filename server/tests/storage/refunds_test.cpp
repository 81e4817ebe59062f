#include <thread>

#include "shop/payment/payment_words.hpp"
#include "support/fake_gateway.hpp"
#include "support/shop_fixture.hpp"

namespace spaza::testing {
namespace {

struct RefundsTest : DatabaseTest {
    void SetUp() override {
        DatabaseTest::SetUp();
        if (IsSkipped()) return;
        shop = std::make_unique<TestShop>(database());
        shop->products.sell("TV", Money::cents(1000'00));
        shop->products.sell("ONLINE", Money::cents(600'00), TradingType::online_only);
        shop->put("TV", "G205", 50);
        shop->put("ONLINE", "W001", 1);
        gateways.add(std::make_unique<FakeGateway::Door>(gateway));
    }
    PlacedOrder paid() {
        const PlacedOrder placed = shop->placed("thandi", "TV");
        EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
        return placed;
    }
    Result<Refund> ask(const OrderCode& order, Money amount, const std::string& key) {
        return shop->does([&](TestShop::Services& services) {
            return services.refunds.request(
                {.order = order, .amount = amount, .reason = "refund.cancelled", .request_key = key});
        });
    }
    int send() { return reconciler_of(*shop, gateways, problems).refund(); }
    std::string state(const std::string& key) {
        return std::string{refund_state_name(
            shop->does([&](TestShop::Services& services) { return services.refund_store.by_request(key); })
                ->state())};
    }
    /// Everything that happened to a refund, as it is kept: "requested, sent, …" with what was said.
    std::string history(const std::string& key) {
        return shop->does([&](TestShop::Services& services) {
            std::string text;
            for (const RefundLine& line :
                 services.refund_store.history(services.refund_store.by_request(key)->id)) {
                text += (text.empty() ? "" : ", ") + line.what;
                if (!line.said.empty()) text += " (" + line.said + ')';
            }
            return text;
        });
    }
    std::int64_t mails(const std::string& name) {
        return std::ranges::count(shop->mails.sent, name, &Mail::template_name);
    }
    PaymentStatus payment(const OrderCode& order) { return shop->order("thandi", order).payment(); }
    Money given_back() const {
        Money sum;
        for (const auto& [id, amount] : gateway.refunds) sum = sum + amount;
        return sum;
    }

    std::unique_ptr<TestShop> shop;
    FakeGateway gateway;
    Gateways gateways;
    std::vector<std::string> problems;
};

TEST_P(RefundsTest, AreSentOnceAndTheShopperIsNotifiedWhenTheyAreAccepted) {
    const PlacedOrder order = paid();
    gateway.unreachable_refunds = 1;
    const auto refund = ask(order.order.code, order.order.total, "cancel:1");
    ASSERT_TRUE(refund);

    EXPECT_EQ(send(), 1);
    EXPECT_EQ(state("cancel:1"), "sent");
    EXPECT_EQ(mails("order-refund"), 0);
    EXPECT_EQ(payment(order.order.code), PaymentStatus::succeed);
    EXPECT_EQ(send(), 0);  // not at once again

    shop->clock.advance(std::chrono::minutes{2});
    EXPECT_EQ(send(), 1);
    EXPECT_EQ(state("cancel:1"), "done");
    EXPECT_EQ(history("cancel:1"), "requested, sent, unanswered, sent, accepted (R-" + refund->id + ")");
    EXPECT_EQ(mails("order-refund"), 1);
    EXPECT_EQ(payment(order.order.code), PaymentStatus::refunded);
    EXPECT_EQ(given_back(), order.order.total);
    shop->clock.advance(std::chrono::hours{1});
    EXPECT_EQ(send(), 0);
}

TEST_P(RefundsTest, InPartsNeverExceedWhatWasPaid) {
    const PlacedOrder order = paid();  // 1000 and free delivery
    ASSERT_EQ(order.order.total, Money::cents(1000'00));
    EXPECT_TRUE(ask(order.order.code, Money::cents(400'00), "a"));
    EXPECT_TRUE(ask(order.order.code, Money::cents(600'00), "b"));
    const auto refused = ask(order.order.code, Money::cents(1), "c");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "refund.tooMuch");
    EXPECT_FALSE(ask(order.order.code, Money{}, "d"));

    EXPECT_EQ(send(), 2);
    EXPECT_EQ(payment(order.order.code), PaymentStatus::refunded);
    EXPECT_EQ(given_back(), Money::cents(1000'00));
    EXPECT_EQ(shop->count("payment_attempt WHERE state = 'refunded' AND needs_refund = 0"), 1);
}

TEST_P(RefundsTest, OfAPartLeaveTheOrderPartlyRefunded) {
    const PlacedOrder order = paid();
    EXPECT_TRUE(ask(order.order.code, Money::cents(1'01), "a"));
    EXPECT_EQ(send(), 1);
    EXPECT_EQ(payment(order.order.code), PaymentStatus::partly_refunded);
    const auto left =
        shop->does([&](TestShop::Services& services) { return services.refunds.refundable(order.order.code); });
    EXPECT_EQ(left, Money::cents(998'99));
}

TEST_P(RefundsTest, AskedForTwiceWithOneKeyAreOne) {
    const PlacedOrder order = paid();
    std::vector<std::string> ids(8);
    {
        std::vector<std::jthread> running;
        for (std::size_t i = 0; i < ids.size(); ++i)
            running.emplace_back([&, i] {
                const auto refund = ask(order.order.code, Money::cents(10'00), "cancel:7");
                ids[i] = refund ? refund->id : refund.error().message_key;
            });
    }
    for (const std::string& id : ids) EXPECT_EQ(id, ids[0]);
    EXPECT_EQ(shop->count("refund"), 1);
}

TEST_P(RefundsTest, OfSeveralAskersAtOnceNeverExceedWhatWasPaid) {
    const PlacedOrder order = paid();
    {
        std::vector<std::jthread> running;
        for (int i = 0; i < 8; ++i)
            running.emplace_back(
                [&, i] { (void)ask(order.order.code, Money::cents(300'00), "part:" + std::to_string(i)); });
    }
    EXPECT_EQ(shop->count("refund"), 3);
}

TEST_P(RefundsTest, AreNotDoneTwiceByTwoNodesOrAfterALostAnswer) {
    const PlacedOrder order = paid();
    gateway.silent_refunds = 1;
    ASSERT_TRUE(ask(order.order.code, order.order.total, "a"));
    const auto due = shop->does([&](TestShop::Services& services) { return services.refunds.due(); });
    ASSERT_EQ(due.size(), 1U);
    EXPECT_TRUE(shop->does([&](TestShop::Services& services) { return services.refunds.take(due[0].id); }));
    EXPECT_FALSE(shop->does(
        [&](TestShop::Services& services) { return services.refunds.take(due[0].id); }));  // the other node

    shop->clock.advance(std::chrono::minutes{2});  // the node that took it died
    const auto again = shop->does([&](TestShop::Services& services) { return services.refunds.take(due[0].id); });
    ASSERT_TRUE(again);
    EXPECT_FALSE(again->first_try);  // so that the gateway is asked first whether it was heard
    shop->clock.advance(std::chrono::minutes{2});
    EXPECT_EQ(send(), 1);  // done there, and nobody heard
    shop->clock.advance(std::chrono::minutes{10});
    EXPECT_EQ(send(), 1);
    EXPECT_EQ(state("a"), "done");
    EXPECT_EQ(given_back(), order.order.total);
}

TEST_P(RefundsTest, OfOnePaymentAreSentOneAfterTheOther) {
    const PlacedOrder order = paid();
    gateway.unreachable_refunds = 1;
    ASSERT_TRUE(ask(order.order.code, Money::cents(100'00), "a"));
    ASSERT_TRUE(ask(order.order.code, Money::cents(200'00), "b"));
    EXPECT_EQ(send(), 1);  // the second waits: what became of the first is not known
    EXPECT_EQ(gateway.refund_calls, 1);
    shop->clock.advance(std::chrono::minutes{2});
    while (send() > 0) {
    }
    EXPECT_EQ(given_back(), Money::cents(300'00));
}

TEST_P(RefundsTest, ThatTheGatewayRefusesWaitForTheOperatorAndSayNothingToTheShopper) {
    const PlacedOrder order = paid();
    gateway.refuses_refunds = true;
    ASSERT_TRUE(ask(order.order.code, Money::cents(100'00), "a"));
    EXPECT_EQ(send(), 1);
    EXPECT_EQ(state("a"), "failed");
    EXPECT_EQ(mails("order-refund"), 0);
    EXPECT_EQ(payment(order.order.code), PaymentStatus::succeed);

    gateway.refuses_refunds = false;
    const auto open = shop->does([&](TestShop::Services& services) { return services.refunds.open(); });
    ASSERT_EQ(open.size(), 1U);
    EXPECT_TRUE(shop->does([&](TestShop::Services& services) {
        return try_again(services.refund_store, open[0].id, shop->clock.now());
    }));
    EXPECT_EQ(send(), 1);
    EXPECT_EQ(state("a"), "done");
}

TEST_P(RefundsTest, GivenBackByHandAreSettledWithoutAskingTheGateway) {
    const PlacedOrder order = paid();
    gateway.refuses_refunds = true;
    ASSERT_TRUE(ask(order.order.code, order.order.total, "a"));
    EXPECT_EQ(send(), 1);
    const auto open = shop->does([&](TestShop::Services& services) { return services.refunds.open(); });
    ASSERT_EQ(open.size(), 1U);
    EXPECT_TRUE(shop->does([&](TestShop::Services& services) {
        return done_by_hand(services.refund_store, open[0].id, shop->clock.now());
    }));
    EXPECT_EQ(send(), 1);
    EXPECT_EQ(gateway.refund_calls, 1);
    EXPECT_EQ(state("a"), "done");
    EXPECT_EQ(history("a"), "requested, sent, refused (no), byHand, settling, settled");
    EXPECT_EQ(mails("order-refund"), 1);
    EXPECT_EQ(payment(order.order.code), PaymentStatus::refunded);
}

TEST_P(RefundsTest, OfOnePaymentTakenUpTogetherDoNotWaitForEachOther) {
    const PlacedOrder order = paid();
    gateway.refuses_refunds = true;
    ASSERT_TRUE(ask(order.order.code, Money::cents(100'00), "a"));
    ASSERT_TRUE(ask(order.order.code, Money::cents(200'00), "b"));
    EXPECT_EQ(send(), 2);
    for (const Refund& each : shop->does([&](TestShop::Services& services) { return services.refunds.open(); }))
        EXPECT_TRUE(shop->does([&](TestShop::Services& services) {
            return done_by_hand(services.refund_store, each.id, shop->clock.now());
        }));
    while (send() > 0) {
    }
    EXPECT_EQ(state("a"), "done");
    EXPECT_EQ(state("b"), "done");
    EXPECT_EQ(gateway.refund_calls, 2);
}

TEST_P(RefundsTest, ThatNobodyAnswersForAWeekWaitForTheOperator) {
    const PlacedOrder order = paid();
    gateway.unreachable_refunds = 1000;
    ASSERT_TRUE(ask(order.order.code, Money::cents(100'00), "a"));
    int calls = 0;
    for (int hour = 0; hour < 8 * 24; ++hour) {
        calls += send();
        shop->clock.advance(std::chrono::hours{1});
    }
    EXPECT_EQ(state("a"), "failed");
    EXPECT_GT(calls, 25);
    EXPECT_LT(calls, 40);
}

TEST_P(RefundsTest, ASecondSuccessIsGivenBackByItselfAndTheOrderStaysPaid) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::failed));
    const auto again = shop->does([&](TestShop::Services& services) {
        return services.orders.pay_again(CustomerId{"thandi"}, placed.order.code, "instant_eft");
    });
    ASSERT_TRUE(again);
    EXPECT_EQ(tell(*shop, notice_of(again->attempt, GatewayStatus::complete, "2002")), Verdict::applied);
    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, "2001")), Verdict::applied);

    EXPECT_EQ(send(), 1);
    EXPECT_EQ(given_back(), placed.order.total);
    EXPECT_EQ(payment(placed.order.code), PaymentStatus::succeed);
    EXPECT_EQ(mails("order-refund"), 1);
    // what is left of the money that paid the order can still be given back, once
    EXPECT_TRUE(ask(placed.order.code, placed.order.total, "cancel"));
    EXPECT_EQ(send(), 1);
    EXPECT_EQ(payment(placed.order.code), PaymentStatus::refunded);
}

TEST_P(RefundsTest, ALateSuccessForGoodsThatAreGoneIsGivenBackAndTheOrderCancelled) {
    const PlacedOrder late = shop->placed("thandi", "ONLINE");
    shop->clock.advance(std::chrono::minutes{31});
    shop->does([&](TestShop::Services& services) { return services.order_payments.expire(late.order.code); });
    (void)shop->placed("sipho", "ONLINE");
    EXPECT_EQ(tell(*shop, notice_of(late.attempt, GatewayStatus::complete)), Verdict::applied);

    EXPECT_EQ(send(), 1);
    const Order order = shop->order("thandi", late.order.code);
    EXPECT_EQ(order.status(), OrderStatus::cancelled);
    EXPECT_EQ(order.payment(), PaymentStatus::refunded);
    EXPECT_EQ(mails("order-refund"), 1);
}

TEST_P(RefundsTest, CannotBeAskedForWithoutAPayment) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    EXPECT_FALSE(ask(placed.order.code, Money::cents(1), "a"));
    EXPECT_FALSE(ask(OrderCode{"nobody's"}, Money::cents(1), "b"));
}

TEST_P(RefundsTest, ADeclinedAttemptIsAskedAboutForAWeekAndALateSuccessWins) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::failed));
    ASSERT_EQ(payment(placed.order.code), PaymentStatus::failed);
    ReconcilerService reconciler = reconciler_of(*shop, gateways, problems);

    shop->clock.advance(std::chrono::minutes{2});
    EXPECT_EQ(reconciler.query(), 1);
    EXPECT_EQ(payment(placed.order.code), PaymentStatus::failed);
    gateway.paid[placed.attempt.merchant_ref] = notice_of(placed.attempt, GatewayStatus::complete);
    EXPECT_EQ(reconciler.query(), 0);
    shop->clock.advance(std::chrono::minutes{3});
    EXPECT_EQ(reconciler.query(), 1);
    EXPECT_EQ(payment(placed.order.code), PaymentStatus::succeed);
    EXPECT_EQ(shop->shelf("TV", "G205"), (TestShop::Shelf{49, 0}));
    shop->clock.advance(std::chrono::hours{24});
    EXPECT_EQ(reconciler.query(), 0);  // known now
}

TEST_P(RefundsTest, OneQuestionServesAllAttemptsThatWait) {
    for (int i = 0; i < 20; ++i) (void)shop->placed("s" + std::to_string(i), "TV");
    shop->clock.advance(std::chrono::minutes{2});
    EXPECT_EQ(reconciler_of(*shop, gateways, problems).query(), 20);
    EXPECT_EQ(gateway.questions, 1);
    EXPECT_EQ(gateway.asked_about, 20);
}

ON_BOTH_ENGINES(RefundsTest);

}  // namespace
}  // namespace spaza::testing
