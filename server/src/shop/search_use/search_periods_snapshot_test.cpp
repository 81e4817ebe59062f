#include "shop/search_use/search_periods_snapshot.hpp"

#include <atomic>
#include <barrier>
#include <gtest/gtest.h>
#include <thread>

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

TEST(SearchPeriods, AreSummedUpOnceForAllWhoAskAtOnce) {
    constexpr int kAsking = 8;
    SearchPeriodsSnapshot periods;
    std::atomic<int> reads{0};
    std::barrier begin{kAsking};
    {
        std::vector<std::jthread> people;
        for (int n = 0; n < kAsking; ++n)
            people.emplace_back([&] {
                begin.arrive_and_wait();
                const auto period = periods.of(90, "2026-06-10", [&] {
                    for (int turn = 0; turn < 1'000; ++turn) std::this_thread::yield();
                    return SearchPeriod{.days = ++reads};
                });
                EXPECT_EQ(period->days, 1);
            });
    }
    EXPECT_EQ(reads, 1);
}

}  // namespace
}  // namespace spaza
