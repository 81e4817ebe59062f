#include "shop/content/occ_component_rules.hpp"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace spaza {
namespace {

ContentComponent component(const std::string& type, const std::string& properties) {
    ContentComponent made;
    made.uid = "c1";
    made.type_code = type;
    made.name = "Name";
    made.properties = properties;
    return made;
}

boost::json::object object_of(const OccComponent& one) { return boost::json::parse(one.json).as_object(); }

TEST(OccComponents, APictureStripNamesItsBanners) {
    const auto made = occ_components(component(
        "RotatingImages", R"({"banners":[{"title":"A","media":{"url":"/a.svg"},"urlLink":"/x"},{"title":"B"}]})"));
    ASSERT_EQ(made.size(), 3U);
    EXPECT_EQ(object_of(made[0]).at("typeCode"), "RotatingImagesComponent");
    EXPECT_EQ(object_of(made[0]).at("banners"), "c1_0 c1_1");
    EXPECT_TRUE(made[0].in_slot);
    EXPECT_FALSE(made[1].in_slot);
    EXPECT_EQ(object_of(made[1]).at("media").at("url"), "/a.svg");
    EXPECT_EQ(object_of(made[1]).at("urlLink"), "/x");
    EXPECT_FALSE(object_of(made[2]).contains("media"));
}

TEST(OccComponents, AGridIsOneBannerForEachTile) {
    const auto made = occ_components(component(
        "TopCategoriesCarousel", R"({"categories":[{"name":"TVs","url":"/l/c/tvs","image":{"url":"/t.svg"}}]})"));
    ASSERT_EQ(made.size(), 1U);
    EXPECT_TRUE(made[0].in_slot);
    EXPECT_EQ(object_of(made[0]).at("name"), "TVs");
    EXPECT_EQ(object_of(made[0]).at("media").at("altText"), "TVs");
    EXPECT_FALSE(object_of(made[0]).contains("headline"));
    EXPECT_EQ(object_of(made[0]).at("urlLink"), "/l/c/tvs");
}

TEST(OccComponents, APictureSaysWhatIsNotWrittenOverIt) {
    const auto banners = occ_components(
        component("ValueProposition", R"({"banners":[{"title":"Hot day?","text":"Fans.","media":{"url":"/a.svg"}},
                                           {"title":"Returns","text":"No reason."}]})"));
    ASSERT_EQ(banners.size(), 2U);
    EXPECT_FALSE(object_of(banners[0]).contains("content"));
    EXPECT_FALSE(object_of(banners[0]).contains("headline"));
    EXPECT_EQ(object_of(banners[0]).at("media").at("altText"), "Hot day? Fans.");
    EXPECT_EQ(object_of(banners[1]).at("headline"), "Returns");
    EXPECT_EQ(object_of(banners[1]).at("content"), "No reason.");
    const auto strip = occ_components(component(
        "RotatingImages", R"({"banners":[{"title":"Hot day?","text":"Fans.","media":{"url":"/a.svg"}}]})"));
    EXPECT_EQ(object_of(strip[1]).at("headline"), "Hot day?");
    EXPECT_FALSE(object_of(strip[1]).contains("content"));
}

TEST(OccComponents, ProductsAreTheirCodes) {
    ContentComponent row = component("ProductCarousel", R"({"productCodes":"1 2"})");
    row.product_codes = {"1", "2"};
    const auto made = occ_components(row);
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(object_of(made[0]).at("productCodes"), "1 2");
    EXPECT_EQ(object_of(made[0]).at("title"), "Name");
}

TEST(OccComponents, TabsAreATextAndListsOfPagesAreNothing) {
    const auto made =
        occ_components(component("CMSTabParagraph", R"({"tabs":[{"title":"T","content":"<p>x</p>"}]})"));
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(object_of(made[0]).at("content"), "<h2>T</h2><p>x</p>");
    EXPECT_TRUE(occ_components(component("GuzzleLeaflet", R"({"title":"T"})")).empty());
    EXPECT_TRUE(occ_components(component("SimpleBanner", "no JSON")).empty());
}

}  // namespace
}  // namespace spaza
