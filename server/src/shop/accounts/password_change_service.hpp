#pragma once

#include <string>

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "base/result.hpp"
#include "shop/accounts/accounts_store.hpp"
#include "shop/accounts/passkey_names.hpp"
#include "shop/accounts/password_reset_store.hpp"
#include "shop/accounts/second_step_store.hpp"
#include "shop/accounts/sessions_service.hpp"

namespace spaza {

/// A new password that may take the place of the old one: both by their hashes.
struct PasswordChange {
    CustomerId customer;
    std::string old_hash;
    std::string new_hash;
};

/// What the session that changed it goes on with; nothing where it has been ended meanwhile.
using TokensAfterChange = std::optional<SessionTokens>;

/// What happens to an account whose owner chooses another password.
class PasswordChangeService {
public:
    /// `shop` is where the links of mails lead, such as https://shop.example.
    PasswordChangeService(AccountStore& accounts, PasswordResetStore& passwords, SessionService& sessions,
                          SecondStepStore& steps, PasskeyNames& passkeys, MailQueue& mail, const Clock& clock,
                          std::string shop)
        : accounts_{accounts},
          passwords_{passwords},
          sessions_{sessions},
          steps_{steps},
          passkeys_{passkeys},
          mail_{mail},
          clock_{clock},
          shop_{std::move(shop)} {}

    /// Every session but `family` ends, which gets new tokens, every link to set a password, and the trust in
    /// devices; a mail tells of it, and which passkeys remain. PasswordMismatchError when the old one has been
    /// changed meanwhile.
    Result<TokensAfterChange> change(const PasswordChange& change, const std::string& family);

private:
    AccountStore& accounts_;
    PasswordResetStore& passwords_;
    SessionService& sessions_;
    SecondStepStore& steps_;
    PasskeyNames& passkeys_;
    MailQueue& mail_;
    const Clock& clock_;
    std::string shop_;
};

/// The refusal of a wrong old password.
std::unexpected<Error> not_the_old_password();

}  // namespace spaza
