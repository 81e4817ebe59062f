#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/stores/stores.hpp"

namespace spaza {

// Opening hours as texts, in import files and in the database.

/// `14:00` as minutes after midnight; 24:00 at most.
std::optional<std::chrono::minutes> parse_clock(std::string_view text);
/// `09:00-18:00` or `closed`.
std::string hours_text(const OpeningHours& hours);
std::optional<OpeningHours> parse_hours(std::string_view text);
/// Seven of them from Sunday on, divided by `|`.
std::string week_text(const std::array<OpeningHours, 7>& week);
std::optional<std::array<OpeningHours, 7>> parse_week(std::string_view text);
/// `2026-12-24=08:00-15:00=Christmas Eve`, divided by `|`.
std::string special_days_text(const std::vector<SpecialDay>& special_days);
std::optional<std::vector<SpecialDay>> parse_special_days(std::string_view text);

/// The texts between the dividers; one empty text for an empty one.
std::vector<std::string_view> parts(std::string_view text, char divider);

}  // namespace spaza
