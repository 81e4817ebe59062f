#pragma once

#include <string>

#include "platform/mail/outbox_mail.hpp"
#include "platform/storage/outbox_queue.hpp"
#include "shop/accounts/accounts_store_sql.hpp"
#include "shop/accounts/factor_reset_service.hpp"
#include "shop/accounts/factor_reset_store_sql.hpp"
#include "shop/accounts/passkeys/passkeys_store_sql.hpp"
#include "shop/accounts/password_reset_store_sql.hpp"
#include "shop/accounts/second_step_store_sql.hpp"
#include "shop/accounts/sessions_store_sql.hpp"
#include "shop/accounts/social/social_store_sql.hpp"

namespace spaza::app {

/// What opens a way back for who has lost every factor, on one session, without the rest of the shop.
struct FactorResetAdmin {
    FactorResetAdmin(storage::Session& session, const Clock& clock, const std::string& shop,
                     const std::string& sms_from)
        : accounts{session},
          resets{session},
          steps{session},
          passkeys{session},
          identities{session},
          passwords{session},
          session_store{session},
          sessions{session_store, clock, policy},
          mails{session, clock},
          messages{session, clock},
          service{accounts, resets, steps,    passkeys, identities, passwords,
                  sessions, mails,  messages, clock,    shop,       sms_from} {}

    AccountPolicy policy;
    SqlAccountStore accounts;
    SqlFactorResetStore resets;
    SqlSecondStepStore steps;
    SqlPasskeyStore passkeys;
    SqlSocialStore identities;
    SqlPasswordResetStore passwords;
    SqlSessionStore session_store;
    SessionService sessions;
    mail::OutboxMailQueue mails;
    storage::OutboxQueue messages;
    FactorResetService service;
};

}  // namespace spaza::app
