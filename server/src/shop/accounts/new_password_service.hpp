#pragma once

#include <string>
#include <string_view>

#include "base/transactional.hpp"
#include "shop/accounts/password_reset_service.hpp"
#include "shop/accounts/passwords.hpp"

namespace spaza {

/// Setting a new password by the link of a mail. Hashing takes tens of milliseconds, so it happens between two
/// transactions, never in one.
class NewPasswordService {
public:
    NewPasswordService(Transactional<PasswordResetService> resets, const Passwords& passwords)
        : resets_{std::move(resets)}, passwords_{passwords} {}

    void ask(std::string_view login_id) const;
    void send_link(std::string_view login_id) const;
    /// Every problem of the password at once; TokenInvalidatedError for a link that is used, over or made up.
    Result<CustomerId> set(std::string_view token, const std::string& password, std::string_view peer) const;

private:
    Transactional<PasswordResetService> resets_;
    const Passwords& passwords_;
};

}  // namespace spaza
