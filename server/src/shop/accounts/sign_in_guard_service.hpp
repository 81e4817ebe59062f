#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "base/message_queue.hpp"
#include "base/result.hpp"
#include "shop/accounts/accounts.hpp"
#include "shop/accounts/accounts_store.hpp"
#include "shop/accounts/sessions_service.hpp"
#include "shop/accounts/sign_in_guard_store.hpp"

namespace spaza {

/// What is known before a password is looked at. `credentials` is empty for nobody, too.
struct SignInCheck {
    bool allowed{false};
    bool caller_may{false};        // whatever others failed at elsewhere
    std::chrono::seconds wait{0};  // until it is again, when it is not
    bool asks_human{false};        // before a password is tried: so many have failed that the lock is near
    bool known_peer{false};        // somebody signed in to the account from here before
    bool known_device{false};      // on this very device, whose own tries are not used up
    std::optional<Credentials> credentials;
};

/// What a device is known by from now on; `stays`: also when its browser is opened again.
struct DeviceToken {
    std::string token;
    bool stays{true};
};

/// The refusal of who has tried too often; it says for how many seconds.
std::unexpected<Error> too_many_tries(const SignInCheck& check, std::string field);

/// Counts failed sign-ins: of an account from everywhere, of an account from one network address, and apart from
/// both of a device that the account was signed in from (OWASP's device cookie), so that strangers who keep
/// failing do not keep the owner out.
class SignInGuard {
public:
    SignInGuard(AccountStore& accounts, SessionService& sessions, SignInGuardStore& store, MessageQueue& messages,
                MailQueue& mail, const Clock& clock, const AccountPolicy& policy, std::string origin)
        : accounts_{accounts},
          sessions_{sessions},
          store_{store},
          messages_{messages},
          mail_{mail},
          clock_{clock},
          policy_{policy},
          origin_{std::move(origin)} {}

    SignInCheck check(std::string_view login_id, const Visitor& visitor) const;
    /// On a device that may try, with it alone. Once so many have failed, the owner is notified by the outbox.
    void count_failure(std::string_view login_id, const Visitor& visitor);
    /// Those from here, after the right password.
    void forget_failures(std::string_view login_id, const Visitor& visitor);
    /// A new token for the device somebody signed in on.
    DeviceToken renew_device(const CustomerId& customer, const Visitor& visitor, std::string_view family);
    /// A mail to whoever alone has this address or number, at most once a day. It says nothing of who tries.
    void warn(std::string_view login_id);

private:
    /// Under what the tries of a device are counted, if it is known and they are not used up. Asked for nobody's,
    /// too: it takes its time.
    std::optional<std::string> own_count(const CustomerId& customer, const Visitor& visitor) const;
    std::optional<Credentials> named(std::string_view login_id) const;

    AccountStore& accounts_;
    SessionService& sessions_;
    SignInGuardStore& store_;
    MessageQueue& messages_;
    MailQueue& mail_;
    const Clock& clock_;
    const AccountPolicy& policy_;
    std::string origin_;
};

}  // namespace spaza
