#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "base/mail_suppressions.hpp"
#include "base/message_queue.hpp"
#include "base/result.hpp"
#include "shop/accounts/accounts_store.hpp"
#include "shop/accounts/contact_change.hpp"
#include "shop/accounts/contact_change_store.hpp"
#include "shop/accounts/one_time_code_service.hpp"
#include "shop/accounts/password_reset_store.hpp"
#include "shop/accounts/second_step_store.hpp"
#include "shop/accounts/sessions_service.hpp"
#include "shop/accounts/ways_in.hpp"

namespace spaza {

/// Calls off what was asked for since then in the name of a customer, whose account was not theirs meanwhile: that
/// it be deleted.
using CallOff = std::function<void(const CustomerId&, TimePoint since)>;

/// A customer shows by a code that an email address or cellphone number is theirs: the one there is, or another
/// that takes its place (targets R-15).
class ContactChangeService {
public:
    /// `shop` is where the link leads that undoes a change, such as https://shop.example.
    ContactChangeService(AccountStore& accounts, ContactChangeStore& changes, PasswordResetStore& passwords,
                         SecondStepStore& steps, WaysIn& identities, WaysIn& passkeys, OneTimeCodeService& codes,
                         SessionService& sessions, MailQueue& mails, MailSuppressions& suppressions,
                         MessageQueue& messages, const Clock& clock, const CodePolicy& policy, std::string shop,
                         CallOff call_off)
        : accounts_{accounts},
          changes_{changes},
          passwords_{passwords},
          steps_{steps},
          identities_{identities},
          passkeys_{passkeys},
          codes_{codes},
          sessions_{sessions},
          mails_{mails},
          suppressions_{suppressions},
          messages_{messages},
          clock_{clock},
          policy_{policy},
          shop_{std::move(shop)},
          call_off_{std::move(call_off)} {}

    /// Whether one could sign in by it once it is proven, and cannot now.
    bool opens_a_way_in(const CustomerId& customer, std::string_view login_id);
    /// A code to it. Where it opens a way in, who asks shows first who it is: ConfirmationNeededError.
    Result<ContactSent> send(const CustomerId& customer, const ContactRequest& request, const Visitor& visitor);
    /// The right code proves it; of a number that was only typed the customer is notified by mail. Another one
    /// takes the place of the old, which is notified, with a link that undoes it for 72 hours; every session but
    /// `family` ends. One that was there before and may still be had back is what such a link would bring: it ends
    /// that link and those since, and there is none to the other side. DuplicateUidError when another account has
    /// the address.
    Result<ContactOutcome> confirm(const CustomerId& customer, const CodeEntry& entry, const std::string& family,
                                   const Visitor& visitor);
    /// What was before is again; every session, the password, trusted devices and what was linked, turned on or
    /// asked for since end, for somebody else may have made the change. TokenInvalidatedError when the link is
    /// used, over or made up.
    Result<CustomerId> undo(std::string_view token);

private:
    Result<bool> change(const Customer& customer, const std::string& login_id);
    std::string keep(const Customer& before, const std::string& login_id);
    void tell(const Customer& customer, const std::string& login_id, const std::string& link);
    void end_ways_in_since(const CustomerId& customer, TimePoint since);

    AccountStore& accounts_;
    ContactChangeStore& changes_;
    PasswordResetStore& passwords_;
    SecondStepStore& steps_;
    WaysIn& identities_;
    WaysIn& passkeys_;
    OneTimeCodeService& codes_;
    SessionService& sessions_;
    MailQueue& mails_;
    MailSuppressions& suppressions_;
    MessageQueue& messages_;
    const Clock& clock_;
    const CodePolicy& policy_;
    std::string shop_;
    CallOff call_off_;
};

}  // namespace spaza
