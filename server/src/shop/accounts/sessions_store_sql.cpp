#include "shop/accounts/sessions_store_sql.hpp"

namespace spaza {
namespace {

/// That `known_device` is the one which the session `token_family` came from, and known.
constexpr std::string_view kFromDevice =
    "known_device.customer_id = token_family.customer_id AND known_device.browser = token_family.browser AND "
    "known_device.operating_system = token_family.operating_system AND "
    "known_device.in_app = CASE WHEN token_family.channel = 'app' THEN 1 ELSE 0 END AND "
    "known_device.zone = token_family.zone AND known_device.forgotten_at IS NULL";

std::optional<CustomerId> customer_of(const storage::Row& row, int column) {
    const auto id = row.get<std::optional<std::string>>(column);
    return id ? std::optional{CustomerId{*id}} : std::nullopt;
}

}  // namespace

void SqlSessionStore::add_family(const TokenFamily& family) {
    const auto customer = family.customer ? storage::Value{family.customer->value} : storage::Value{std::nullopt};
    session_.execute(
        "INSERT INTO token_family (id, customer_id, channel, client, peer_hash, secret, created_at, expires_at, "
        "browser, operating_system, zone, stays) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        {family.id, customer, family.channel, family.client, family.peer_hash, family.secret,
         to_millis(family.created_at), to_millis(family.expires_at), family.browser, family.operating_system,
         family.zone.value, std::int64_t{family.stays}});
}

