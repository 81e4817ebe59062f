#include "base/holidays.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace spaza {
namespace {

using namespace std::chrono;

struct FixedDay {
    month_day day;
    std::string_view name;
};

constexpr std::array kFixed{
    FixedDay{January / 1, "New Year's Day"},  FixedDay{March / 21, "Human Rights Day"},
    FixedDay{April / 27, "Freedom Day"},      FixedDay{May / 1, "Workers' Day"},
    FixedDay{June / 16, "Youth Day"},         FixedDay{August / 9, "National Women's Day"},
    FixedDay{September / 24, "Heritage Day"}, FixedDay{December / 16, "Day of Reconciliation"},
    FixedDay{December / 25, "Christmas Day"}, FixedDay{December / 26, "Day of Goodwill"},
};

constexpr std::string_view kObserved = "Public holiday";
constexpr std::string_view kGoodFriday = "Good Friday";
constexpr std::string_view kFamilyDay = "Family Day";

std::string_view fixed_name(sys_days day) {
    const year_month_day date{day};
    for (const FixedDay& fixed : kFixed)
        if (fixed.day == date.month() / date.day()) return fixed.name;
    return {};
}

std::string_view easter_name(sys_days day) {
    const sys_days sunday = easter_sunday(year_month_day{day}.year());
    if (day == sunday - days{2}) return kGoodFriday;
    if (day == sunday + days{1}) return kFamilyDay;
    return {};
}

}  // namespace

sys_days easter_sunday(year of) {
    // Meeus, Jones and Butcher.
    const int y = static_cast<int>(of);
    const int golden = y % 19;
    const int century = y / 100;
    const int in_century = y % 100;
    const int epact = (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30;
    const int weekday_shift = (32 + 2 * (century % 4) + 2 * (in_century / 4) - epact - in_century % 4) % 7;
    const int correction = (golden + 11 * epact + 22 * weekday_shift) / 451;
    const int sum = epact + weekday_shift - 7 * correction + 114;
    return sys_days{of / month{static_cast<unsigned>(sum / 31)} / day{static_cast<unsigned>(sum % 31 + 1)}};
}

HolidayCalendar::HolidayCalendar()
    : HolidayCalendar{{{sys_days{2021y / November / 1}, "Local government elections"},
                       {sys_days{2022y / December / 27}, "Public holiday"},
                       {sys_days{2023y / December / 15}, "Public holiday"},
                       {sys_days{2024y / May / 29}, "General elections"}}} {}

HolidayCalendar::HolidayCalendar(std::vector<Holiday> proclaimed) : proclaimed_{std::move(proclaimed)} {}

std::string_view HolidayCalendar::name(sys_days day) const {
    if (const auto fixed = fixed_name(day); !fixed.empty()) return fixed;
    if (const auto easter = easter_name(day); !easter.empty()) return easter;
    for (const Holiday& holiday : proclaimed_)
        if (holiday.day == day) return holiday.name;
    const sys_days before = day - days{1};
    if (weekday{day} == Monday && !fixed_name(before).empty()) return kObserved;
    return {};
}

std::vector<Holiday> HolidayCalendar::of(year of) const {
    std::vector<Holiday> all;
    for (sys_days day{of / January / 1}; day <= sys_days{of / December / 31}; day += days{1})
        if (const auto holiday = name(day); !holiday.empty()) all.push_back({day, std::string{holiday}});
    return all;
}

bool HolidayCalendar::is_business_day(sys_days day) const {
    const weekday on{day};
    return on != Saturday && on != Sunday && !is_holiday(day);
}

sys_days HolidayCalendar::business_day_from(sys_days day) const {
    while (!is_business_day(day)) day += days{1};
    return day;
}

sys_days HolidayCalendar::add_business_days(sys_days day, int count) const {
    day = business_day_from(day);
    for (; count > 0; --count) day = business_day_from(day + days{1});
    return day;
}

}  // namespace spaza
