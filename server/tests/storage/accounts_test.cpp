#include <set>
#include <thread>

#include "support/accounts_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;

using Accounts = AccountStorageTest;

TEST_P(Accounts, SigningUpKeepsTheCustomerTheConsentAndAWelcome) {
    const auto tokens = signed_up();

    const auto customer = transactional(&Services::accounts).read([&](AccountService& accounts) {
        return accounts.find(*tokens.customer);
    });
    EXPECT_EQ(customer->uid, "thandi@example.co.za");
    EXPECT_EQ(customer->first_name, "Thandi");
    EXPECT_FALSE(customer->marketing);
    EXPECT_EQ(count("consent_entry WHERE granted = 0 AND purpose = 'marketing'"), 1);
    ASSERT_EQ(mails_.mails.size(), 1U);
    EXPECT_EQ(mails_.mails[0].to, "thandi@example.co.za");
    EXPECT_TRUE(is_valid(tokens.access_token));
}

TEST_P(Accounts, NothingInTheDatabaseOpensAnAccount) {
    const auto tokens = signed_up();

    EXPECT_EQ(count("customer WHERE password_hash LIKE '%Spaza#2026%'"), 0);
    EXPECT_EQ(count("customer WHERE password_hash LIKE '$argon2id$%'"), 1);
    EXPECT_EQ(count("access_token WHERE hash = '" + tokens.access_token + "'"), 0);
    EXPECT_EQ(count("refresh_token WHERE hash = '" + tokens.refresh_token + "'"), 0);
}

TEST_P(Accounts, ASecondAccountOfOneAddressIsRefused) {
    signed_up();
    SignUp again = thandi();
    again.email = "THANDI@example.co.za";
    again.first_name = "Mallory";

    const auto refused = sign_in_service().sign_up(again, visitor_);

    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().type, "DuplicateUidError");
    EXPECT_EQ(count("customer"), 1);
    EXPECT_EQ(count("customer WHERE first_name = 'Mallory'"), 0);
}

TEST_P(Accounts, EveryBadFieldOfASignUpIsNamed) {
    SignUp bad;
    bad.email = bad.password = "x";
    bad.re_password = "y";
    const auto refused = sign_in_service().sign_up(bad, visitor_);

    ASSERT_FALSE(refused);
    std::set<std::string> subjects{refused.error().subject};
    for (const Error& each : refused.error().more) subjects.insert(each.subject);
    EXPECT_EQ(subjects, (std::set<std::string>{"email", "firstName", "lastName", "password", "rePassword",
                                               "termsAndConditions"}));
    EXPECT_EQ(count("customer"), 0);
}

TEST_P(Accounts, SigningInWorksByEmailAndByCellphone) {
    signed_up();

    EXPECT_TRUE(sign_in("thandi@EXAMPLE.co.za", "Spaza#2026", visitor_));
    EXPECT_TRUE(sign_in("0821234567", "Spaza#2026", visitor_));
}

TEST_P(Accounts, AWrongPasswordAndAnUnknownNameAreRefusedAlike) {
    signed_up();

    const auto wrong = sign_in("thandi@example.co.za", "Wrong#2026", visitor_);
    const auto unknown = sign_in("nobody@example.co.za", "Wrong#2026", visitor_);

    ASSERT_FALSE(wrong);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(wrong.error().message_key, unknown.error().message_key);
    EXPECT_EQ(wrong.error().subject, unknown.error().subject);
    EXPECT_EQ(wrong.error().type, unknown.error().type);
}

TEST_P(Accounts, TooManyFailuresStopTheGuesserButNotTheOwner) {
    policy_.failures_an_hour = 4;
    policy_.failures_an_hour_a_caller = 3;
    signed_up();  // the owner's place is known from now on
    for (int i = 0; i < 3; ++i) EXPECT_FALSE(sign_in("thandi@example.co.za", "Wrong#2026", stranger_));

    const auto stopped = sign_in("thandi@example.co.za", "Spaza#2026", stranger_);
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().type, "TooManyRequestsError");

    const Visitor another{.channel = "web", .client = "test", .peer = "203.0.113.9"};
    EXPECT_FALSE(sign_in("thandi@example.co.za", "Wrong#2026", another));
    EXPECT_EQ(sign_in("thandi@example.co.za", "Spaza#2026", another).error().type, "TooManyRequestsError");
    EXPECT_TRUE(sign_in("thandi@example.co.za", "Spaza#2026", visitor_));

    clock_.pass(61min);
    EXPECT_TRUE(sign_in("thandi@example.co.za", "Spaza#2026", stranger_));
}

