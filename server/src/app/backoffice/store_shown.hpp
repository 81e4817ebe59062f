#pragma once

#include "app/backoffice/assortment_shown.hpp"
#include "base/holidays.hpp"

namespace spaza::app::backoffice {

struct PlaceRowShown {
    std::string code;
    std::string name;
    bool isWarehouse{};
    std::string town;
    std::string postalCode;
    std::string province;
    std::string today;
    std::optional<std::string> todayName;
    bool isOpen{};
    std::vector<int> opensOn;
    int toPack{};
    int toCollect{};
};
BOOST_DESCRIBE_STRUCT(PlaceRowShown, (),
                      (code, name, isWarehouse, town, postalCode, province, today, todayName, isOpen, opensOn,
                       toPack, toCollect))

struct PlaceListShown {
    std::vector<PlaceRowShown> stores;
    int total{};
    int warehouses{};
    int closedToday{};
    std::vector<NamedShown> provinces;
};
BOOST_DESCRIBE_STRUCT(PlaceListShown, (), (stores, total, warehouses, closedToday, provinces))

struct DayShown {
    std::string date;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(DayShown, (), (date, name))

struct SpecialDayForm {
    std::string date;
    std::string name;
    std::string hours;
};
BOOST_DESCRIBE_STRUCT(SpecialDayForm, (), (date, name, hours))

struct KeptStoreShown {
    std::string code;
    std::string displayName;
    bool isWarehouse{};
    bool isDefault{};
    double latitude{};
    double longitude{};
    std::string line1;
    std::string suburb;
    std::string town;
    std::string postalCode;
    std::string province;
    std::string phone;
    std::vector<std::string> hours;
    std::string holidayHours;
    std::vector<SpecialDayForm> specialDays;
    std::vector<std::string> services;
    std::string version;
    std::optional<std::string> changedAt;
    std::optional<std::string> changedBy;
    std::string url;
    std::vector<DayShown> holidays;
    int toPack{};
    int toCollect{};
    std::vector<NamedShown> provinces;
};
BOOST_DESCRIBE_STRUCT(KeptStoreShown, (),
                      (code, displayName, isWarehouse, isDefault, latitude, longitude, line1, suburb, town,
                       postalCode, province, phone, hours, holidayHours, specialDays, services, version, changedAt,
                       changedBy, url, holidays, toPack, toCollect, provinces))

/// A row of the list: what it keeps today, and whether it is open now.
PlaceRowShown place_row(const KeptStore& kept, const StoreLoad& load, TimePoint now,
                        const HolidayCalendar& holidays);
/// Provinces by code and name.
std::vector<NamedShown> provinces_shown();
/// Whole, with the public holidays of the coming year.
KeptStoreShown kept_store_shown(StaffSession& staff, const Application& application, const KeptStore& kept);

}  // namespace spaza::app::backoffice
