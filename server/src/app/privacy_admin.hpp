#pragma once

#include "app/commands/order_admin.hpp"
#include "shop/accounts/sessions_service.hpp"
#include "shop/accounts/sessions_store_sql.hpp"
#include "shop/privacy/account_deletion_service.hpp"
#include "shop/privacy/personal_data_store_sql.hpp"
#include "shop/privacy/privacy_requests_store_sql.hpp"

namespace spaza::app {

/// What customers ask about their data, on one session, without the rest of the shop.
struct PrivacyAdmin {
    PrivacyAdmin(storage::Session& session, const PrivacyPolicy& policy, const Clock& clock)
        : contacts{session},
          session_store{session},
          sessions{session_store, clock, account_policy},
          mails{session, clock},
          data{session},
          requests{session},
          deletions{data, requests, sessions, contacts, mails, clock, policy} {}

    Contacts contacts;
    AccountPolicy account_policy;
    SqlSessionStore session_store;
    SessionService sessions;
    mail::OutboxMailQueue mails;
    SqlPersonalDataStore data;
    SqlPrivacyRequestStore requests;
    AccountDeletionService deletions;
};

}  // namespace spaza::app
