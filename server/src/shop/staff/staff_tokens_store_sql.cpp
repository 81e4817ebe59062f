#include "shop/staff/staff_tokens_store_sql.hpp"

#include "platform/storage/numbers.hpp"

namespace spaza {
namespace {

const std::string kTokens =
    "SELECT number, name, roles, created_at, expires_at, revoked_at, used_at FROM staff_token ";

std::optional<TimePoint> time_in(const storage::Row& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional{from_millis(row.integer(column))};
}

StaffToken token_in(const storage::Row& row) {
    return {.number = row.integer(0),
            .name = row.get<std::string>(1),
            .roles = staff_roles_in(row.text(2)).value_or(std::vector<StaffRole>{}),
            .created_at = from_millis(row.integer(3)),
            .expires_at = from_millis(row.integer(4)),
            .revoked_at = time_in(row, 5),
            .used_at = time_in(row, 6)};
}

}  // namespace

StaffToken SqlStaffTokenStore::add(StaffToken token, const std::string& digest) {
    token.number = storage::next_number(session_, "staff_token");
    const std::string roles = names_of(token.roles);
    session_.execute(
        "INSERT INTO staff_token (number, name, roles, digest, created_at, expires_at) VALUES ($1, $2, $3, $4, "
        "$5, "
        "$6)",
        {token.number, token.name, roles, digest, to_millis(token.created_at), to_millis(token.expires_at)});
    return token;
}

std::optional<StaffToken> SqlStaffTokenStore::find(const std::string& digest) {
    return session_.row(kTokens + "WHERE digest = $1", {digest}, token_in);
}

std::optional<StaffToken> SqlStaffTokenStore::find(std::int64_t number) {
    return session_.row(kTokens + "WHERE number = $1", {number}, token_in);
}

std::vector<StaffToken> SqlStaffTokenStore::all() {
    return session_.rows(kTokens + "ORDER BY number", {}, token_in);
}

void SqlStaffTokenStore::revoke(std::int64_t number, TimePoint at) {
    session_.execute("UPDATE staff_token SET revoked_at = $2 WHERE number = $1", {number, to_millis(at)});
}

void SqlStaffTokenStore::set_used(std::int64_t number, TimePoint at) {
    session_.execute("UPDATE staff_token SET used_at = $2 WHERE number = $1", {number, to_millis(at)});
}

}  // namespace spaza
