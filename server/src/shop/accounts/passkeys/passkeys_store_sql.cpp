#include "shop/accounts/passkeys/passkeys_store_sql.hpp"

#include "base/json_web_token.hpp"

namespace spaza {
namespace {

const std::string kPasskeys =
    "SELECT p.id, p.customer_id, u.user_handle, p.credential_id, p.algorithm, p.public_key, p.sign_count, p.name, "
    "p.kind, p.transports, p.is_synced, p.created_at, p.last_used_at, p.suspect_since FROM customer_passkey p "
    "JOIN passkey_user u ON u.customer_id = p.customer_id ";

std::string bytes(const std::string& text) { return jwt::from_base64url(text).value_or(""); }

const char* word_of(PasskeyPurpose purpose) {
    switch (purpose) {
        case PasskeyPurpose::sign_in: return "signIn";
        case PasskeyPurpose::add: return "add";
        case PasskeyPurpose::confirm: break;
    }
    return "confirm";
}

PasskeyPurpose purpose_of(std::string_view word) {
    if (word == "signIn") return PasskeyPurpose::sign_in;
    return word == "add" ? PasskeyPurpose::add : PasskeyPurpose::confirm;
}

std::optional<TimePoint> time_at(const storage::Row& row, int column) {
    const auto millis = row.get<std::optional<std::int64_t>>(column);
    return millis ? std::optional{from_millis(*millis)} : std::nullopt;
}

CustomerPasskey passkey_of(const storage::Row& row) {
    return {{.id = row.get<std::string>(0),
             .user_handle = bytes(row.get<std::string>(2)),
             .credential_id = bytes(row.get<std::string>(3)),
             .algorithm = static_cast<PasskeyAlgorithm>(row.get<int>(4)),
             .public_key = bytes(row.get<std::string>(5)),
             .sign_count = row.get<std::int64_t>(6),
             .name = row.get<std::string>(7),
             .kind = passkey_kind_named(row.get<std::string>(8)),
             .transports = transports_in(row.get<std::string>(9)),
             .is_synced = row.get<bool>(10),
             .created_at = from_millis(row.get<std::int64_t>(11)),
             .last_used_at = time_at(row, 12),
             .suspect_since = time_at(row, 13)},
            CustomerId{row.get<std::string>(1)}};
}

}  // namespace

void SqlPasskeyStore::take_turn(const CustomerId& customer) {
    if (session_.for_update().empty()) return;  // one writer at a time
    session_.row("SELECT 1 FROM customer WHERE id = $1" + std::string{session_.for_update()}, {customer.value},
                 [](const storage::Row&) { return true; });
}

std::string SqlPasskeyStore::user_handle(const CustomerId& customer, std::string_view fresh) {
    session_.execute(
        "INSERT INTO passkey_user (customer_id, user_handle) VALUES ($1, $2) ON CONFLICT (customer_id) DO NOTHING",
        {customer.value, jwt::base64url(fresh)});
    return session_
        .row("SELECT user_handle FROM passkey_user WHERE customer_id = $1", {customer.value},
             [](const storage::Row& row) { return bytes(row.get<std::string>(0)); })
        .value();
}

std::optional<CustomerPasskey> SqlPasskeyStore::find_by_credential(std::string_view credential_id) {
    const std::string lock = session_.for_update().empty() ? "" : std::string{session_.for_update()} + " OF p";
    return session_.row(kPasskeys + "WHERE p.credential_id = $1" + lock, {jwt::base64url(credential_id)},
                        passkey_of);
}

std::vector<CustomerPasskey> SqlPasskeyStore::of_customer(const CustomerId& customer) {
    return session_.rows(kPasskeys + "WHERE p.customer_id = $1 ORDER BY p.created_at DESC, p.id", {customer.value},
                         passkey_of);
}

std::vector<std::string> SqlPasskeyStore::names(const CustomerId& customer) {
    std::vector<std::string> names;
    for (const CustomerPasskey& each : of_customer(customer)) names.push_back(each.name);
    return names;
}

bool SqlPasskeyStore::add(const CustomerPasskey& passkey) {
    return session_.execute(
               "INSERT INTO customer_passkey (id, customer_id, credential_id, algorithm, public_key, sign_count, "
               "name, kind, transports, is_synced, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, "
               "$11) ON CONFLICT (credential_id) DO NOTHING",
               {passkey.id, passkey.customer.value, jwt::base64url(passkey.credential_id),
                static_cast<std::int64_t>(passkey.algorithm), jwt::base64url(passkey.public_key),
                passkey.sign_count, passkey.name, word_of(passkey.kind), transports_text(passkey.transports),
                passkey.is_synced, to_millis(passkey.created_at)}) == 1;
}

bool SqlPasskeyStore::rename(const CustomerId& customer, std::string_view id, std::string_view name) {
    return session_.execute("UPDATE customer_passkey SET name = $3 WHERE customer_id = $1 AND id = $2",
                            {customer.value, id, name}) == 1;
}

bool SqlPasskeyStore::remove(const CustomerId& customer, std::string_view id) {
    return session_.execute("DELETE FROM customer_passkey WHERE customer_id = $1 AND id = $2",
                            {customer.value, id}) == 1;
}

void SqlPasskeyStore::use(std::string_view id, std::int64_t sign_count, bool is_synced, TimePoint now) {
    session_.execute(
        "UPDATE customer_passkey SET sign_count = $2, is_synced = $3, last_used_at = $4 WHERE id = $1",
        {id, sign_count, is_synced, to_millis(now)});
}

void SqlPasskeyStore::opened(std::string_view family, std::string_view id) {
    session_.execute("UPDATE token_family SET passkey_id = $2 WHERE id = $1", {family, id});
}

void SqlPasskeyStore::end_sessions(std::string_view id, std::string_view but_for, TimePoint now) {
    session_.execute(
        "UPDATE token_family SET revoked_at = $3 WHERE passkey_id = $1 AND passkey_id <> '' AND id <> $2 "
        "AND revoked_at IS NULL",
        {id, but_for, to_millis(now)});
}

void SqlPasskeyStore::suspect(std::string_view id, TimePoint now) {
    session_.execute("UPDATE customer_passkey SET suspect_since = $2 WHERE id = $1", {id, to_millis(now)});
}

void SqlPasskeyStore::end_since(const CustomerId& customer, TimePoint since) {
    session_.execute("DELETE FROM customer_passkey WHERE customer_id = $1 AND created_at >= $2",
                     {customer.value, to_millis(since)});
    session_.execute("DELETE FROM passkey_challenge WHERE customer_id = $1", {customer.value});
}

void SqlPasskeyStore::begin(const PasskeyChallenge& challenge) {
    session_.execute(
        "INSERT INTO passkey_challenge (id, purpose, customer_id, family_id, challenge, expires_at) "
        "VALUES ($1, $2, $3, $4, $5, $6)",
        {challenge.id, word_of(challenge.purpose),
         challenge.customer ? storage::Value{challenge.customer->value} : storage::Value{std::nullopt},
         challenge.family, challenge.challenge, to_millis(challenge.expires_at)});
}

std::optional<PasskeyChallenge> SqlPasskeyStore::take(std::string_view id) {
    return session_.row(
        "DELETE FROM passkey_challenge WHERE id = $1 RETURNING purpose, customer_id, family_id, "
        "challenge, expires_at",
        {id}, [&](const storage::Row& row) {
            PasskeyChallenge taken{.id = std::string{id},
                                   .purpose = purpose_of(row.get<std::string>(0)),
                                   .customer = {},
                                   .family = row.get<std::string>(2),
                                   .challenge = row.get<std::string>(3),
                                   .expires_at = from_millis(row.get<std::int64_t>(4))};
            if (const auto whose = row.get<std::optional<std::string>>(1)) taken.customer = CustomerId{*whose};
            return taken;
        });
}

}  // namespace spaza
