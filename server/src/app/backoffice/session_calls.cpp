#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/door_answers.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "shop/accounts/totp_rules.hpp"

namespace spaza::app::backoffice {
namespace visits {
namespace {

struct StaffDoorShown {
    std::string state;
    std::string shopName;
    std::optional<std::string> lockedName;
    std::optional<std::vector<std::string>> lockedWaysIn;
    std::optional<StaffSessionShown> staff;
};
BOOST_DESCRIBE_STRUCT(StaffDoorShown, (), (state, shopName, lockedName, lockedWaysIn, staff))

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

struct ConfirmForm {
    std::string password;
    std::string code;
};
BOOST_DESCRIBE_STRUCT(ConfirmForm, (), (password, code))

/// GET /door
http::Response look(const StaffDoor& door, const http::Request& request) {
    const std::string token = staff_token_of(request);
    StaffDoorShown answer{
        .state = "out", .shopName = door.policy.shop, .lockedName = {}, .lockedWaysIn = {}, .staff = {}};
    door.visits.read([&](StaffVisitService& service) {
        const auto known = service.known(token);
        if (!known) return true;
        const bool locked = service.is_locked(*known);
        answer.state = locked ? "locked" : "in";
        if (locked) {
            answer.lockedName = known->member.name;
            answer.lockedWaysIn = ways_in_of(known->member);
        } else {
            answer.staff = session_shown(*known, door.policy);
        }
        return true;
    });
    return http::never_kept(http::ok(json::write(answer)));
}

/// GET /session; that it is not locked was seen to.
http::Response who(const StaffDoor& door, const http::Request& request) {
    const auto present =
        door.visits.read([&](StaffVisitService& service) { return service.present(staff_token_of(request)); });
    return present ? http::never_kept(http::ok(json::write(session_shown(*present, door.policy))))
                   : refused_at_the_door(present.error());
}

http::Response sign_in(const StaffDoor& door, const http::Request& request) {
    const auto form = form_in<SignInForm>(request);
    if (!form) return http::problem(form.error());
    return entered(door, request, door.entries.sign_in(form->email, form->password, form->code, peer_of(request)));
}

http::Response sign_in_by_link(const StaffDoor& door, const http::Request& request) {
    const auto form = form_in<LinkForm>(request);
    if (!form) return http::problem(form.error());
    return entered(door, request, door.entries.sign_in_by_link(form->token));
}

http::Response unlock(const StaffDoor& door, const http::Request& request) {
    const auto form = form_in<UnlockForm>(request);
    if (!form) return http::problem(form.error());
    const auto present = door.entries.unlock(staff_token_of(request), form->password, peer_of(request));
    return present ? http::never_kept(http::ok(json::write(session_shown(*present, door.policy))))
                   : refused_at_the_door(present.error());
}

/// POST /session/confirm
http::Response confirm(const StaffDoor& door, const http::Request& request) {
    const auto form = form_in<ConfirmForm>(request);
    if (!form) return http::problem(form.error());
    const auto done = door.entries.confirm(staff_token_of(request), form->password, form->code, peer_of(request));
    return done ? http::no_content() : refused_at_the_door(done.error());
}

http::Response sign_out(const StaffDoor& door, const http::Request& request) {
    door.visits.write([&](StaffVisitService& service) {
        service.end(staff_token_of(request));
        return true;
    });
    return http::no_content().with("Set-Cookie", cleared_staff_cookie(request));
}

http::Response lock(const StaffDoor& door, const http::Request& request) {
    door.visits.write([&](StaffVisitService& service) {
        service.lock(staff_token_of(request));
        return true;
    });
    return http::no_content();
}

http::Response invitation(const StaffDoor& door, const http::Request& request) {
    const auto form = form_in<LinkForm>(request);
    if (!form) return http::problem(form.error());
    const auto found = door.entries.open_invitation(form->token);
    if (!found) return refused_at_the_door(found.error());
    return http::never_kept(http::ok(json::write(
        StaffInvitationShown{.email = found->member.email,
                             .name = found->member.name,
                             .roles = role_names(found->member.roles),
                             .secret = base32(found->secret),
                             .otpauthUrl = totp_address(door.policy.shop, found->member.email, found->secret),
                             .expiresAt = iso_time(found->link.expires_at),
                             .isReset = found->link.is_reset})));
}

http::Response accept(const StaffDoor& door, const http::Request& request) {
    const auto form = form_in<AcceptForm>(request);
    if (!form) return http::problem(form.error());
    return entered(door, request, door.entries.accept(form->token, form->password, form->code));
}

}  // namespace
}  // namespace visits

void add_session_calls(Application& application, const Passwords& passwords) {
    using namespace visits;
    const StaffDoor& door = application.keeper.keep(std::make_shared<StaffDoor>(application, passwords));
    const auto open = [&](std::string_view method, const std::string& path, StaffDoorCall call,
                          const char* limit) { add_open_call(application, door, method, path, call, limit); };
    open("GET", "/door", look, kCallsAtTheDoor);
    open("POST", "/session", sign_in, kTriesAtTheDoor);
    open("DELETE", "/session", sign_out, kCallsAtTheDoor);
    open("POST", "/session/unlock", unlock, kTriesAtTheDoor);
    open("POST", "/session/link", sign_in_by_link, kTriesAtTheDoor);
    open("POST", "/invitation", invitation, kTriesAtTheDoor);
    open("POST", "/invitation/accept", accept, kTriesAtTheDoor);
    application.router.staff("GET", "/session",
                             [&door](const http::Request& request) { return who(door, request); });
    application.router.staff("POST", "/session/lock",
                             [&door](const http::Request& request) { return lock(door, request); });
    http::RouteOptions tries;
    tries.limit = kTriesAtTheDoor;
    tries.secret_body = true;
    application.router.staff(
        "POST", "/session/confirm", [&door](const http::Request& request) { return confirm(door, request); },
        tries);
    add_staff_passkey_calls(application, door);
}

}  // namespace spaza::app::backoffice
