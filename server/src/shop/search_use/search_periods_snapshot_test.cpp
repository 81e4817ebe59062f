#include "shop/search_use/search_periods_snapshot.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(SearchPeriods, AreSummedUpOnceADayUntilTheyAreForgotten) {
    SearchPeriodsSnapshot periods;
    int reads = 0;
    const auto read = [&] { return SearchPeriod{.days = ++reads}; };
    EXPECT_EQ(periods.of(7, "2026-06-10", read)->days, 1);
    EXPECT_EQ(periods.of(7, "2026-06-10", read)->days, 1);
    EXPECT_EQ(periods.of(28, "2026-06-10", read)->days, 2);
    EXPECT_EQ(periods.of(7, "2026-06-11", read)->days, 3);  // another day, other days back
    periods.forget();
    EXPECT_EQ(periods.of(7, "2026-06-11", read)->days, 4);
}

TEST(SearchPeriods, ThatWereForgottenWhileTheyWereReadAreNotKept) {
    SearchPeriodsSnapshot periods;
    int reads = 0;
    const auto read_late = [&] {
        periods.forget();
        return SearchPeriod{.days = ++reads};
    };
    EXPECT_EQ(periods.of(7, "2026-06-10", read_late)->days, 1);
    EXPECT_EQ(periods.of(7, "2026-06-10", [&] { return SearchPeriod{.days = ++reads}; })->days, 2);
}

}  // namespace
}  // namespace spaza
