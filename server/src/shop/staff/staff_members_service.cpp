#include "shop/staff/staff_members_service.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/secrets.hpp"
#include "base/validation.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/accounts_rules.hpp"

namespace spaza {
namespace {

std::unexpected<Error> refused_staff(const char* key, const char* field) {
    return fail(Reason::invalid, key, field, "ValidationError", "parameter");
}

}  // namespace

InvitedStaff StaffMemberService::invited(StaffMember member, bool is_reset) {
    const std::string token = secrets::random_token();
    const std::string digest = secrets::digest(token);
    const TimePoint until = clock_.now() + policy_.invitation_lives;
    store_.drop_links(member.id);
    store_.add_link({.digest = digest,
                     .member = member.id,
                     .kind = StaffLinkKind::invitation,
                     .app_secret = secrets::seal(policy_.key, secrets::random_bytes(kAppSecretBytes), digest),
                     .is_reset = is_reset,
                     .expires_at = until});
    std::string link = policy_.origin + "/backoffice/invitation#" + token;
    if (mails_)
        mails_->enqueue({.to = member.email,
                         .template_name = "staff-invitation",
                         .data = boost::json::serialize(
                             boost::json::object{{"name", member.name}, {"link", link}, {"shop", policy_.shop}}),
                         .key = "staff-invitation:" + digest,
                         .customer = {}});
    return {.member = std::move(member), .link = std::move(link), .until = until};
}

Result<InvitedStaff> StaffMemberService::add(const std::string& email, const std::string& name,
                                             const std::string& roles, const std::string& by,
                                             const std::string& invited_by) {
    if (policy_.key.empty()) return refused_staff("staff.noKey", "crypto.key");
    const std::string address = normalised_login_id(email);
    if (auto problems = FieldRules::shared().check_all({"email"}, {{"email", address}}); !problems.empty())
        return fail(std::move(problems));
    if (!is_staff_name(name)) return refused_staff("staff.nameNeeded", "name");
    auto known = staff_roles_in(roles);
    if (!known) return std::unexpected(known.error());
    if (store_.by_email(address)) return fail(Reason::conflict, "staff.emailTaken", "email", {}, "parameter");
    if (store_.has_person(name)) return fail(Reason::conflict, "staff.nameTaken", "name", {}, "parameter");
    StaffMember member{.id = secrets::random_id(),
                       .email = address,
                       .name = name,
                       .roles = *std::move(known),
                       .state = StaffState::invited,
                       .invited_by = invited_by,
                       .created_at = clock_.now()};
    store_.add(member);
    InvitedStaff made = invited(std::move(member), false);
    acts_.note(by, "staff.added", address, {}, names_of(made.member.roles));
    log::info("staff_added", {{"id", made.member.id}});
    return made;
}

Result<StaffMember> StaffMemberService::confirm(const std::string& email, const std::string& by) {
    auto member = held(email);
    if (!member || member->invited_by.empty()) return member;
    acts_.note(by, "staff.confirmed", member->email, member->invited_by, {});
    member->invited_by.clear();
    store_.save(*member);
    log::info("staff_confirmed", {{"id", member->id}});
    return member;
}

Result<StaffMember> StaffMemberService::confirm_as_another(const std::string& email, const std::string& by) {
    const auto member = held(email);
    if (member && !member->invited_by.empty() && !acts_.are_two_people(member->name, by))
        return fail(Reason::not_allowed, "staff.confirmedByAnother", member->email, "StaffSecondPersonError",
                    "staff");
    return confirm(email, by);
}

Result<StaffMember> StaffMemberService::held(const std::string& email) {
    const auto found = store_.by_email(normalised_login_id(email));
    auto member = found ? store_.lock(found->id) : std::nullopt;
    if (!member) return fail(Reason::not_found, "staff.memberUnknown", "email", "NotFoundError", "parameter");
    return *std::move(member);
}

Result<InvitedStaff> StaffMemberService::reset(const std::string& email, const std::string& by) {
    if (policy_.key.empty()) return refused_staff("staff.noKey", "crypto.key");
    auto member = held(email);
    if (!member) return std::unexpected(member.error());
    const std::string before{name_of(member->state)};
    if (member->state == StaffState::disabled)
        return fail(Reason::conflict, "staff.isDisabled", "email", {}, "parameter");
    member->state = StaffState::invited;
    member->password_hash.clear();
    member->app_secret.clear();
    store_.save(*member);
    store_.end_visits(member->id);
    const auto passkeys = store_.drop_passkeys(member->id);
    member->has_passkey = false;
    tokens_.revoke_all_of(member->name, by);
    InvitedStaff made = invited(*std::move(member), true);
    made.passkeys_removed = static_cast<int>(passkeys.size());
    for (const std::string& name : passkeys) acts_.note(by, "staff.passkeyRemoved", made.member.email, name, {});
    acts_.note(by, "staff.reset", made.member.email, before, name_of(made.member.state));
    log::info("staff_reset", {{"id", made.member.id}});
    return made;
}

Result<InvitedStaff> StaffMemberService::reset_beside_an_owner(const std::string& email, const std::string& by) {
    const auto member = held(email);
    if (!member) return std::unexpected(member.error());
    if (const auto may = may_stop_being_owner(*member); !may) return std::unexpected(may.error());
    return reset(email, by);
}

Result<InvitedStaff> StaffMemberService::sign_in_link(const std::string& email, const std::string& by) {
    auto member = held(email);
    if (!member) return std::unexpected(member.error());
    if (member->state == StaffState::disabled)
        return fail(Reason::conflict, "staff.isDisabled", "email", {}, "parameter");
    const std::string token = secrets::random_token();
    const TimePoint until = clock_.now() + policy_.link_lives;
    store_.add_link({.digest = secrets::digest(token),
                     .member = member->id,
                     .kind = StaffLinkKind::sign_in,
                     .expires_at = until});
    acts_.note(by, "staff.linkMade", member->email, {}, {});
    log::info("staff_link_made", {{"id", member->id}});
    return InvitedStaff{*std::move(member), policy_.origin + "/backoffice/sign-in#link=" + token, until, 0};
}

Done StaffMemberService::may_stop_being_owner(const StaffMember& member) {
    const bool counts = member.state == StaffState::active && member.is(StaffRole::owner);
    if (counts && store_.lock_active_owners() == 1)
        return fail(Reason::conflict, "staff.lastOwner", member.email, "StaffLastOwnerError", "staff");
    return Done{};
}

Result<StaffMember> StaffMemberService::disable(const std::string& email, const std::string& by) {
    auto member = held(email);
    if (!member || member->state == StaffState::disabled) return member;
    if (const auto may = may_stop_being_owner(*member); !may) return std::unexpected(may.error());
    const std::string before{name_of(member->state)};
    member->state = StaffState::disabled;
    store_.save(*member);
    store_.end_visits(member->id);
    store_.drop_links(member->id);
    tokens_.revoke_all_of(member->name, by);
    acts_.note(by, "staff.disabled", member->email, before, name_of(member->state));
    log::info("staff_disabled", {{"id", member->id}});
    return member;
}

Result<StaffMember> StaffMemberService::enable(const std::string& email, const std::string& by) {
    auto member = held(email);
    if (!member || member->state != StaffState::disabled) return member;
    member->state = member->has_way_in() ? StaffState::active : StaffState::invited;
    store_.save(*member);
    acts_.note(by, "staff.enabled", member->email, name_of(StaffState::disabled), name_of(member->state));
    log::info("staff_enabled", {{"id", member->id}});
    return member;
}

Result<StaffMember> StaffMemberService::set_roles(const std::string& email, const std::string& roles,
                                                  const std::string& by) {
    auto known = staff_roles_in(roles);
    if (!known) return std::unexpected(known.error());
    auto member = held(email);
    if (!member) return member;
    StaffMember changed = *member;
    changed.roles = *std::move(known);
    if (!changed.is(StaffRole::owner))
        if (const auto may = may_stop_being_owner(*member); !may) return std::unexpected(may.error());
    store_.save(changed);
    const bool lost = std::ranges::any_of(member->roles, [&](StaffRole role) { return !changed.is(role); });
    if (lost) tokens_.revoke_all_of(changed.name, by);  // they say the roles of before
    acts_.note(by, "staff.rolesChanged", changed.email, names_of(member->roles), names_of(changed.roles));
    log::info("staff_roles_changed", {{"id", changed.id}});
    return changed;
}

}  // namespace spaza
