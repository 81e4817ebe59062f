#include "shop/installed_app/installed_app_rules.hpp"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(InstalledApp, TellsPhonesHowTheShopIsCalledAndLooks) {
    const auto manifest = boost::json::parse(app_manifest(
        {.name = "Kloof & Son", .tagline = "Tools", .icon = "/own/app.png", .tab_icon = "/own/tab.svg"}));
    EXPECT_EQ(manifest.at("name").as_string(), "Kloof & Son");
    EXPECT_EQ(manifest.at("short_name").as_string(), "Kloof & Son");
    EXPECT_EQ(manifest.at("description").as_string(), "Tools");
    EXPECT_EQ(manifest.at("display").as_string(), "standalone");
    ASSERT_EQ(manifest.at("icons").as_array().size(), 3U);
    EXPECT_EQ(manifest.at_pointer("/icons/1/purpose").as_string(), "maskable");
    EXPECT_EQ(manifest.at_pointer("/share_target/action").as_string(), "/share");
}

TEST(InstalledApp, HasTheShopsColoursAndItsOwnShortName) {
    const auto manifest = boost::json::parse(app_manifest(
        {.name = "Kloof Hardware & Garden", .short_name = "Kloof", .theme = "#5a2414", .ground = "#f6f3f2"}));
    EXPECT_EQ(manifest.at("short_name").as_string(), "Kloof");
    EXPECT_EQ(manifest.at("theme_color").as_string(), "#5a2414");
    EXPECT_EQ(manifest.at("background_color").as_string(), "#f6f3f2");
}

TEST(InstalledApp, HasNoIconsWhereTheShopHasNone) {
    const auto manifest = boost::json::parse(app_manifest({.name = "Shop"}));
    EXPECT_TRUE(manifest.at("icons").as_array().empty());
    EXPECT_FALSE(manifest.as_object().contains("description"));
    EXPECT_FALSE(manifest.as_object().contains("screenshots"));
}

TEST(InstalledApp, ShowsItselfToPhonesAndComputersBeforeItIsInstalled) {
    const auto manifest = boost::json::parse(app_manifest(
        {.name = "Shop",
         .screenshots = {{.address = "/own/home.webp", .width = 780, .height = 1688, .label = "Home"},
                         {.address = "https://cdn.example/list.png", .width = 1440, .height = 900}}}));
    EXPECT_EQ(manifest.at("screenshots"), boost::json::parse(R"([
        {"src":"/own/home.webp","sizes":"780x1688","type":"image/webp","form_factor":"narrow","label":"Home"},
        {"src":"https://cdn.example/list.png","sizes":"1440x900","type":"image/png","form_factor":"wide"}])"));
}

TEST(InstalledApp, NamesTheAppsOfTheStores) {
    const StoreApps apps{
        .ios_id = "ABCDE12345.za.shop", .android_package = "za.shop", .android_fingerprints = {"AA:BB"}};
    const auto apple = boost::json::parse(apple_app_links(apps));
    EXPECT_EQ(apple.at_pointer("/applinks/details/0/appIDs/0").as_string(), "ABCDE12345.za.shop");
    const auto android = boost::json::parse(android_app_links(apps));
    EXPECT_EQ(android.at_pointer("/0/target/package_name").as_string(), "za.shop");
    EXPECT_EQ(android.at_pointer("/0/target/sha256_cert_fingerprints/0").as_string(), "AA:BB");
}

TEST(InstalledApp, LeadsWhatIsSharedToItsPageOrToASearch) {
    const std::string_view host = "shop.example";
    EXPECT_EQ(path_of_shared({.url = "https://shop.example/tv/p/1?a=b"}, host), "/tv/p/1?a=b");
    EXPECT_EQ(path_of_shared({.text = "Look: https://shop.example/tv/p/1 and say"}, host), "/tv/p/1");
    EXPECT_EQ(path_of_shared({.text = "kettle https://other.example/x"}, host), "/l/search?text=kettle");
    EXPECT_EQ(path_of_shared({.url = "https://other.example/x", .title = "Air fryer"}, host),
              "/l/search?text=Air%20fryer");
    EXPECT_EQ(path_of_shared({}, host), "/");
}

TEST(InstalledApp, IsLedNowhereElse) {
    const std::string_view host = "shop.example";
    for (const char* hostile :
         {"https://shop.example//evil.example", "https://shop.example@evil.example/", "javascript:alert(1)",
          "https://shop.example.evil.example/x", "https://evil.example/https://shop.example/x", "//evil.example"})
        EXPECT_EQ(path_of_shared({.url = hostile}, host), "/") << hostile;
}

TEST(InstalledApp, KnowsScreensByTheNamesOfTheirPictures) {
    EXPECT_EQ(screen_in("1170x2532.png"), (ScreenSize{.width = 1170, .height = 2532}));
    EXPECT_EQ(screen_in("2752x2064.png"), (ScreenSize{.width = 2752, .height = 2064}));
    for (const char* none : {"", "1170x2532", "1170x2532.jpg", "1170.png", "x.png", "1170x.png", "0x0.png",
                             "319x640.png", "4097x640.png", "1171x2532.png", "1170x1170.png", "01170x2532.png",
                             "-1170x2532.png", "1170x2532x3.png", "1170 x2532.png", "99999999999x2532.png"})
        EXPECT_FALSE(screen_in(none)) << none;
}

}  // namespace
}  // namespace spaza
