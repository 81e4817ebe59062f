#pragma once

#include <optional>
#include <string>

#include "app/application.hpp"
#include "platform/mail/outbox_mail.hpp"
#include "shop/accounts/accounts_store_sql.hpp"
#include "shop/staff/staff_entry_service.hpp"
#include "shop/staff/staff_members_store_sql.hpp"
#include "shop/staff/staff_passkeys_service.hpp"
#include "shop/staff/staff_passkeys_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"

/// How staff come in with a browser: the cookie of a visit, and what makes sure that a call comes from our
/// screens.
namespace spaza::app::backoffice {

/// What the cookie says; "" without one.
std::string staff_token_of(const http::Request& request);
std::string staff_cookie(const http::Request& request, const std::string& token, std::chrono::seconds lives);
std::string cleared_staff_cookie(const http::Request& request);

/// Refused (403 StaffOriginError) when a call that writes could have been made by another site: without the header
/// `X-Spaza-Backoffice: 1`, or with another site's Origin.
Done is_by_screen(const http::Request& request);
/// A call that a screen makes by itself: nobody is there because of it.
bool is_quiet(const http::Request& request);

/// Where failed tries of customers are counted, too.
class SharedTries final : public StaffTries {
public:
    explicit SharedTries(AccountStore& accounts) : accounts_{accounts} {}
    FailedTries failures(const std::string& subject, TimePoint since) override {
        return accounts_.failures(subject, since);
    }
    void add_failure(const std::string& subject, TimePoint since, TimePoint now) override {
        accounts_.add_failure(subject, since, now);
    }
    void forget_failures(const std::string& subject) override { accounts_.forget_failures(subject); }

private:
    AccountStore& accounts_;
};

/// Visits of staff in one transaction.
struct StaffVisits {
    StaffVisits(storage::Session& session, const Clock& clock, const StaffPolicy& policy)
        : store{session},
          accounts{session},
          tries{accounts},
          acts{session, clock, "sign-in"},
          service{store, tries, acts, clock, policy},
          passkey_store{session},
          mails{session, clock},
          passkeys{store, passkey_store, service, acts, policy.writes_mails ? &mails : nullptr, clock} {}
    SqlStaffMemberStore store;
    SqlAccountStore accounts;
    SharedTries tries;
    SqlStaffActStore acts;
    StaffVisitService service;
    SqlStaffPasskeyStore passkey_store;
    mail::OutboxMailQueue mails;
    StaffPasskeyService passkeys;
};

/// Whether somebody can be written to.
bool sends_mail(const Config& config);
StaffPolicy staff_policy(const Config& config);
/// The back office's own address, or else the shop's; "" in a demonstration.
std::string staff_public_url(const Config& config);
Transactional<StaffVisitService> staff_visits(const Application& application, const StaffPolicy& policy);
Transactional<StaffPasskeyService> staff_passkeys(const Application& application, const StaffPolicy& policy);

}  // namespace spaza::app::backoffice
