#include "base/clock.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using namespace std::chrono;

TEST(Clock, WritesAndReadsTheOccForm) {
    const TimePoint at = sys_days{2020y / February / 14} + 7h + 58min + 44s;
    EXPECT_EQ(iso_time(at), "2020-02-14T07:58:44+0000");
    EXPECT_EQ(parse_iso_time("2020-02-14T07:58:44+0000"), at);
    EXPECT_EQ(parse_iso_time("2020-02-14T09:58:44+02:00"), at);
    EXPECT_EQ(parse_iso_time("2020-02-14T07:58:44.123Z"), at + 123ms);
}

TEST(Clock, RefusesWhatIsNoTime) {
    for (const char* bad :
         {"", "2020", "2020-13-01", "2020-02-30", "2020-02-14T25:00:00", "2020-02-14T07:58:44+2"})
        EXPECT_EQ(parse_iso_time(bad), std::nullopt) << bad;
}

TEST(Clock, KnowsTheDayInJohannesburg) {
    const TimePoint late = sys_days{2026y / June / 11} + 22h + 30min;
    EXPECT_EQ(day_name(johannesburg_day(late)), "Fri 12 June");
    EXPECT_EQ(day_name(2026y / September / 30), "Wed 30 Sept");
    EXPECT_EQ(johannesburg_time(late), "12 June 2026, 00:30");
    EXPECT_EQ(johannesburg_time(sys_days{2026y / September / 9} + 7h + 5min), "9 September 2026, 09:05");
}

}  // namespace
}  // namespace spaza
