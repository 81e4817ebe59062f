#include "shop/stock/promise_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using namespace std::chrono;

const HolidayCalendar holidays;

PointOfService a_store(const char* code, const char* town, const char* postal_code, GeoPoint at) {
    PointOfService store;
    store.code = {code};
    store.town = town;
    store.postal_code = postal_code;
    store.at = at;
    store.week.fill({.closed = false, .opens = hours{9}, .closes = hours{18}});
    store.week[0] = {.closed = false, .opens = hours{9}, .closes = hours{14}};
    store.holiday_hours = {.closed = false, .opens = hours{9}, .closes = hours{13}};
    store.special_days = {{sys_days{2026y / December / 25}, "Christmas Day", {.closed = true}}};
    return store;
}

const PointOfService midrand = a_store("G205", "Midrand", "1682", {-26.01, 28.10});
const PointOfService fourways = a_store("G212", "Fourways", "2191", {-26.017, 28.012});
const PointOfService cape_town = a_store("C301", "Cape Town", "8001", {-33.925, 18.423});
const PointOfService warehouse = [] {
    PointOfService store = a_store("W001", "Kempton Park", "1619", {-26.10, 28.23});
    store.warehouse = true;
    return store;
}();

/// Johannesburg time.
TimePoint at(year_month_day day, int hour, int minute = 0) {
    return sys_days{day} + hours{hour} + minutes{minute} - kJohannesburgOffset;
}

const PromisePolicy kPolicy{.order_cut_off = hours{14}};
constexpr auto kThursday = 2026y / June / 11;

TEST(Promise, IsADayForTheTruckAndADayForTheStore) {
    const Promise made =
        promise(TradingType::normal, {.store = midrand, .at_store = 3, .warehouse = warehouse, .at_warehouse = 5},
                at(kThursday, 10), holidays, kPolicy);

    EXPECT_EQ(made.delivery_message, "Delivered by Fri 12 June");
    EXPECT_EQ(made.pickup_message, "Collect today in Midrand");
    EXPECT_EQ(made.deliverable, 8);
    EXPECT_EQ(made.collectable, 3);
    EXPECT_EQ(made.collect_at.value, "G205");
    EXPECT_TRUE(made.same_day_pickup);
}

TEST(Promise, LeavesTheNextBusinessDayAfterTheCutOff) {
    EXPECT_EQ(delivery_day(midrand.at, midrand.at, at(kThursday, 13, 59), holidays, kPolicy),
              sys_days{2026y / June / 12});
    EXPECT_EQ(delivery_day(midrand.at, midrand.at, at(kThursday, 14, 0), holidays, kPolicy),
              sys_days{2026y / June / 15});
}

TEST(Promise, TakesTheCutOffFromTheShop) {
    PromisePolicy policy;
    policy.order_cut_off = hours{16};

    EXPECT_EQ(delivery_day(midrand.at, midrand.at, at(kThursday, 15), holidays, policy),
              sys_days{2026y / June / 12});
}

TEST(Promise, SkipsWeekendsAndPublicHolidays) {
    // Friday 12 June after cut-off leaves on Monday 15, Tuesday 16 is Youth Day.
    EXPECT_EQ(delivery_day(midrand.at, midrand.at, at(2026y / June / 12, 15), holidays, kPolicy),
              sys_days{2026y / June / 17});
    // Thursday before Good Friday, after cut-off: Tuesday after Easter leaves, Wednesday arrives.
    EXPECT_EQ(delivery_day(midrand.at, midrand.at, at(2026y / April / 2, 16), holidays, kPolicy),
              sys_days{2026y / April / 8});
}

TEST(Promise, TakesLongerTheFurtherItIs) {
    EXPECT_EQ(delivery_day(warehouse.at, cape_town.at, at(kThursday, 9), holidays, kPolicy),
              sys_days{2026y / June / 18});
    EXPECT_EQ(delivery_day(cape_town.at, cape_town.at, at(kThursday, 9), holidays, kPolicy),
              sys_days{2026y / June / 12});
}

TEST(Promise, UsesTheJohannesburgDayNotTheUtcOne) {
    // 23:30 UTC on Thursday is Friday 01:30 in Johannesburg.
    const TimePoint late = sys_days{kThursday} + hours{23} + minutes{30};
    EXPECT_EQ(delivery_day(midrand.at, midrand.at, late, holidays, kPolicy), sys_days{2026y / June / 15});
}

TEST(Promise, CollectsTomorrowWhenTooLateToday) {
    EXPECT_EQ(collection_day(midrand, at(kThursday, 16), holidays, kPolicy), sys_days{kThursday});
    EXPECT_EQ(collection_day(midrand, at(kThursday, 16, 1), holidays, kPolicy), sys_days{2026y / June / 12});
    EXPECT_EQ(spoken_day(2026y / June / 12, kThursday), "tomorrow");
    EXPECT_EQ(spoken_day(2026y / June / 15, kThursday), "Mon 15 June");
}

TEST(Promise, CollectsBeforeTheStoreOpensStillToday) {
    EXPECT_EQ(collection_day(midrand, at(kThursday, 5), holidays, kPolicy), sys_days{kThursday});
}

