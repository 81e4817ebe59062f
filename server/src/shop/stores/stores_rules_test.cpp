#include "shop/stores/stores_rules.hpp"

#include <gtest/gtest.h>

#include "shop/stores/hours.hpp"
#include "shop/stores/stores_snapshot.hpp"

namespace spaza {
namespace {

using namespace std::chrono;

TEST(Stores, MeasureAlongTheGreatCircle) {
    const GeoPoint johannesburg{-26.2041, 28.0473};
    const GeoPoint cape_town{-33.9249, 18.4241};

    EXPECT_NEAR(distance_km(johannesburg, cape_town), 1262, 5);
    EXPECT_EQ(distance_km(johannesburg, johannesburg), 0);
    EXPECT_EQ(rounded_km(4.8249), 4.82);
    EXPECT_EQ(rounded_km(0.005), 0.01);
}

TEST(Stores, KeepOtherHoursOnHolidaysAndSpecialDays) {
    const HolidayCalendar holidays;
    PointOfService store;
    store.week.fill({.closed = false, .opens = hours{9}, .closes = hours{18}});
    store.holiday_hours = {.closed = false, .opens = hours{9}, .closes = hours{13}};
    store.special_days = {{sys_days{2026y / December / 24},
                           "Christmas Eve",
                           {.closed = false, .opens = hours{8}, .closes = hours{15}}}};

    EXPECT_EQ(hours_on(store, 2026y / June / 15, holidays).closes, hours{18});
    EXPECT_EQ(hours_on(store, 2026y / June / 16, holidays).closes, hours{13});
    EXPECT_EQ(hours_on(store, 2026y / December / 24, holidays).closes, hours{15});
}

TEST(Stores, WriteAndReadTheirHours) {
    const std::string week = "09:00-14:00|08:30-18:00|09:00-18:00|09:00-18:00|09:00-18:00|09:00-20:00|closed";
    const std::string special = "2026-12-24=08:00-15:00=Christmas Eve|2026-12-25=closed=Christmas Day";

    ASSERT_TRUE(parse_week(week));
    EXPECT_EQ(week_text(*parse_week(week)), week);
    EXPECT_EQ(special_days_text(*parse_special_days(special)), special);
    EXPECT_TRUE(parse_special_days("")->empty());
    for (const char* bad : {"", "9-18", "18:00-09:00", "09:00-25:00", "09:61-10:00", "open"})
        EXPECT_FALSE(parse_hours(bad));
    EXPECT_FALSE(parse_week("closed|closed"));
    EXPECT_FALSE(parse_special_days("2026-13-01=closed=None"));
}

TEST(Stores, AreFoundByTheStartOfAnyWord) {
    PointOfService store;
    store.code = {"G205"};
    store.display_name = "Spaza Waterfall";
    store.suburb = "Waterfall";
    store.town = "Midrand";
    store.postal_code = "1682";
    store.province = "ZA-GP";

    EXPECT_TRUE(matches(store, "mid"));
    EXPECT_TRUE(matches(store, "Gauteng waterf"));
    EXPECT_TRUE(matches(store, "1682"));
    EXPECT_TRUE(matches(store, ""));
    EXPECT_FALSE(matches(store, "rand"));
    EXPECT_FALSE(matches(store, "Midrand Durban"));
}

TEST(Stores, TheDefaultZoneIsTheWantedOneElseAStoreToVisitElseAnyAtAll) {
    const auto named = [](const char* code, bool warehouse) {
        PointOfService store;
        store.code = {code};
        store.warehouse = warehouse;
        return store;
    };
    const std::vector<PointOfService> many{named("W1", true), named("S1", false), named("S2", false)};
    EXPECT_EQ(default_zone_among(many, {{"S2"}}).value, "S2");
    EXPECT_EQ(default_zone_among(many, {{"gone"}, {""}, {"S2"}}).value, "S2");
    EXPECT_EQ(default_zone_among(many, {{"gone"}}).value, "S1");
    EXPECT_EQ(default_zone_among({named("W1", true)}, {}).value, "W1");
    EXPECT_EQ(default_zone_among({}, {{"S1"}}).value, "");
}

TEST(Stores, ASnapshotHasAlwaysAStoreAndNamesTheDefaultFirst) {
    StoreSnapshot stores;
    EXPECT_EQ(default_zone(stores).value, "online");
    EXPECT_TRUE(stores.warehouse().warehouse);
    EXPECT_TRUE(stores.nearest({}, 5).empty());

    PointOfService one;
    one.code = {"S1"};
    PointOfService other;
    other.code = {"S2"};
    stores.publish({one, other}, {{"S2"}});
    EXPECT_EQ(default_zone(stores).value, "S2");
    EXPECT_EQ(stores.warehouse().code.value, "S2") << "online orders leave from the default store";
    EXPECT_EQ(stores.all().size(), 2U);
}

}  // namespace
}  // namespace spaza
