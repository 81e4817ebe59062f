#include "app/backoffice/backoffice.hpp"

#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "platform/log/log.hpp"
#include "shop/staff/staff_tokens_service.hpp"
#include "shop/staff/staff_tokens_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"

namespace spaza::app {
namespace {

/// The tokens of staff on one session.
struct StaffTokens {
    StaffTokens(storage::Session& session, const Clock& clock)
        : store{session}, acts{session, clock, {}}, service{store, acts, clock} {}
    SqlStaffTokenStore store;
    SqlStaffActStore acts;
    StaffTokenService service;
};

/// When it was last used may fail to be noted without harm.
void note_use(const Application& application, std::int64_t number) {
    try {
        application.database.write([&](storage::Session& session) {
            StaffTokens tokens{session, application.clock};
            return tokens.service.note_use(number).has_value();
        });
    } catch (const std::exception& failure) {  // also where writers wait in a row
        log::info("staff_use_not_noted", {{"number", number}, {"why", failure.what()}});
    }
}

Result<http::Caller> caller_of(const Application& application, std::string_view bearer) {
    bool is_use_due = false;
    auto token = application.database.reading([&](storage::Session& session) {
        StaffTokens tokens{session, application.clock};
        auto found = tokens.service.holder_of(bearer);
        is_use_due = found && tokens.service.is_use_due(*found);
        return found;
    });
    if (!token) return std::unexpected(token.error());
    if (is_use_due) note_use(application, token->number);
    http::Caller caller;
    caller.kind = http::Caller::Kind::staff;
    caller.uid = token->name;
    caller.session_id = "token " + std::to_string(token->number);
    caller.rights = rights_of(token->roles);
    return caller;
}

}  // namespace

void wire_backoffice(Application& application) {
    application.router.set_staff_authenticator(
        [&application](std::string_view bearer) { return caller_of(application, bearer); });
    backoffice::add_return_calls(application);
    backoffice::add_claim_calls(application);
    backoffice::add_ticket_calls(application);
    backoffice::add_reply_calls(application);
    backoffice::add_staff_calls(application);
}

}  // namespace spaza::app
