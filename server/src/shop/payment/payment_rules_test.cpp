#include "shop/payment/payment_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using enum AttemptState;

PaymentAttempt attempt_in(AttemptState state) {
    PaymentAttempt attempt;
    if (state == part_refunded || state == refunded) attempt.becomes(succeed);
    if (state != created) {
        EXPECT_TRUE(attempt.becomes(state));
    }
    attempt.amount = Money::cents(100'00);
    return attempt;
}

TEST(PaymentStates, NeverTurnAPaidAttemptIntoAFailedOne) {
    EXPECT_FALSE(may_follow(succeed, failed));
    EXPECT_FALSE(may_follow(succeed, pending));
    EXPECT_FALSE(may_follow(refunded, succeed));
    EXPECT_EQ(move_for(attempt_in(succeed), GatewayStatus::failed).to, std::nullopt);
    EXPECT_EQ(move_for(attempt_in(succeed), GatewayStatus::complete).to, std::nullopt);
}

TEST(PaymentStates, ChangeOnlyAlongTheTableAndWithTheirReason) {
    PaymentAttempt attempt = attempt_in(created);
    EXPECT_TRUE(attempt.becomes(failed, "payment.declined"));
    EXPECT_EQ(attempt.failure_reason, "payment.declined");
    EXPECT_FALSE(attempt.becomes(pending));
    EXPECT_EQ(attempt.state, failed);
    EXPECT_EQ(attempt.failure_reason, "payment.declined");
    EXPECT_TRUE(attempt.becomes(succeed));
    EXPECT_EQ(attempt.failure_reason, "");
    EXPECT_FALSE(attempt.becomes(failed, "payment.declined"));
    EXPECT_EQ(attempt.state, succeed);
}

TEST(PaymentStates, AcceptALateSuccess) {
    EXPECT_EQ(move_for(attempt_in(failed), GatewayStatus::complete).to, succeed);
}

TEST(PaymentStates, ReachRefundsOnlyFromAPaidAttempt) {
    for (const AttemptState state : {created, redirected, pending, failed}) {
        EXPECT_FALSE(may_follow(state, refunded));
        EXPECT_FALSE(may_follow(state, part_refunded));
    }
    EXPECT_TRUE(may_follow(succeed, refunded));
}

TEST(PaymentStates, KeepAnUnknownStatusPending) {
    EXPECT_EQ(move_for(attempt_in(redirected), GatewayStatus::unknown).to, pending);
}

Notice genuine() {
    return {.merchant_ref = "10000001-1",
            .gateway_ref = "77",
            .status = GatewayStatus::complete,
            .status_text = "COMPLETE",
            .gross = Money::cents(100'00),
            .signature_right = true,
            .merchant_is_us = true,
            .parameters = {}};
}

TEST(PaymentNotices, AreJudgedBeforeTheGatewayIsAsked) {
    const PaymentAttempt attempt = attempt_in(redirected);
    EXPECT_EQ(judge(genuine(), &attempt, true), Verdict::received);
    EXPECT_EQ(judge(genuine(), nullptr, true), Verdict::unknown_payment);
    EXPECT_EQ(judge(genuine(), &attempt, false), Verdict::wrong_source);
    Notice notice = genuine();
    notice.signature_right = false;
    EXPECT_EQ(judge(notice, &attempt, true), Verdict::bad_signature);
    notice = genuine();
    notice.merchant_is_us = false;
    EXPECT_EQ(judge(notice, &attempt, true), Verdict::wrong_merchant);
    notice = genuine();
    notice.gross = Money::cents(100'01);
    EXPECT_EQ(judge(notice, &attempt, true), Verdict::wrong_amount);
    notice.gross.reset();
    EXPECT_EQ(judge(notice, &attempt, true), Verdict::wrong_amount);
}

TEST(PaymentNotices, OfAForgerNeverShareTheKeyOfTheGenuineOne) {
    const std::string real = dedupe_key("payfast", genuine());
    for (const Verdict refused : {Verdict::bad_signature, Verdict::wrong_source, Verdict::wrong_amount})
        EXPECT_NE(refused_key("payfast", "a1", refused, "10.0.0.1", {}), real);
    Notice failed = genuine();
    failed.status_text = "FAILED";
    EXPECT_NE(dedupe_key("payfast", failed), real);
    Notice same_word = genuine();
    same_word.status = GatewayStatus::unknown;
    EXPECT_NE(dedupe_key("payfast", same_word), real);
}

TEST(PaymentNotices, ThatAreRefusedShareOneKeyADayVerdictPaymentAndSender) {
    const TimePoint noon{std::chrono::hours{12}};
    const std::string first = refused_key("payfast", "", Verdict::bad_signature, "10.0.0.1", noon);
    EXPECT_EQ(refused_key("payfast", "", Verdict::bad_signature, "10.0.0.1", noon + std::chrono::hours{11}),
              first);
    EXPECT_NE(refused_key("payfast", "", Verdict::bad_signature, "10.0.0.1", noon + std::chrono::hours{13}),
              first);
    EXPECT_NE(refused_key("payfast", "", Verdict::bad_signature, "10.0.0.2", noon), first);
    EXPECT_NE(refused_key("payfast", "a1", Verdict::bad_signature, "10.0.0.1", noon), first);
    EXPECT_NE(refused_key("payfast", "", Verdict::wrong_amount, "10.0.0.1", noon), first);
}

TEST(Refunds, AreTriedAgainOnTheScheduleOfQuestionsAndGivenUpAfterAWeek) {
    using std::chrono::minutes;
    const TimePoint start{};
    EXPECT_EQ(next_refund(start, 1, start), start + minutes{2});
    EXPECT_EQ(next_refund(start, 2, start + minutes{2}), start + minutes{5});
    EXPECT_EQ(next_refund(start, 2, start + minutes{12}), start + minutes{20});  // those missed are left out
    EXPECT_EQ(next_refund(start, 40, start + std::chrono::hours{24 * 8}), std::nullopt);
}

TEST(PaymentQuestions, ComeAtTwoFiveTenTwentyThirtyMinutesThenHourlyThenDaily) {
    const TimePoint start{};
    const auto minutes = [&](int asked) {
        return std::chrono::duration_cast<std::chrono::minutes>(*next_query(start, asked) - start).count();
    };
    EXPECT_EQ(minutes(0), 2);
    EXPECT_EQ(minutes(4), 30);
    EXPECT_EQ(minutes(5), 60);
    EXPECT_EQ(minutes(28), 24 * 60);
    EXPECT_EQ(minutes(29), 48 * 60);
    EXPECT_EQ(next_query(start, 40), std::nullopt);
    for (int asked = 1; next_query(start, asked); ++asked) EXPECT_GT(minutes(asked), minutes(asked - 1));
}

}  // namespace
}  // namespace spaza
