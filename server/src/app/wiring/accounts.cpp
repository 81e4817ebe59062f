#include "app/account_handler.hpp"
#include "app/application.hpp"
#include "app/backoffice/backoffice.hpp"
#include "app/privacy_policy.hpp"
#include "app/sms_settings.hpp"
#include "app/tv_licence_settings.hpp"
#include "app/wiring/first_order.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/accounts/account_message.hpp"
#include "shop/accounts/accounts_routes.hpp"
#include "shop/accounts/consents_routes.hpp"
#include "shop/accounts/contact_change_routes.hpp"
#include "shop/accounts/one_time_code_routes.hpp"
#include "shop/accounts/one_time_code_rules.hpp"
#include "shop/accounts/own_sessions_routes.hpp"
#include "shop/accounts/password_routes.hpp"
#include "shop/accounts/second_factor_routes.hpp"
#include "shop/accounts/second_step_routes.hpp"
#include "shop/accounts/session_routes.hpp"

namespace spaza::app {

namespace {

/// What sign-in keeps for as long as the process lives.
struct SignInParts {
    explicit SignInParts(const std::string& pepper) : passwords{HashingRoom{}, pepper} {}
    AccountPolicy policy;
    CodePolicy codes;
    SecondStepPolicy second_steps;
    PrivacyPolicy privacy;
    Passwords passwords;
    SessionCache cache;
};

auto leaving_days(const Application& application) {
    return [requests = transactional(application, &Scope::privacy_requests)](const CustomerId& customer) {
        const auto asked = requests.read([&](SqlPrivacyRequestStore& store) { return store.deletion(customer); });
        return asked ? std::optional{asked->due_at} : std::nullopt;
    };
}

}  // namespace

void wire_accounts(Application& application) {
    auto& parts = application.keeper.keep(std::make_shared<SignInParts>(application.config.crypto.key));
    application.account_policy = &parts.policy;
    application.passwords = &parts.passwords;
    parts.codes.shop = application.config.shop.name;
    parts.codes.host = host_of_address(application.config.serve.public_url);
    parts.codes.by_sms = sends_sms(application.config);
    application.code_policy = &parts.codes;
    parts.second_steps.key = sealing_key(application.config);
    application.second_step_policy = &parts.second_steps;
    parts.privacy = privacy_policy(application.config);
    application.privacy_policy = &parts.privacy;
    const auto accounts = transactional(application, &Scope::accounts);
    const auto sessions = transactional(application, &Scope::sessions);
    const auto users = transactional(application, &Scope::users);
    auto& sign_in = application.keeper.keep(std::make_shared<SignInService>(accounts, parts.passwords));

    application.router.set_authenticator(authenticator(sessions, parts.cache, application.clock));
    const AccountCalls calls{accounts,
                             sessions,
                             users,
                             transactional(application, &Scope::codes),
                             transactional(application, &Scope::second_factors),
                             sign_in,
                             parts.cache,
                             application.humans,
                             first_order_words(application),
                             leaving_days(application)};
    add_account_routes(application.router, calls);
    add_one_time_code_routes(application.router, calls);
    wire_social(application, calls);
    wire_passkeys(application, calls);
    add_second_step_routes(application.router, calls, transactional(application, &Scope::second_steps));
    add_second_factor_routes(application.router, calls.factors, parts.cache);
    add_own_session_routes(application.router, transactional(application, &Scope::own_sessions), parts.cache);
    const auto& new_passwords = application.keeper.keep(std::make_shared<NewPasswordService>(
        transactional(application, &Scope::password_resets), parts.passwords));
    application.outbox.on(kAccountTopic, account_handler(new_passwords, calls.codes,
                                                         transactional(application, &Scope::sign_in_guard)));
    const auto& old_passwords =
        application.keeper.keep(std::make_shared<OldPasswordService>(accounts, parts.passwords));
    add_password_routes(application.router,
                        {new_passwords, old_passwords, transactional(application, &Scope::password_changes),
                         calls.factors, parts.cache});
    add_contact_change_routes(application.router,
                              {calls, transactional(application, &Scope::contact_changes), old_passwords});
    add_consent_routes(application.router, transactional(application, &Scope::consents));
    wire_privacy(application, parts.cache);
    backoffice::add_customer_calls(application, parts.cache);  // which end sessions, too
    add_token_routes(application.router, sessions, sign_in, parts.cache, parts.policy, application.humans);
}

}  // namespace spaza::app
