#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "support/accounts_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;

class AccountPasswords : public AccountStorageTest {
protected:
    SessionTokens signed_up_;
};

TEST_P(AccountPasswords, AForgottenPasswordIsSetByALinkOfOneHourAndOneUse) {
    const auto before = signed_up();
    const auto links = new_passwords();

    links.send_link("  THANDI@example.co.za ");
    EXPECT_EQ(mails_.mails.back().template_name, "password-reset");
    EXPECT_EQ(mails_.mails.back().to, "thandi@example.co.za");
    const std::string late = token_of_mail();
    clock_.pass(1h);
    EXPECT_EQ(links.set(late, "Braai#2027x", visitor_.peer).error().type, "TokenInvalidatedError");

    links.send_link("0821234567");  // to the address of the account, not to whoever has the phone
    const std::string other = token_of_mail();
    links.send_link("thandi@example.co.za");
    const std::string token = token_of_mail();
    EXPECT_EQ(links.set(token, "short", visitor_.peer).error().subject, "newPassword");
    EXPECT_EQ(links.set(token, "Password#1", visitor_.peer).error().message_key, "validation.password.common");
    ASSERT_TRUE(links.set(token, "Braai#2027x", visitor_.peer));

    EXPECT_EQ(mails_.mails.back().template_name, "password-changed");
    EXPECT_FALSE(is_valid(before.access_token));
    EXPECT_FALSE(refresh(before.refresh_token));
    EXPECT_FALSE(sign_in("thandi@example.co.za", "Spaza#2026", visitor_));
    EXPECT_TRUE(sign_in("thandi@example.co.za", "Braai#2027x", visitor_));
    for (const std::string& used : {token, other, std::string{"made up"}, std::string{}})
        EXPECT_EQ(links.set(used, "Braai#2028x", visitor_.peer).error().type, "TokenInvalidatedError");
}

TEST_P(AccountPasswords, OneOfBeforeThereWasAKeyIsKeptAnewAtASignIn) {
    signed_up();
    const Passwords keyed{{}, std::string(64, 'k')};
    const SignInService entrance{transactional(&Services::accounts), keyed};
    const auto with_key = [&] {
        return count("customer WHERE password_hash LIKE '$blake2b$________$argon2id$%'");
    };

    EXPECT_FALSE(entrance.sign_in("thandi@example.co.za", "Spaza#2027", visitor_));
    EXPECT_EQ(with_key(), 0) << "a wrong one changes nothing";
    EXPECT_TRUE(entrance.sign_in("thandi@example.co.za", "Spaza#2026", visitor_));
    EXPECT_EQ(with_key(), 1);
    EXPECT_TRUE(entrance.sign_in("thandi@example.co.za", "Spaza#2026", visitor_));
    EXPECT_FALSE(entrance.sign_in("thandi@example.co.za", "Spaza#2027", visitor_));
    EXPECT_FALSE(sign_in("thandi@example.co.za", "Spaza#2026", visitor_)) << "without the key";
}

TEST_P(AccountPasswords, OneOfBeforeThereWasAKeyOpensTheAccountToTwoAtOnce) {
    signed_up();
    const Passwords keyed{{}, std::string(64, 'k')};
    const SignInService entrance{transactional(&Services::accounts), keyed};
    std::atomic<int> in{0};
    std::vector<std::thread> both;
    for (int i = 0; i < 2; ++i)
        both.emplace_back([&] {
            if (entrance.sign_in("thandi@example.co.za", "Spaza#2026", visitor_)) ++in;
        });
    for (std::thread& each : both) each.join();
    EXPECT_EQ(in, 2);
}

TEST_P(AccountPasswords, WhenItWasSetIsKnown) {
    const auto set_at = [&] {
        return transactional(&Services::accounts).read([&](AccountService& accounts) {
            return accounts.find(*signed_up_.customer)->password_set_at;
        });
    };
    signed_up_ = signed_up();
    EXPECT_EQ(set_at(), clock_.now());
    clock_.pass(24h);
    ASSERT_TRUE(change_password(signed_up_, "Spaza#2026", "Braai#2027x", visitor_));
    EXPECT_EQ(set_at(), clock_.now());
    clock_.pass(24h);
    new_passwords().send_link("thandi@example.co.za");
    ASSERT_TRUE(new_passwords().set(token_of_mail(), "Braai#2028x", visitor_.peer));
    EXPECT_EQ(set_at(), clock_.now());
}

