#include "shop/stores/stores_store_sql.hpp"

#include "shop/stores/hours.hpp"

namespace spaza {
namespace {

PointOfService read(const storage::Row& row) {
    PointOfService store;
    store.code = {row.get<std::string>(0)};
    store.name = row.get<std::string>(1);
    store.display_name = row.get<std::string>(2);
    store.warehouse = row.get<bool>(3);
    store.at = {.latitude = row.real(4), .longitude = row.real(5)};
    store.line1 = row.get<std::string>(6);
    store.suburb = row.get<std::string>(7);
    store.town = row.get<std::string>(8);
    store.postal_code = row.get<std::string>(9);
    store.province = row.get<std::string>(10);
    store.phone = row.get<std::string>(11);
    const OpeningHours closed{.closed = true, .opens = {}, .closes = {}};
    store.week.fill(closed);
    store.week = parse_week(row.text(12)).value_or(store.week);
    store.holiday_hours = parse_hours(row.text(13)).value_or(closed);
    store.special_days = parse_special_days(row.text(14)).value_or(std::vector<SpecialDay>{});
    if (const auto services = row.text(15); !services.empty())
        for (const std::string_view service : parts(services, '|')) store.services.emplace_back(service);
    return store;
}

}  // namespace

std::vector<PointOfService> SqlPointOfServiceStore::load() {
    return session_.rows(
        "SELECT code, name, display_name, warehouse, latitude, longitude, line1, suburb, town, postal_code, "
        "province, "
        "phone, week, holiday_hours, special_days, services FROM point_of_service ORDER BY code",
        {}, read);
}

StoreCode SqlPointOfServiceStore::first_imported() {
    StoreCode first;
    session_.query("SELECT value FROM setting WHERE name = 'shop.first_store'", {},
                   [&](const storage::Row& row) { first.value = row.text(0); });
    return first;
}

void SqlPointOfServiceStore::save(const PointOfService& store) {
    std::string services;
    for (const std::string& service : store.services) services += (services.empty() ? "" : "|") + service;
    const std::string week = week_text(store.week);
    const std::string holiday_hours = hours_text(store.holiday_hours);
    const std::string special_days = special_days_text(store.special_days);
    session_.execute(
        "INSERT INTO point_of_service (code, name, display_name, warehouse, latitude, longitude, line1, suburb, "
        "town, "
        "postal_code, province, phone, week, holiday_hours, special_days, services) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) "
        "ON CONFLICT (code) DO UPDATE SET name = excluded.name, display_name = excluded.display_name, "
        "warehouse = excluded.warehouse, latitude = excluded.latitude, longitude = excluded.longitude, "
        "line1 = excluded.line1, suburb = excluded.suburb, town = excluded.town, postal_code = "
        "excluded.postal_code, "
        "province = excluded.province, phone = excluded.phone, week = excluded.week, "
        "holiday_hours = excluded.holiday_hours, special_days = excluded.special_days, services = "
        "excluded.services",
        {store.code.value, store.name.empty() ? store.code.value : store.name, store.display_name,
         store.warehouse ? 1 : 0, store.at.latitude, store.at.longitude, store.line1, store.suburb, store.town,
         store.postal_code, store.province, store.phone, week, holiday_hours, special_days, services});
}

}  // namespace spaza
