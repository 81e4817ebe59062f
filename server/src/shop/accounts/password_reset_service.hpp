#pragma once

#include <string>
#include <string_view>

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "base/message_queue.hpp"
#include "base/result.hpp"
#include "shop/accounts/accounts_store.hpp"
#include "shop/accounts/passkey_names.hpp"
#include "shop/accounts/password_reset_store.hpp"
#include "shop/accounts/second_step_store.hpp"
#include "shop/accounts/sessions_service.hpp"

namespace spaza {

/// A way back for who forgot the password: a link by mail, for one hour and one use.
class PasswordResetService {
public:
    /// `shop` is where the link leads, such as https://shop.example.
    PasswordResetService(AccountStore& accounts, PasswordResetStore& store, SessionService& sessions,
                         SecondStepStore& steps, PasskeyNames& passkeys, MailQueue& mail, MessageQueue& messages,
                         const Clock& clock, std::string shop)
        : accounts_{accounts},
          store_{store},
          sessions_{sessions},
          steps_{steps},
          passkeys_{passkeys},
          mail_{mail},
          messages_{messages},
          clock_{clock},
          shop_{std::move(shop)} {}

    /// Has `send_link` done after the answer: who asks learns nothing, not even by how long it takes.
    void ask(std::string_view login_id);
    /// Writes to everyone with this email address or cellphone number, who may be nobody; at most three mails an
    /// hour to one account.
    void send_link(std::string_view login_id);

    /// Whose password the link sets; nobody when it is used, over or made up.
    std::optional<Customer> owner(std::string_view token);

    /// Sets it, uses the link up and ends every session of the account, and the trust in its devices: a second
    /// step stays, and is asked for everywhere. Passkeys stay: the mail names them, and where they are removed.
    /// Failed sign-ins before, of everybody and of this network address, count no more.
    Result<CustomerId> set(std::string_view token, const std::string& password_hash, std::string_view peer);

private:
    AccountStore& accounts_;
    PasswordResetStore& store_;
    SessionService& sessions_;
    SecondStepStore& steps_;
    PasskeyNames& passkeys_;
    MailQueue& mail_;
    MessageQueue& messages_;
    const Clock& clock_;
    std::string shop_;
};

}  // namespace spaza