TEST_P(AccountPasswords, TheMailOfANewOneNamesThePasskeysThatRemain) {
    const auto who = signed_up();
    database().write([&](storage::Session& session) {
        // The first proof of an address would end what somebody else may have made before it.
        SqlAccountStore{session}.prove(*who.customer, "thandi@example.co.za", clock_.now());
        SqlPasskeyStore passkeys{session};
        passkeys.user_handle(*who.customer, "handle");
        CustomerPasskey passkey;
        passkey.id = "passkey";
        passkey.customer = *who.customer;
        passkey.credential_id = "credential";
        passkey.name = "Thandi's phone";
        passkeys.add(passkey);
        return true;
    });
    const auto names_it = [&] {
        const std::string& data = mails_.mails.back().data;
        return data.find("Thandi's phone") != std::string::npos &&
               data.find("https://shop.example/account/security") != std::string::npos;
    };
    ASSERT_TRUE(change_password(who, "Spaza#2026", "Braai#2027x", visitor_));
    EXPECT_TRUE(names_it());
    new_passwords().send_link("thandi@example.co.za");
    EXPECT_FALSE(names_it());
    ASSERT_TRUE(new_passwords().set(token_of_mail(), "Braai#2028x", visitor_.peer));
    EXPECT_TRUE(names_it());
    EXPECT_EQ(count("customer_passkey"), 1);
}

TEST_P(AccountPasswords, WhoKnowsThePasswordChangesItAndOnlyThisSessionGoesOn) {
    const auto here = signed_up();
    const auto elsewhere = sign_in("thandi@example.co.za", "Spaza#2026", stranger_);
    new_passwords().send_link("thandi@example.co.za");
    const std::string link = token_of_mail();

    const auto changed = change_password(here, "Spaza#2026", "Braai#2027x", visitor_);
    ASSERT_TRUE(changed && *changed);

    EXPECT_EQ(mails_.mails.back().template_name, "password-changed");
    EXPECT_FALSE(is_valid(elsewhere->access_token));
    EXPECT_FALSE(refresh(elsewhere->refresh_token));
    EXPECT_EQ(new_passwords().set(link, "Braai#2028x", visitor_.peer).error().type, "TokenInvalidatedError");
    EXPECT_TRUE(is_valid(here.access_token));
    clock_.pass(31s);
    EXPECT_FALSE(is_valid(here.access_token));
    EXPECT_FALSE(refresh(here.refresh_token)) << "a copy of it";
    EXPECT_TRUE(is_valid((*changed)->access_token));
    EXPECT_EQ((*changed)->channel, "web");
    const auto renewed = refresh((*changed)->refresh_token);
    ASSERT_TRUE(renewed);
    EXPECT_TRUE(is_valid(renewed->access_token));
    EXPECT_FALSE(sign_in("thandi@example.co.za", "Spaza#2026", visitor_));
    EXPECT_TRUE(sign_in("thandi@example.co.za", "Braai#2027x", visitor_));
}

TEST_P(AccountPasswords, NoTokenOfARotationOutlivesAChange) {
    const auto here = signed_up();
    const auto copied = refresh(here.refresh_token);
    const auto later = refresh(copied->refresh_token);
    ASSERT_TRUE(change_password(here, "Spaza#2026", "Braai#2027x", visitor_));

    for (const auto& token : {here.refresh_token, copied->refresh_token, later->refresh_token})
        EXPECT_FALSE(refresh(token));
    EXPECT_EQ(count("refresh_token"), 1);
    EXPECT_EQ(count("token_family WHERE revoked_at IS NULL"), 1) << "who changed it goes on";
}

TEST_P(AccountPasswords, ASignInUnderWayWithTheOldPasswordDoesNotOutliveItsChange) {
    const auto here = signed_up();
    const auto accounts = transactional(&Services::accounts);
    using Body = Transactional<AccountService>::Body;
    const Transactional<AccountService> overtaken{
        [&](const Body& body) {
            accounts.read([&](AccountService& service) {
                body(service);
                return true;
            });
            EXPECT_TRUE(change_password(here, "Spaza#2026", "Braai#2027x", visitor_));
        },
        [&](const Body& body) { accounts.write([&](AccountService& service) { return body(service); }); }};
    const auto sessions = count("token_family");

    const auto late =
        SignInService{overtaken, passwords_}.sign_in("thandi@example.co.za", "Spaza#2026", stranger_);

    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().type, "InvalidCredentialsError");
    EXPECT_EQ(count("token_family"), sessions);
}

