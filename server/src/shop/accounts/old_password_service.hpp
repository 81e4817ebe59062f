#pragma once

#include <string>

#include "base/result.hpp"
#include "base/transactional.hpp"
#include "shop/accounts/accounts_service.hpp"
#include "shop/accounts/password_change_service.hpp"
#include "shop/accounts/passwords.hpp"

namespace spaza {

/// Makes sure that who changes a password knows the old one. Hashing takes tens of milliseconds, so it happens
/// before the transaction of the change, never in one.
class OldPasswordService {
public:
    OldPasswordService(Transactional<AccountService> accounts, const Passwords& passwords)
        : accounts_{std::move(accounts)}, passwords_{passwords} {}

    /// Every problem of the form at once; PasswordMismatchError for a wrong old password, which counts as a failed
    /// sign-in: a session somebody has got hold of must not be a way to guess it.
    Result<PasswordChange> prepare(const CustomerId& customer, const std::string& old_password,
                                   const std::string& new_password, const Visitor& visitor) const;
    /// Whether this is the customer's password, before something else is changed. Counted like the above.
    Done check(const CustomerId& customer, const std::string& password, const Visitor& visitor) const;

private:
    struct Owner {
        Customer customer;
        SignInCheck check;
    };

    Result<Owner> owner_of(const CustomerId& customer, const Visitor& visitor) const;
    /// The refusal of a wrong one, and of too many, is about this field.
    Done verify(const Owner& owner, const std::string& password, const std::string& field,
                const Visitor& visitor) const;

    Transactional<AccountService> accounts_;
    const Passwords& passwords_;
};

}  // namespace spaza
