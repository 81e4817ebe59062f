#include "shop/payment/payment_store_sql.hpp"
#include "support/fake_gateway.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

using std::chrono::minutes;

/// What is not known of payments, or not as it should be.
struct PaymentDoubtTest : OrderingTest {
    void SetUp() override {
        OrderingTest::SetUp();
        if (IsSkipped()) return;
        gateways.add(std::make_unique<FakeGateway::Door>(gateway));
    }
    int query(Whose whose = {}) { return reconciler_of(*shop, gateways, problems, std::move(whose)).query(); }
    Order now(const PlacedOrder& placed) { return shop->order("thandi", placed.order.code); }
    PaymentAttempt attempt(const PlacedOrder& placed) {
        return *shop->does([&](TestShop::Services& d) { return d.payments.find(placed.attempt.merchant_ref); });
    }
    std::size_t due() {
        return shop->does([](TestShop::Services& d) { return d.payments.due_for_query(); }).size();
    }
    static Opening page(const std::string& name) {
        return {
            .instruction = PaymentInstruction{.method = "GET", .url = "https://pay.example/" + name, .fields = {}},
            .gateway_ref = name,
            .problem = {}};
    }

    FakeGateway gateway;
    Gateways gateways;
    std::vector<std::string> problems;
};

TEST_P(PaymentDoubtTest, AnUnreachableGatewayLeavesThePaymentPendingUntilItCanBeAsked) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    gateway.out_of_reach = true;
    shop->clock.advance(minutes{61});
    EXPECT_EQ(query(), 1);
    EXPECT_EQ(now(placed).payment(), PaymentStatus::pending);
    EXPECT_EQ(shop->does([&](TestShop::Services& d) { return d.order_payments.expire(placed.order.code); }), true);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 0}));  // nobody's goods wait for it
    {
        const auto unresolved = unresolved_payment_count(shop->database, shop->clock.now());
        EXPECT_EQ(unresolved, 1);
    }

    gateway.out_of_reach = false;
    EXPECT_EQ(query(), 0);  // not at once again
    shop->clock.advance(minutes{5});
    EXPECT_EQ(query(), 1);
    EXPECT_EQ(now(placed).payment(), PaymentStatus::failed);
    EXPECT_EQ(now(placed).payment_failure(), "payment.expired");
}

TEST_P(PaymentDoubtTest, WhatTheGatewayHasNotDecidedDoesNotEndAndWhatNobodyPaidDoes) {
    const PlacedOrder slow = shop->placed("thandi", "TV");
    const PlacedOrder open = shop->placed("thandi", "CABLE");
    gateway.paid[slow.attempt.merchant_ref] = notice_of(slow.attempt, GatewayStatus::pending);
    gateway.paid[open.attempt.merchant_ref] = notice_of(open.attempt, GatewayStatus::unpaid);
    shop->clock.advance(minutes{59});
    EXPECT_EQ(query(), 2);
    EXPECT_EQ(now(open).payment(), PaymentStatus::pending);
    shop->clock.advance(minutes{1});
    EXPECT_EQ(query(), 2);
    EXPECT_EQ(now(slow).payment(), PaymentStatus::pending);
    EXPECT_EQ(now(open).payment(), PaymentStatus::failed);

    gateway.paid[slow.attempt.merchant_ref] = notice_of(slow.attempt, GatewayStatus::complete);
    shop->clock.advance(minutes{60});
    EXPECT_EQ(query(), 2);
    EXPECT_EQ(now(slow).payment(), PaymentStatus::succeed);
}

TEST_P(PaymentDoubtTest, WhatIsNeverDecidedEndsWithTheLastQuestionAndALateWordStillCounts) {
    const PlacedOrder slow = shop->placed("thandi", "TV");
    gateway.paid[slow.attempt.merchant_ref] = notice_of(slow.attempt, GatewayStatus::pending);
    shop->clock.advance(std::chrono::hours{24 * 6});
    EXPECT_EQ(query(), 1);
    EXPECT_EQ(now(slow).payment(), PaymentStatus::pending);
    EXPECT_EQ(undecided_payment_count(shop->database, shop->clock.now()), 0);
    shop->clock.advance(std::chrono::hours{24 * 2});
    EXPECT_EQ(query(), 1);

    EXPECT_EQ(attempt(slow).state, AttemptState::failed);
    EXPECT_EQ(now(slow).payment(), PaymentStatus::failed);
    EXPECT_EQ(now(slow).payment_failure(), "payment.undecided");
    EXPECT_EQ(due(), 0U);
    EXPECT_EQ(undecided_payment_count(shop->database, shop->clock.now()), 1);
    EXPECT_EQ(unresolved_payment_count(shop->database, shop->clock.now()), 0);

    EXPECT_EQ(tell(*shop, notice_of(slow.attempt, GatewayStatus::complete)), Verdict::applied);
    EXPECT_EQ(now(slow).payment(), PaymentStatus::succeed);
    EXPECT_EQ(undecided_payment_count(shop->database, shop->clock.now()), 0);
}

