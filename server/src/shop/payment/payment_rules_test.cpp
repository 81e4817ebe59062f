#include "shop/payment/payment_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using enum AttemptState;

PaymentAttempt attempt_in(AttemptState state) {
    PaymentAttempt attempt;
    attempt.state = state;
    attempt.amount = Money::cents(100'00);
    return attempt;
}

TEST(PaymentStates, NeverTurnAPaidAttemptIntoAFailedOne) {
    EXPECT_FALSE(may_move(succeed, failed));
    EXPECT_FALSE(may_move(succeed, pending));
    EXPECT_FALSE(may_move(refunded, succeed));
    EXPECT_EQ(move_for(attempt_in(succeed), GatewayStatus::failed).to, std::nullopt);
    EXPECT_EQ(move_for(attempt_in(succeed), GatewayStatus::complete).to, std::nullopt);
}

TEST(PaymentStates, AcceptALateSuccess) {
    EXPECT_EQ(move_for(attempt_in(failed), GatewayStatus::complete).to, succeed);
}

TEST(PaymentStates, ReachRefundsOnlyFromAPaidAttempt) {
    for (const AttemptState state : {created, redirected, pending, failed}) {
        EXPECT_FALSE(may_move(state, refunded));
        EXPECT_FALSE(may_move(state, part_refunded));
    }
    EXPECT_TRUE(may_move(succeed, refunded));
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
    const std::string real = dedupe_key("payfast", genuine(), Verdict::received, "same body");
    for (const Verdict refused : {Verdict::bad_signature, Verdict::wrong_source, Verdict::wrong_amount})
        EXPECT_NE(dedupe_key("payfast", genuine(), refused, "same body"), real);
    EXPECT_EQ(dedupe_key("payfast", genuine(), Verdict::received, "other bytes, same message"), real);
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
