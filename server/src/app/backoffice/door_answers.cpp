#include "app/backoffice/door_answers.hpp"

#include "base/json.hpp"
#include "platform/http/address.hpp"

namespace spaza::app::backoffice {

/// Passkeys are for this address alone: not, as customers' may be, for a host above it, nor for apps.
StaffDoor::StaffDoor(const Application& app, const Passwords& passwords)
    : application{app},
      policy{staff_policy(app.config)},
      visits{staff_visits(app, policy)},
      entries{visits, passwords},
      passkeys{staff_passkeys(app, policy)},
      passkey_policy{.shop = message("staff.passkeysOf", {{"shop", app.config.shop.name}}),
                     .public_url = staff_public_url(app.config),
                     .rp_id = {},
                     .app_origins = {}} {}

void add_open_call(Application& application, const StaffDoor& door, std::string_view method,
                   const std::string& path, StaffDoorCall call, const char* limit) {
    http::RouteOptions options;
    options.limit = limit;
    options.secret_body = true;
    const bool writes = method != "GET";
    application.router.add(
        method, "/backoffice/api" + path,
        [&door, call, writes](const http::Request& request) {
            if (writes)
                if (const auto by_screen = is_by_screen(request); !by_screen)
                    return http::problem(by_screen.error());
            return call(door, request);
        },
        options);
}

std::vector<std::string> role_names(const std::vector<StaffRole>& roles) {
    std::vector<std::string> names;
    for (const StaffRole role : roles) names.emplace_back(name_of(role));
    return names;
}

StaffSessionShown session_shown(const StaffPresence& presence, const StaffPolicy& policy) {
    const auto rights = rights_of(presence.member.roles);
    return {.name = presence.member.name,
            .email = presence.member.email,
            .roles = role_names(presence.member.roles),
            .rights = {rights.begin(), rights.end()},
            .waysIn = ways_in_of(presence.member),
            .expiresAt = iso_time(presence.visit.expires_at),
            .idleLockAfterSeconds = std::chrono::seconds{policy.locks_after}.count()};
}

std::string peer_of(const http::Request& request) { return http::subscriber(request.peer); }

http::Response refused_at_the_door(const Error& error) { return http::never_kept(http::problem(error)); }

http::Response entered(const StaffDoor& door, const http::Request& request,
                       const Result<StaffEntrance>& entrance) {
    if (!entrance) return refused_at_the_door(entrance.error());
    if (const std::string before = staff_token_of(request); !before.empty())
        door.visits.write([&](StaffVisitService& service) {
            service.end(before);
            return true;
        });
    return http::never_kept(http::ok(json::write(session_shown(entrance->presence, door.policy))))
        .with("Set-Cookie", staff_cookie(request, entrance->token, door.policy.visit_lives));
}

}  // namespace spaza::app::backoffice