TEST_P(AccountPasswords, OfASignInAndAChangeAtOneTimeNoSessionOfTheOldPasswordIsLeft) {
    auto here = signed_up();
    std::string password = "Spaza#2026";
    for (int round = 0; round < 8; ++round) {
        const std::string next = "Braai#202" + std::to_string(round) + "x";
        Result<SessionTokens> late = std::unexpected(Error{});
        const OldPasswordService old_ones{transactional(&Services::accounts), passwords_};
        const auto change = old_ones.prepare(*here.customer, password, next, visitor_);
        ASSERT_TRUE(change);
        std::thread other{[&] { late = sign_in("thandi@example.co.za", password, stranger_); }};
        const auto changed = transactional(&Services::changes).write([&](PasswordChangeService& changes) {
            return changes.change(*change, here.family);
        });
        other.join();
        ASSERT_TRUE(changed && *changed);
        if (late) {
            EXPECT_FALSE(is_valid(late->access_token)) << round;
            EXPECT_FALSE(refresh(late->refresh_token)) << round;
        }
        here = **changed;
        password = next;
    }
}

TEST_P(AccountPasswords, OfARenewalAndAChangeAtOneTimeNoTokenFromBeforeIsLeft) {
    auto here = signed_up();
    std::string password = "Spaza#2026";
    for (int round = 0; round < 8; ++round) {
        const std::string next = "Braai#202" + std::to_string(round) + "x";
        std::optional<SessionTokens> copied;
        const OldPasswordService old_ones{transactional(&Services::accounts), passwords_};
        const auto change = old_ones.prepare(*here.customer, password, next, visitor_);
        std::thread other{[&] { copied = refresh(here.refresh_token); }};
        const auto changed = transactional(&Services::changes).write([&](PasswordChangeService& changes) {
            return changes.change(*change, here.family);
        });
        other.join();
        ASSERT_TRUE(changed && *changed);
        EXPECT_FALSE(copied && refresh(copied->refresh_token)) << round;
        clock_.pass(31s);
        EXPECT_FALSE(copied && is_valid(copied->access_token)) << round;
        here = **changed;
        password = next;
    }
}

TEST_P(AccountPasswords, AChangeOfPasswordThatIsRefusedChangesNothing) {
    const auto here = signed_up();
    const auto mails = mails_.mails.size();
    const auto refused = [&](const char* old_password, const char* new_password) {
        const auto answer = change_password(here, old_password, new_password, visitor_);
        EXPECT_FALSE(answer) << old_password << " " << new_password;
        return answer ? Error{} : answer.error();
    };
    EXPECT_EQ(refused("", "Braai#2027x").message_key, "validation.oldPassword.mandatory");
    EXPECT_EQ(refused("Spaza#2026", "short").subject, "newPassword");
    EXPECT_EQ(refused("Spaza#2026", "Thandi#2026").message_key, "validation.password.common");
    EXPECT_EQ(refused("Spaza#2026", "Spaza#2026").message_key, "validation.newPassword.same");
    EXPECT_EQ(count("sign_in_failure"), 0);  // nothing was guessed
    EXPECT_EQ(refused("Spaza#2025", "Braai#2027x").type, "PasswordMismatchError");
    EXPECT_EQ(refused(std::string(300, 'x').c_str(), "Braai#2027x").type, "PasswordMismatchError");

    EXPECT_EQ(mails_.mails.size(), mails);
    EXPECT_TRUE(is_valid(here.access_token));
    EXPECT_TRUE(sign_in("thandi@example.co.za", "Spaza#2026", visitor_));
}

TEST_P(AccountPasswords, AStolenSessionCannotGuessThePassword) {
    policy_.failures_an_hour_a_caller = 3;
    const auto here = signed_up();
    for (int i = 0; i < 2; ++i) EXPECT_FALSE(change_password(here, "Guess#2026", "Braai#2027x", visitor_));
    EXPECT_FALSE(sign_in("thandi@example.co.za", "Guess#2026", visitor_));

    const auto stopped = change_password(here, "Spaza#2026", "Braai#2027x", visitor_);
    EXPECT_EQ(stopped.error().type, "TooManyRequestsError");
    EXPECT_EQ(stopped.error().params.at(0), (std::pair<std::string, std::string>{"seconds", "3600"}));
    EXPECT_EQ(sign_in("thandi@example.co.za", "Spaza#2026", visitor_).error().type, "TooManyRequestsError");

    clock_.pass(61min);
    EXPECT_TRUE(change_password(here, "Spaza#2026", "Braai#2027x", visitor_));
}

