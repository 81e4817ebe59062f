#include "shop/staff/staff_members_store_sql.hpp"

#include "platform/storage/numbers.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {
namespace {

constexpr const char* kInvitation = "invitation";
constexpr const char* kSignIn = "signIn";

const std::string kMemberColumns =
    "m.id, m.email, m.name, m.roles, m.state, m.password_hash, m.app_secret, m.app_last_step, m.created_at, "
    "m.signed_in_at, m.invited_by, (SELECT COUNT(*) FROM staff_passkey p WHERE p.member_id = m.id AND "
    "p.suspect_since IS NULL)";
const std::string kMembers = "SELECT " + kMemberColumns + " FROM staff_member m ";

StaffMember member_in(const storage::Row& row) {
    return {.id = row.get<std::string>(0),
            .email = row.get<std::string>(1),
            .name = row.get<std::string>(2),
            .roles = staff_roles_in(row.text(3)).value_or(std::vector<StaffRole>{}),
            .state = staff_state_named(row.text(4)),
            .invited_by = row.get<std::string>(10),
            .password_hash = row.get<std::string>(5),
            .app_secret = row.get<std::string>(6),
            .app_last_step = row.integer(7),
            .created_at = from_millis(row.integer(8)),
            .signed_in_at = row.is_null(9) ? std::nullopt : std::optional{from_millis(row.integer(9))},
            .has_passkey = row.integer(11) > 0};
}

std::optional<std::int64_t> millis_of(const std::optional<TimePoint>& at) {
    return at ? std::optional{to_millis(*at)} : std::nullopt;
}

}  // namespace

void SqlStaffMemberStore::add(const StaffMember& member) {
    const std::string roles = names_of(member.roles);
    const std::string person = person_of(member.name);
    session_.execute(
        "INSERT INTO staff_member (id, email, name, person, roles, state, created_at, invited_by) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        {member.id, member.email, member.name, person, roles, name_of(member.state), to_millis(member.created_at),
         member.invited_by});
}

std::optional<StaffMember> SqlStaffMemberStore::find(const std::string& id) {
    return session_.row(kMembers + "WHERE m.id = $1", {id}, member_in);
}

std::optional<StaffMember> SqlStaffMemberStore::by_email(const std::string& email) {
    return session_.row(kMembers + "WHERE m.email = $1", {email}, member_in);
}

std::optional<StaffMember> SqlStaffMemberStore::lock(const std::string& id) {
    return session_.row(kMembers + "WHERE m.id = $1" + std::string{session_.for_update()}, {id}, member_in);
}

bool SqlStaffMemberStore::has_person(const std::string& name) {
    const std::string person = person_of(name);
    return session_
        .row("SELECT 1 FROM staff_member WHERE person = $1", {person}, [](const storage::Row&) { return true; })
        .value_or(false);
}

std::vector<StaffMember> SqlStaffMemberStore::all() {
    return session_.rows(kMembers + "ORDER BY m.name, m.email", {}, member_in);
}

int SqlStaffMemberStore::lock_active_owners() {
    int owners = 0;
    session_.query(kMembers + "WHERE m.state = 'active' ORDER BY m.id" + std::string{session_.for_update()}, {},
                   [&](const storage::Row& row) { owners += member_in(row).is(StaffRole::owner) ? 1 : 0; });
    return owners;
}

void SqlStaffMemberStore::save(const StaffMember& member) {
    const std::string roles = names_of(member.roles);
    session_.execute(
        "UPDATE staff_member SET roles = $2, state = $3, password_hash = $4, app_secret = $5, app_last_step = $6, "
        "signed_in_at = $7, invited_by = $8 WHERE id = $1",
        {member.id, roles, name_of(member.state), member.password_hash, member.app_secret, member.app_last_step,
         millis_of(member.signed_in_at), member.invited_by});
}

void SqlStaffMemberStore::set_app_secret(const std::string& digest, const std::string& sealed) {
    session_.execute("UPDATE staff_link SET app_secret = $2 WHERE digest = $1", {digest, sealed});
}

bool SqlStaffMemberStore::take_step(const std::string& member, std::int64_t step) {
    return session_.execute("UPDATE staff_member SET app_last_step = $2 WHERE id = $1 AND app_last_step < $2",
                            {member, step}) == 1;
}

void SqlStaffMemberStore::add_link(const StaffLink& link) {
    session_.execute(
        "INSERT INTO staff_link (digest, member_id, kind, app_secret, is_reset, expires_at) "
        "VALUES ($1, $2, $3, $4, $5, $6)",
        {link.digest, link.member, link.kind == StaffLinkKind::invitation ? kInvitation : kSignIn, link.app_secret,
         std::int64_t{link.is_reset}, to_millis(link.expires_at)});
}

