#include "support/second_step_test.hpp"

#include <algorithm>
#include <thread>

#include "base/secrets.hpp"

namespace spaza::testing {
namespace {

class SecondStepStorage : public SecondStepTest {};

TEST_P(SecondStepStorage, ThePasswordAloneOpensNoSessionOnceTwoStepsAreOn) {
    const auto here = signed_up();
    const auto on = turned_on_by_email(here);
    EXPECT_EQ(on.recovery_codes.size(), 10U);
    EXPECT_EQ(mails_.mails.back().template_name, "sign-in-changed");
    const auto families = count("token_family");

    clock_.pass(1min);
    const auto step = held();
    EXPECT_EQ(count("token_family"), families);
    ASSERT_EQ(step.ways.size(), 2U);
    EXPECT_EQ(step.asked->way, StepWay::email);
    EXPECT_TRUE(step.sent);
    const std::string code = mailed_code();
    const auto wrong_one = finish({.token = step.token, .way = StepWay::email, .code = other(code)});
    EXPECT_EQ(wrong_one->code.verdict, wrong);
    EXPECT_EQ(wrong_one->code.tries_left, 4);
    const auto in = finish({.token = step.token, .way = StepWay::email, .code = code});
    ASSERT_TRUE(in && in->code.tokens);
    EXPECT_TRUE(is_valid(in->code.tokens->access_token));
    EXPECT_EQ(finish({.token = step.token, .way = StepWay::email, .code = code}).error().type,
              "TokenInvalidatedError");
}

TEST_P(SecondStepStorage, ACodeIsGuessedFiveTimesAtMost) {
    turned_on_by_email(signed_up());
    clock_.pass(1min);
    const auto step = held();
    const std::string code = mailed_code();
    int looked_at = 0;
    for (int guess = 0; guess < 40; ++guess) {
        Visitor from{.channel = "web", .client = "test", .peer = "203.0.113." + std::to_string(guess)};
        const auto tried = finish({.token = step.token, .way = StepWay::email, .code = other(code)}, from);
        if (tried && tried->code.verdict == wrong) ++looked_at;
        if (guess >= 4) {
            ASSERT_TRUE(tried);
            EXPECT_EQ(tried->code.verdict, spent);
        }
    }
    EXPECT_EQ(looked_at, 4);  // the fifth is notified that it was the last
    EXPECT_EQ(finish({.token = step.token, .way = StepWay::email, .code = code})->code.verdict, spent);
    EXPECT_EQ(count("second_step_ticket WHERE wrong_tries = 5"), 1);
}

TEST_P(SecondStepStorage, GuessingWithTheRightPasswordIsBoundAnHourWhateverTheTicket) {
    const std::string secret = turned_on_by_app(signed_up());
    int looked_at = 0;
    for (int ticket = 0; ticket < 12; ++ticket) {
        Visitor from{.channel = "web", .client = "test", .peer = "203.0.113." + std::to_string(ticket)};
        const auto step = held(from);
        for (int guess = 0; guess < 5; ++guess) {
            const auto tried = finish({.token = step.token, .way = StepWay::app, .code = "000000"}, from);
            if (tried) ++looked_at;
        }
    }
    EXPECT_EQ(looked_at, step_policy_.failures_an_hour);
    const auto owner = held();  // who signed in from here before is not kept out
    EXPECT_TRUE(finish({.token = owner.token, .way = StepWay::app, .code = app_code(secret)})->code.tokens);
}

TEST_P(SecondStepStorage, AnAppCodeIsTakenOneStepEarlyOrLateAndOnce) {
    const std::string secret = turned_on_by_app(signed_up());
    const auto try_at = [&](std::int64_t steps) {
        const auto step = held();
        EXPECT_EQ(step.asked->way, StepWay::app);
        EXPECT_FALSE(step.sent) << "nothing is sent while there is an app";
        return finish({.token = step.token, .way = StepWay::app, .code = app_code(secret, steps)})->code.verdict;
    };
    clock_.pass(5min);
    EXPECT_EQ(try_at(-2), wrong);
    EXPECT_EQ(try_at(-1), right);
    const auto reported = [&] {
        return std::ranges::count_if(mails_.mails, [](const Mail& each) {
            return each.data.find("had been used already") != std::string::npos;
        });
    };
    EXPECT_EQ(reported(), 0);
    EXPECT_EQ(try_at(-1), used);
    EXPECT_EQ(reported(), 1) << "its owner";
    EXPECT_EQ(try_at(0), right);
    EXPECT_EQ(try_at(-1), used) << "an older one than the last taken";
    EXPECT_EQ(try_at(1), right);
    EXPECT_EQ(try_at(2), wrong);
    EXPECT_EQ(count("second_factor WHERE app_secret LIKE '%" + base32(secret) + "%'"), 0) << "sealed";
}

TEST_P(SecondStepStorage, ARecoveryCodeWorksOnceAndIsReported) {
    const auto on = turned_on_by_email(signed_up());
    clock_.pass(1min);
    std::string typed = on.recovery_codes.front();
    std::ranges::transform(typed, typed.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    const auto in = finish({.token = held().token, .way = StepWay::recovery, .code = typed});
    ASSERT_TRUE(in && in->code.tokens);
    EXPECT_NE(mails_.mails.back().data.find("You have 9 left"), std::string::npos);
    EXPECT_EQ(finish({.token = held().token, .way = StepWay::recovery, .code = typed})->code.verdict, wrong);
    EXPECT_EQ(count("recovery_code WHERE code_hash LIKE '%" + typed_recovery_code(typed) + "%'"), 0);
}

TEST_P(SecondStepStorage, ATrustedDeviceIsNotAskedForThirtyDaysAndNoOtherIsSpared) {
    turned_on_by_email(signed_up());
    clock_.pass(1min);
    const auto step = held();
    const auto in =
        finish({.token = step.token, .way = StepWay::email, .code = mailed_code(), .trusts_device = true});
    Visitor trusted = visitor_;
    trusted.trust = with_trusted_token("another-token", in->trusted_token);
    EXPECT_TRUE(sign_in_service().sign_in("thandi@example.co.za", "Spaza#2026", trusted)->tokens);
    EXPECT_TRUE(sign_in_service().sign_in("thandi@example.co.za", "Spaza#2026", visitor_)->second_step);

    clock_.pass(std::chrono::days{30});
    EXPECT_TRUE(sign_in_service().sign_in("thandi@example.co.za", "Spaza#2026", trusted)->second_step);
}

TEST_P(SecondStepStorage, AnotherPasswordEndsTrustAndStepsUnderWay) {
    const auto here = signed_up();
    turned_on_by_email(here);
    clock_.pass(1min);
    const auto step = held();
    const auto in =
        finish({.token = step.token, .way = StepWay::email, .code = mailed_code(), .trusts_device = true});
    clock_.pass(1min);
    const auto under_way = held();
    const std::string code = mailed_code();

    const auto changed = change_password(here, "Spaza#2026", "Braai#2027x", visitor_);
    ASSERT_TRUE(changed);

    EXPECT_EQ(finish({.token = under_way.token, .way = StepWay::email, .code = code}).error().type,
              "TokenInvalidatedError");
    Visitor trusted = visitor_;
    trusted.trust = in->trusted_token;
    EXPECT_TRUE(sign_in_service().sign_in("thandi@example.co.za", "Braai#2027x", trusted)->second_step);
}

TEST_P(SecondStepStorage, ANewPasswordByMailLeavesTheSecondStepOn) {
    const auto here = signed_up();
    turned_on_by_email(here);
    new_passwords().send_link("thandi@example.co.za");
    ASSERT_TRUE(new_passwords().set(token_of_mail(), "Braai#2027x", visitor_.peer));
    EXPECT_TRUE(sign_in_service().sign_in("thandi@example.co.za", "Braai#2027x", visitor_)->second_step);
}

TEST_P(SecondStepStorage, TurningItOffNeedsTheStepAndEndsAllThatBelongsToIt) {
    const auto here = signed_up();
    turned_on_by_email(here);
    clock_.pass(1min);
    const auto started = begun(here, {.purpose = StepPurpose::turn_off, .way = StepWay::email, .token = {}});
    const std::string code = mailed_code();
    EXPECT_EQ(take(here, {.token = started.token, .way = StepWay::email, .code = other(code)})->code.verdict,
              wrong);
    EXPECT_EQ(count("second_factor"), 1);
    EXPECT_EQ(take(here, {.token = started.token, .way = StepWay::email, .code = code})->code.verdict, right);
    for (const char* table : {"second_factor", "recovery_code", "trusted_device", "second_step_ticket"})
        EXPECT_EQ(count(table), 0) << table;
    EXPECT_NE(mails_.mails.back().data.find("turned off"), std::string::npos);
    EXPECT_TRUE(sign_in("thandi@example.co.za", "Spaza#2026", visitor_));
}

TEST_P(SecondStepStorage, WhoeverFindsASessionOpenCannotLockItsOwnerOut) {
    const auto here = signed_up();
    const auto turn_on = [](StepWay way) {
        return StepRequest{.purpose = StepPurpose::turn_on, .way = way, .token = {}};
    };
    EXPECT_EQ(refusal(here, turn_on(StepWay::app)), "StepUpRequiredError");
    EXPECT_EQ(refusal(here, turn_on(StepWay::sms)), "StepUpRequiredError") << "a number that was only typed";
    const auto confirm = begun(here, {.purpose = StepPurpose::confirm, .way = StepWay::email, .token = {}});
    ASSERT_TRUE(take(here, {.token = confirm.token, .way = StepWay::email, .code = mailed_code()}));
    EXPECT_EQ(refusal(here, turn_on(StepWay::app)), "");
    clock_.pass(10min + 1s);
    EXPECT_EQ(refusal(here, turn_on(StepWay::app)), "StepUpRequiredError");
}

TEST_P(SecondStepStorage, ChangesOfHowOneSignsInWaitForTheStep) {
    const auto here = signed_up();
    const auto may = [&](const SessionTokens& session) {
        return with_factors([&](SecondFactorService& factors) {
                   return factors.may_change_sign_in(*session.customer, session.family);
               })
            .has_value();
    };
    EXPECT_TRUE(may(here));
    turned_on_by_email(here);
    EXPECT_TRUE(may(here)) << "it has just been shown";
    clock_.pass(11min);
    EXPECT_FALSE(may(here));
    EXPECT_EQ(refusal(here, {.purpose = StepPurpose::turn_on, .way = StepWay::app, .token = {}}),
              "StepUpRequiredError");
    const auto in = finish({.token = held().token, .way = StepWay::email, .code = mailed_code()});
    EXPECT_TRUE(may(*in->code.tokens)) << "whoever signed in with it";
    EXPECT_FALSE(may(here)) << "and nobody else";
}

TEST_P(SecondStepStorage, AStepBelongsToItsSessionItsCustomerAndItsPurpose) {
    const auto here = signed_up();
    turned_on_by_email(here);
    SignUp form = thandi();
    form.email = "sizwe@example.co.za";
    const auto another = signed_up(form);
    clock_.pass(1min);
    const auto started = begun(here, {.purpose = StepPurpose::turn_off, .way = StepWay::email, .token = {}});
    const StepEntry entry{.token = started.token, .way = StepWay::email, .code = mailed_code()};
    SessionTokens elsewhere = here;
    elsewhere.family = "another session";
    EXPECT_EQ(take(elsewhere, entry).error().type, "TokenInvalidatedError");
    EXPECT_EQ(take(another, entry).error().type, "TokenInvalidatedError");
    EXPECT_EQ(finish(entry).error().type, "TokenInvalidatedError") << "it lets nobody in";
    clock_.pass(1min);
    const auto at_sign_in = held();
    EXPECT_EQ(take(here, {.token = at_sign_in.token, .way = StepWay::email, .code = mailed_code()}).error().type,
              "TokenInvalidatedError");
    EXPECT_EQ(take(here, entry)->code.verdict, right);
}

TEST_P(SecondStepStorage, OfManyWhoTypeARightCodeAtOnceOneIsIn) {
    const std::string secret = turned_on_by_app(signed_up());
    std::vector<std::string> tokens;
    for (int i = 0; i < 6; ++i) tokens.push_back(held().token);
    const std::string code = app_code(secret);
    std::atomic<int> in{0};
    std::vector<std::jthread> tries;
    for (const std::string& token : tokens)
        tries.emplace_back([&] {
            const auto outcome = finish({.token = token, .way = StepWay::app, .code = code});
            if (outcome && outcome->code.tokens) ++in;
        });
    tries.clear();
    EXPECT_EQ(in, 1);
}

TEST_P(SecondStepStorage, CodesAreSentOnceAMinuteAndFiveTimesAnHour) {
    turned_on_by_email(signed_up());
    clock_.pass(1min);
    const auto step = held();
    const auto again = [&] {
        return with_steps([&](SecondStepService& steps) { return steps.send(step.token, StepWay::email); });
    };
    EXPECT_EQ(again().error().type, "TooManyRequestsError");
    EXPECT_FALSE(held().sent) << "another attempt has to wait, too";
    for (int n = 0; n < 3; ++n) {  // the one that turned it on counts, too
        clock_.pass(61s);
        EXPECT_TRUE(again());
    }
    clock_.pass(61s);
    EXPECT_EQ(again().error().message_key, "otp.tooMany");
}

TEST_P(SecondStepStorage, ANewerCodeCountsAndTheOlderIsReportedAsSuch) {
    turned_on_by_email(signed_up());
    clock_.pass(1min);
    const auto step = held();
    const std::string old = mailed_code();
    clock_.pass(61s);
    ASSERT_TRUE(with_steps([&](SecondStepService& steps) { return steps.send(step.token, StepWay::email); }));
    const std::string fresh = mailed_code();
    if (old != fresh) {
        EXPECT_EQ(finish({.token = step.token, .way = StepWay::email, .code = old})->code.verdict, replaced);
    }
    clock_.pass(10min);
    EXPECT_EQ(finish({.token = step.token, .way = StepWay::email, .code = fresh})->code.verdict, expired);
}

TEST_P(SecondStepStorage, ACodeThatCameByMailIsNoSecondStepByMail) {
    turned_on_by_email(signed_up());
    const auto customer = CustomerId{database().reading([&](storage::Session& session) {
        return session
            .row("SELECT id FROM customer", {}, [](const storage::Row& row) { return row.get<std::string>(0); })
            .value();
    })};
    const auto entry = transactional(&Services::accounts).write([&](AccountService& accounts) {
        return accounts.let_in(customer, FirstStep::email_code, visitor_, "");
    });
    ASSERT_TRUE(entry.second_step);
    EXPECT_FALSE(entry.second_step->asked);
    EXPECT_EQ(
        with_steps([&](SecondStepService& steps) { return steps.send(entry.second_step->token, StepWay::email); })
            .error()
            .message_key,
        "mfa.noSuchWay");
}

ON_BOTH_ENGINES(SecondStepStorage);

}  // namespace
}  // namespace spaza::testing