TEST_P(Accounts, ANameThatNobodyHasIsLimitedTheSameWay) {
    policy_.failures_an_hour_a_caller = 2;
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(sign_in("nobody@example.co.za", "x", stranger_).error().type, "InvalidCredentialsError");
    EXPECT_EQ(sign_in("nobody@example.co.za", "x", stranger_).error().type, "TooManyRequestsError");
}

TEST_P(Accounts, AnAccessTokenLastsFifteenMinutes) {
    const auto tokens = signed_up();
    EXPECT_EQ(tokens.expires_in, 900s);

    clock_.pass(14min);
    EXPECT_TRUE(is_valid(tokens.access_token));
    clock_.pass(1min);
    EXPECT_FALSE(is_valid(tokens.access_token));
}

TEST_P(Accounts, TwentyTabsRefreshingAtOnceAllGetTheSameSuccessor) {
    const auto tokens = signed_up();
    std::vector<std::optional<SessionTokens>> answers(20);
    {
        std::vector<std::jthread> tabs;
        for (auto& answer : answers) tabs.emplace_back([&] { answer = refresh(tokens.refresh_token); });
    }

    for (const auto& answer : answers) {
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->refresh_token, answers[0]->refresh_token);
        EXPECT_NE(answer->refresh_token, tokens.refresh_token);
        EXPECT_TRUE(is_valid(answer->access_token));
    }
    EXPECT_EQ(count("refresh_token"), 2);
}

TEST_P(Accounts, ReuseWithinTheGraceTimeIsForgivenAndLaterEndsTheFamily) {
    const auto first = signed_up();
    const auto second = refresh(first.refresh_token);
    ASSERT_TRUE(second);

    clock_.pass(30s);
    EXPECT_TRUE(refresh(first.refresh_token));
    clock_.pass(1s);
    EXPECT_FALSE(refresh(first.refresh_token));

    EXPECT_FALSE(refresh(second->refresh_token));
    EXPECT_FALSE(is_valid(second->access_token));
}

TEST_P(Accounts, AMadeUpRefreshTokenOpensNothingAndHarmsNobody) {
    const auto tokens = signed_up();

    EXPECT_FALSE(refresh("made-up"));

    EXPECT_TRUE(refresh(tokens.refresh_token));
}

TEST_P(Accounts, ARefreshTokenDiesWithItsFamily) {
    const auto tokens = signed_up();
    clock_.pass(std::chrono::days{30});
    EXPECT_FALSE(refresh(tokens.refresh_token));
}

TEST_P(Accounts, AVisitEndsAfterTwelveHoursWithEveryTokenOfIt) {
    signed_up();
    visitor_.stays = false;
    const auto tokens = sign_in("thandi@example.co.za", "Spaza#2026", visitor_);
    ASSERT_TRUE(tokens);
    clock_.pass(11h + 59min);
    const auto renewed = refresh(tokens->refresh_token);
    ASSERT_TRUE(renewed);
    EXPECT_LE(renewed->expires_in, 60s);
    EXPECT_TRUE(is_valid(renewed->access_token));
    clock_.pass(61s);
    EXPECT_FALSE(is_valid(renewed->access_token));
}

TEST_P(Accounts, SigningOutEndsEverySessionOfTheCustomer) {
    const auto here = signed_up();
    const auto there = sign_in("thandi@example.co.za", "Spaza#2026", stranger_);

    transactional(&Services::sessions).write([&](SessionService& sessions) {
        sessions.revoke_all(*here.customer);
        return true;
    });

    EXPECT_FALSE(is_valid(here.access_token));
    EXPECT_FALSE(is_valid(there->access_token));
    EXPECT_FALSE(refresh(there->refresh_token));
}

TEST_P(Accounts, RevokingATokenEndsOnlyItsOwnFamily) {
    const auto here = signed_up();
    const auto there = sign_in("thandi@example.co.za", "Spaza#2026", stranger_);

    transactional(&Services::sessions).write([&](SessionService& sessions) {
        return sessions.revoke(there->refresh_token).has_value();
    });

    EXPECT_FALSE(is_valid(there->access_token));
    EXPECT_TRUE(is_valid(here.access_token));
}

ON_BOTH_ENGINES(Accounts);

}  // namespace
}  // namespace spaza::testing
