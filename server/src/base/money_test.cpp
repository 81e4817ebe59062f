#include "base/money.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(Money, SplitsADiscountSoThatThePartsAddUp) {
    EXPECT_EQ(allocate(Money::cents(100), {1, 1, 1}),
              (std::vector{Money::cents(34), Money::cents(33), Money::cents(33)}));
    EXPECT_EQ(allocate(Money::cents(-100), {1, 1, 1}),
              (std::vector{Money::cents(-34), Money::cents(-33), Money::cents(-33)}));
    EXPECT_EQ(allocate(Money::cents(5), {0, 0}), (std::vector{Money::cents(3), Money::cents(2)}));
}

TEST(Money, ReadsAsRandWithNonBreakingSpaces) {
    EXPECT_EQ(formatted(Money::cents(1299900)), "R\u00A012\u00A0999.00");
    EXPECT_EQ(formatted(Money::cents(-5)), "-R\u00A00.05");
    EXPECT_EQ(decimal(Money::cents(129990)), "1299.90");
}

}  // namespace
}  // namespace spaza
