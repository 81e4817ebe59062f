#include "shop/catalogue/zone_table_rules.hpp"

#include <gtest/gtest.h>

#include "support/fixed_clock.hpp"
#include "support/fixed_terms.hpp"

namespace spaza {
namespace {

struct Stores final : StoreReader {
    std::vector<PointOfService> all() const override { return stores; }
    std::optional<PointOfService> find(const StoreCode&) const override { return stores.front(); }
    std::vector<std::pair<PointOfService, double>> nearest(const GeoPoint&, std::size_t) const override {
        return {};
    }
    PointOfService warehouse() const override { return stores.front(); }
    std::vector<PointOfService> stores;
};

class ZoneTablesTest : public ::testing::Test {
protected:
    ZoneTablesTest() {
        stores.stores.resize(1);
        stores.stores[0].code = StoreCode{"G205"};
    }
    Stores stores;
    testing::FixedClock clock{from_millis(1'750'000'020'000)};  // a full minute
    testing::FixedTerms terms;
    ZoneTables tables{stores, clock, terms};
    StoreCode zone{"G205"};
};

TEST_F(ZoneTablesTest, KeepATableWhileTheMinuteAndTheStoresStay) {
    const auto table = tables.of(zone);
    clock.advance(std::chrono::seconds{59});
    EXPECT_EQ(tables.of(zone), table);
    clock.advance(std::chrono::seconds{1});
    EXPECT_NE(tables.of(zone), table) << "a minute on";
}

TEST_F(ZoneTablesTest, MakeATableAnewWhenOpeningHoursChange) {
    const auto table = tables.of(zone);
    stores.stores[0].week[1].closes = std::chrono::hours{17};
    clock.advance(std::chrono::milliseconds{100});
    EXPECT_EQ(tables.of(zone), table) << "stores are looked at every half second";
    clock.advance(std::chrono::seconds{1});
    EXPECT_NE(tables.of(zone), table);
}

TEST_F(ZoneTablesTest, MakeATableAnewWhenTheCutOffChanges) {
    const auto table = tables.of(zone);
    terms.terms.order_cut_off = std::chrono::hours{16};
    clock.advance(std::chrono::seconds{1});
    EXPECT_NE(tables.of(zone), table);
}

}  // namespace
}  // namespace spaza
