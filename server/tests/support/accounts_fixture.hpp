#pragma once

#include <atomic>

#include "base/mail_queue.hpp"
#include "platform/mail/mail_suppressions_sql.hpp"
#include "shop/accounts/accounts_rules.hpp"
#include "shop/accounts/accounts_service.hpp"
#include "shop/accounts/accounts_store_sql.hpp"
#include "shop/accounts/consents_service.hpp"
#include "shop/accounts/consents_store_sql.hpp"
#include "shop/accounts/known_device_store_sql.hpp"
#include "shop/accounts/new_password_service.hpp"
#include "shop/accounts/old_password_service.hpp"
#include "shop/accounts/one_time_code_store_sql.hpp"
#include "shop/accounts/own_sessions_service.hpp"
#include "shop/accounts/passkeys/passkeys_store_sql.hpp"
#include "shop/accounts/password_reset_store_sql.hpp"
#include "shop/accounts/second_factor_service.hpp"
#include "shop/accounts/second_step_gate_service.hpp"
#include "shop/accounts/second_step_service.hpp"
#include "shop/accounts/second_step_store_sql.hpp"
#include "shop/accounts/sessions_service.hpp"
#include "shop/accounts/sessions_store_sql.hpp"
#include "shop/accounts/sign_in_guard_store_sql.hpp"
#include "shop/accounts/sign_in_service.hpp"
#include "shop/stores/stores_snapshot.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {

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

struct KeptMails final : MailQueue {
    void enqueue(const Mail& mail) override { mails.push_back(mail); }
    std::vector<Mail> mails;
};

struct KeptMessages final : MessageQueue {
    void enqueue(std::string_view topic, std::string_view, std::string_view payload) override {
        messages.emplace_back(std::string{topic}, std::string{payload});
    }
    std::vector<std::pair<std::string, std::string>> messages;
};

inline SignUp thandi() {
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

/// Customers, sessions, passwords and consents on one database, by a clock that is moved by hand.
class AccountStorageTest : public DatabaseTest {
protected:
    struct Services {
        Services(storage::Session& session, AccountStorageTest& test)
            : account_store{session},
              session_store{session},
              sessions{session_store, test.clock_, test.policy_},
              consent_store{session},
              suppressions{session, test.clock_},
              consents{consent_store, suppressions, test.clock_},
              step_store{session},
              code_store{session},
              tickets{step_store,     code_store,  account_store,     sessions,         test.mails_,
                      test.messages_, test.clock_, test.code_policy_, test.step_policy_},
              gate{step_store, account_store, tickets, test.clock_, test.code_policy_},
              device_store{session},
              watch{device_store, account_store,         step_store, test.stores_, test.mails_,
                    test.clock_,  "https://shop.example"},
              guard_store{session},
              guard{account_store, sessions,    guard_store,  test.messages_,
                    test.mails_,   test.clock_, test.policy_, "https://shop.example"},
              accounts{account_store, consent_store, sessions,    step_store,  gate,
                       watch,         guard,         test.carts_, test.mails_, test.clock_},
              steps{step_store,  account_store, accounts,          tickets,
                    test.mails_, test.clock_,   test.code_policy_, test.step_policy_},
              factors{step_store,  account_store, tickets,           sessions,
                      test.mails_, test.clock_,   test.code_policy_, test.step_policy_},
              own_sessions{sessions, step_store, test.stores_},
              passkey_store{session},
              reset_store{session},
              resets{account_store,  reset_store,   sessions,
                     step_store,     passkey_store, test.mails_,
                     test.messages_, test.clock_,   "https://shop.example"},
              changes{account_store, reset_store, sessions,    step_store,
                      passkey_store, test.mails_, test.clock_, "https://shop.example"} {}
        SqlAccountStore account_store;
        SqlSessionStore session_store;
        SessionService sessions;
        SqlConsentStore consent_store;
        mail::SqlMailSuppressions suppressions;
        ConsentService consents;
        SqlSecondStepStore step_store;
        SqlOneTimeCodeStore code_store;
        SecondStepTickets tickets;
        SecondStepGate gate;
        SqlKnownDeviceStore device_store;
        SignInWatch watch;
        SqlSignInGuardStore guard_store;
        SignInGuard guard;
        AccountService accounts;
        SecondStepService steps;
        SecondFactorService factors;
        OwnSessionService own_sessions;
        SqlPasskeyStore passkey_store;
        SqlPasswordResetStore reset_store;
        PasswordResetService resets;
        PasswordChangeService changes;
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
    /// Of who has no second step.
    Result<SessionTokens> sign_in(const std::string& id, const std::string& password, const Visitor& visitor) {
        auto entry = sign_in_service().sign_in(id, password, visitor);
        if (!entry) return std::unexpected(entry.error());
        EXPECT_TRUE(entry->tokens) << "a second step is asked for";
        return entry->tokens.value_or(SessionTokens{});
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
    Result<TokensAfterChange> change_password(const SessionTokens& session, const std::string& old_password,
                                              const std::string& new_password, const Visitor& visitor) {
        const OldPasswordService old_ones{transactional(&Services::accounts), passwords_};
        const auto change = old_ones.prepare(*session.customer, old_password, new_password, visitor);
        if (!change) return std::unexpected(change.error());
        return transactional(&Services::changes).write([&](PasswordChangeService& changes) {
            return changes.change(*change, session.family);
        });
    }
    /// What the last mail's link ends in.
    std::string token_of_mail() {
        const std::string& data = mails_.mails.back().data;
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
    StoreSnapshot stores_;
    KeptMails mails_;
    KeptMessages messages_;
    CodePolicy code_policy_{.shop = "Spaza", .host = "shop.example"};
    SecondStepPolicy step_policy_{.key = std::string(64, 'k')};
    Visitor visitor_{.channel = "web", .client = "test", .peer = "192.0.2.1"};
    Visitor stranger_{.channel = "web", .client = "test", .peer = "198.51.100.7"};
};

}  // namespace spaza::testing
