#include <gtest/gtest.h>

#include "shop/payment/payfast/payfast_rules.hpp"
#include "shop/payment/payfast/payfast_service.hpp"
#include "support/scripted_calls.hpp"

namespace spaza {
namespace {

struct Noon final : Clock {
    TimePoint at{from_millis(1'767'600'000'000)};  // 2026-01-05T08:00:00Z
    TimePoint now() const override { return at; }
};

PaymentAttempt attempt_of(const std::string& ref, TimePoint created) {
    PaymentAttempt attempt;
    attempt.id = "id-" + ref;
    attempt.merchant_ref = ref;
    attempt.gateway_ref = "77";
    attempt.amount = Money::cents(100'00);
    attempt.created_at = created;
    return attempt;
}

std::string page_of(int first, int count) {
    std::string csv = "Date,Sign,Gross,M Payment ID,PF Payment ID\n";
    for (int i = first; i < first + count; ++i)
        csv += "2026-01-05,CREDIT,100.00,ORD-" + std::to_string(i) + "-1," + std::to_string(5000 + i) + '\n';
    return csv;
}

struct PayfastCalls : ::testing::Test {
    PayfastSettings settings;
    testing::ScriptedCalls calls;
    Noon clock;
    PayfastService payfast{settings, calls, clock};
};

TEST_F(PayfastCalls, ReadTheHistoryPageByPageOnceForAllAttempts) {
    calls.answers = {{200, page_of(0, 1000)}, {200, page_of(1000, 7)}, {200, page_of(2000, 3)}};
    const std::vector<PaymentAttempt> attempts{attempt_of("ORD-5-1", clock.now()),
                                               attempt_of("ORD-2001-1", clock.now() - std::chrono::hours{48}),
                                               attempt_of("ORD-9999-1", clock.now())};
    const auto answers = payfast.query(attempts);

    ASSERT_EQ(calls.asked.size(), 3U);
    EXPECT_NE(calls.asked[0].find("from=2026-01-04&to=2026-01-05&offset=0&limit=1000"), std::string::npos);
    EXPECT_NE(calls.asked[1].find("offset=1000"), std::string::npos);
    EXPECT_NE(calls.asked[2].find("from=2026-01-03&to=2026-01-03&offset=0"), std::string::npos);
    EXPECT_EQ(answers.at("id-ORD-5-1").payment->gateway_ref, "5005");
    EXPECT_EQ(answers.at("id-ORD-2001-1").payment->gateway_ref, "7001");
    EXPECT_TRUE(answers.at("id-ORD-9999-1").reached);
    EXPECT_FALSE(answers.at("id-ORD-9999-1").payment);
}

TEST_F(PayfastCalls, SayNothingWhenOnePageOfTheHistoryCannotBeRead) {
    calls.answers = {{200, page_of(0, 1000)}, {500, ""}};
    EXPECT_FALSE(payfast.query({attempt_of("ORD-5-1", clock.now())}).at("id-ORD-5-1").reached);
}

TEST_F(PayfastCalls, ReadOldDaysOnceAnHourAndTodayTwiceAMinute) {
    const std::vector<PaymentAttempt> old{attempt_of("ORD-5-1", clock.now() - std::chrono::hours{72})};
    calls.answers = {{200, page_of(0, 1)}, {200, page_of(5, 1)}};
    EXPECT_TRUE(payfast.query(old).at("id-ORD-5-1").payment);
    EXPECT_EQ(calls.asked.size(), 2U);
    EXPECT_TRUE(payfast.query(old).at("id-ORD-5-1").payment);
    EXPECT_EQ(calls.asked.size(), 2U);

    clock.at += std::chrono::seconds{31};
    calls.answers = {{200, page_of(0, 1)}};
    EXPECT_TRUE(payfast.query(old).at("id-ORD-5-1").payment);
    EXPECT_EQ(calls.asked.size(), 3U);  // today once more

    clock.at += std::chrono::hours{1};
    calls.answers = {{200, page_of(0, 1)}, {200, page_of(0, 1)}};
    EXPECT_FALSE(payfast.query(old).at("id-ORD-5-1").payment);
    EXPECT_EQ(calls.asked.size(), 5U);
}

TEST_F(PayfastCalls, HandOverEveryPaymentOfAReference) {
    calls.answers = {{200, page_of(5, 1) + "2026-01-05,CREDIT,100.00,ORD-5-1,9001\n"}};
    const auto answer = payfast.query({attempt_of("ORD-5-1", clock.now())}).at("id-ORD-5-1");
    ASSERT_TRUE(answer.payment);
    ASSERT_EQ(answer.more.size(), 1U);
    EXPECT_EQ(answer.payment->gateway_ref, "5005");
    EXPECT_EQ(answer.more[0].gateway_ref, "9001");
}

struct PayfastRefunds : PayfastCalls {
    static WebCalls::Answer left(int cents) {
        return {200, R"({"code":200,"status":"success","data":{"response":{"amount_available_for_refund":)" +
                         std::to_string(cents) + "}}}"};
    }
    RefundAnswer refund(bool first_try, Money before = {}) {
        return payfast.refund({.id = "r1",
                               .attempt = attempt_of("ORD-1-1", clock.now()),
                               .gateway_ref = "77",
                               .amount = Money::cents(40'00),
                               .returned_before = before,
                               .reason = "refund.cancelled",
                               .first_try = first_try});
    }
};

TEST_F(PayfastRefunds, AreSentWhenTheSumLeftIsTheOneExpected) {
    calls.answers = {left(100'00), {200, "{}"}};
    EXPECT_EQ(refund(true).outcome, RefundOutcome::accepted);
    ASSERT_EQ(calls.asked.size(), 2U);
    EXPECT_NE(calls.asked[0].find("/refunds/query/77"), std::string::npos);
    EXPECT_NE(calls.asked[1].find("/refunds/77?testing=true amount=4000&reason=Refund+r1"), std::string::npos);
}

TEST_F(PayfastRefunds, AreNotSentTwiceWhenAnEarlierOneWasHeard) {
    calls.answers = {left(60'00)};
    EXPECT_EQ(refund(false).outcome, RefundOutcome::accepted);
    EXPECT_EQ(calls.asked.size(), 1U);
}

TEST_F(PayfastRefunds, AreSentAgainWhenAnEarlierOneWasNotHeard) {
    calls.answers = {left(80'00), {200, "{}"}};
    EXPECT_EQ(refund(false, Money::cents(20'00)).outcome, RefundOutcome::accepted);
    EXPECT_EQ(calls.asked.size(), 2U);
}

TEST_F(PayfastRefunds, WaitForAPersonWhenTheSumLeftIsAnother) {
    calls.answers = {left(60'00)};
    EXPECT_EQ(refund(true).outcome, RefundOutcome::unknown);  // somebody gave it back by hand
    EXPECT_EQ(calls.asked.size(), 1U);
}

TEST_F(PayfastRefunds, TellARefusalFromSilence) {
    calls.answers = {left(100'00), {400, ""}};
    EXPECT_EQ(refund(true).outcome, RefundOutcome::refused);
    calls.answers = {left(100'00), {500, ""}};
    EXPECT_EQ(refund(true).outcome, RefundOutcome::unknown);
    calls.answers = {{0, ""}};
    EXPECT_EQ(refund(true).outcome, RefundOutcome::unknown);
}

}  // namespace
}  // namespace spaza
