#include "shop/catalogue/product_json.hpp"

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include "support/shelves.hpp"

namespace spaza {
namespace {

const CatalogueView view = testing::a_catalogue({{.code = "a/b \"55%\"",
                                                  .name = "Télé : 55\" & more 😀",
                                                  .attributes = R"({"screenSize":55})",
                                                  .promotions = R"([{"code":"promotion-x","text":"Save"}])",
                                                  .features = R"(["Bright"])"}});

ProductLive live() {
    ProductLive live;
    live.price = Money::cents(8'999'00);
    live.was_price = Money::cents(9'999'00);
    live.stock_level = 3;
    live.available_for_pickup = true;
    live.pickup_message = "Collect today";
    live.pickup_day = "today";
    live.delivery_message = "Delivered by Fri";
    live.delivery_day = "Fri";
    return live;
}

boost::json::object shown(std::string_view fields) {
    std::string out;
    append_product(out, *view.catalogue, 0, live(), *FieldSet::parse(fields));
    return boost::json::parse(out).as_object();
}

TEST(ProductJson, HoldsMoreAtEachLevel) {
    const auto basic = shown("BASIC");
    const auto standard = shown("DEFAULT");
    const auto full = shown("FULL");
    EXPECT_EQ(basic.at("name").as_string(), "Télé : 55\" & more 😀");
    EXPECT_EQ(basic.at("url").as_string(), "/tv-audio/televisions/p/a%2Fb%20%2255%25%22");
    EXPECT_FALSE(basic.contains("images"));
    EXPECT_TRUE(standard.contains("images"));
    EXPECT_FALSE(standard.contains("classifications"));
    EXPECT_TRUE(full.contains("classifications"));
    for (const auto& [name, value] : basic) EXPECT_EQ(full.at(name), value);
    for (const auto& [name, value] : standard) EXPECT_EQ(full.at(name), value);
}

TEST(ProductJson, GivesTheSameForALevelAndForTheNamesInIt) {
    for (const char* level : {"BASIC", "DEFAULT", "FULL"})
        EXPECT_EQ(shown(level), shown(std::string{level} + ",code")) << level;
}

TEST(ProductJson, ShowsOnlyWhatIsNamed) {
    const auto some = shown("code,price(formattedValue),images(url),nothing");
    EXPECT_EQ(some.size(), 3U);
    EXPECT_EQ(some.at("price").as_object().size(), 1U);
    EXPECT_EQ(some.at("images").as_array()[0].as_object().size(), 1U);
}

TEST(ProductJson, TellsPricesAndStock) {
    const auto full = shown("FULL");
    EXPECT_EQ(full.at("saving").at("value").as_double(), 1000);
    EXPECT_EQ(full.at("margin").at("value").as_double(), 1000);
    EXPECT_EQ(full.at("stock").at("stockLevelStatus").as_string(), "lowStock");
    EXPECT_TRUE(full.at("purchasable").as_bool());
    const auto& promised = full.at("additionalAttributes").as_object();
    EXPECT_EQ(promised.at("pickUpDay").as_string(), "today");
    EXPECT_EQ(promised.at("deliveryDay").as_string(), "Fri");
    EXPECT_EQ(promised.at("estimatedDelivery").as_string(), "Delivered by Fri");
}

}  // namespace
}  // namespace spaza