TEST_P(AccountPasswords, OfTwoChangesOfOnePasswordTheSecondIsRefused) {
    const auto here = signed_up();
    const OldPasswordService old_ones{transactional(&Services::accounts), passwords_};
    const auto one = old_ones.prepare(*here.customer, "Spaza#2026", "Braai#2027x", visitor_);
    const auto other = old_ones.prepare(*here.customer, "Spaza#2026", "Potjie#2027x", visitor_);
    const auto change = [&](const PasswordChange& to) {
        return transactional(&Services::changes).write([&](PasswordChangeService& changes) {
            return changes.change(to, here.family);
        });
    };

    EXPECT_TRUE(change(*one));
    EXPECT_EQ(change(*other).error().type, "PasswordMismatchError");
    EXPECT_TRUE(sign_in("thandi@example.co.za", "Braai#2027x", visitor_));
}

TEST_P(AccountPasswords, ANewPasswordIsNotKeptOutByTheGuessesBeforeIt) {
    signed_up();
    database().write(
        [](storage::Session& session) { return session.execute("UPDATE customer SET email_proven_at = 1") == 1; });
    const auto keeps_failing = [&](const char* login_id) {
        for (int i = 0; i < policy_.failures_an_hour_a_caller; ++i)
            EXPECT_FALSE(sign_in(login_id, "Guess#2026", visitor_));
    };
    for (const char* login_id : {"thandi@example.co.za", "0821234567"}) {
        keeps_failing(login_id);
        ASSERT_FALSE(sign_in(login_id, "Spaza#2026", visitor_)) << "no limit on " << login_id;
    }
    const auto links = new_passwords();
    links.send_link("thandi@example.co.za");
    ASSERT_TRUE(links.set(token_of_mail(), "Braai#2027x", visitor_.peer));
    for (const char* login_id : {"thandi@example.co.za", "0821234567"})
        EXPECT_TRUE(sign_in(login_id, "Braai#2027x", visitor_)) << login_id;
}

TEST_P(AccountPasswords, WhoSaysThatACellphoneNumberIsTheirsDoesNotClearTheGuessesAtItsOwner) {
    signed_up();
    SignUp other = thandi();
    other.email = "mallory@example.co.za";
    ASSERT_TRUE(sign_in_service().sign_up(other, visitor_));
    for (int i = 0; i < policy_.failures_an_hour_a_caller; ++i)
        EXPECT_FALSE(sign_in("0821234567", "Guess#2026", visitor_));
    const auto counted = count("sign_in_failure");
    const auto links = new_passwords();
    links.send_link("mallory@example.co.za");
    ASSERT_TRUE(links.set(token_of_mail(), "Braai#2027x", visitor_.peer));
    EXPECT_EQ(count("sign_in_failure"), counted);
}

TEST_P(AccountPasswords, NobodyLearnsFromAForgottenPasswordWhoHasAnAccount) {
    signed_up();
    const auto mails = mails_.mails.size();
    const auto links = new_passwords();

    for (const auto* who : {"nobody@example.co.za", "thandi@example.co.za"}) {
        const auto messages = messages_.messages.size();
        links.ask(who);
        EXPECT_EQ(messages_.messages.size(), messages + 1);  // as much is written, and the rest is done afterwards
        EXPECT_EQ(messages_.messages.back().first, "account");
        EXPECT_EQ(count("password_reset"), 0);
    }
    links.send_link("nobody@example.co.za");
    EXPECT_EQ(mails_.mails.size(), mails);

    for (int i = 0; i < 5; ++i) links.send_link("thandi@example.co.za");
    EXPECT_EQ(mails_.mails.size(), mails + 3);  // an hour
    clock_.pass(61min);
    links.send_link("thandi@example.co.za");
    EXPECT_EQ(mails_.mails.size(), mails + 4);
    EXPECT_EQ(count("password_reset WHERE token_hash = '" + token_of_mail() + "'"), 0);  // only its digest
}

ON_BOTH_ENGINES(AccountPasswords);

}  // namespace
}  // namespace spaza::testing
