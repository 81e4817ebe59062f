#include "base/identity_number.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using namespace std::chrono;

TEST(IdentityNumber, HasADateAndLuhnsDigit) {
    for (const char* good : {"8001015009087", "9202204720083", "0402294988082"})
        EXPECT_TRUE(is_identity_number(good));
    EXPECT_FALSE(is_identity_number("8001015009088"));  // Luhn
    EXPECT_FALSE(is_identity_number("8013015009087"));  // month 13
    EXPECT_FALSE(is_identity_number("0302294988080"));  // no such day
    EXPECT_FALSE(is_identity_number("800101500908"));
    EXPECT_FALSE(is_identity_number("80010150090871"));
    EXPECT_FALSE(is_identity_number("80010150090a7"));
    EXPECT_FALSE(is_identity_number(""));
}

TEST(IdentityNumber, TellsTheBirthdayOfWhoeverLives) {
    const sys_days today{2026y / 11 / 21};
    EXPECT_EQ(birth_date("8001015009087", today), 1980y / 1 / 1);
    EXPECT_EQ(birth_date("0402294988082", today), 2004y / 2 / 29);
    EXPECT_EQ(birth_date("8001015009088", today), std::nullopt);
}

TEST(IdentityNumber, ABirthdayIsKeptOnItsDay) {
    EXPECT_EQ(age_on(2008y / 11 / 21, sys_days{2026y / 11 / 20}), 17);
    EXPECT_EQ(age_on(2008y / 11 / 21, sys_days{2026y / 11 / 21}), 18);
    EXPECT_EQ(age_on(2004y / 2 / 29, sys_days{2022y / 2 / 28}), 17);
    EXPECT_EQ(age_on(2004y / 2 / 29, sys_days{2022y / 3 / 1}), 18);
}

TEST(IdentityNumber, IsShownMasked) {
    EXPECT_EQ(masked_number("8001015009087"), "**********087");
    EXPECT_EQ(masked_number("A1234567"), "*****567");
    EXPECT_EQ(masked_number("A1"), "*1");
}

}  // namespace
}  // namespace spaza