void SqlSessionStore::add_access(std::string_view hash, std::string_view family, TimePoint expires_at) {
    session_.execute(
        "INSERT INTO access_token (hash, family_id, expires_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        {hash, family, to_millis(expires_at)});
}

void SqlSessionStore::add_refresh(std::string_view hash, std::string_view family, TimePoint expires_at) {
    session_.execute(
        "INSERT INTO refresh_token (hash, family_id, expires_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        {hash, family, to_millis(expires_at)});
}

std::optional<AccessGrant> SqlSessionStore::find_access(std::string_view hash, TimePoint now) {
    return session_.row(
        "SELECT t.family_id, f.customer_id, c.uid, t.expires_at FROM access_token t "
        "JOIN token_family f ON f.id = t.family_id LEFT JOIN customer c ON c.id = f.customer_id "
        "WHERE t.hash = $1 AND t.expires_at > $2 AND f.revoked_at IS NULL",
        {hash, to_millis(now)}, [](const storage::Row& row) {
            return AccessGrant{.family = row.get<std::string>(0),
                               .customer = customer_of(row, 1),
                               .uid = row.get<std::optional<std::string>>(2).value_or("anonymous"),
                               .expires_at = from_millis(row.get<std::int64_t>(3))};
        });
}

std::optional<RefreshToken> SqlSessionStore::find_refresh(std::string_view hash) {
    return session_.row(
        "SELECT t.family_id, f.secret, f.customer_id, t.expires_at, f.expires_at, t.rotated_at, f.revoked_at, "
        "f.stays "
        "FROM refresh_token t JOIN token_family f ON f.id = t.family_id WHERE t.hash = $1",
        {hash}, [](const storage::Row& row) {
            const auto rotated = row.get<std::optional<std::int64_t>>(5);
            return RefreshToken{.family = row.get<std::string>(0),
                                .secret = row.get<std::string>(1),
                                .customer = customer_of(row, 2),
                                .expires_at = from_millis(row.get<std::int64_t>(3)),
                                .family_expires_at = from_millis(row.get<std::int64_t>(4)),
                                .rotated_at = rotated ? std::optional{from_millis(*rotated)} : std::nullopt,
                                .revoked = !row.is_null(6),
                                .stays = row.get<std::int64_t>(7) == 1};
        });
}

void SqlSessionStore::lock_family_of(std::string_view hash) {
    if (session_.for_update().empty()) return;  // one writer at a time
    session_.row("SELECT id FROM token_family WHERE id = (SELECT family_id FROM refresh_token WHERE hash = $1)" +
                     std::string{session_.for_update()},
                 {hash}, [](const storage::Row&) { return true; });
}

bool SqlSessionStore::mark_rotated(std::string_view hash, TimePoint now) {
    return session_.execute("UPDATE refresh_token SET rotated_at = $2 WHERE hash = $1 AND rotated_at IS NULL",
                            {hash, to_millis(now)}) == 1;
}

void SqlSessionStore::revoke_family(std::string_view family, TimePoint now) {
    session_.execute("UPDATE token_family SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL",
                     {family, to_millis(now)});
}

bool SqlSessionStore::revoke_own(const CustomerId& customer, std::string_view family, TimePoint now) {
    return session_.execute(
               "UPDATE token_family SET revoked_at = $3 WHERE id = $2 AND customer_id = $1 AND revoked_at IS NULL "
               "AND expires_at > $3",
               {customer.value, family, to_millis(now)}) == 1;
}

std::vector<OwnSession> SqlSessionStore::of_customer(const CustomerId& customer, TimePoint now,
                                                     TimePoint new_since) {
    return session_.rows(
        "SELECT id, channel, browser, operating_system, created_at, COALESCE(last_seen_at, created_at), zone, "
        "CASE WHEN EXISTS (SELECT 1 FROM known_device WHERE " +
            std::string{kFromDevice} +
            " AND known_device.is_new = 1 AND known_device.first_at > $3) THEN 1 ELSE 0 END "
            "FROM token_family WHERE customer_id = $1 AND revoked_at IS NULL AND expires_at > $2 "
            "ORDER BY COALESCE(last_seen_at, created_at) DESC, id LIMIT 100",
        {customer.value, to_millis(now), to_millis(new_since)}, [](const storage::Row& row) {
            return OwnSession{.id = row.get<std::string>(0),
                              .channel = row.get<std::string>(1),
                              .browser = row.get<std::string>(2),
                              .operating_system = row.get<std::string>(3),
                              .zone = StoreCode{row.get<std::string>(6)},
                              .place = {},
                              .since = from_millis(row.get<std::int64_t>(4)),
                              .last_seen = from_millis(row.get<std::int64_t>(5)),
                              .is_new = row.get<std::int64_t>(7) == 1};
        });
}

void SqlSessionStore::forget_devices(const CustomerId& customer, TimePoint now, TimePoint since,
                                     std::string_view kept_family) {
    session_.execute(
        "UPDATE known_device SET forgotten_at = $2 WHERE customer_id = $1 AND first_at > $3 AND forgotten_at IS "
        "NULL AND NOT EXISTS (SELECT 1 FROM token_family WHERE id = $4 AND " +
            std::string{kFromDevice} + ")",
        {customer.value, to_millis(now), to_millis(since), kept_family});
    session_.execute("DELETE FROM sign_in_device WHERE customer_id = $1 AND family_id <> $2",
                     {customer.value, kept_family});
}

void SqlSessionStore::forget_device_of(const CustomerId& customer, std::string_view family, TimePoint now,
                                       TimePoint since) {
    session_.execute(
        "UPDATE known_device SET forgotten_at = $2 WHERE customer_id = $1 AND first_at > $3 AND forgotten_at IS "
        "NULL AND EXISTS (SELECT 1 FROM token_family WHERE id = $4 AND " +
            std::string{kFromDevice} + ")",
        {customer.value, to_millis(now), to_millis(since), family});
    session_.execute("DELETE FROM sign_in_device WHERE customer_id = $1 AND family_id = $2",
                     {customer.value, family});
}

void SqlSessionStore::saw(std::string_view family, TimePoint now) {
    session_.execute("UPDATE token_family SET last_seen_at = $2 WHERE id = $1", {family, to_millis(now)});
}

std::optional<std::string> SqlSessionStore::family_of(std::string_view hash) {
    return session_.row(
        "SELECT family_id FROM access_token WHERE hash = $1 "
        "UNION SELECT family_id FROM refresh_token WHERE hash = $1",
        {hash}, [](const storage::Row& row) { return row.get<std::string>(0); });
}

void SqlSessionStore::revoke_customer(const CustomerId& customer, TimePoint now) {
    session_.execute("UPDATE token_family SET revoked_at = $2 WHERE customer_id = $1 AND revoked_at IS NULL",
                     {customer.value, to_millis(now)});
}

void SqlSessionStore::revoke_others(const CustomerId& customer, std::string_view family, TimePoint now) {
    session_.execute(
        "UPDATE token_family SET revoked_at = $3 WHERE customer_id = $1 AND id <> $2 AND revoked_at IS NULL",
        {customer.value, family, to_millis(now)});
}

std::optional<RenewedFamily> SqlSessionStore::end_refresh(std::string_view family, std::string_view secret) {
    auto kept = session_.row(
        "UPDATE token_family SET secret = $2 WHERE id = $1 AND revoked_at IS NULL AND customer_id IS NOT NULL "
        "RETURNING customer_id, channel, expires_at, stays",
        {family, secret}, [](const storage::Row& row) {
            return RenewedFamily{.customer = CustomerId{row.get<std::string>(0)},
                                 .channel = row.get<std::string>(1),
                                 .expires_at = from_millis(row.get<std::int64_t>(2)),
                                 .stays = row.get<std::int64_t>(3) == 1};
        });
    session_.execute("DELETE FROM refresh_token WHERE family_id = $1", {family});
    return kept;
}

void SqlSessionStore::shorten_access(std::string_view family, TimePoint until) {
    session_.execute("UPDATE access_token SET expires_at = $2 WHERE family_id = $1 AND expires_at > $2",
                     {family, to_millis(until)});
}

bool SqlSessionStore::known_peer(const CustomerId& customer, std::string_view peer_hash) {
    return session_
        .row("SELECT 1 FROM token_family WHERE customer_id = $1 AND peer_hash = $2 LIMIT 1",
             {customer.value, peer_hash}, [](const storage::Row&) { return true; })
        .has_value();
}

void SqlSessionStore::forget_expired(TimePoint now) {
    session_.execute("DELETE FROM access_token WHERE expires_at < $1", {to_millis(now)});
    session_.execute("DELETE FROM token_family WHERE expires_at < $1", {to_millis(now)});
}

}  // namespace spaza
