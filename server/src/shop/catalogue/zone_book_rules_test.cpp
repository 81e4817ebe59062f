#include "shop/catalogue/zone_book_rules.hpp"

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

class ZoneBooksTest : public ::testing::Test {
protected:
    ZoneBooksTest() {
        stores.stores.resize(1);
        stores.stores[0].code = StoreCode{"G205"};
    }
    Stores stores;
    testing::FixedClock clock{from_millis(1'750'000'020'000)};  // a full minute
    testing::FixedTerms terms;
    ZoneBooks books{stores, clock, terms};
    StoreCode zone{"G205"};
};

TEST_F(ZoneBooksTest, KeepABookWhileTheMinuteAndTheStoresStay) {
    const auto book = books.of(zone);
    clock.advance(std::chrono::seconds{59});
    EXPECT_EQ(books.of(zone), book);
    clock.advance(std::chrono::seconds{1});
    EXPECT_NE(books.of(zone), book) << "a minute on";
}

TEST_F(ZoneBooksTest, MakeABookAnewWhenOpeningHoursChange) {
    const auto book = books.of(zone);
    stores.stores[0].week[1].closes = std::chrono::hours{17};
    clock.advance(std::chrono::milliseconds{100});
    EXPECT_EQ(books.of(zone), book) << "stores are looked at every half second";
    clock.advance(std::chrono::seconds{1});
    EXPECT_NE(books.of(zone), book);
}

TEST_F(ZoneBooksTest, MakeABookAnewWhenTheCutOffChanges) {
    const auto book = books.of(zone);
    terms.terms.order_cut_off = std::chrono::hours{16};
    clock.advance(std::chrono::seconds{1});
    EXPECT_NE(books.of(zone), book);
}

}  // namespace
}  // namespace spaza