TEST(Promise, KnowsShortHolidayHoursAndClosedDays) {
    EXPECT_EQ(collection_day(midrand, at(2026y / June / 16, 10, 30), holidays, kPolicy),
              sys_days{2026y / June / 16});
    EXPECT_EQ(collection_day(midrand, at(2026y / June / 16, 11, 30), holidays, kPolicy),
              sys_days{2026y / June / 17});
    EXPECT_EQ(collection_day(midrand, at(2026y / December / 25, 9), holidays, kPolicy),
              sys_days{2026y / December / 26});
    EXPECT_EQ(collection_day(warehouse, at(kThursday, 9), holidays, kPolicy), std::nullopt);
}

TEST(Promise, OffersAStoreNearbyWhenTheOwnOneHasNone) {
    const Promise made = promise(TradingType::normal,
                                 {.store = midrand,
                                  .at_store = 0,
                                  .warehouse = warehouse,
                                  .at_warehouse = 1,
                                  .nearby = &fourways,
                                  .at_nearby = 2},
                                 at(kThursday, 17), holidays, kPolicy);

    EXPECT_EQ(made.pickup_message, "Collect tomorrow in Fourways");
    EXPECT_EQ(made.collectable, 2);
    EXPECT_EQ(made.collect_at.value, "G212");
    EXPECT_FALSE(made.same_day_pickup);
}

TEST(Promise, OffersNoCollectionOfWhatTheCartCannotTake) {
    for (const TradingType type : {TradingType::normal, TradingType::pickup_only}) {
        const Promise made = promise(type,
                                     {.store = midrand,
                                      .at_store = 0,
                                      .warehouse = warehouse,
                                      .at_warehouse = 0,
                                      .nearby = &fourways,
                                      .at_nearby = 2},
                                     at(kThursday, 10), holidays, kPolicy);

        EXPECT_EQ(made.pickup_message, "Only in our store in Fourways");
        EXPECT_EQ(made.collectable, 0);
        EXPECT_TRUE(made.collect_at.empty());
        EXPECT_FALSE(made.collect_on);
    }
}

TEST(Promise, SaysWhyNot) {
    const Shelves empty{.store = midrand, .at_store = 0, .warehouse = warehouse, .at_warehouse = 0};
    const Promise made = promise(TradingType::normal, empty, at(kThursday, 9), holidays, kPolicy);

    EXPECT_EQ(made.delivery_message, "Out of stock near you");
    EXPECT_EQ(made.pickup_message, "Not in a store near you");
    EXPECT_FALSE(made.delivered_by);
    EXPECT_FALSE(made.collect_on);
}

TEST(Promise, FollowsTheTradingType) {
    const Shelves full{.store = midrand, .at_store = 4, .warehouse = warehouse, .at_warehouse = 6};
    const TimePoint now = at(kThursday, 9);

    const Promise online = promise(TradingType::online_only, full, now, holidays, kPolicy);
    EXPECT_EQ(online.deliverable, 6);
    EXPECT_EQ(online.pickup_message, "Online only");
    EXPECT_EQ(online.collectable, 0);

    const Promise delivered = promise(TradingType::delivery_only, full, now, holidays, kPolicy);
    EXPECT_EQ(delivered.deliverable, 10);
    EXPECT_EQ(delivered.pickup_message, "Delivery only");

    const Promise collected = promise(TradingType::pickup_only, full, now, holidays, kPolicy);
    EXPECT_EQ(collected.deliverable, 0);
    EXPECT_EQ(collected.delivery_message, "Collection only");
    EXPECT_EQ(collected.pickup_message, "Collect today in Midrand");
}

TEST(Promise, TellsWhenAPreOrderShips) {
    const Shelves full{.store = midrand, .at_store = 0, .warehouse = warehouse, .at_warehouse = 6};
    const Promise made =
        promise(TradingType::normal, full, at(kThursday, 9), holidays, kPolicy, 2026y / June / 26);

    EXPECT_EQ(made.delivery_message, "Pre-order: ships Fri 26 June");
    EXPECT_EQ(made.pickup_message, "In stores from Fri 26 June");
    EXPECT_FALSE(made.collect_on);
    EXPECT_EQ(made.deliverable, 6);
    EXPECT_EQ(made.delivered_by, sys_days{2026y / June / 29});
}

TEST(Promise, TellsWhenAPreOrderCanBeCollected) {
    const Shelves full{.store = midrand, .at_store = 0, .warehouse = warehouse, .at_warehouse = 6};
    const auto said = [&](TradingType type) {
        return promise(type, full, at(kThursday, 9), holidays, kPolicy, 2026y / June / 26).pickup_message;
    };

    EXPECT_EQ(said(TradingType::pickup_only), "Pre-order: collect from Fri 26 June");
    EXPECT_EQ(said(TradingType::online_only), "Online only");
    EXPECT_EQ(said(TradingType::delivery_only), "Delivery only");

    const Promise collected =
        promise(TradingType::pickup_only, full, at(kThursday, 9), holidays, kPolicy, 2026y / June / 26);
    EXPECT_EQ(collected.delivery_message, "Collection only");
    EXPECT_EQ(collected.deliverable, 0);
    EXPECT_FALSE(collected.delivered_by);
}

}  // namespace
}  // namespace spaza
