#include "base/vat.hpp"

#include <gtest/gtest.h>
#include <stdexcept>

namespace spaza {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

TEST(VatRates, ChangeAtMidnightInJohannesburg) {
    const VatRates rates{{"1993-04-07=14", "2018-04-01=15"}};
    const TimePoint midnight = std::chrono::sys_days{std::chrono::April / 1 / 2018} - hours{2};

    EXPECT_EQ(rates.on(midnight - minutes{1}), 14);
    EXPECT_EQ(rates.on(midnight), 15);
}

TEST(VatRates, AreFifteenPerCentWhenNothingElseIsSaid) { EXPECT_EQ(VatRates{}.on({}), 15); }

TEST(VatRates, BeforeTheFirstDayAreThoseOfThatDay) { EXPECT_EQ(VatRates{{"2018-04-01=15"}}.on({}), 15); }

TEST(VatRates, OfAnotherShapeAreRefused) {
    EXPECT_THROW(VatRates{{"15"}}, std::invalid_argument);
    EXPECT_THROW(VatRates{{"2018-04-01=much"}}, std::invalid_argument);
}

}  // namespace
}  // namespace spaza
