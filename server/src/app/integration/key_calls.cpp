#include <charconv>

#include "app/application.hpp"
#include "app/backoffice/assortment_shown.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "app/backoffice/staff_door.hpp"
#include "app/integration/integration.hpp"
#include "app/integration/signing_keys.hpp"
#include "app/tv_licence_settings.hpp"

namespace spaza::app::integration {
namespace key_calls {
namespace {

using backoffice::StaffSession;

struct KeyShown {
    std::int64_t number{};
    std::string name;
    std::vector<std::string> scopes;
    std::string state;
    std::string createdAt;
    std::optional<std::string> createdBy;
    std::optional<std::string> usedAt;
    std::optional<std::string> expiresAt;
    std::optional<std::string> revokedAt;
};
BOOST_DESCRIBE_STRUCT(KeyShown, (),
                      (number, name, scopes, state, createdAt, createdBy, usedAt, expiresAt, revokedAt))

struct KeyScopeShown {
    std::string scope;
    std::string about;
};
BOOST_DESCRIBE_STRUCT(KeyScopeShown, (), (scope, about))

struct KeyListShown {
    std::vector<KeyShown> keys;
    std::vector<KeyScopeShown> scopes;
    int most{};
};
BOOST_DESCRIBE_STRUCT(KeyListShown, (), (keys, scopes, most))

struct KeySecretShown {
    KeyShown key;
    std::string secret;
};
BOOST_DESCRIBE_STRUCT(KeySecretShown, (), (key, secret))

struct NewKeyForm {
    std::string name;
    std::vector<std::string> scopes;
    std::optional<std::string> lastDay;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(NewKeyForm, (), (name, scopes, lastDay, why))

KeyShown key_shown(const SigningKey& key, TimePoint now) {
    return {.number = key.number,
            .name = key.name,
            .scopes = key.scopes,
            .state = std::string{state_of(key, now)},
            .createdAt = iso_time(key.created_at),
            .createdBy = backoffice::if_any(key.created_by),
            .usedAt = backoffice::shown_time(key.used_at),
            .expiresAt = backoffice::shown_time(key.expires_at),
            .revokedAt = backoffice::shown_time(key.revoked_at)};
}

SigningKeys keys_of(StaffSession& staff, const Application& application) {
    return {staff.scope.session, staff.acts, application.clock, sealing_key(application.config)};
}

http::Response list(StaffSession& staff, const Application& application) {
    KeyListShown out{.keys = {}, .scopes = {}, .most = kMostKeys};
    for (const SigningKey& each : keys_of(staff, application).all())
        out.keys.push_back(key_shown(each, application.clock.now()));
    for (const KeyScope& each : key_scopes())
        out.scopes.push_back({std::string{each.name}, std::string{each.about}});
    return http::ok(json::write(out));
}

/// It is good until the day is over.
Result<std::optional<TimePoint>> end_in(const NewKeyForm& form) {
    if (!form.lastDay) return std::optional<TimePoint>{};
    const auto midnight = johannesburg_midnight(*form.lastDay);
    if (!midnight) return http::bad_parameter("settings.noDay", "lastDay");
    return std::optional{*midnight + std::chrono::days{1}};
}

/// Whoever finds a screen unlocked makes no way out of it that outlives the visit. A token is made on the machine,
/// where keys are made as well.
Done has_shown_who(StaffSession& staff, const http::Request& request, const Application& application) {
    if (!request.caller.session_id.starts_with("session ")) return {};
    const StaffPolicy policy = backoffice::staff_policy(application.config);
    backoffice::StaffVisits visits{staff.scope.session, application.clock, policy};
    const auto shown = visits.service.shown_lately(backoffice::staff_token_of(request));
    if (!shown) return std::unexpected(shown.error());
    return {};
}

Result<std::string> add(StaffSession& staff, const http::Request& request, const Application& application) {
    if (const auto shown = has_shown_who(staff, request, application); !shown)
        return std::unexpected(shown.error());
    const auto form = backoffice::form_in<NewKeyForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto end = end_in(*form);
    if (!end) return std::unexpected(end.error());
    const auto issued =
        keys_of(staff, application)
            .add({.name = form->name, .scopes = form->scopes, .expires_at = *end, .why = form->why.value_or("")},
                 request.caller.uid);
    if (!issued) return std::unexpected(issued.error());
    if (backoffice::sends_mail(application.config))
        tell_owners(staff.scope.session, application.clock, issued->key);
    return json::write(KeySecretShown{key_shown(issued->key, application.clock.now()), issued->secret});
}

/// 0, which nothing has, for what is no number.
std::int64_t key_in(const http::Request& request) {
    const std::string& text = request.param("keyNumber");
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? number : 0;
}

Result<std::string> revoke(StaffSession& staff, const http::Request& request, const Application& application) {
    const auto why = backoffice::why_in(request);
    if (!why) return std::unexpected(why.error());
    const auto revoked = keys_of(staff, application).revoke(key_in(request), request.caller.uid, *why);
    if (!revoked) return std::unexpected(revoked.error());
    return json::write(key_shown(*revoked, application.clock.now()));
}

}  // namespace
}  // namespace key_calls

void add_key_calls(Application& application) {
    using namespace key_calls;
    backoffice::add_look(
        application, "/keys",
        [&application](StaffSession& staff, const http::Request&) { return key_calls::list(staff, application); },
        staff_right::kSeeSettings);
    backoffice::add_act(application, "/keys", {.right = staff_right::kSettings},
                        [&application](StaffSession& staff, const http::Request& request) {
                            return key_calls::add(staff, request, application);
                        });
    backoffice::add_act(application, "/keys/{keyNumber}/revoke", {.right = staff_right::kSettings},
                        [&application](StaffSession& staff, const http::Request& request) {
                            return key_calls::revoke(staff, request, application);
                        });
}

}  // namespace spaza::app::integration
