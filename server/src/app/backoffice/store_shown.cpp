#include "app/backoffice/store_shown.hpp"

#include "shop/catalogue/paths.hpp"
#include "shop/location/places.hpp"
#include "shop/stores/hours.hpp"
#include "shop/stores/stores_rules.hpp"

namespace spaza::app::backoffice {
namespace {

std::string date_of(std::chrono::sys_days day) { return iso_time(day).substr(0, 10); }

std::vector<DayShown> holidays_shown(const HolidayCalendar& calendar, std::chrono::sys_days today) {
    const auto year = std::chrono::year_month_day{today}.year();
    std::vector<DayShown> shown;
    for (const auto each : {year, year + std::chrono::years{1}})
        for (const Holiday& holiday : calendar.of(each))
            if (holiday.day >= today && holiday.day < today + std::chrono::days{365})
                shown.push_back({date_of(holiday.day), holiday.name});
    return shown;
}

}  // namespace

PlaceRowShown place_row(const KeptStore& kept, const StoreLoad& load, TimePoint now,
                        const HolidayCalendar& holidays) {
    const PointOfService& store = kept.store;
    const auto today = johannesburg_day(now);
    const OpeningHours hours = hours_on(store, today, holidays);
    const auto clock = now + kJohannesburgOffset - today;
    PlaceRowShown row{.code = store.code.value,
                      .name = store.display_name,
                      .isWarehouse = store.warehouse,
                      .town = town_of(store),
                      .postalCode = store.postal_code,
                      .province = store.province,
                      .today = hours_text(hours),
                      .todayName = if_any(std::string{holidays.name(today)}),
                      .isOpen = !hours.closed && clock >= hours.opens && clock < hours.closes,
                      .opensOn = {},
                      .toPack = load.to_pack,
                      .toCollect = load.to_collect};
    for (const SpecialDay& special : store.special_days)
        if (special.day == today) row.todayName = special.name;
    for (std::size_t day = 0; day < store.week.size(); ++day)
        if (!store.week.at(day).closed) row.opensOn.push_back(static_cast<int>(day));
    return row;
}

std::vector<NamedShown> provinces_shown() {
    std::vector<NamedShown> shown;
    for (const Region& each : regions()) shown.push_back({each.code, each.name});
    return shown;
}

KeptStoreShown kept_store_shown(StaffSession& staff, const Application& application, const KeptStore& kept) {
    const PointOfService& store = kept.store;
    const StoreLoad load = staff.stores.load(store.code.value);
    KeptStoreShown shown{
        .code = store.code.value,
        .displayName = store.display_name,
        .isWarehouse = store.warehouse,
        .isDefault = default_zone(*application.stores) == store.code,
        .latitude = store.at.latitude,
        .longitude = store.at.longitude,
        .line1 = store.line1,
        .suburb = store.suburb,
        .town = store.town,
        .postalCode = store.postal_code,
        .province = store.province,
        .phone = store.phone,
        .hours = {},
        .holidayHours = hours_text(store.holiday_hours),
        .specialDays = {},
        .services = store.services,
        .version = kept.version,
        .changedAt = {},
        .changedBy = if_any(staff.stores.changed_by(kept)),
        .url = "/storelocator?store=" + percent_encoded(store.code.value),
        .holidays = holidays_shown(*application.holidays, johannesburg_day(application.clock.now())),
        .toPack = load.to_pack,
        .toCollect = load.to_collect,
        .provinces = provinces_shown()};
    if (kept.changed_at != TimePoint{}) shown.changedAt = iso_time(kept.changed_at);
    for (const OpeningHours& day : store.week) shown.hours.push_back(hours_text(day));
    for (const SpecialDay& day : store.special_days)
        shown.specialDays.push_back({date_of(day.day), day.name, hours_text(day.hours)});
    return shown;
}

}  // namespace spaza::app::backoffice
