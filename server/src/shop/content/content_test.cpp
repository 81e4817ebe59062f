#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <gtest/gtest.h>

#include "base/json.hpp"
#include "shop/content/content_rules.hpp"
#include "shop/content/content_service.hpp"
#include "shop/content/content_wire.hpp"

namespace spaza {
namespace {

struct NamedCards final : ProductCards {
    std::string cards(const std::vector<ProductCode>& products, const ShopContext&) const override {
        std::string out{"["};
        for (const ProductCode& product : products)
            out += (out.size() > 1 ? "," : "") + ("{\"code\":\"" + product.value) + "\"}";
        return out + "]";
    }
};

std::vector<ContentPage> a_home_page() {
    ContentSlot top{.code = "Top", .lazy = false, .components = {}};
    top.components.push_back({.uid = "hero",
                              .type_code = "SimpleBanner",
                              .name = "Hero",
                              .properties = R"({ "title" : "Cold \"floor\"?" })",
                              .product_codes = {}});
    ContentSlot below{.code = "Below", .lazy = true, .components = {}};
    below.components.push_back({.uid = "row",
                                .type_code = "ProductCarousel",
                                .name = "Row",
                                .properties = R"({"productCodes":" 1  2 "})",
                                .product_codes = {}});
    return {{.code = "homepage",
             .name = "Home",
             .title = "Spaza",
             .seo_title = {},
             .seo_description = "A shop",
             .slots = {top, below}}};
}

class Content : public testing::Test {
protected:
    Content() { snapshot_.publish(a_home_page()); }

    boost::json::value page() const {
        const auto content = service_.content();
        const auto found = service_.page(content, "");
        const auto products = [&](const ContentComponent& component) { return service_.products(component, {}); };
        return boost::json::parse(json::write(wire::to_wire(**found, products)));
    }
    boost::json::value slot(std::string_view code) const {
        const auto content = service_.content();
        const auto found = service_.slots(content, code);
        const auto products = [&](const ContentComponent& component) { return service_.products(component, {}); };
        return boost::json::parse(json::write(wire::to_wire(*found->front(), products, true)));
    }

    ContentSnapshot snapshot_;
    NamedCards cards_;
    ContentService service_{snapshot_, cards_};
};

TEST_F(Content, IsTheHomePageWhenNoneIsNamed) {
    const auto home = page();

    EXPECT_EQ(home.at("uid"), "homepage");
    EXPECT_EQ(home.at("robotTag"), "INDEX_FOLLOW");
    EXPECT_EQ(home.at("seoTitle"), "Spaza");
    EXPECT_EQ(home.at("contentSlots").at("contentSlot").as_array().size(), 2U);
}

TEST_F(Content, ShowsMembersAtTheTopAndUnderOtherProperties) {
    const auto home = page();
    const auto& top = home.at("contentSlots").at("contentSlot").at(0);
    const auto& hero = top.at("components").at("component").at(0);

    EXPECT_EQ(hero.at("typeCode"), "SimpleBanner");
    EXPECT_EQ(hero.at("title"), "Cold \"floor\"?");
    EXPECT_EQ(hero.at("otherProperties").at("title"), "Cold \"floor\"?");
}

TEST_F(Content, LeavesLazySlotsEmptyInThePageAndFullWhenAskedFor) {
    const auto home = page();
    const auto& lazy = home.at("contentSlots").at("contentSlot").at(1);
    EXPECT_EQ(lazy.at("isSlotLazyLoaded"), true);
    EXPECT_TRUE(lazy.at("components").at("component").as_array().empty());

    const auto full = slot("Below");
    const auto& row = full.at("components").at("component").at(0);
    EXPECT_EQ(row.at("productCodes"), " 1  2 ");
    EXPECT_EQ(row.at("otherProperties").at("products").as_array().size(), 2U);
    EXPECT_EQ(row.at("otherProperties").at("products").at(1).at("code"), "2");
}

TEST_F(Content, RefusesUnknownPagesAndSlotsAndTooManySlots) {
    const auto content = service_.content();

    EXPECT_EQ(service_.page(content, "nothing").error().type, "NotFoundError");
    EXPECT_EQ(service_.slots(content, "Top,Nothing").error().subject, "Nothing");
    EXPECT_EQ(service_.slots(content, "Top,").error().subject, "");
    EXPECT_EQ(service_.slots(content, "Top,Below,Top,Below")->size(), 4U);
    EXPECT_EQ(service_.slots(content, "Top,Below,Top,Below,Top").error().subject, "contentSlotId");
}

TEST(ContentComponents, SurviveMalformedProperties) {
    for (const char* bad : {"", "[]", "{", "null", "{\"a\":1}x"}) {
        ContentComponent component{
            .uid = "x", .type_code = "T", .name = {}, .properties = bad, .product_codes = {}};
        prepare(component);
        EXPECT_EQ(component.properties, "{}") << bad;
    }
}

}  // namespace
}  // namespace spaza