TEST_P(PaymentDoubtTest, OneQuestionWithoutAnAnswerIsNoGatewayThatIsGone) {
    const PlacedOrder open = shop->placed("thandi", "TV");
    shop->placed("thandi", "CABLE");
    const auto round = [&] {
        shop->clock.advance(minutes{60});
        return reconciler_of(*shop, gateways, problems).round();
    };
    gateway.silent_about = open.attempt.merchant_ref;
    EXPECT_TRUE(round());  // it answered about the cable
    EXPECT_EQ(now(open).payment(), PaymentStatus::pending);
    gateway.out_of_reach = true;
    EXPECT_FALSE(round());  // nothing but silence
    gateway.out_of_reach = false;
    gateway.silent_about.clear();
    EXPECT_TRUE(round());
    EXPECT_EQ(now(open).payment(), PaymentStatus::failed);
}

TEST_P(PaymentDoubtTest, AnApprovalIsNotTakenForTheSameWordHeardBeforeItWasOne) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    Notice early = notice_of(placed.attempt, GatewayStatus::unknown);
    early.status_text = "1";  // PayGate's, without an authorisation
    Notice approved = notice_of(placed.attempt, GatewayStatus::complete);
    approved.status_text = "1";
    const auto answer = [&](const Notice& notice) {
        return shop->does([&](TestShop::Services& d) {
            return d.payments.answer(placed.attempt.id, {.reached = true, .payment = notice});
        });
    };
    EXPECT_EQ(answer(early), Verdict::applied);
    EXPECT_EQ(now(placed).payment(), PaymentStatus::pending);
    EXPECT_EQ(answer(approved), Verdict::applied);
    EXPECT_EQ(now(placed).payment(), PaymentStatus::succeed);
}

TEST_P(PaymentDoubtTest, ThePageThatIsShownIsTheOneThatIsKept) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    OpeningService pages = opening_of(*shop, gateways, problems);
    gateway.opening = page("slow");
    gateway.while_opening = [&] {  // takes so long that somebody else makes one
        gateway.while_opening = {};
        gateway.opening = page("quick");
        shop->clock.advance(minutes{2});
        EXPECT_EQ(pages.open(attempt(placed), {}, {})->url, "https://pay.example/quick");
    };

    const auto shown = pages.open(attempt(placed), {}, {});

    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->url, "https://pay.example/quick");
    EXPECT_EQ(attempt(placed).gateway_ref, "quick");
    EXPECT_EQ(gateway.openings, 2);
}

TEST_P(PaymentDoubtTest, AGatewayThatDoesNotAnswerHoldsFewWorkersAndTheOthersAreAskedToTryAgain) {
    std::vector<PlacedOrder> orders;
    for (int i = 0; i < 5; ++i) orders.push_back(shop->placed("s" + std::to_string(i), "CABLE"));
    OpeningService pages = opening_of(*shop, gateways, problems);
    gateway.opening = page("P");
    std::size_t next = 0;
    std::vector<bool> made;
    gateway.while_opening = [&] {  // while one is being made the next one comes
        if (++next < orders.size()) {
            const auto page = pages.open(orders[next].attempt, {}, {});
            made.push_back(page.has_value());
            if (!page) {
                EXPECT_EQ(page.error().message_key, "payment.beingOpened");
            }
        }
    };
    EXPECT_TRUE(pages.open(orders[0].attempt, {}, {}));
    EXPECT_EQ(made, (std::vector<bool>{false, true, true, true}));  // innermost first
    EXPECT_EQ(gateway.openings, OpeningService::kPagesAtOnce);
    EXPECT_TRUE(pages.open(orders[4].attempt, {}, {}));  // there is room again
}

TEST_P(PaymentDoubtTest, AnAnswerThatCannotBeAppliedIsNotAskedForAgainAtOnce) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    gateway.paid[placed.attempt.merchant_ref] = notice_of(placed.attempt, GatewayStatus::complete);
    const auto reserve = [&](int units) {
        shop->database.write([&](storage::Session& session) {
            session.execute("UPDATE stock SET reserved = $1 WHERE product_code = 'TV' AND store_code = 'G205'",
                            {units});
            return true;
        });
    };
    reserve(0);  // somebody meddled with the shelf
    shop->clock.advance(minutes{2});

    EXPECT_EQ(query(), 1);
    EXPECT_EQ(problems, std::vector<std::string>{placed.attempt.merchant_ref});
    EXPECT_EQ(due(), 0U);
    EXPECT_EQ(now(placed).payment(), PaymentStatus::pending);

    reserve(1);
    shop->clock.advance(minutes{3});
    EXPECT_EQ(query(), 1);
    EXPECT_EQ(now(placed).payment(), PaymentStatus::succeed);
}

