#pragma once

#include "base/holidays.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

/// The hours a store keeps on a day: its special day, else its holiday hours, else its week.
OpeningHours hours_on(const PointOfService& store, std::chrono::sys_days day, const HolidayCalendar& holidays);

/// The days on which the store keeps other hours than its week: its own special days, and its holiday hours on the
/// other holidays, in order.
std::vector<SpecialDay> coming_special_days(const PointOfService& store, const std::vector<Holiday>& coming);

/// The first of the wanted zones that is a store; else the first store one can visit, else the first at all.
StoreCode default_zone_among(const std::vector<PointOfService>& stores, const std::vector<StoreCode>& wanted);

/// The store of the default zone: the one every reader names first.
PointOfService default_store(const StoreReader& stores);
StoreCode default_zone(const StoreReader& stores);

/// Its town as shoppers say it.
const std::string& town_of(const PointOfService& store);

/// What a shop without any point of service stands on: nothing can be collected, and nothing is in stock.
PointOfService online_only_store();

/// Distances are rounded to two decimals before they are compared or shown (spec §9).
double rounded_km(double kilometres);

/// Whether every word of the text starts a word of the store's name, suburb, town, province or postal code.
bool matches(const PointOfService& store, std::string_view text);

}  // namespace spaza
