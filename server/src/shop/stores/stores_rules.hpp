#pragma once

#include "base/holidays.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

/// The hours a store keeps on a day: its special day, else its holiday hours, else its week.
OpeningHours hours_on(const PointOfService& store, std::chrono::sys_days day, const HolidayCalendar& holidays);

/// `09:00-18:00` or `closed`, as import files and the database have it.
std::string hours_text(const OpeningHours& hours);
std::optional<OpeningHours> parse_hours(std::string_view text);
/// Seven of them from Sunday on, divided by `|`.
std::string week_text(const std::array<OpeningHours, 7>& week);
std::optional<std::array<OpeningHours, 7>> parse_week(std::string_view text);
/// `2026-12-24=08:00-15:00=Christmas Eve`, divided by `|`.
std::string special_days_text(const std::vector<SpecialDay>& special_days);
std::optional<std::vector<SpecialDay>> parse_special_days(std::string_view text);

/// `4.82 km`; distances are rounded to two decimals before they are compared or shown (spec §9).
double rounded_km(double kilometres);
std::string formatted_distance(double kilometres);

/// `Gauteng` for `ZA-GP`; "" for anything else.
std::string_view province_name(std::string_view iso_code);

/// Whether every word of the text starts a word of the store's name, suburb, town, province or postal code.
bool matches(const PointOfService& store, std::string_view text);

}  // namespace spaza
