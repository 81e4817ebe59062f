#include <gtest/gtest.h>
#include <set>

#include "base/json.hpp"
#include "shop/demo/figures_rules.hpp"
#include "shop/demo/generator_rules.hpp"
#include "shop/demo/material.hpp"
#include "shop/demo/opinion_rules.hpp"
#include "shop/demo/product_rules.hpp"
#include "shop/pictures/drawings_rules.hpp"
#include "shop/pictures/pictures_service.hpp"

namespace spaza::demo {
namespace {

using namespace std::chrono;

const Material& material() {
    static const Material loaded =
        load_material(assets(), [](std::string text) { return dated(std::move(text), 2026y / June / 8); });
    return loaded;
}

const std::map<std::string, Drawing, std::less<>>& drawings() {
    static const auto loaded = load_drawings(assets());
    return loaded;
}

std::vector<Row> rows_of(std::size_t products, std::uint64_t seed) {
    std::vector<Row> rows;
    generate({.products = products, .seed = seed, .today = 2026y / June / 8}, material(), drawings(),
             [&](const Row& row) { rows.push_back(row); });
    return rows;
}

template <class Each>
std::vector<Each> only(const std::vector<Row>& rows) {
    std::vector<Each> found;
    for (const Row& row : rows)
        if (const auto* each = std::get_if<Each>(&row)) found.push_back(*each);
    return found;
}

/// Everything about products, prices and stock in one number.
std::uint64_t fingerprint(const std::vector<Row>& rows) {
    std::uint64_t hash = 14695981039346656037ULL;
    const auto mix = [&](const std::string& text) {
        for (const char each : text + "\n") hash = (hash ^ static_cast<unsigned char>(each)) * 1099511628211ULL;
    };
    for (const auto& product : only<import::ProductRow>(rows)) {
        for (const auto& text : {product.code, product.name, product.description, product.ean, product.model,
                                 product.category_code, product.brand_code, product.base_product})
            mix(text);
        mix(std::to_string(product.rating) + "/" + std::to_string(product.review_count));
        mix(std::to_string(to_millis(*product.released_at)));
        for (const auto& [code, value] : product.attributes) {
            mix(code);
            if (const auto* text = std::get_if<std::string>(&value)) mix(*text);
            if (const auto* number = std::get_if<double>(&value)) mix(shown(*number));
        }
        mix(product.images.front().url);
    }
    for (const auto& price : only<import::PriceRow>(rows))
        mix(std::to_string(price.price.in_cents()) + "/" +
            std::to_string(price.was_price.value_or(Money{}).in_cents()));
    for (const auto& stock : only<import::StockRow>(rows))
        mix(stock.product_code + stock.store_code + std::to_string(stock.on_hand));
    return hash;
}

TEST(Demo, IsTheSameForTheSameSeed) {
    EXPECT_EQ(fingerprint(rows_of(200, 7)), fingerprint(rows_of(200, 7)));
    EXPECT_NE(fingerprint(rows_of(200, 7)), fingerprint(rows_of(200, 8)));
}

TEST(Demo, BeginsWithTheProductsOfTheScreens) {
    const auto products = only<import::ProductRow>(rows_of(40, 1));
    const auto prices = only<import::PriceRow>(rows_of(40, 1));

    EXPECT_EQ(products[0].code, "10448821");
    EXPECT_EQ(products[0].name, "Vela 55-inch 4K QLED Smart TV, VQ55A");
    EXPECT_EQ(products[0].category_code, "tv-55-to-65");
    EXPECT_TRUE(products[0].tv_licence);
    EXPECT_EQ(prices[0].price, Money::cents(9'999'00));
    EXPECT_EQ(prices[0].was_price, Money::cents(12'999'00));
    EXPECT_EQ(iso_time(*prices[0].offer_ends_at), "2026-06-12T21:59:59+0000");
}

TEST(Demo, MakesSoundProducts) {
    const auto rows = rows_of(3000, 3);
    const PictureService pictures{assets()};
    std::set<std::string> codes;
    std::set<std::string> departments;
    for (const auto& product : only<import::ProductRow>(rows)) {
        EXPECT_TRUE(codes.insert(product.code).second) << product.code;
        EXPECT_EQ(product.name.find('{'), std::string::npos) << product.name;
        EXPECT_EQ(product.description.find('{'), std::string::npos) << product.description;
        EXPECT_NE(product.description.find("Demo data"), std::string::npos);
        ASSERT_EQ(product.ean.size(), 13U);
        EXPECT_EQ(product.ean[12], ean13_check_digit(product.ean.substr(0, 12)));
        EXPECT_TRUE(product.rating >= 0 && product.rating <= 500) << product.rating;
        departments.insert(product.category_code);
        if (codes.size() % 50 == 0) {
            for (const auto& image : product.images) EXPECT_TRUE(pictures.find(image.url.substr(8))) << image.url;
        }
    }
    EXPECT_EQ(codes.size(), 3000U);
    EXPECT_GT(departments.size(), 55U);
    for (const auto& price : only<import::PriceRow>(rows)) {
        EXPECT_GT(price.price, Money{});
        EXPECT_TRUE(price.price.in_cents() % 100 == 99 || price.price.in_cents() % 1000 == 900)
            << price.price.in_cents();
        if (price.was_price) {
            EXPECT_GT(*price.was_price, price.price);
        }
    }
}

TEST(Demo, SaysOfDrinksTheVolumeOnTheirLabel) {
    std::size_t drinks = 0;
    for (const auto& product : only<import::ProductRow>(rows_of(1000, 1))) {
        if (product.category_code != "wine") continue;
        ++drinks;
        const auto volume =
            std::ranges::find(product.attributes, "volume", [](const auto& each) { return each.first; });
        ASSERT_NE(volume, product.attributes.end()) << product.name;
        const double millilitres = std::get<double>(volume->second);
        EXPECT_NE(product.name.find(", " + shown(millilitres) + " ml"), std::string::npos) << product.name;
    }
    EXPECT_GT(drinks, 0U);
}

TEST(Demo, StocksTheDefaultZoneAndTheWarehouse) {
    std::size_t in_zone = 0;
    std::size_t in_warehouse = 0;
    for (const auto& stock : only<import::StockRow>(rows_of(1000, 1))) {
        EXPECT_GT(stock.on_hand, 0);
        in_zone += stock.store_code == "G205";
        in_warehouse += stock.store_code == "W001";
    }
    EXPECT_GT(in_zone, 400U);
    EXPECT_GT(in_warehouse, 600U);
}

TEST(Demo, HasStoresInEveryProvince) {
    std::set<std::string> provinces;
    std::size_t open = 0;
    std::size_t warehouses = 0;
    for (const PointOfService& store : material().stores) {
        provinces.insert(store.province);
        (store.warehouse ? warehouses : open) += 1;
    }
    EXPECT_EQ(provinces.size(), 9U);
    EXPECT_GE(open, 30U);
    EXPECT_EQ(warehouses, 1U);
}

TEST(Demo, SaysOfProductsWhatTheirStarsPromise) {
    import::ProductRow product;
    product.code = "10448821";
    EXPECT_TRUE(opinions_on(product, 2026y / June / 8, 1).empty());
    product.rating = 480;
    product.review_count = 218;

    const auto said = opinions_on(product, 2026y / June / 8, 1);

    ASSERT_GE(said.size(), 2U);
    for (const Review& review : said) {
        EXPECT_GE(review.rating, 4);
        EXPECT_LT(review.created_at, std::chrono::sys_days{2026y / June / 8});
    }
    EXPECT_EQ(opinions_on(product, 2026y / June / 8, 1).front().headline, said.front().headline);
}

TEST(Demo, SaysOfWineWhatOneSaysOfWine) {
    import::ProductRow wine;
    wine.liquor = true;
    wine.rating = 300;
    wine.review_count = 500;
    for (int n = 0; n < 50; ++n) {
        wine.code = "wine-" + std::to_string(n);
        for (const Review& review : opinions_on(wine, 2026y / June / 8, 1)) {
            EXPECT_EQ(review.comment.find("sent it back"), std::string::npos) << review.comment;
            EXPECT_EQ(review.comment.find("stopped"), std::string::npos) << review.comment;
            EXPECT_EQ(review.comment.find("manual"), std::string::npos) << review.comment;
        }
    }
}

TEST(Demo, FillsDatesIntoContent) {
    for (const auto& component : only<import::ContentComponentRow>(rows_of(1, 1))) {
        EXPECT_EQ(component.properties.find("{offer"), std::string::npos) << component.uid;
        if (component.uid == "home-countdown") {
            EXPECT_NE(component.properties.find("2026-06-12T21:59:59+0000"), std::string::npos)
                << component.properties;
        }
    }
}

/// Rows of the second shop, of as many products as it usually has.
std::vector<Row> hardware_rows() {
    const Material hardware = load_material(
        assets(), [](std::string text) { return dated(std::move(text), 2026y / June / 8); }, "demo-hardware");
    std::vector<Row> rows;
    generate({.products = 60, .seed = 1, .today = 2026y / June / 8}, hardware, drawings(),
             [&](const Row& row) { rows.push_back(row); });
    return rows;
}

TEST(HardwareDemo, HasSomethingInEveryDepartmentWithAPicture) {
    const auto rows = hardware_rows();
    const PictureService pictures{assets()};
    std::set<std::string> filled_categories;
    for (const auto& product : only<import::ProductRow>(rows)) {
        filled_categories.insert(product.category_code);
        EXPECT_EQ(product.name.find('{'), std::string::npos) << product.name;
        for (const auto& image : product.images) EXPECT_TRUE(pictures.find(image.url.substr(8))) << image.url;
    }
    EXPECT_EQ(only<import::ProductRow>(rows).size(), 60U);
    for (const auto& category : only<import::CategoryRow>(rows)) {
        EXPECT_TRUE(pictures.find(category.image_url.substr(8))) << category.code;
        const bool is_department = category.parent_code == "root_sale_cat";
        EXPECT_TRUE(is_department || filled_categories.contains(category.code)) << category.code;
    }
    for (const auto& component : only<import::ContentComponentRow>(rows))
        for (std::size_t at = component.properties.find("/medias/"); at != std::string::npos;
             at = component.properties.find("/medias/", at + 1)) {
            const std::size_t from = at + 8;
            const std::string name =
                component.properties.substr(from, component.properties.find('"', from) - from);
            EXPECT_TRUE(pictures.find(name)) << name;
        }
}

TEST(HardwareDemo, StocksItsFirstStoreAndIsNamedNowhereAsTheFirst) {
    std::size_t in_first = 0;
    const auto rows = hardware_rows();
    for (const auto& stock : only<import::StockRow>(rows)) in_first += stock.store_code == "P101";
    EXPECT_GT(in_first, 30U);
    for (const Asset& each : assets()) {
        if (!each.path.starts_with("server/assets/demo-hardware/")) continue;
        for (const char* word : {"Spaza", "Midrand", "G205"})
            EXPECT_EQ(each.content.find(word), std::string_view::npos) << each.path << " names " << word;
    }
}

TEST(DemoFigures, GiveTheCheckDigit) {
    EXPECT_EQ(ean13("600100704001"), "6001007040017");
    EXPECT_EQ(ean13("400638133393"), "4006381333931");
    EXPECT_EQ(ean13("200000000000"), "2000000000008");
}

TEST(DemoFigures, LookLikeShelfPrices) {
    EXPECT_EQ(shelf_price(87), Money::cents(89'99));
    EXPECT_EQ(shelf_price(430), Money::cents(449'00));
    EXPECT_EQ(shelf_price(2680), Money::cents(2'699'00));
    EXPECT_EQ(shelf_price(12'600), Money::cents(12'499'00));
    EXPECT_EQ(shelf_price(1), Money::cents(9'99));
}

TEST(DemoFigures, EndOffersOnAFridayThatIsNotTooClose) {
    EXPECT_EQ(offer_friday(2026y / June / 8), sys_days{2026y / June / 12});
    EXPECT_EQ(offer_friday(2026y / June / 11), sys_days{2026y / June / 19});
}

TEST(DemoContent, FollowsTheSeasonsOfTheSouth) {
    const auto seasons = [](sys_days today) {
        return dated("warm {warmStarts} {warmEnds}, cold {coldStarts} {coldEnds}", today);
    };
    EXPECT_EQ(seasons(2026y / November / 23), "warm 2026-09-01 2027-05-01, cold 2027-05-01 2027-09-01");
    EXPECT_EQ(seasons(2027y / April / 30), "warm 2026-09-01 2027-05-01, cold 2027-05-01 2027-09-01");
    EXPECT_EQ(seasons(2027y / May / 1), "warm 2027-09-01 2028-05-01, cold 2027-05-01 2027-09-01");
    EXPECT_EQ(seasons(2027y / August / 31), "warm 2027-09-01 2028-05-01, cold 2027-05-01 2027-09-01");
    EXPECT_EQ(seasons(2027y / September / 1), "warm 2027-09-01 2028-05-01, cold 2028-05-01 2028-09-01");
}

}  // namespace
}  // namespace spaza::demo
