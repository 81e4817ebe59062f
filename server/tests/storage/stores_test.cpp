#include <algorithm>
#include <gtest/gtest.h>

#include "shop/content/content_store_sql.hpp"
#include "shop/demo/generator_rules.hpp"
#include "shop/demo/material.hpp"
#include "shop/import/import_session.hpp"
#include "shop/pictures/drawings_rules.hpp"
#include "shop/stores/stores_snapshot.hpp"
#include "shop/stores/stores_store_sql.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono;

class DemoShop : public DatabaseTest {
protected:
    void fill(std::size_t products) {
        const auto material = demo::load_material(assets(), [](std::string text) {
            return demo::dated(std::move(text), std::chrono::sys_days{std::chrono::year{2026} / 6 / 8});
        });
        const auto drawings = load_drawings(assets());
        database().write([&](storage::Session& session) {
            import::ImportSession rows{session, TimePoint {}};
            demo::generate({.products = products, .seed = 1, .today = 2026y / June / 8}, material, drawings,
                           [&](const demo::Row& row) {
                               const auto problems =
                                   std::visit([&](const auto& each) { return rows.add(each); }, row);
                               for (const auto& problem : problems)
                                   ADD_FAILURE() << problem.field << " " << problem.reason;
                           });
            rows.finish();
            return true;
        });
    }
};

TEST_P(DemoShop, FillsADatabaseWithoutARefusedRow) {
    fill(150);

    const auto count = [&](std::string_view sql) {
        return *database().reading([&](storage::Session& session) {
            return session.row(sql, {}, [](const storage::Row& row) { return row.integer(0); });
        });
    };
    EXPECT_EQ(count("SELECT COUNT(*) FROM product"), 150);
    EXPECT_EQ(count("SELECT COUNT(*) FROM price"), 150);
    EXPECT_EQ(count("SELECT COUNT(*) FROM point_of_service"), 44);
    EXPECT_EQ(count("SELECT COUNT(*) FROM stock WHERE on_hand <= 0"), 0);
}

TEST_P(DemoShop, KeepsStoresWithTheirHours) {
    fill(1);
    StoreSnapshot stores;
    stores.publish(
        database().reading([](storage::Session& session) { return SqlPointOfServiceStore{session}.load(); }));

    const auto waterfall = stores.find({"G205"});
    ASSERT_TRUE(waterfall);
    EXPECT_EQ(waterfall->display_name, "Spaza Waterfall");
    EXPECT_EQ(waterfall->week[1].closes, hours{19});
    EXPECT_EQ(waterfall->holiday_hours.closes, hours{16});
    EXPECT_EQ(stores.warehouse().code.value, "W001");
    EXPECT_EQ(stores.nearest(waterfall->at, 2)[1].first.code.value, "G202");
}

TEST_P(DemoShop, KeepsPagesWithSlotsInOrder) {
    fill(1);
    const auto pages =
        database().reading([](storage::Session& session) { return SqlContentStore{session}.load(); }).pages;

    const auto home = std::ranges::find(pages, "homepage", &ContentPage::code);
    ASSERT_NE(home, pages.end());
    ASSERT_EQ(home->slots.size(), 10U);
    EXPECT_EQ(home->slots[0].code, "HomeHero");
    EXPECT_FALSE(home->slots[0].lazy);
    EXPECT_EQ(home->slots[3].components[0].type_code, "CountdownBanner");
    EXPECT_EQ(home->slots[3].components[1].type_code, "ProductCarousel");
    EXPECT_TRUE(home->slots[4].lazy);
}

TEST_P(DemoShop, SavesAStoreAsItIs) {
    PointOfService store;
    store.code = {"X100"};
    store.display_name = "Spaza Somewhere";
    store.at = {.latitude = -26.5, .longitude = 28.25};
    store.special_days = {{sys_days{2026y / December / 24},
                           "Christmas Eve",
                           {.closed = false, .opens = hours{8}, .closes = hours{15}}}};
    store.week.fill({.closed = true, .opens = {}, .closes = {}});
    store.holiday_hours = {.closed = false, .opens = hours{9}, .closes = hours{13}};
    store.services = {"Collection", "Returns"};
    const auto loaded = database().writing([&](storage::Session& session) {
        SqlPointOfServiceStore kept{session};
        kept.save(store);
        kept.save(store);
        return kept.load();
    });

    ASSERT_EQ(loaded.size(), 1U);
    EXPECT_EQ(loaded[0].name, "X100");
    EXPECT_EQ(loaded[0].at.longitude, 28.25);
    EXPECT_EQ(loaded[0].special_days[0].name, "Christmas Eve");
    EXPECT_EQ(loaded[0].holiday_hours.closes, hours{13});
    EXPECT_EQ(loaded[0].services, store.services);
}

ON_BOTH_ENGINES(DemoShop);

}  // namespace
}  // namespace spaza::testing
