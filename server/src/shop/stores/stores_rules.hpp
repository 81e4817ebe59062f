#pragma once

#include "base/holidays.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

/// The hours a store keeps on a day: its special day, else its holiday hours, else its week.
OpeningHours hours_on(const PointOfService& store, std::chrono::sys_days day, const HolidayCalendar& holidays);

/// The days on which the store keeps other hours than its week: its own special days, and its holiday hours on the
/// other holidays, in order.
std::vector<SpecialDay> coming_special_days(const PointOfService& store, const std::vector<Holiday>& coming);

/// Distances are rounded to two decimals before they are compared or shown (spec §9).
double rounded_km(double kilometres);

/// Whether every word of the text starts a word of the store's name, suburb, town, province or postal code.
bool matches(const PointOfService& store, std::string_view text);

}  // namespace spaza
