#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "app/backoffice/staff_door.hpp"
#include "platform/http/address.hpp"
#include "shop/accounts/totp_rules.hpp"

namespace spaza::app::backoffice {
namespace visits {
namespace {

struct StaffSessionShown {
    std::string name;
    std::string email;
    std::vector<std::string> roles;
    std::vector<std::string> rights;
    std::string expiresAt;
    std::int64_t idleLockAfterSeconds{};
};
BOOST_DESCRIBE_STRUCT(StaffSessionShown, (), (name, email, roles, rights, expiresAt, idleLockAfterSeconds))

struct StaffDoorShown {
    std::string state;
    std::string shopName;
    std::optional<std::string> lockedName;
    std::optional<StaffSessionShown> staff;
};
BOOST_DESCRIBE_STRUCT(StaffDoorShown, (), (state, shopName, lockedName, staff))

struct StaffInvitationShown {
    std::string email;
    std::string name;
    std::vector<std::string> roles;
    std::string secret;
    std::string otpauthUrl;
    std::string expiresAt;
    bool isReset{};
};
BOOST_DESCRIBE_STRUCT(StaffInvitationShown, (), (email, name, roles, secret, otpauthUrl, expiresAt, isReset))

struct SignInForm {
    std::string email;
    std::string password;
    std::string code;
};
BOOST_DESCRIBE_STRUCT(SignInForm, (), (email, password, code))

struct UnlockForm {
    std::string password;
};
BOOST_DESCRIBE_STRUCT(UnlockForm, (), (password))

struct LinkForm {
    std::string token;
};
BOOST_DESCRIBE_STRUCT(LinkForm, (), (token))

struct AcceptForm {
    std::string token;
    std::string password;
    std::string code;
};
BOOST_DESCRIBE_STRUCT(AcceptForm, (), (token, password, code))

/// What the calls of a visit work with, for as long as the process lives.
struct Door {
    const Application& application;
    StaffPolicy policy;
    Transactional<StaffVisitService> visits;
    StaffEntryService entries;