std::optional<StaffLink> SqlStaffMemberStore::link(const std::string& digest) {
    return session_.row(
        "SELECT digest, member_id, kind, app_secret, is_reset, expires_at FROM staff_link WHERE digest = $1",
        {digest}, [](const storage::Row& row) {
            return StaffLink{
                .digest = row.get<std::string>(0),
                .member = row.get<std::string>(1),
                .kind = row.text(2) == kInvitation ? StaffLinkKind::invitation : StaffLinkKind::sign_in,
                .app_secret = row.get<std::string>(3),
                .is_reset = row.get<bool>(4),
                .expires_at = from_millis(row.integer(5))};
        });
}

bool SqlStaffMemberStore::use_link(const std::string& digest) {
    return session_.execute("DELETE FROM staff_link WHERE digest = $1", {digest}) == 1;
}

void SqlStaffMemberStore::drop_links(const std::string& member) {
    session_.execute("DELETE FROM staff_link WHERE member_id = $1", {member});
}

std::vector<std::string> SqlStaffMemberStore::drop_passkeys(const std::string& member) {
    return session_.rows("DELETE FROM staff_passkey WHERE member_id = $1 RETURNING name", {member},
                         [](const storage::Row& row) { return row.get<std::string>(0); });
}

StaffVisit SqlStaffMemberStore::add_visit(StaffVisit visit, const std::string& digest) {
    visit.number = storage::next_number(session_, "staff_visit");
    session_.execute(
        "INSERT INTO staff_visit (number, digest, member_id, created_at, expires_at, seen_at, confirmed_at, "
        "passkey_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        {visit.number, digest, visit.member, to_millis(visit.created_at), to_millis(visit.expires_at),
         to_millis(visit.seen_at), to_millis(visit.confirmed_at), visit.passkey});
    return visit;
}

std::optional<StaffPresence> SqlStaffMemberStore::visit(const std::string& digest) {
    return session_.row("SELECT " + kMemberColumns +
                            ", v.number, v.created_at, v.expires_at, v.seen_at, v.is_locked, v.wrong_tries, "
                            "v.confirmed_at, v.passkey_id "
                            "FROM staff_visit v JOIN staff_member m ON m.id = v.member_id WHERE v.digest = $1",
                        {digest}, [](const storage::Row& row) {
                            StaffPresence found{.visit = {}, .member = member_in(row)};
                            found.visit = {.number = row.integer(12),
                                           .member = found.member.id,
                                           .created_at = from_millis(row.integer(13)),
                                           .expires_at = from_millis(row.integer(14)),
                                           .seen_at = from_millis(row.integer(15)),
                                           .is_locked = row.get<bool>(16),
                                           .wrong_tries = row.get<int>(17),
                                           .confirmed_at = from_millis(row.integer(18)),
                                           .passkey = row.get<std::string>(19)};
                            return found;
                        });
}

void SqlStaffMemberStore::note_visit_seen(std::int64_t number, TimePoint at) {
    session_.execute("UPDATE staff_visit SET seen_at = $2 WHERE number = $1 AND is_locked = 0",
                     {number, to_millis(at)});
}

void SqlStaffMemberStore::lock_visit(std::int64_t number) {
    session_.execute("UPDATE staff_visit SET is_locked = 1 WHERE number = $1", {number});
}

void SqlStaffMemberStore::unlock_visit(std::int64_t number, TimePoint at) {
    session_.execute("UPDATE staff_visit SET is_locked = 0, wrong_tries = 0, seen_at = $2 WHERE number = $1",
                     {number, to_millis(at)});
}

int SqlStaffMemberStore::add_wrong_try(std::int64_t number) {
    return session_
        .row("UPDATE staff_visit SET wrong_tries = wrong_tries + 1 WHERE number = $1 RETURNING wrong_tries",
             {number}, [](const storage::Row& row) { return row.get<int>(0); })
        .value_or(0);
}

void SqlStaffMemberStore::end_visit(std::int64_t number) {
    session_.execute("DELETE FROM staff_visit WHERE number = $1", {number});
}

void SqlStaffMemberStore::end_visits(const std::string& member) {
    session_.execute("DELETE FROM staff_visit WHERE member_id = $1", {member});
}

void SqlStaffMemberStore::confirm_visit(std::int64_t number, TimePoint at) {
    session_.execute("UPDATE staff_visit SET confirmed_at = $2 WHERE number = $1", {number, to_millis(at)});
}

void SqlStaffMemberStore::doubt_visits(const std::string& member) {
    session_.execute("UPDATE staff_visit SET confirmed_at = 0 WHERE member_id = $1", {member});
}

void SqlStaffMemberStore::end_visits_by(const std::string& passkey, std::int64_t but_for) {
    session_.execute("DELETE FROM staff_visit WHERE passkey_id = $1 AND passkey_id <> '' AND number <> $2",
                     {passkey, but_for});
}

}  // namespace spaza