TEST_P(PaymentDoubtTest, AGatewayThatIsNotReachedIsAskedOnceARoundAndTheRestStaysDue) {
    for (int i = 0; i < 3; ++i) (void)shop->placed("s" + std::to_string(i), "CABLE");
    gateway.out_of_reach = true;
    shop->clock.advance(minutes{2});
    ReconcilerService reconciler = reconciler_of(*shop, gateways, problems);
    EXPECT_FALSE(reconciler.round());
    EXPECT_EQ(gateway.questions, 1);
    EXPECT_EQ(due(), 2U);

    gateway.out_of_reach = false;
    EXPECT_TRUE(reconciler.round());
    EXPECT_EQ(due(), 0U);
}

TEST_P(PaymentDoubtTest, EachGatewayHasItsOwnWork) {
    (void)shop->placed("thandi", "TV");
    shop->clock.advance(minutes{2});
    EXPECT_EQ(query({.gateways = {"paygate"}, .all_but = false}), 0);
    EXPECT_EQ(query({.gateways = {"payfast"}, .all_but = true}), 0);
    EXPECT_EQ(query({.gateways = {"payfast", "paygate"}, .all_but = false}), 1);
}

TEST_P(PaymentDoubtTest, MoneyOfAnotherAmountIsReportedToAPerson) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    Notice other = notice_of(placed.attempt, GatewayStatus::complete);
    other.gross = placed.attempt.amount - Money::cents(1);
    gateway.paid[placed.attempt.merchant_ref] = other;
    shop->clock.advance(minutes{2});

    EXPECT_EQ(query(), 1);
    EXPECT_EQ(problems, std::vector<std::string>{placed.attempt.merchant_ref});
    EXPECT_EQ(doubtful_payment_count(shop->database, shop->clock.now()), 1);
    EXPECT_EQ(now(placed).payment(), PaymentStatus::pending);
    shop->clock.advance(minutes{60});
    EXPECT_EQ(query(), 1);
    EXPECT_EQ(now(placed).payment(), PaymentStatus::pending);  // there is money: not failed
}

TEST_P(PaymentDoubtTest, APaymentThatIsTakenBackIsReportedToAPerson) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
    EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::voided)), Verdict::voided);
    EXPECT_EQ(doubtful_payment_count(shop->database, shop->clock.now()), 1);
    EXPECT_EQ(now(placed).payment(), PaymentStatus::succeed);
}

TEST_P(PaymentDoubtTest, WordsNobodyKnowsAreReportedToAPersonAndStayPending) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    gateway.paid[placed.attempt.merchant_ref] = notice_of(placed.attempt, GatewayStatus::unknown);
    shop->clock.advance(minutes{61});
    EXPECT_EQ(query(), 1);
    EXPECT_EQ(problems, std::vector<std::string>{placed.attempt.merchant_ref});
    EXPECT_EQ(now(placed).payment(), PaymentStatus::pending);
}

TEST_P(PaymentDoubtTest, TwoPaymentsOnOnePageOfWhichNobodyNotifiedUsAreBothFound) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    EXPECT_TRUE(shop->does([&](TestShop::Services& d) {
        return d.payments.answer(placed.attempt.id,
                                 {.reached = true,
                                  .payment = notice_of(placed.attempt, GatewayStatus::complete, "1"),
                                  .more = {notice_of(placed.attempt, GatewayStatus::complete, "2")}});
    }));
    EXPECT_EQ(now(placed).payment(), PaymentStatus::succeed);
    EXPECT_EQ(shop->count("refund WHERE gateway_ref = '2' AND reason = 'refund.paidTwice'"), 1);
}

TEST_P(PaymentDoubtTest, NoSecondContractIsMadeBesideOneThatIsOpen) {
    shop->payment_policy.one_at_a_time = [](const PaymentMode&) { return true; };
    const PlacedOrder placed = shop->placed("thandi", "TV");
    const auto again = [&] {
        return shop->does([&](TestShop::Services& d) {
            return d.orders.pay_again(CustomerId{"thandi"}, placed.order.code, "card");
        });
    };
    ASSERT_TRUE(again());
    EXPECT_EQ(again()->attempt.id, placed.attempt.id);
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::failed));
    EXPECT_NE(again()->attempt.id, placed.attempt.id);  // that one is over
}

TEST_P(PaymentDoubtTest, ComingBackHurriesAQuestionOnceAndNotForWhatIsKnown) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    const auto worth = [&] {
        return shop->does([&](TestShop::Services& d) {
            return d.payments.worth_hurrying(*d.payments.find(placed.attempt.merchant_ref));
        });
    };
    EXPECT_TRUE(worth());
    shop->does([&](TestShop::Services& d) { return d.payments.hurry(placed.attempt), true; });
    EXPECT_EQ(due(), 1U);
    EXPECT_FALSE(worth());
    EXPECT_EQ(query(), 1);
    EXPECT_FALSE(worth());  // asked just now
    shop->clock.advance(std::chrono::seconds{16});
    EXPECT_TRUE(worth());
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::complete));
    EXPECT_FALSE(worth());
}

ON_BOTH_ENGINES(PaymentDoubtTest);

}  // namespace
}  // namespace spaza::testing
