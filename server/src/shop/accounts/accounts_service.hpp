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
#include "shop/accounts/sessions_service.hpp"

namespace spaza {

/// What is known before a password is looked at. `credentials` is empty for nobody, too.
struct SignInCheck {
    bool allowed{false};
    std::optional<Credentials> credentials;
};

/// The use cases of an account that need no password hashing; that happens between two of them (SignInService).
class AccountService {
public:
    AccountService(AccountStore& store, SessionService& sessions, CustomerCarts& carts, MailQueue& mail,
                   const Clock& clock, const AccountPolicy& policy)
        : store_{store}, sessions_{sessions}, carts_{carts}, mail_{mail}, clock_{clock}, policy_{policy} {}

    SignInCheck before_password(std::string_view login_id, const Visitor& visitor) const;
    void count_failure(std::string_view login_id, const Visitor& visitor);
    /// After the right password: a session, and the guest cart becomes the customer's.
    SessionTokens sign_in(const CustomerId& customer, std::string_view login_id, const Visitor& visitor,
                          std::string_view guest_cart_guid);

    bool exists(std::string_view email) const;
    /// DuplicateUidError when there is such an account.
    Result<SessionTokens> sign_up(const SignUp& form, const std::string& password_hash, const Visitor& visitor,
                                  std::string_view guest_cart_guid);

    LoginIdCheck check_login_id(std::string_view login_id) const;
    std::optional<Customer> find(const CustomerId& id) const { return store_.find(id); }
    Result<Customer> change(const CustomerId& id, const PersonalDetails& form, std::string_view channel);

    std::optional<CartSummary> cart(const std::optional<CustomerId>& customer, std::string_view cart_code) const {
        return carts_.summary(customer, cart_code);
    }

private:
    AccountStore& store_;
    SessionService& sessions_;
    CustomerCarts& carts_;
    MailQueue& mail_;
    const Clock& clock_;
    const AccountPolicy& policy_;
};

}  // namespace spaza
