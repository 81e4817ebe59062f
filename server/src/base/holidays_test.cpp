#include "base/holidays.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using namespace std::chrono;

const HolidayCalendar calendar;

std::vector<sys_days> days_of(year of) {
    std::vector<sys_days> all;
    for (const Holiday& holiday : calendar.of(of)) all.push_back(holiday.day);
    return all;
}

TEST(Holidays, ComputesEaster) {
    EXPECT_EQ(easter_sunday(2026y), sys_days{2026y / April / 5});
    EXPECT_EQ(easter_sunday(2027y), sys_days{2027y / March / 28});
    EXPECT_EQ(easter_sunday(2028y), sys_days{2028y / April / 16});
    EXPECT_EQ(easter_sunday(2038y), sys_days{2038y / April / 25});
}

TEST(Holidays, KnowsTheWholeOf2026) {
    EXPECT_EQ(days_of(2026y),
              (std::vector<sys_days>{2026y / January / 1, 2026y / March / 21, 2026y / April / 3, 2026y / April / 6,
                                     2026y / April / 27, 2026y / May / 1, 2026y / June / 16, 2026y / August / 9,
                                     2026y / August / 10, 2026y / September / 24, 2026y / December / 16,
                                     2026y / December / 25, 2026y / December / 26}));
}

TEST(Holidays, MoveFromSundayToMonday) {
    EXPECT_TRUE(calendar.is_holiday(2027y / March / 22));
    EXPECT_TRUE(calendar.is_holiday(2027y / December / 27));
    EXPECT_TRUE(calendar.is_holiday(2028y / September / 25));
    EXPECT_FALSE(calendar.is_holiday(2026y / March / 23));  // 21 March 2026 is a Saturday
}

TEST(Holidays, GiveNoThirdDayWhenTheMondayIsOneAlready) {
    const HolidayCalendar plain{std::vector<Holiday>{}};

    EXPECT_EQ(plain.name(2022y / December / 26), "Day of Goodwill");
    EXPECT_FALSE(plain.is_holiday(2022y / December / 27));
    EXPECT_TRUE(calendar.is_holiday(2022y / December / 27));  // proclaimed
}

TEST(Holidays, TakeProclaimedDays) {
    const HolidayCalendar with_election{{{sys_days{2029y / May / 16}, "General elections"}}};

    EXPECT_EQ(with_election.name(2029y / May / 16), "General elections");
    EXPECT_FALSE(calendar.is_holiday(2029y / May / 16));
}

TEST(Holidays, CountBusinessDays) {
    EXPECT_EQ(calendar.add_business_days(2026y / April / 2, 1), sys_days{2026y / April / 7});
    EXPECT_EQ(calendar.add_business_days(2026y / April / 4, 0), sys_days{2026y / April / 7});
    EXPECT_EQ(calendar.add_business_days(2026y / December / 24, 2), sys_days{2026y / December / 29});
    EXPECT_EQ(calendar.business_day_from(2026y / June / 11), sys_days{2026y / June / 11});
}

}  // namespace
}  // namespace spaza
