#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/transactional.hpp"
#include "shop/accounts/accounts_service.hpp"
#include "shop/accounts/passwords.hpp"

namespace spaza {

/// Signing in and up. Hashing takes tens of milliseconds, so it happens between two transactions, never in one.
class SignInService {
public:
    SignInService(Transactional<AccountService> accounts, const Passwords& passwords)
        : accounts_{std::move(accounts)}, passwords_{passwords} {}

    /// InvalidCredentialsError, alike in words and time for a wrong password and an unknown account;
    /// TooManyRequestsError after too many failures, and before it comes to that ChallengeRequiredError for who
    /// has not shown to be human.
    Result<Entry> sign_in(std::string_view login_id, std::string_view password, const Visitor& visitor,
                          std::string_view guest_cart_guid = {}) const;

    /// Every problem of the form at once; DuplicateUidError when there is such an account. The hash of the
    /// password when an account can be made of it.
    Result<std::string> prepare_sign_up(const SignUp& form) const;
    /// As `prepare_sign_up`, and then the account, signed in.
    Result<SessionTokens> sign_up(const SignUp& form, const Visitor& visitor,
                                  std::string_view guest_cart_guid = {}) const;

private:
    /// The same credentials, by a hash as they are made now.
    Credentials renewed(Credentials credentials, std::string_view password) const;

    Transactional<AccountService> accounts_;
    const Passwords& passwords_;
};

}  // namespace spaza
