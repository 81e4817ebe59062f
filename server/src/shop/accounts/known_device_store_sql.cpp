#include "shop/accounts/known_device_store_sql.hpp"

namespace spaza {

bool SqlKnownDeviceStore::knows_any(const CustomerId& customer) {
    return session_
        .row("SELECT 1 FROM known_device WHERE customer_id = $1 LIMIT 1", {customer.value},
             [](const storage::Row&) { return true; })
        .has_value();
}

bool SqlKnownDeviceStore::add(const KnownDevice& device) {
    const auto first = session_.row(
        "INSERT INTO known_device (customer_id, browser, operating_system, in_app, zone, family_id, is_new, "
        "first_at, last_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) "
        "ON CONFLICT (customer_id, browser, operating_system, in_app, zone) WHERE forgotten_at IS NULL "
        "DO UPDATE SET last_at = excluded.last_at RETURNING family_id",
        {device.customer.value, device.device.browser, device.device.operating_system, std::int64_t{device.in_app},
         device.zone.value, device.family, std::int64_t{device.is_new}, to_millis(device.at)},
        [](const storage::Row& row) { return row.get<std::string>(0); });
    return first == device.family;
}

int SqlKnownDeviceStore::new_since(const CustomerId& customer, TimePoint since) {
    return session_
        .row("SELECT COUNT(*) FROM known_device WHERE customer_id = $1 AND is_new = 1 AND first_at > $2",
             {customer.value, to_millis(since)}, [](const storage::Row& row) { return row.get<int>(0); })
        .value_or(0);
}

}  // namespace spaza
