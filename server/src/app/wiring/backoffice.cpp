#include "app/backoffice/backoffice.hpp"

#include "app/application.hpp"
#include "app/backoffice/staff_door.hpp"
#include "app/built_page.hpp"
#include "app/integration/integration.hpp"
#include "app/integration/signing_keys.hpp"
#include "app/tv_licence_settings.hpp"
#include "app/wiring/wiring.hpp"
#include "platform/http/address_set.hpp"
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

/// That somebody was there may fail to be noted without harm.
template <class Note>
void note_quietly(const Application& application, const Note& note) {
    try {
        application.database.write([&](storage::Session& session) {
            note(session);
            return true;
        });
    } catch (const std::exception& failure) {  // also where writers wait in a row
        log::info("staff_use_not_noted", {{"why", failure.what()}});
    }
}

http::Caller caller_named(std::string name, std::string session, const std::vector<StaffRole>& roles) {
    http::Caller caller;
    caller.kind = http::Caller::Kind::staff;
    caller.uid = std::move(name);
    caller.session_id = std::move(session);
    caller.rights = rights_of(roles);
    return caller;
}

Result<http::Caller> caller_by_token(const Application& application, std::string_view bearer) {
    bool is_use_due = false;
    auto token = application.database.reading([&](storage::Session& session) {
        StaffTokens tokens{session, application.clock};
        auto found = tokens.service.holder_of(bearer);
        is_use_due = found && tokens.service.is_use_due(*found);
        return found;
    });
    if (!token) return std::unexpected(token.error());
    if (is_use_due)
        note_quietly(application, [&](storage::Session& session) {
            StaffTokens tokens{session, application.clock};
            (void)tokens.service.note_use(token->number);
        });
    return caller_named(token->name, "token " + std::to_string(token->number), token->roles);
}

Result<http::Caller> caller_by_cookie(const Application& application, const StaffPolicy& policy,
                                      const http::Request& request, const std::string& token) {
    if (request.method != "GET" && request.method != "HEAD")
        if (const auto by_screen = backoffice::is_by_screen(request); !by_screen)
            return std::unexpected(by_screen.error());
    bool is_seen_due = false;
    auto present = application.database.reading([&](storage::Session& session) {
        backoffice::StaffVisits visits{session, application.clock, policy};
        auto found = visits.service.present(token);
        is_seen_due = found && visits.service.is_seen_due(*found);
        return found;
    });
    if (!present) return std::unexpected(present.error());
    if (is_seen_due && !backoffice::is_quiet(request))
        note_quietly(application, [&](storage::Session& session) {
            backoffice::StaffVisits{session, application.clock, policy}.service.note_seen(token);
        });
    return caller_named(present->member.name, "session " + std::to_string(present->visit.number),
                        present->member.roles);
}

/// Another system, by the key it signs with: whatever it calls, a read as well.
Result<http::Caller> caller_by_signature(const Application& application, const http::Request& request) {
    const std::string sealing = sealing_key(application.config);
    const auto with_keys = [&](storage::Session& session, const auto& use) {
        SqlStaffActStore acts{session, application.clock, {}};
        integration::SigningKeys keys{session, acts, application.clock, sealing};
        return use(keys);
    };
    bool is_use_due = false;
    const auto kept = application.database.reading([&](storage::Session& session) {
        return with_keys(session, [&](integration::SigningKeys& keys) {
            auto found = keys.named_by(request);
            is_use_due = found && keys.is_use_due(found->key);
            return found;
        });
    });
    const auto key = integration::signer_of(request, kept, sealing, application.clock.now());
    if (!key) return std::unexpected(key.error());
    if (is_use_due)
        note_quietly(application, [&](storage::Session& session) {
            with_keys(session, [&](integration::SigningKeys& keys) { keys.note_use(key->number); });
        });
    http::Caller caller = caller_named(integration::doer_of(*key), "key " + std::to_string(key->number), {});
    caller.rights = integration::rights_of_key(key->scopes);
    return caller;
}

/// A signature goes before a token, a token before a cookie; nobody without any.
Result<http::Caller> caller_of(const Application& application, const StaffPolicy& policy,
                               const http::Request& request, std::string_view bearer) {
    if (!request.header("x-spaza-signature").empty()) return caller_by_signature(application, request);
    if (!bearer.empty()) return caller_by_token(application, bearer);
    const std::string token = backoffice::staff_token_of(request);
    return token.empty() ? http::Caller{} : caller_by_cookie(application, policy, request, token);
}

}  // namespace

void wire_backoffice(Application& application) {
    const StaffPolicy& policy =
        application.keeper.keep(std::make_shared<StaffPolicy>(backoffice::staff_policy(application.config)));
    application.router.set_staff_authenticator(
        [&application, &policy](const http::Request& request, std::string_view bearer) {
            return caller_of(application, policy, request, bearer);
        });
    if (const auto& allow = application.config.backoffice.allow; !allow.empty())
        application.router.set_staff_door([allowed = http::AddressSet{allow}](const http::Request& request) {
            return allowed.contains(std::string_view{request.peer});
        });
    // Every path below /backoffice that nobody else answers is the screens' page.
    add_built_page(application.router, application.config, "backoffice/index.html",
                   {"/backoffice", "/backoffice/{path*}"}, "back office page");
    backoffice::add_session_calls(application, *application.passwords);
    backoffice::add_member_calls(application);
    backoffice::add_today_calls(application);
    backoffice::add_order_list_calls(application);
    backoffice::add_order_calls(application);
    backoffice::add_report_calls(application);
    backoffice::add_return_calls(application);
    backoffice::add_claim_calls(application);
    backoffice::add_ticket_calls(application);
    backoffice::add_reply_calls(application);
    backoffice::add_review_calls(application);
    backoffice::add_staff_calls(application);
    AssortmentSnapshot& board = wire_assortment(application);
    backoffice::add_product_calls(application, board);
    backoffice::add_category_calls(application);
    backoffice::add_picture_calls(application);
    backoffice::add_media_calls(application);
    backoffice::add_bulk_calls(application, board);
    backoffice::add_price_calls(application);
    backoffice::add_stock_calls(application, board);
    backoffice::add_promotion_calls(application);
    backoffice::add_promotion_lists(application);
    backoffice::add_promotion_check(application);
    backoffice::add_promotion_bulk(application);
    backoffice::add_promotion_test_cart(application);
    backoffice::add_coupon_calls(application);
    backoffice::add_search_calls(application);
    backoffice::add_content_calls(application);
    backoffice::add_redirect_calls(application);
    backoffice::add_store_calls(application);
    backoffice::add_setting_calls(application);
    backoffice::add_webhook_calls(application);
    integration::add_key_calls(application);
    backoffice::add_view_calls(application);
    integration::add_bulk_reads(application);
    integration::add_signed_writes(application);
}

}  // namespace spaza::app
