#include <algorithm>
#include <atomic>
#include <set>
#include <thread>

#include "base/mail_queue.hpp"
#include "shop/accounts/accounts_rules.hpp"
#include "shop/accounts/accounts_service.hpp"
#include "shop/accounts/accounts_store_sql.hpp"
#include "shop/accounts/new_password_service.hpp"
#include "shop/accounts/password_reset_store_sql.hpp"
#include "shop/accounts/sessions_service.hpp"
#include "shop/accounts/sessions_store_sql.hpp"
#include "shop/accounts/sign_in_service.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;

class MovableClock final : public Clock {
public:
    TimePoint now() const override { return from_millis(millis_.load()); }
    void pass(std::chrono::milliseconds time) { millis_ += time.count(); }

private:
    std::atomic<std::int64_t> millis_{1'780'000'000'000};
};

struct NoCarts final : CustomerCarts {
    std::optional<CartSummary> summary(const std::optional<CustomerId>&, std::string_view) override { return {}; }
    void adopt(const CustomerId&, std::string_view) override {}
};

struct KeptLetters final : MailQueue {
    void enqueue(const Letter& letter) override { letters.push_back(letter); }
    std::vector<Letter> letters;
};

SignUp thandi() {
    return {.email = "Thandi@Example.co.za",
            .mobile_number = "0821234567",
            .title_code = "ms",
            .first_name = "Thandi",
            .last_name = "Nkosi",
            .password = "Spaza#2026",
            .re_password = "Spaza#2026",
            .terms_accepted = true,
            .marketing = false};
}

class AccountStorageTest : public DatabaseTest {
protected:
    struct Services {
        Services(storage::Session& session, AccountStorageTest& test)
            : account_store{session},
              session_store{session},
              sessions{session_store, test.clock_, test.policy_},
              accounts{account_store, sessions, test.carts_, test.letters_, test.clock_, test.policy_},
              reset_store{session},
              resets{account_store, reset_store, sessions, test.letters_, test.clock_, "https://shop.example"} {}
        SqlAccountStore account_store;
        SqlSessionStore session_store;
        SessionService sessions;
        AccountService accounts;
        SqlPasswordResetStore reset_store;
        PasswordResetService resets;
    };

    template <class Service>
    Transactional<Service> transactional(Service Services::*service) {
        using Body = typename Transactional<Service>::Body;
        return {[this, service](const Body& body) {
                    database().read([&](storage::Session& session) {
                        Services services{session, *this};
                        body(services.*service);
                    });
                },
                [this, service](const Body& body) {
                    database().write([&](storage::Session& session) {
                        Services services{session, *this};
                        return body(services.*service);
                    });
                }};
    }

    SessionTokens signed_up(const SignUp& form = thandi()) {
        auto tokens = sign_in_service().sign_up(form, visitor_);
        EXPECT_TRUE(tokens) << tokens.error().message_key;
        return *tokens;
    }

    SignInService sign_in_service() { return {transactional(&Services::accounts), passwords_}; }
    Result<SessionTokens> sign_in(const std::string& id, const std::string& password, const Visitor& visitor) {
        return sign_in_service().sign_in(id, password, visitor);
    }
    std::optional<SessionTokens> refresh(const std::string& token) {
        return transactional(&Services::sessions).write([&](SessionService& sessions) {
            return sessions.refresh(token);
        });
    }
    bool is_valid(const std::string& access_token) {
        return transactional(&Services::sessions)
            .read([&](SessionService& sessions) { return sessions.find(access_token); })
            .has_value();
    }
    NewPasswordService new_passwords() { return {transactional(&Services::resets), passwords_}; }
    /// What the last letter's link ends in.
    std::string token_of_letter() {
        const std::string& data = letters_.letters.back().data;
        const std::string before = "https://shop.example/account/newpassword#";
        const auto at = data.find(before) + before.size();
        return data.substr(at, data.find('"', at) - at);
    }
    std::int64_t count(const std::string& what) {
        return database().reading([&](storage::Session& session) {
            return session
                .row("SELECT COUNT(*) FROM " + what, {},
                     [](const storage::Row& row) { return row.get<std::int64_t>(0); })
                .value();
        });
    }

    MovableClock clock_;
    AccountPolicy policy_;
    Passwords passwords_;
    NoCarts carts_;
    KeptLetters letters_;
    Visitor visitor_{.channel = "web", .client = "test", .peer = "192.0.2.1"};
    Visitor stranger_{.channel = "web", .client = "test", .peer = "198.51.100.7"};
};

using Accounts = AccountStorageTest;

