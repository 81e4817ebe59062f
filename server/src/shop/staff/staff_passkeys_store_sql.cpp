#include "shop/staff/staff_passkeys_store_sql.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/json_web_token.hpp"

namespace spaza {
namespace {

const std::string kStaffPasskeys =
    "SELECT p.id, p.member_id, m.user_handle, p.credential_id, p.algorithm, p.public_key, p.sign_count, p.name, "
    "p.kind, p.transports, p.is_synced, p.created_at, p.last_used_at, p.suspect_since FROM staff_passkey p "
    "JOIN staff_member m ON m.id = p.member_id ";

constexpr std::array kPurposes{std::pair{StaffPasskeyPurpose::sign_in, std::string_view{"signIn"}},
                               std::pair{StaffPasskeyPurpose::confirm, std::string_view{"confirm"}},
                               std::pair{StaffPasskeyPurpose::add, std::string_view{"add"}},
                               std::pair{StaffPasskeyPurpose::accept, std::string_view{"accept"}}};

std::string bytes_in(const std::string& text) { return jwt::from_base64url(text).value_or(""); }

std::optional<TimePoint> moment_in(const storage::Row& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional{from_millis(row.integer(column))};
}

StaffPasskey passkey_in(const storage::Row& row) {
    return {{.id = row.get<std::string>(0),
             .user_handle = bytes_in(row.get<std::string>(2)),
             .credential_id = bytes_in(row.get<std::string>(3)),
             .algorithm = static_cast<PasskeyAlgorithm>(row.get<int>(4)),
             .public_key = bytes_in(row.get<std::string>(5)),
             .sign_count = row.integer(6),
             .name = row.get<std::string>(7),
             .kind = passkey_kind_named(row.text(8)),
             .transports = transports_in(row.get<std::string>(9)),
             .is_synced = row.get<bool>(10),
             .created_at = from_millis(row.integer(11)),
             .last_used_at = moment_in(row, 12),
             .suspect_since = moment_in(row, 13)},
            row.get<std::string>(1)};
}

}  // namespace

std::string SqlStaffPasskeyStore::user_handle(std::string_view member, std::string_view fresh) {
    session_.execute("UPDATE staff_member SET user_handle = $2 WHERE id = $1 AND user_handle = ''",
                     {member, jwt::base64url(fresh)});
    return session_
        .row("SELECT user_handle FROM staff_member WHERE id = $1", {member},
             [](const storage::Row& row) { return bytes_in(row.get<std::string>(0)); })
        .value_or(std::string{});
}

std::optional<StaffPasskey> SqlStaffPasskeyStore::by_credential(std::string_view credential_id) {
    return session_.row(kStaffPasskeys + "WHERE p.credential_id = $1", {jwt::base64url(credential_id)},
                        passkey_in);
}

std::vector<StaffPasskey> SqlStaffPasskeyStore::of_member(std::string_view member) {
    return session_.rows(kStaffPasskeys + "WHERE p.member_id = $1 ORDER BY p.created_at DESC, p.id", {member},
                         passkey_in);
}

bool SqlStaffPasskeyStore::add(const StaffPasskey& passkey) {
    return session_.execute(
               "INSERT INTO staff_passkey (id, member_id, credential_id, algorithm, public_key, sign_count, name, "
               "kind, transports, is_synced, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) "
               "ON CONFLICT (credential_id) DO NOTHING",
               {passkey.id, passkey.member, jwt::base64url(passkey.credential_id),
                static_cast<std::int64_t>(passkey.algorithm), jwt::base64url(passkey.public_key),
                passkey.sign_count, passkey.name, word_of(passkey.kind), transports_text(passkey.transports),
                passkey.is_synced, to_millis(passkey.created_at)}) == 1;
}

bool SqlStaffPasskeyStore::rename(std::string_view member, std::string_view id, std::string_view name) {
    return session_.execute("UPDATE staff_passkey SET name = $3 WHERE member_id = $1 AND id = $2",
                            {member, id, name}) == 1;
}

bool SqlStaffPasskeyStore::remove(std::string_view member, std::string_view id) {
    return session_.execute("DELETE FROM staff_passkey WHERE member_id = $1 AND id = $2", {member, id}) == 1;
}

void SqlStaffPasskeyStore::use(std::string_view id, std::int64_t sign_count, bool is_synced, TimePoint now) {
    session_.execute("UPDATE staff_passkey SET sign_count = $2, is_synced = $3, last_used_at = $4 WHERE id = $1",
                     {id, sign_count, is_synced, to_millis(now)});
}

void SqlStaffPasskeyStore::suspect(std::string_view id, TimePoint now) {
    session_.execute("UPDATE staff_passkey SET suspect_since = $2 WHERE id = $1", {id, to_millis(now)});
}

void SqlStaffPasskeyStore::begin(const StaffPasskeyChallenge& challenge) {
    const auto named =
        std::ranges::find(kPurposes, challenge.purpose, [](const auto& each) { return each.first; });
    session_.execute(
        "INSERT INTO staff_passkey_challenge (id, purpose, about, challenge, expires_at) "
        "VALUES ($1, $2, $3, $4, $5)",
        {challenge.id, named->second, challenge.about, challenge.challenge, to_millis(challenge.expires_at)});
}

void SqlStaffPasskeyStore::drop_adding(std::string_view member) {
    session_.execute(
        "DELETE FROM staff_passkey_challenge WHERE purpose = 'add' AND about IN "
        "(SELECT digest FROM staff_visit WHERE member_id = $1)",
        {member});
}

std::optional<StaffPasskeyChallenge> SqlStaffPasskeyStore::take(std::string_view id) {
    return session_.row(
        "DELETE FROM staff_passkey_challenge WHERE id = $1 RETURNING purpose, about, challenge, expires_at", {id},
        [&](const storage::Row& row) {
            const auto named =
                std::ranges::find(kPurposes, row.text(0), [](const auto& each) { return each.second; });
            return StaffPasskeyChallenge{.id = std::string{id},
                                         .purpose = named->first,
                                         .about = row.get<std::string>(1),
                                         .challenge = row.get<std::string>(2),
                                         .expires_at = from_millis(row.integer(3))};
        });
}

}  // namespace spaza
