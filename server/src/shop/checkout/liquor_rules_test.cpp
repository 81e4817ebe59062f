#include "shop/checkout/liquor_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using namespace std::chrono;

const sys_days kToday{2026y / 11 / 21};  // a Saturday

std::string refusal(const AgeDeclaration& declaration) {
    const auto done = of_age(declaration, {}, kToday);
    return done ? "" : done.error().message_key;
}

TEST(Liquor, IsForWhoIsEighteenToday) {
    EXPECT_EQ(refusal({"8001015009087", "", true}), "");
    EXPECT_EQ(refusal({"", "2008-11-21", true}), "");
    EXPECT_EQ(refusal({"", "2008-11-22", true}), "liquor.tooYoung");
    EXPECT_EQ(refusal({"8001015009087", "", false}), "liquor.confirm");
    EXPECT_EQ(refusal({"8001015009088", "", true}), "validation.idNumber.invalid");
    for (const char* bad : {"2026-11-22", "1990-02-30", "1990-1-1", "01-01-1990", "1990-00-10", "nonsense!!"})
        EXPECT_EQ(refusal({"", bad, true}), "liquor.dateInvalid") << bad;
    EXPECT_EQ(refusal({"", "", true}), "validation.idNumber.invalid");
}

TEST(Liquor, IsHandedOverInTheProvincesHours) {
    LiquorPolicy policy;
    EXPECT_FALSE(liquor_day("ZA-GP", kToday, policy));
    std::array<OpeningHours, 7> weekdays{};
    weekdays.fill({.closed = false, .opens = hours{9}, .closes = hours{18}});
    weekdays[0].closed = weekdays[6].closed = true;
    policy.hours = {{"ZA-GP", weekdays}};
    const auto monday = liquor_day("ZA-GP", kToday, policy);
    ASSERT_TRUE(monday);
    EXPECT_EQ(monday->day, sys_days{2026y / 11 / 23});
    EXPECT_EQ(monday->hours.opens, hours{9});
    EXPECT_FALSE(liquor_day("ZA-WC", kToday, policy));
    std::array<OpeningHours, 7> never{};
    never.fill({.closed = true, .opens = {}, .closes = {}});
    policy.hours["*"] = never;
    EXPECT_FALSE(liquor_day("ZA-WC", kToday, policy));
}

TEST(Liquor, ComesFromLicensedStores) {
    EXPECT_TRUE(may_sell_liquor(StoreCode{"G205"}, {}));
    const LiquorPolicy policy{.licensed = {StoreCode{"W001"}}, .hours = {}};
    EXPECT_TRUE(may_sell_liquor(StoreCode{"W001"}, policy));
    EXPECT_FALSE(may_sell_liquor(StoreCode{"G205"}, policy));
}

}  // namespace
}  // namespace spaza