TEST_P(Accounts, AForgottenPasswordIsSetByALinkOfOneHourAndOneUse) {
    const auto before = signed_up();
    const auto links = new_passwords();

    links.ask("  THANDI@example.co.za ");
    EXPECT_EQ(letters_.letters.back().template_name, "password-reset");
    EXPECT_EQ(letters_.letters.back().to, "thandi@example.co.za");
    const std::string late = token_of_letter();
    clock_.pass(1h);
    EXPECT_EQ(links.set(late, "Braai#2027x", visitor_.peer).error().type, "TokenInvalidatedError");

    links.ask("0821234567");  // to the address of the account, not to whoever has the phone
    const std::string other = token_of_letter();
    links.ask("thandi@example.co.za");
    const std::string token = token_of_letter();
    EXPECT_EQ(links.set(token, "short", visitor_.peer).error().subject, "newPassword");
    EXPECT_EQ(links.set(token, "Password#1", visitor_.peer).error().message_key, "validation.password.common");
    ASSERT_TRUE(links.set(token, "Braai#2027x", visitor_.peer));

    EXPECT_EQ(letters_.letters.back().template_name, "password-changed");
    EXPECT_FALSE(is_valid(before.access_token));
    EXPECT_FALSE(refresh(before.refresh_token));
    EXPECT_FALSE(sign_in("thandi@example.co.za", "Spaza#2026", visitor_));
    EXPECT_TRUE(sign_in("thandi@example.co.za", "Braai#2027x", visitor_));
    for (const std::string& used : {token, other, std::string{"made up"}, std::string{}})
        EXPECT_EQ(links.set(used, "Braai#2028x", visitor_.peer).error().type, "TokenInvalidatedError");
}

TEST_P(Accounts, ANewPasswordIsNotKeptOutByTheGuessesBeforeIt) {
    signed_up();
    const auto keeps_failing = [&](const char* login_id) {
        for (int i = 0; i < policy_.failures_an_hour_a_caller; ++i)
            EXPECT_FALSE(sign_in(login_id, "Guess#2026", visitor_));
    };
    for (const char* login_id : {"thandi@example.co.za", "0821234567"}) {
        keeps_failing(login_id);
        ASSERT_FALSE(sign_in(login_id, "Spaza#2026", visitor_)) << "no limit on " << login_id;
    }
    const auto links = new_passwords();
    links.ask("thandi@example.co.za");
    ASSERT_TRUE(links.set(token_of_letter(), "Braai#2027x", visitor_.peer));
    for (const char* login_id : {"thandi@example.co.za", "0821234567"})
        EXPECT_TRUE(sign_in(login_id, "Braai#2027x", visitor_)) << login_id;
}

TEST_P(Accounts, WhoSaysThatACellphoneNumberIsTheirsDoesNotClearTheGuessesAtItsOwner) {
    signed_up();
    SignUp other = thandi();
    other.email = "mallory@example.co.za";
    ASSERT_TRUE(sign_in_service().sign_up(other, visitor_));
    for (int i = 0; i < policy_.failures_an_hour_a_caller; ++i)
        EXPECT_FALSE(sign_in("0821234567", "Guess#2026", visitor_));
    const auto counted = count("sign_in_failure");
    const auto links = new_passwords();
    links.ask("mallory@example.co.za");
    ASSERT_TRUE(links.set(token_of_letter(), "Braai#2027x", visitor_.peer));
    EXPECT_EQ(count("sign_in_failure"), counted);
}

TEST_P(Accounts, NobodyLearnsFromAForgottenPasswordWhoHasAnAccount) {
    signed_up();
    const auto letters = letters_.letters.size();
    const auto links = new_passwords();

    links.ask("nobody@example.co.za");
    EXPECT_EQ(letters_.letters.size(), letters);
    EXPECT_EQ(count("password_reset"), 1);  // as much is written as for somebody

    for (int i = 0; i < 5; ++i) links.ask("thandi@example.co.za");
    EXPECT_EQ(letters_.letters.size(), letters + 3);  // an hour
    clock_.pass(61min);
    links.ask("thandi@example.co.za");
    EXPECT_EQ(letters_.letters.size(), letters + 4);
    EXPECT_EQ(count("password_reset WHERE token_hash = '" + token_of_letter() + "'"), 0);  // only its digest
}

TEST_P(Accounts, SigningUpKeepsTheCustomerTheConsentAndAWelcome) {
    const auto tokens = signed_up();

    const auto customer = transactional(&Services::accounts).read([&](AccountService& accounts) {
        return accounts.find(*tokens.customer);
    });
    EXPECT_EQ(customer->uid, "thandi@example.co.za");
    EXPECT_EQ(customer->first_name, "Thandi");
    EXPECT_FALSE(customer->marketing);
    EXPECT_EQ(count("consent_entry WHERE granted = 0 AND purpose = 'marketing'"), 1);
    ASSERT_EQ(letters_.letters.size(), 1U);
    EXPECT_EQ(letters_.letters[0].to, "thandi@example.co.za");
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

TEST_P(Accounts, ChangedDetailsAreCheckedAndConsentIsRecordedWhenItChanges) {
    const auto tokens = signed_up();
    const auto change = [&](const PersonalDetails& form) {
        return transactional(&Services::accounts).write([&](AccountService& accounts) {
            return accounts.change(*tokens.customer, form, "web");
        });
    };

    EXPECT_EQ(
        change({.title_code = {}, .first_name = "<b>", .last_name = {}, .mobile_number = {}, .marketing = {}})
            .error()
            .subject,
        "firstName");
    const auto changed =
        change({.title_code = {}, .first_name = "Zoë", .last_name = {}, .mobile_number = {}, .marketing = true});

    EXPECT_EQ(changed->first_name, "Zoë");
    EXPECT_EQ(changed->last_name, "Nkosi");
    EXPECT_EQ(count("consent_entry"), 2);
    EXPECT_EQ(count("consent_entry WHERE granted = 1 AND source = 'personalDetails'"), 1);
}

ON_BOTH_ENGINES(Accounts);

}  // namespace
}  // namespace spaza::testing
