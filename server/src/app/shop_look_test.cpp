#include "app/shop_look.hpp"

#include <gmock/gmock.h>

#include "app/shop_facts.hpp"
#include "shop/look/palette_rules.hpp"

namespace spaza::app {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

TEST(ShopLook, NamesColoursThatAreNone) {
    Config config;
    config.shop.colours = {"brnad=#14361f"};
    EXPECT_THAT(look_problems(config),
                ElementsAre("shop.colours: there is no colour brnad (did you mean brand?)"));
    EXPECT_THROW(require_readable(config), ConfigProblem);
}

TEST(ShopLook, LooksAtEachSeasonToo) {
    Config config;
    config.shop.seasons = {"2026-11-20..2026-11-30 | Black Friday | brand=#f4d03f"};
    const auto problems = look_problems(config);
    ASSERT_THAT(problems, Not(IsEmpty()));
    EXPECT_THAT(problems.front(),
                HasSubstr("shop.seasons '2026-11-20..2026-11-30 | Black Friday | brand=#f4d03f': "));
    config.shop.seasons = {"2026-11-20..2026-11-30 | Black Friday | brand=#111111"};
    EXPECT_THAT(look_problems(config), IsEmpty());
    ASSERT_EQ(shop_seasons(config).size(), 1U);
    EXPECT_EQ(hex(shop_seasons(config)[0].look.colours.light.at("brand")), "#111111");
    EXPECT_EQ(shop_look(config).colours, usual_colours());
}

TEST(ShopLook, LeavesOutWhatCannotBeReadAndNoMore) {
    Config config;
    config.shop.colours = {"saving=#ffd24a"};
    config.shop.seasons = {"2026-11-20..2026-11-30 | Black Friday | brand=#f4d03f"};
    EXPECT_THAT(leave_out_unreadable(config), Not(IsEmpty()));
    EXPECT_THAT(config.shop.colours, ElementsAre("saving=#ffd24a"));
    EXPECT_THAT(config.shop.seasons, IsEmpty());
    config.shop.colours = {"action=#7ac143"};
    config.shop.seasons = {"2026-11-20..2026-11-30 | Black Friday"};
    EXPECT_THAT(leave_out_unreadable(config), Not(IsEmpty()));
    EXPECT_THAT(config.shop.colours, IsEmpty());
    EXPECT_EQ(config.shop.seasons.size(), 1U);
    EXPECT_THAT(leave_out_unreadable(config), IsEmpty());
}

TEST(Menus, NameWhatIsNotThere) {
    Config config;
    config.shop.header_menu = {"Drills | /tools/l/c/drills?sort=price", "Saws | /l/c/saws",
                               "Out | https://x.example"};
    config.shop.footer_menu = {"Help | Careers | /s/careers", "Help | Terms | /s/terms",
                               "Help | Orders | /orderhistory/x", "Help | Nowhere | /nowhere"};
    const Addresses known{.is_page = [](const std::string& path) { return path == "/s/terms"; },
                          .is_category = [](const std::string& code) { return code == "drills"; }};
    EXPECT_THAT(dead_links(config, known),
                ElementsAre("shop.header_menu: Saws leads to /l/c/saws, which is not there",
                            "shop.footer_menu: Careers leads to /s/careers, which is not there",
                            "shop.footer_menu: Nowhere leads to /nowhere, which is not there"));
}

TEST(Menus, BecomeColumnsInTheOrderTheyAreNamed) {
    Config config;
    config.shop.name = "Kloof";
    config.shop.footer_menu = {"Build | Saws | /l/c/saws", "Help | Terms | /s/terms",
                               "Build | Drills | /l/c/drills"};
    EXPECT_THAT(brand_facts(config),
                HasSubstr(R"("footer":[{"title":"Build","links":[["Saws","/l/c/saws"],["Drills","/l/c/drills"]]},)"
                          R"({"title":"Help","links":[["Terms","/s/terms"]]}])"));
    EXPECT_EQ(said_above(config, ""), "");
    config.shop.promises = {"One", "Two"};
    EXPECT_EQ(said_above(config, "Friday"), "Friday · One · Two");
}

}  // namespace
}  // namespace spaza::app
