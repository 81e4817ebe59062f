#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "base/result.hpp"
#include "shop/accounts/accounts.hpp"
#include "shop/accounts/accounts_store.hpp"
#include "shop/accounts/cart_summary.hpp"
#include "shop/accounts/consents_store.hpp"
#include "shop/accounts/known_device_service.hpp"
#include "shop/accounts/second_step.hpp"
#include "shop/accounts/second_step_store.hpp"
#include "shop/accounts/sessions_service.hpp"
#include "shop/accounts/sign_in_guard_service.hpp"

namespace spaza {

/// The refusal of a password that is not right, or of nobody's.
std::unexpected<Error> wrong_credentials();
/// The refusal of who has to show to be human first (412).
std::unexpected<Error> human_needed();
inline constexpr const char* kHumanNeeded = "ChallengeRequiredError";

/// The use cases of an account that need no password hashing; that happens between two of them (SignInService).
class AccountService {
public:
    AccountService(AccountStore& store, ConsentStore& consents, SessionService& sessions, SecondStepStore& steps,
                   EntryGate& gate, SignInWatch& watch, SignInGuard& guard, CustomerCarts& carts, MailQueue& mail,
                   const Clock& clock)
        : store_{store},
          consents_{consents},
          sessions_{sessions},
          steps_{steps},
          gate_{gate},
          watch_{watch},
          guard_{guard},
          carts_{carts},
          mail_{mail},
          clock_{clock} {}

    SignInCheck before_password(std::string_view login_id, const Visitor& visitor) const {
        return guard_.check(login_id, visitor);
    }
    void count_failure(std::string_view login_id, const Visitor& visitor) {
        guard_.count_failure(login_id, visitor);
    }
    /// Those from here, after the right password.
    void forget_failures(std::string_view login_id, const Visitor& visitor) {
        guard_.forget_failures(login_id, visitor);
    }
    /// After the right password: the customer is let in. Wrong credentials when the
    /// password that was right has been changed meanwhile: whoever knew the old one only is not to come in any
    /// more.
    Result<Entry> sign_in(const Credentials& credentials, std::string_view login_id, const Visitor& visitor,
                          std::string_view guest_cart_guid);

    /// Keeps the hash of the password that was right anew, unless another has been kept meanwhile. The one that is
    /// kept.
    std::string renew_hash(const Credentials& credentials, std::string_view hash) {
        return store_.renew_hash(credentials.customer, credentials.password_hash, hash);
    }

    bool exists(std::string_view email) const;
    /// Makes the account, with what it agreed to and the mail that welcomes it. DuplicateUidError when there is
    /// one.
    Result<Customer> enrol(const SignUp& form, const std::string& password_hash, const Visitor& visitor,
                           AddressShown shown = AddressShown::no);
    /// The one way to a session for who has shown who they are, by whatever means: a session, and the guest cart
    /// becomes theirs; or, where they asked for two steps, the second one, which validateMFAOTP takes. A new way
    /// to sign in calls this and answers its Entry (`entry_answer`).
    Entry let_in(const CustomerId& customer, FirstStep first, const Visitor& visitor,
                 std::string_view guest_cart_guid);
    SessionTokens let_in(const SecondStepPassed& passed, const Visitor& visitor);
    /// Before the address is shown to be theirs for the first time: sessions, password and proven number that
    /// somebody else may have made the account with end, and a mail says so. Nothing when it was before.
    void claim(const CustomerId& customer);
    /// Both at once.
    Result<SessionTokens> sign_up(const SignUp& form, const std::string& password_hash, const Visitor& visitor,
                                  std::string_view guest_cart_guid);

    /// Whether an address has an account already; a number may be on several.
    LoginIdCheck check_login_id_for_sign_up(std::string_view login_id) const;
    /// For a sign-in, which tells of no account: an address is looked up nowhere, so that not even the time tells.
    LoginIdCheck check_login_id_for_sign_in(std::string_view login_id) const;
    std::optional<Customer> find(const CustomerId& id) const { return store_.find(id); }
    Result<Customer> change(const CustomerId& id, const PersonalDetails& form, std::string_view channel);

    std::optional<CartSummary> cart(const std::optional<CustomerId>& customer, std::string_view cart_code) const {
        return carts_.summary(customer, cart_code);
    }

private:
    SessionTokens open(const CustomerId& customer, const Visitor& visitor, std::string_view guest_cart_guid);

    AccountStore& store_;
    ConsentStore& consents_;
    SessionService& sessions_;
    SecondStepStore& steps_;
    EntryGate& gate_;
    SignInWatch& watch_;
    SignInGuard& guard_;
    CustomerCarts& carts_;
    MailQueue& mail_;
    const Clock& clock_;
};

}  // namespace spaza
