#include "shop/store_admin/store_admin_store_sql.hpp"

#include <bit>
#include <fmt/format.h>

#include "platform/storage/numbers.hpp"
#include "shop/import/import_session.hpp"
#include "shop/stores/hours.hpp"

namespace spaza {
namespace {

const std::string kStores =
    "SELECT code, name, display_name, warehouse, latitude, longitude, line1, suburb, town, postal_code, province, "
    "phone, week, holiday_hours, special_days, services, content_hash, modified_at FROM "
    "point_of_service ORDER BY display_name, code";

KeptStore kept_store_in(const storage::Row& row) {
    const OpeningHours closed{.closed = true, .opens = {}, .closes = {}};
    KeptStore kept;
    PointOfService& store = kept.store;
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
    store.week.fill(closed);
    store.week = parse_week(row.text(12)).value_or(store.week);
    store.holiday_hours = parse_hours(row.text(13)).value_or(closed);
    store.special_days = parse_special_days(row.text(14)).value_or(std::vector<SpecialDay>{});
    if (const auto services = row.text(15); !services.empty())
        for (const std::string_view service : parts(services, '|')) store.services.emplace_back(service);
    kept.version = fmt::format("{:016x}", std::bit_cast<std::uint64_t>(row.integer(16)));
    kept.changed_at = from_millis(row.integer(17));
    return kept;
}

/// What is not done with, by place. Of unpaid orders also those whose payment failed and that may be paid again:
/// as long as their stock is held.
std::string open_parts(std::string_view where) {
    return "SELECT c.pos_code, c.status, c.delivery, COUNT(*) FROM consignment c JOIN customer_order o ON o.code "
           "= "
           "c.order_code WHERE c.status IN ('WAITING', 'READY', 'PICKPACK', 'READY_FOR_PICKUP') AND (c.status <> "
           "'WAITING' OR o.payment_status <> 'failed' OR o.reservation = 'held')" +
           std::string{where} + " GROUP BY c.pos_code, c.status, c.delivery";
}

void add_part(StoreLoad& load, const storage::Row& row) {
    const std::string_view status = row.text(1);
    const bool is_pickup = row.text(2) == "pickup";
    const int count = row.get<int>(3);
    if (status == "READY") load.to_pack += count;
    if (status == "READY_FOR_PICKUP") load.to_collect += count;
    if (is_pickup) load.for_pickup += count;
}

}  // namespace

std::vector<KeptStore> SqlStoreAdminStore::all() { return session_.rows(kStores, {}, kept_store_in); }

std::vector<KeptStore> SqlStoreAdminStore::lock_all() {
    storage::next_number(session_, "store_changed");
    return session_.rows(kStores + std::string{session_.for_update()}, {}, kept_store_in);
}

std::vector<import::FieldProblem> SqlStoreAdminStore::write(const import::StoreRow& row, TimePoint now) {
    import::ImportSession session{session_, now, {.name = {}, .why = {}, .is_small = true }};
    auto problems = session.add(row);
    session.finish();
    return problems;
}

std::map<std::string, StoreLoad> SqlStoreAdminStore::loads() {
    std::map<std::string, StoreLoad> loads;
    session_.query(open_parts(""), {},
                   [&](const storage::Row& row) { add_part(loads[row.get<std::string>(0)], row); });
    return loads;
}

StoreLoad SqlStoreAdminStore::load(const std::string& code) {
    StoreLoad load;
    session_.query(open_parts(" AND c.pos_code = $1"), {code},
                   [&](const storage::Row& row) { add_part(load, row); });
    return load;
}

}  // namespace spaza