    Door(const Application& app, const Passwords& passwords)
        : application{app},
          policy{staff_policy(app.config)},
          visits{staff_visits(app, policy)},
          entries{visits, passwords} {}
    Door(const Door&) = delete;
    Door& operator=(const Door&) = delete;
};

std::vector<std::string> role_names(const std::vector<StaffRole>& roles) {
    std::vector<std::string> names;
    for (const StaffRole role : roles) names.emplace_back(name_of(role));
    return names;
}

StaffSessionShown shown(const StaffPresence& presence, const StaffPolicy& policy) {
    const auto rights = rights_of(presence.member.roles);
    return {.name = presence.member.name,
            .email = presence.member.email,
            .roles = role_names(presence.member.roles),
            .rights = {rights.begin(), rights.end()},
            .expiresAt = iso_time(presence.visit.expires_at),
            .idleLockAfterSeconds = std::chrono::seconds{policy.locks_after}.count()};
}

std::string peer_of(const http::Request& request) { return http::subscriber(request.peer); }

http::Response refused(const Error& error) { return http::never_kept(http::problem(error)); }

/// Whoever comes in has a visit of their own: one that was there before ends.
http::Response entered(const Door& door, const http::Request& request, const Result<StaffEntrance>& entrance) {
    if (!entrance) return refused(entrance.error());
    if (const std::string before = staff_token_of(request); !before.empty())
        door.visits.write([&](StaffVisitService& service) {
            service.end(before);
            return true;
        });
    return http::never_kept(http::ok(json::write(shown(entrance->presence, door.policy))))
        .with("Set-Cookie", staff_cookie(request, entrance->token, door.policy.visit_lives));
}

/// GET /door
http::Response look(const Door& door, const http::Request& request) {
    const std::string token = staff_token_of(request);
    StaffDoorShown answer{.state = "out", .shopName = door.policy.shop, .lockedName = {}, .staff = {}};
    door.visits.read([&](StaffVisitService& service) {
        const auto known = service.known(token);
        if (!known) return true;
        const bool locked = service.is_locked(*known);
        answer.state = locked ? "locked" : "in";
        if (locked)
            answer.lockedName = known->member.name;
        else
            answer.staff = shown(*known, door.policy);
        return true;
    });
    return http::never_kept(http::ok(json::write(answer)));
}

/// GET /session; that it is not locked was seen to.
http::Response who(const Door& door, const http::Request& request) {
    const auto present =
        door.visits.read([&](StaffVisitService& service) { return service.present(staff_token_of(request)); });
    return present ? http::never_kept(http::ok(json::write(shown(*present, door.policy))))
                   : refused(present.error());
}

http::Response sign_in(const Door& door, const http::Request& request) {
    const auto form = form_in<SignInForm>(request);
    if (!form) return http::problem(form.error());
    return entered(door, request, door.entries.sign_in(form->email, form->password, form->code, peer_of(request)));
}

http::Response sign_in_by_link(const Door& door, const http::Request& request) {
    const auto form = form_in<LinkForm>(request);
    if (!form) return http::problem(form.error());
    return entered(door, request, door.entries.sign_in_by_link(form->token));
}

http::Response unlock(const Door& door, const http::Request& request) {
    const auto form = form_in<UnlockForm>(request);
    if (!form) return http::problem(form.error());
    const auto present = door.entries.unlock(staff_token_of(request), form->password, peer_of(request));
    return present ? http::never_kept(http::ok(json::write(shown(*present, door.policy))))
                   : refused(present.error());
}

http::Response sign_out(const Door& door, const http::Request& request) {
    door.visits.write([&](StaffVisitService& service) {
        service.end(staff_token_of(request));
        return true;
    });
    return http::no_content().with("Set-Cookie", cleared_staff_cookie(request));
}

http::Response lock(const Door& door, const http::Request& request) {
    door.visits.write([&](StaffVisitService& service) {
        service.lock(staff_token_of(request));
        return true;
    });
    return http::no_content();
}

http::Response invitation(const Door& door, const http::Request& request) {
    const auto form = form_in<LinkForm>(request);
    if (!form) return http::problem(form.error());
    const auto found = door.entries.open_invitation(form->token);
    if (!found) return refused(found.error());
    return http::never_kept(http::ok(json::write(
        StaffInvitationShown{.email = found->member.email,
                             .name = found->member.name,
                             .roles = role_names(found->member.roles),
                             .secret = base32(found->secret),
                             .otpauthUrl = totp_address(door.policy.shop, found->member.email, found->secret),
                             .expiresAt = iso_time(found->link.expires_at),
                             .isReset = found->link.is_reset})));
}

http::Response accept(const Door& door, const http::Request& request) {
    const auto form = form_in<AcceptForm>(request);
    if (!form) return http::problem(form.error());
    return entered(door, request, door.entries.accept(form->token, form->password, form->code));
}

using Call = http::Response (*)(const Door& door, const http::Request& request);

}  // namespace
}  // namespace visits

void add_session_calls(Application& application, const Passwords& passwords) {
    using namespace visits;
    const Door& door = application.keeper.keep(std::make_shared<Door>(application, passwords));
    const auto open = [&](std::string_view method, const std::string& path, Call call, const char* limit) {
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
    };
    constexpr const char* kTries = "staff_sign_in";
    constexpr const char* kCalls = "staff";
    open("GET", "/door", look, kCalls);
    open("POST", "/session", sign_in, kTries);
    open("DELETE", "/session", sign_out, kCalls);
    open("POST", "/session/unlock", unlock, kTries);
    open("POST", "/session/link", sign_in_by_link, kTries);
    open("POST", "/invitation", invitation, kTries);
    open("POST", "/invitation/accept", accept, kTries);
    application.router.staff("GET", "/session",
                             [&door](const http::Request& request) { return who(door, request); });
    application.router.staff("POST", "/session/lock",
                             [&door](const http::Request& request) { return lock(door, request); });
}

}  // namespace spaza::app::backoffice
