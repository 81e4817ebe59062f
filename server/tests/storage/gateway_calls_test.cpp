#include <gtest/gtest.h>

#include "shop/payment/payflex/payflex_service.hpp"
#include "shop/payment/paygate/paygate_service.hpp"
#include "support/fixed_clock.hpp"
#include "support/scripted_calls.hpp"

namespace spaza::testing {
namespace {

PaymentAttempt attempt_of(const std::string& gateway_ref) {
    PaymentAttempt attempt;
    attempt.id = "a1";
    attempt.merchant_ref = "10000042-1";
    attempt.gateway_ref = gateway_ref;
    attempt.amount = Money::cents(1299'90);
    return attempt;
}

Basket basket() {
    return {.order = OrderCode{"10000042"},
            .description = "Order 10000042",
            .payer = {"Thandi", "Nkosi", "thandi@example.co.za", "0821234567"},
            .lines = {{"TV", "Television", 1, Money::cents(1249'90)}},
            .address_lines = {"Berger Street"},
            .postal_code = "1682",
            .delivery = Money::cents(50'00),
            .tax = Money::cents(169'55)};
}

const PaymentMode kCard{"card", {}, {}, "paygate", "CC/RCS"};

struct PaygateCalls : ::testing::Test {
    PaygateSettings settings;
    ScriptedCalls calls;
    FixedClock clock;
    PaygateService paygate{settings, calls, clock};

    std::string answer(paygate::Fields fields, const char* key = "secret") {
        return form::encoded(paygate::with_checksum(fields, key));
    }
    paygate::Fields reported(const char* status, const char* cents) {
        return {{"PAYGATE_ID", "10011072130"}, {"PAY_REQUEST_ID", "R1"},
                {"REFERENCE", "10000042-1"},   {"TRANSACTION_STATUS", status},
                {"RESULT_CODE", "990017"},     {"AUTH_CODE", "5T8A0Z"},
                {"CURRENCY", "ZAR"},           {"AMOUNT", cents}};
    }
};

TEST_F(PaygateCalls, AnnounceAPaymentInCentsAndSendTheBrowserWithItsNumber) {
    calls.answers = {{200, answer({{"PAYGATE_ID", "10011072130"},
                                   {"PAY_REQUEST_ID", "23B785AE-C96C-32AF-4879-D2C9363DB6E8"},
                                   {"REFERENCE", "10000042-1"}})}};
    const Opening opening = paygate.open(attempt_of(""), kCard, basket());
    ASSERT_TRUE(opening.instruction) << opening.problem;
    EXPECT_EQ(opening.gateway_ref, "23B785AE-C96C-32AF-4879-D2C9363DB6E8");
    EXPECT_EQ(opening.instruction->method, "POST");
    EXPECT_EQ(opening.instruction->url, "https://secure.paygate.co.za/payweb3/process.trans");
    EXPECT_EQ(opening.instruction->fields[0].second, opening.gateway_ref);
    EXPECT_NE(calls.asked[0].find("&AMOUNT=129990&"), std::string::npos);
    EXPECT_NE(calls.asked[0].find("PAY_METHOD=CC&PAY_METHOD_DETAIL=RCS"), std::string::npos);
    EXPECT_NE(calls.asked[0].find("payments%2Fpaygate%2Freturn%2F10000042-1"), std::string::npos);
}

TEST_F(PaygateCalls, BelieveNoAnswerThatIsWronglySignedOrAboutAnotherPayment) {
    calls.answers = {
        {200, answer({{"PAYGATE_ID", "10011072130"}, {"PAY_REQUEST_ID", "R1"}, {"REFERENCE", "other"}})},
        {200, answer({{"PAYGATE_ID", "10011072130"}, {"PAY_REQUEST_ID", "R1"}, {"REFERENCE", "10000042-1"}},
                     "guessed")},
        {200, "ERROR=DATA_CHK"},
        {0, ""}};
    for (int i = 0; i < 4; ++i) EXPECT_FALSE(paygate.open(attempt_of(""), kCard, basket()).instruction) << i;
}

TEST_F(PaygateCalls, ConfirmANotificationOnlyWhenTheQuestionSaysTheSame) {
    const Notice notice = paygate.read(answer(reported("1", "129990")));
    ASSERT_EQ(notice.status, GatewayStatus::complete);
    calls.answers = {{200, answer(reported("1", "129990"))},
                     {200, answer(reported("2", "129990"))},
                     {200, answer(reported("1", "100"))},
                     {200, answer(reported("1", "129990"), "guessed")},
                     {500, ""}};
    EXPECT_EQ(paygate.confirm(notice), Confirmation::confirmed);
    EXPECT_EQ(paygate.confirm(notice), Confirmation::denied);
    EXPECT_EQ(paygate.confirm(notice), Confirmation::denied);
    EXPECT_EQ(paygate.confirm(notice), Confirmation::denied);
    EXPECT_EQ(paygate.confirm(notice), Confirmation::unreachable);
}

TEST_F(PaygateCalls, AskOnlyAboutPaymentsThatWereAnnounced) {
    const auto never_announced = paygate.query({attempt_of("")}).at("a1");
    EXPECT_TRUE(never_announced.reached);  // so nobody can have paid it
    EXPECT_FALSE(never_announced.payment);
    EXPECT_TRUE(calls.asked.empty());
    calls.answers = {{200, answer(reported("1", "129990"))}};
    EXPECT_EQ(paygate.query({attempt_of("R1")}).at("a1").payment->status, GatewayStatus::complete);
}

TEST_F(PaygateCalls, StopAskingAtTheFirstPaymentThatIsNotReached) {
    PaymentAttempt second = attempt_of("R2");
    second.id = "a2";
    calls.answers = {{0, ""}};
    const auto answers = paygate.query({attempt_of("R1"), second});
    EXPECT_EQ(calls.asked.size(), 1U);
    EXPECT_FALSE(answers.at("a1").reached);
    EXPECT_FALSE(answers.contains("a2"));
}

TEST_F(PaygateCalls, TellAPaymentNobodyMadeFromOneThatIsNotDecided) {
    EXPECT_EQ(paygate.read(answer(reported("0", "129990"))).status, GatewayStatus::unpaid);
    EXPECT_EQ(paygate.read(answer(reported("5", "129990"))).status, GatewayStatus::pending);
    EXPECT_EQ(paygate.read(answer(reported("7", "129990"))).status, GatewayStatus::voided);
}

struct PayflexCalls : ::testing::Test {
    PayflexSettings settings{.client_id = "id", .client_secret = "secret"};
    ScriptedCalls calls;
    FixedClock clock;
    PayflexService payflex{settings, calls, clock};
    const WebCalls::Answer token{200, R"({"access_token":"T","expires_in":3600})"};
};

TEST_F(PayflexCalls, TakeOnlyAmountsWithinTheMerchantsLimits) {
    EXPECT_FALSE(payflex.takes(Money::cents(100'00)));  // not known yet
    EXPECT_FALSE(payflex.limits());
    calls.answers = {token, {200, R"({"minimumAmount":50,"maximumAmount":20000.00,"enabledForRefunds":true})"}};
    payflex.look_around();
    EXPECT_FALSE(payflex.takes(Money::cents(49'99)));
    EXPECT_TRUE(payflex.takes(Money::cents(50'00)));
    EXPECT_TRUE(payflex.takes(Money::cents(20000'00)));
    EXPECT_FALSE(payflex.takes(Money::cents(20000'01)));
    ASSERT_TRUE(payflex.limits());
    EXPECT_EQ(payflex.limits()->least, Money::cents(50'00));
    EXPECT_EQ(payflex.limits()->most, Money::cents(20000'00));
    payflex.look_around();
    EXPECT_EQ(calls.asked.size(), 2U);  // once a day
}

TEST_F(PayflexCalls, OpenAnOrderAndKeepTheToken) {
    calls.answers = {token,
                     {201, R"({"orderId":"O1","token":"K","redirectUrl":"https://pay.example/O1"})"},
                     {400, R"({"errorCode":"CRM006","message":"no"})"},
                     {201, R"({"orderId":"O1","message":"half an answer"})"}};
    const Opening opening = payflex.open(attempt_of(""), {}, basket());
    ASSERT_TRUE(opening.instruction) << opening.problem;
    EXPECT_EQ(opening.instruction->method, "GET");
    EXPECT_EQ(opening.instruction->url, "https://pay.example/O1");
    EXPECT_EQ(opening.gateway_ref, "O1");
    EXPECT_NE(calls.asked[1].find(R"("amount":"1299.90")"), std::string::npos);
    EXPECT_NE(calls.asked[1].find(R"("quantity":"1","price":"1249.90")"), std::string::npos);
    EXPECT_EQ(calls.headers[1][0].second, "Bearer T");
    EXPECT_FALSE(payflex.open(attempt_of(""), {}, basket()).instruction);
    EXPECT_FALSE(payflex.open(attempt_of(""), {}, basket()).instruction);
    EXPECT_EQ(calls.asked.size(), 4U);  // one token for all
    clock.advance(std::chrono::minutes{59});
    calls.answers = {token};
    (void)payflex.query({attempt_of("O1")});
    EXPECT_NE(calls.asked[4].find("/auth/merchant"), std::string::npos);
}

TEST_F(PayflexCalls, AskForANewTokenWhenTheirsIsNotKnownAnyMore) {
    calls.answers = {token,
                     {401, ""},
                     {200, R"({"access_token":"U","expires_in":3600})"},
                     {201, R"({"orderId":"O1","token":"K","redirectUrl":"https://pay.example/O1"})"}};
    EXPECT_TRUE(payflex.open(attempt_of(""), {}, basket()).instruction);
    EXPECT_EQ(calls.headers[3][0].second, "Bearer U");
    calls.answers = {{401, ""}, token, {401, ""}};  // once more, not for ever
    EXPECT_FALSE(payflex.query({attempt_of("O1")}).at("a1").reached);
    EXPECT_EQ(calls.asked.size(), 7U);
}

TEST_F(PayflexCalls, AreNotOfferedWhilePayflexDoesNotAnswer) {
    const WebCalls::Answer limits{200, R"({"minimumAmount":50,"maximumAmount":20000})"};
    calls.answers = {token, limits};
    payflex.look_around();
    ASSERT_TRUE(payflex.takes(Money::cents(100'00)));

    clock.advance(std::chrono::minutes{59});  // the token is over, and the door is shut
    EXPECT_FALSE(payflex.open(attempt_of(""), {}, basket()).instruction);
    EXPECT_EQ(calls.asked.size(), 3U);
    EXPECT_FALSE(payflex.takes(Money::cents(100'00)));
    EXPECT_FALSE(payflex.open(attempt_of(""), {}, basket()).instruction);
    EXPECT_EQ(calls.asked.size(), 3U);  // nobody else waits for it

    payflex.look_around();
    EXPECT_EQ(calls.asked.size(), 3U);
    clock.advance(std::chrono::seconds{31});
    calls.answers = {token, limits};
    payflex.look_around();
    EXPECT_TRUE(payflex.takes(Money::cents(100'00)));
}

TEST_F(PayflexCalls, SayWhatBecameOfAnOrderAndOfThatOneOnly) {
    const auto order = [&](const char* status, const char* reference) {
        return WebCalls::Answer{
            200, std::string{R"({"orderId":"O1","token":"K","amount":1299.9,"orderStatus":")"} + status +
                     R"(","merchantReference":")" + reference + "\"}"};
    };
    calls.answers = {token, order("Approved", "10000042-1"), order("Approved", "another"), {500, ""}};
    const auto approved = payflex.query({attempt_of("O1")}).at("a1");
    EXPECT_EQ(approved.payment->status, GatewayStatus::complete);
    EXPECT_EQ(approved.payment->gross, Money::cents(1299'90));
    EXPECT_FALSE(payflex.query({attempt_of("O1")}).at("a1").payment);
    EXPECT_FALSE(payflex.query({attempt_of("O1")}).at("a1").reached);
    for (const char* word : {"Declined", "Abandoned", "Cancelled"})
        EXPECT_EQ(payflex_status(word), GatewayStatus::failed);
    EXPECT_EQ(payflex_status("Created"), GatewayStatus::unpaid);
    EXPECT_EQ(payflex_status("Initiated"), GatewayStatus::pending);
    EXPECT_EQ(payflex_status("Reversed"), GatewayStatus::unknown);
}

TEST_F(PayflexCalls, RefundWithOneKeyAndLeaveDoubtsToAPerson) {
    const RefundOrder order{.id = "r1",
                            .attempt = attempt_of("O1"),
                            .gateway_ref = "O1",
                            .amount = Money::cents(100'50),
                            .returned_before = {},
                            .reason = {}};
    calls.answers = {token, {201, R"({"refundId":"RF"})"}, {500, ""}, {400, R"({"errorCode":"MRM007"})"}};
    EXPECT_EQ(payflex.refund(order).outcome, RefundOutcome::accepted);
    EXPECT_NE(calls.asked[1].find(R"("requestId":"r1","amount":1.005E2)"), std::string::npos);
    EXPECT_EQ(payflex.refund(order).outcome, RefundOutcome::unknown);
    EXPECT_EQ(payflex.refund(order).outcome, RefundOutcome::refused);
}

}  // namespace
}  // namespace spaza::testing
