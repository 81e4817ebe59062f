#pragma once

#include <optional>
#include <string>

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "base/result.hpp"
#include "shop/accounts/sessions_service.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/privacy/personal_data.hpp"
#include "shop/privacy/personal_data_store.hpp"
#include "shop/privacy/privacy_requests_store.hpp"

namespace spaza {

/// Accounts that are to be deleted: asked for, thought over for some days, done (POPIA s 24; decision 136).
class AccountDeletionService {
public:
    AccountDeletionService(PersonalDataStore& data, PrivacyRequestStore& requests, SessionService& sessions,
                           CustomerDirectory& customers, MailQueue& mails, const Clock& clock,
                           const PrivacyPolicy& policy)
        : data_{data},
          requests_{requests},
          sessions_{sessions},
          customers_{customers},
          mails_{mails},
          clock_{clock},
          policy_{policy} {}

    DeletionState state(const CustomerId& customer);
    /// Begins the days of grace: every session but `family` ends and a mail says how to keep the account. Refused
    /// with each order, refund, return and claim that is still open. Asking again changes nothing.
    Result<AccountDeletion> ask(const CustomerId& customer, DeletionAskedBy by, std::string_view family);
    /// The account stays. False when nobody had asked for its deletion.
    bool keep(const CustomerId& customer);
    /// Now, without days of grace; refused as `ask` is.
    Done forget(const CustomerId& customer, DeletionAskedBy by);
    /// Why it cannot be deleted yet, if so: the first thing that is open, with the others.
    std::optional<Error> refusal(const CustomerId& customer);
    /// Those whose days of grace are over; one with something open again waits another day. Answers how many.
    int forget_due(int most);

private:
    void forget(const AccountDeletion& deletion);

    PersonalDataStore& data_;
    PrivacyRequestStore& requests_;
    SessionService& sessions_;
    CustomerDirectory& customers_;
    MailQueue& mails_;
    const Clock& clock_;
    const PrivacyPolicy& policy_;
};

}  // namespace spaza
