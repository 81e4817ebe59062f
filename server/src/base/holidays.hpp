#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace spaza {

struct Holiday {
    std::chrono::sys_days day;
    std::string name;
};

/// South African public holidays (Public Holidays Act 36 of 1994): the fixed days, Good Friday and Family Day, the
/// Monday after a holiday that falls on a Sunday, and days proclaimed for one year only, such as elections.
class HolidayCalendar {
public:
    /// With the proclaimed days known when this was written.
    HolidayCalendar();
    explicit HolidayCalendar(std::vector<Holiday> proclaimed);

    /// All holidays of the year, in order.
    std::vector<Holiday> of(std::chrono::year year) const;
    /// "" when the day is not a holiday.
    std::string_view name(std::chrono::sys_days day) const;
    bool is_holiday(std::chrono::sys_days day) const { return !name(day).empty(); }
    /// Neither Saturday, Sunday nor holiday.
    bool is_business_day(std::chrono::sys_days day) const;
    /// The given day when it is a business day, else the first one after it.
    std::chrono::sys_days business_day_from(std::chrono::sys_days day) const;
    /// That many business days later; zero answers `business_day_from`.
    std::chrono::sys_days add_business_days(std::chrono::sys_days day, int count) const;

private:
    std::vector<Holiday> proclaimed_;
};

/// Easter Sunday by the Gregorian computus.
std::chrono::sys_days easter_sunday(std::chrono::year year);

}  // namespace spaza
