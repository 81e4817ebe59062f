#include "shop/reports/reports_service.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(ReportVisits, AreSummedUpEveryFewMinutesAndOnceWhenTheDayIsOver) {
    using std::chrono::minutes;
    const std::string day = "2026-11-28";
    const TimePoint midnight = johannesburg_midnight("2026-11-29").value();

    EXPECT_TRUE(visits_are_due(day, std::nullopt, midnight - minutes{600}));
    EXPECT_FALSE(visits_are_due(day, midnight - minutes{600}, midnight - minutes{596}));
    EXPECT_TRUE(visits_are_due(day, midnight - minutes{600}, midnight - minutes{595}));
    // What browsers tell late is still to come.
    EXPECT_TRUE(visits_are_due(day, midnight - minutes{1}, midnight + minutes{4}));
    EXPECT_FALSE(visits_are_due(day, midnight + minutes{7}, midnight + minutes{9}));
    EXPECT_TRUE(visits_are_due(day, midnight + minutes{9}, midnight + minutes{10}));
    EXPECT_FALSE(visits_are_due(day, midnight + minutes{10}, midnight + minutes{9000}));
}

}  // namespace
}  // namespace spaza
