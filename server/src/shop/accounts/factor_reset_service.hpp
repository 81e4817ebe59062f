#pragma once

#include <string>

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "base/message_queue.hpp"
#include "base/result.hpp"
#include "shop/accounts/accounts_store.hpp"
#include "shop/accounts/factor_reset_store.hpp"
#include "shop/accounts/password_reset_store.hpp"
#include "shop/accounts/second_step_store.hpp"
#include "shop/accounts/sessions_service.hpp"
#include "shop/accounts/ways_in.hpp"

namespace spaza {

/// The way back for a customer who has lost every factor, opened by an operator who has made sure who asks.
class FactorResetService {
public:
    /// `shop` is where the link leads, such as https://shop.example; `sms_from` the shop's name in an SMS, ""
    /// where nobody carries one.
    FactorResetService(AccountStore& accounts, FactorResetStore& resets, SecondStepStore& steps, WaysIn& passkeys,
                       WaysIn& identities, PasswordResetStore& passwords, SessionService& sessions,
                       MailQueue& mail, MessageQueue& messages, const Clock& clock, std::string shop,
                       std::string sms_from)
        : accounts_{accounts},
          resets_{resets},
          steps_{steps},
          passkeys_{passkeys},
          identities_{identities},
          passwords_{passwords},
          sessions_{sessions},
          mail_{mail},
          messages_{messages},
          clock_{clock},
          shop_{std::move(shop)},
          sms_from_{std::move(sms_from)} {}

    /// Two-step sign-in, spare codes, trusted devices, passkeys, linked accounts, sessions and the password end,
    /// for without the second factor whoever found out the first would be in. A link to a new password goes to the
    /// email address, which must have been shown to be theirs; a cellphone number that was, too, is notified of it
    /// without the link. Who did it and why is kept.
    Done reset(const FactorReset& asked);

private:
    AccountStore& accounts_;
    FactorResetStore& resets_;
    SecondStepStore& steps_;
    WaysIn& passkeys_;
    WaysIn& identities_;
    PasswordResetStore& passwords_;
    SessionService& sessions_;
    MailQueue& mail_;
    MessageQueue& messages_;
    const Clock& clock_;
    std::string shop_;
    std::string sms_from_;
};

}  // namespace spaza
