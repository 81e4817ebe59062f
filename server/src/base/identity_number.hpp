#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace spaza {

/// A South African identity number: 13 digits YYMMDD SSSS C A Z with a date of the calendar (of either century)
/// and Luhn's check digit.
bool is_identity_number(std::string_view text);

/// When its holder was born: in this century unless that is still to come.
std::optional<std::chrono::year_month_day> birth_date(std::string_view identity_number,
                                                      std::chrono::sys_days today);

/// Full years from then to now.
int age_on(std::chrono::year_month_day born, std::chrono::sys_days today);

/// For screens: the last three characters, the others starred.
std::string masked_number(std::string_view number);

}  // namespace spaza
