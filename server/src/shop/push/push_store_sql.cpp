#include "shop/push/push_store_sql.hpp"

#include "base/secrets.hpp"

namespace spaza {
namespace {

const std::string kDevices =
    "SELECT d.id, d.customer_id, d.family_id, d.endpoint, d.p256dh, d.auth, d.server_key, d.created_at FROM "
    "push_device d "
    "JOIN token_family f ON f.id = d.family_id AND f.customer_id = d.customer_id "
    "WHERE f.revoked_at IS NULL AND f.expires_at > $2 AND ";

PushDevice device_in(const storage::Row& row) {
    return {.id = row.get<std::string>(0),
            .customer = CustomerId{row.get<std::string>(1)},
            .session = row.get<std::string>(2),
            .address = {row.get<std::string>(3), row.get<std::string>(4), row.get<std::string>(5)},
            .server_key = row.get<std::string>(6),
            .created_at = from_millis(row.get<std::int64_t>(7))};
}

}  // namespace

void SqlPushStore::keep(const PushDevice& device) {
    session_.execute("DELETE FROM push_device WHERE family_id = $1 OR endpoint = $2",
                     {device.session, device.address.endpoint});
    session_.execute(
        "INSERT INTO push_device (id, family_id, customer_id, endpoint, p256dh, auth, server_key, created_at) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        {device.id, device.session, device.customer.value, device.address.endpoint, device.address.p256dh,
         device.address.auth, device.server_key, to_millis(device.created_at)});
}

void SqlPushStore::drop_of_session(const CustomerId& customer, std::string_view session) {
    session_.execute("DELETE FROM push_device WHERE customer_id = $1 AND family_id = $2",
                     {customer.value, session});
}

void SqlPushStore::drop(std::string_view id) { session_.execute("DELETE FROM push_device WHERE id = $1", {id}); }

void SqlPushStore::keep_newest(const CustomerId& customer, std::size_t most) {
    session_.execute(
        "DELETE FROM push_device WHERE customer_id = $1 AND id NOT IN (SELECT id FROM push_device WHERE "
        "customer_id = $1 ORDER BY created_at DESC, id LIMIT $2)",
        {customer.value, static_cast<std::int64_t>(most)});
}

std::vector<PushDevice> SqlPushStore::devices(const CustomerId& customer, TimePoint now) {
    return session_.rows(kDevices + "d.customer_id = $1 ORDER BY d.created_at DESC, d.id",
                         {customer.value, to_millis(now)}, device_in);
}

std::optional<PushDevice> SqlPushStore::device(std::string_view id, TimePoint now) {
    return session_.row(kDevices + "d.id = $1", {id, to_millis(now)}, device_in);
}

std::vector<PushChoice> SqlPushStore::choices(const CustomerId& customer) {
    std::vector<PushChoice> all;
    session_.query("SELECT kind, wanted FROM push_choice WHERE customer_id = $1", {customer.value},
                   [&](const storage::Row& row) {
                       if (const auto kind = push_kind_named(row.text(0)))
                           all.push_back({*kind, row.get<bool>(1)});
                   });
    return all;
}

void SqlPushStore::choose(const PushChoiceMade& made) {
    const std::string kind{name_of(made.choice.kind)};
    session_.execute(
        "INSERT INTO push_choice (customer_id, kind, wanted, changed_at) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (customer_id, kind) DO UPDATE SET wanted = $3, changed_at = $4",
        {made.customer.value, kind, made.choice.wanted, to_millis(made.made_at)});
    session_.execute(
        "INSERT INTO consent_entry (id, customer_id, purpose, granted, wording, channel, source, given_at) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        {secrets::random_id(), made.customer.value, "push." + kind, made.choice.wanted,
         wording_of(made.choice.kind), made.channel, "communication", to_millis(made.made_at)});
}

}  // namespace spaza
