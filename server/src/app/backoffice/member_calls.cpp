#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "app/backoffice/staff_door.hpp"
#include "shop/staff/staff_members_service.hpp"
#include "shop/staff/staff_tokens_store_sql.hpp"

namespace spaza::app::backoffice {
namespace member_calls {
namespace {

struct MemberShown {
    std::string id;
    std::string email;
    std::string name;
    std::vector<std::string> roles;
    std::string state;
    std::vector<std::string> waysIn;
    std::string createdAt;
    std::optional<std::string> signedInAt;
    std::optional<std::string> invitedBy;
};
BOOST_DESCRIBE_STRUCT(MemberShown, (), (id, email, name, roles, state, waysIn, createdAt, signedInAt, invitedBy))

struct MemberListShown {
    std::vector<MemberShown> members;
};
BOOST_DESCRIBE_STRUCT(MemberListShown, (), (members))

struct InvitedShown {
    MemberShown member;
    std::string until;
};
BOOST_DESCRIBE_STRUCT(InvitedShown, (), (member, until))

struct InviteForm {
    std::string email;
    std::string name;
    std::vector<std::string> roles;
};
BOOST_DESCRIBE_STRUCT(InviteForm, (), (email, name, roles))

struct RolesForm {
    std::vector<std::string> roles;
};
BOOST_DESCRIBE_STRUCT(RolesForm, (), (roles))

constexpr std::size_t kMostRoles = 20;

/// Accounts of staff on the session of who calls.
struct Office {
    Office(StaffSession& staff, const Application& application, const StaffPolicy& policy, bool by_mail)
        : store{staff.scope.session},
          token_store{staff.scope.session},
          tokens{token_store, staff.acts, application.clock},
          service{store, tokens, staff.acts, by_mail ? &staff.scope.mails : nullptr, application.clock, policy} {}
    SqlStaffMemberStore store;
    SqlStaffTokenStore token_store;
    StaffTokenService tokens;
    StaffMemberService service;
};

MemberShown shown(const StaffMember& member) {
    MemberShown out;
    out.id = member.id;
    out.email = member.email;
    out.name = member.name;
    for (const StaffRole role : member.roles) out.roles.emplace_back(name_of(role));
    out.state = name_of(member.state);
    out.waysIn = ways_in_of(member);
    out.createdAt = iso_time(member.created_at);
    if (!member.invited_by.empty()) out.invitedBy = member.invited_by;
    if (member.signed_in_at) out.signedInAt = iso_time(*member.signed_in_at);
    return out;
}

Result<std::string> written(const Result<StaffMember>& member) {
    if (!member) return std::unexpected(member.error());
    return json::write(shown(*member));
}

/// The link goes by mail and to nobody else: whoever saw it could come in as the colleague, and be the second of
/// two.
Result<std::string> written(const Result<InvitedStaff>& made) {
    if (!made) return std::unexpected(made.error());
    return json::write(InvitedShown{.member = shown(made->member), .until = iso_time(made->until)});
}

Result<std::string> not_without_mail() {
    return fail(Reason::conflict, "staff.noMail", "mail", "StaffNoMailError", "staff");
}

Result<std::string> roles_in(const std::vector<std::string>& roles) {
    if (roles.size() > kMostRoles) return http::bad_parameter("validation.invalid", "roles");
    std::string names;
    for (const std::string& each : roles) names.append(names.empty() ? "" : ",").append(each);
    return names;
}

/// Of the account the path names.
Result<std::string> email_of(Office& office, const http::Request& request) {
    const std::string& id = request.param("memberId");
    const auto member = office.store.find(id);
    if (!member) return fail(Reason::not_found, "staff.memberUnknown", id, "NotFoundError", "staff");
    return member->email;
}

Result<std::string> invite(Office& office, const http::Request& request, bool by_mail) {
    if (!by_mail) return not_without_mail();
    const auto form = form_in<InviteForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto roles = roles_in(form->roles);
    if (!roles) return std::unexpected(roles.error());
    return written(office.service.add_as_one_person(form->email, form->name, *roles, request.caller.uid));
}

Result<std::string> set_roles(Office& office, const http::Request& request, bool) {
    const auto form = form_in<RolesForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto roles = roles_in(form->roles);
    if (!roles) return std::unexpected(roles.error());
    const auto email = email_of(office, request);
    if (!email) return email;
    return written(office.service.set_roles(*email, *roles, request.caller.uid));
}

Result<std::string> disable(Office& office, const http::Request& request, bool) {
    const auto email = email_of(office, request);
    return email ? written(office.service.disable(*email, request.caller.uid)) : email;
}

Result<std::string> confirm(Office& office, const http::Request& request, bool) {
    const auto email = email_of(office, request);
    return email ? written(office.service.confirm_as_another(*email, request.caller.uid)) : email;
}

Result<std::string> enable(Office& office, const http::Request& request, bool) {
    const auto email = email_of(office, request);
    return email ? written(office.service.enable(*email, request.caller.uid)) : email;
}

Result<std::string> reset(Office& office, const http::Request& request, bool by_mail) {
    if (!by_mail) return not_without_mail();
    const auto email = email_of(office, request);
    return email ? written(office.service.reset_beside_an_owner(*email, request.caller.uid)) : email;
}

using Call = Result<std::string> (*)(Office& office, const http::Request& request, bool by_mail);

}  // namespace
}  // namespace member_calls

void add_member_calls(Application& application) {
    using namespace member_calls;
    const StaffPolicy& policy =
        application.keeper.keep(std::make_shared<StaffPolicy>(staff_policy(application.config)));
    const bool by_mail = sends_mail(application.config);
    const auto act = [&](std::string_view method, const std::string& path, Call call) {
        add_act(application, path, {.right = staff_right::kStaff, .method = method},
                [&application, &policy, by_mail, call](StaffSession& staff, const http::Request& request) {
                    Office office{staff, application, policy, by_mail};
                    return call(office, request, by_mail);
                });
    };
    add_look(
        application, "/staff",
        [&application, &policy](StaffSession& staff, const http::Request&) {
            Office office{staff, application, policy, false};
            MemberListShown out;
            for (const StaffMember& each : office.service.all()) out.members.push_back(shown(each));
            return http::ok(json::write(out));
        },
        staff_right::kStaff);
    act("POST", "/staff", invite);
    const std::string one = "/staff/{memberId}";
    act("PUT", one + "/roles", set_roles);
    act("POST", one + "/confirm", confirm);
    act("POST", one + "/disable", disable);
    act("POST", one + "/enable", enable);
    act("POST", one + "/reset", reset);
}

}  // namespace spaza::app::backoffice
