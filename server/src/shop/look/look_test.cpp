#include <gmock/gmock.h>

#include "base/clock.hpp"
#include "shop/look/drawn_icon.hpp"
#include "shop/look/logo_rules.hpp"
#include "shop/look/look_css_rules.hpp"
#include "shop/look/palette_rules.hpp"
#include "shop/look/season_rules.hpp"

namespace spaza {
namespace {

using namespace std::chrono;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

Colour of(const char* value) { return *colour_in(value); }
NamedColour named(const char* name, const char* value) { return {name, of(value), false}; }

TEST(Contrast, IsThatOfTheGuidelines) {
    EXPECT_DOUBLE_EQ(contrast(of("#ffffff"), of("#000000")), 21);
    EXPECT_NEAR(contrast(of("#777777"), of("#ffffff")), 4.48, 0.005);
    EXPECT_DOUBLE_EQ(contrast(of("#ffffff"), of("#777777")), contrast(of("#777777"), of("#ffffff")));
}

TEST(Colour, IsReadAndWritten) {
    EXPECT_EQ(hex(of("#0A545e")), "#0a545e");
    for (const char* wrong : {"", "#fff", "0a545e0", "#0a545g", "red", "#0a545e1"})
        EXPECT_FALSE(colour_in(wrong)) << wrong;
}

TEST(Colour, ComesBackFromHowItIsSeen) {
    for (const char* value : {"#000000", "#ffffff", "#0a545e", "#ffc02e", "#c4391b", "#7f7f7f"})
        EXPECT_EQ(hex(colour_of(oklch_of(of(value)))), value);
    // What no screen has becomes weaker, not another hue.
    const Oklch strong{.lightness = 0.7, .chroma = 0.5, .hue = 2.4};
    EXPECT_NEAR(oklch_of(colour_of(strong)).hue, strong.hue, 0.05);
    EXPECT_NEAR(oklch_of(colour_of(strong)).lightness, strong.lightness, 0.01);
}

TEST(Palette, OfAShopThatSetNothingIsTheUsualAndCanBeRead) {
    EXPECT_EQ(colours_of({}), usual_colours());
    EXPECT_THAT(unreadable_pairs(usual_colours()), IsEmpty());
}

TEST(Palette, FollowsFromAFewColoursAndCanBeRead) {
    for (const auto& [brand, action, saving] :
         {std::tuple{"#5a2414", "#9c3d14", "#ffd24a"}, std::tuple{"#14361f", "#1f6b3a", "#ffb347"},
          std::tuple{"#241a4d", "#4a2fa3", "#ffd200"}, std::tuple{"#222222", "#333333", "#ffffff"},
          std::tuple{"#4d0b2b", "#8a1450", "#f5c542"}}) {
        const Colours colours =
            colours_of({named("brand", brand), named("action", action), named("saving", saving)});
        EXPECT_THAT(unreadable_pairs(colours), IsEmpty()) << brand;
        EXPECT_EQ(hex(colours.light.at("brand")), brand);
        EXPECT_EQ(hex(colours.light.at("action")), action);
        EXPECT_EQ(hex(colours.dark.at("saving")), saving);
        EXPECT_NE(colours.dark.at("action"), usual_colours().dark.at("action"));
    }
}

TEST(Palette, HasWhatIsDoneGoWithTheBrand) {
    const Colours colours = colours_of({named("brand", "#5a2414")});
    EXPECT_NEAR(oklch_of(colours.light.at("action")).hue, oklch_of(of("#5a2414")).hue, 0.2);
    EXPECT_EQ(colours.light.at("focus"), colours.light.at("action"));
    EXPECT_EQ(colours.light.at("saving"), usual_colours().light.at("saving"));
}

TEST(Palette, NamesThePairAndTheRatioOfWhatCannotBeRead) {
    const auto problems = unreadable_pairs(colours_of({named("action", "#7ac143")}));
    EXPECT_THAT(problems, Contains("action on surface (#7ac143 on #ffffff, light theme) has a contrast of 2.2:1, "
                                   "and 4.5:1 is needed"));
    EXPECT_THAT(unreadable_pairs(colours_of({named("brand", "#f4d03f")})),
                Contains(StartsWith("on-brand on brand (#ffffff on #f4d03f, light theme)")));
    NamedColour dark{.name = "text", .colour = of("#333333"), .dark_only = true};
    EXPECT_THAT(unreadable_pairs(colours_of({dark})),
                Contains(StartsWith("text on surface (#333333 on #101e21, dark theme)")));
}

TEST(Palette, TakesAColourByItsOwnName) {
    const Colours colours = colours_of({named("brand", "#5a2414"), named("on-brand-2", "#ffe9d0")});
    EXPECT_EQ(hex(colours.light.at("on-brand-2")), "#ffe9d0");
    EXPECT_EQ(hex(colours.dark.at("on-brand-2")), "#ffe9d0");  // one look in both themes
    const Colours text = colours_of({named("text", "#101010")});
    EXPECT_EQ(hex(text.light.at("text")), "#101010");
    EXPECT_EQ(text.dark.at("text"), usual_colours().dark.at("text"));
    EXPECT_EQ(nearest_colour_name("brnad"), "brand");
}

TEST(LookCss, SaysOnlyWhatDiffers) {
    Look look{.colours = usual_colours()};
    EXPECT_EQ(look_css(look), "");
    look.colours = colours_of({named("saving", "#ffd24a")});
    const std::string css = look_css(look);
    EXPECT_THAT(css, HasSubstr("--color-saving:#ffd24a;"));
    EXPECT_THAT(css, HasSubstr("@media(prefers-color-scheme:dark){"));
    EXPECT_THAT(css, Not(HasSubstr("--color-brand:")));
}

TEST(LookCss, SaysAgainInTheDarkWhatTheLightThemeChanged) {
    const Look look{.colours = colours_of({named("text", "#101010")})};
    EXPECT_EQ(look_css(look),
              ":root:root:root{--color-text:#101010;}@media(prefers-color-scheme:dark){:root:root:root{"
              "--color-text:#ecf3f2;}}");
}

TEST(LookCss, BringsFontAndAwning) {
    Look look{.colours = usual_colours(), .font = "/look/own.woff2", .awning = false};
    EXPECT_THAT(look_css(look), HasSubstr("src:url(/look/own.woff2)format('woff2')"));
    EXPECT_THAT(look_css(look), HasSubstr("--font-sans:Own,system-ui"));
    EXPECT_THAT(look_css(look), HasSubstr("--awning:0px"));
    look.font = "system";
    EXPECT_THAT(look_css(look), Not(HasSubstr("@font-face")));
}

TEST(Drawings, TakeTheShopsColours) {
    const Colours colours = colours_of({named("brand", "#5a2414"), named("saving", "#ffd24a")});
    EXPECT_EQ(recoloured(R"(<path fill="#FFC02E"/><path fill="#073f47"/><path fill="#123456"/>)", colours),
              R"(<path fill="#ffd24a"/><path fill="#5a2414"/><path fill="#123456"/>)");
}

constexpr const char* kLogo =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 150"><path d="M0 0h9"/></svg>)";

std::string png(std::uint32_t width, std::uint32_t height) {
    std::string file{"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16};
    for (const std::uint32_t side : {width, height})
        for (const unsigned shift : {24U, 16U, 8U, 0U}) file += static_cast<char>(side >> shift & 255U);
    return file + std::string(100, '\0');
}

TEST(Logo, IsTakenWhenItWillDo) {
    EXPECT_FALSE(logo_problem(kLogo));
    EXPECT_FALSE(logo_problem(png(700, 150)));
    EXPECT_FALSE(app_icon_problem(png(512, 512)));
}

TEST(Logo, IsRefusedInWords) {
    EXPECT_EQ(logo_problem(""), "is empty");
    EXPECT_EQ(logo_problem("GIF89a"), "is neither SVG nor PNG");
    EXPECT_EQ(logo_problem(png(196, 42)),
              "is too small: 196 by 42 pixels, and 84 of height are needed to be sharp");
    EXPECT_EQ(logo_problem(png(9000, 2000)), "is huge: 9000 by 2000 pixels");
    EXPECT_THAT(*logo_problem(png(100, 300)), StartsWith("is taller than wide"));
    EXPECT_THAT(*logo_problem(std::string{kLogo} + std::string(300'000, ' ')), StartsWith("has 300"));
    EXPECT_EQ(app_icon_problem(png(192, 192)), "has 192 by 192 pixels, and must have 512 by 512");
    EXPECT_EQ(app_icon_problem(kLogo), "is no PNG");
}

TEST(Logo, HoldsNothingThatRunsOrFetches) {
    const auto with = [](const std::string& inside) {
        return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 150">)" + inside + "</svg>";
    };
    for (const char* harm :
         {"<script>alert(1)</script>", "<SCRIPT href='x'/>", "<svg:script/>", "<g onload='x()'/>",
          "<g ONCLICK =x/>", "<a href='javascript:alert(1)'/>", "<image href='https://elsewhere.example/a.png'/>",
          "<image xlink:href=\"//elsewhere.example/a.png\"/>", "<foreignObject/>", "<style>@import 'x';</style>",
          "<path fill='url(https://elsewhere.example/x)'/>", "<use href='&#106;avascript:x'/>",
          "<image href='data:image/svg+xml,x'/>"})
        EXPECT_EQ(logo_problem(with(harm)), "holds script, or fetches something from elsewhere") << harm;
    EXPECT_FALSE(is_harmless_drawing("<!DOCTYPE svg [<!ENTITY x 'y'>]><svg/>"));
    EXPECT_FALSE(
        logo_problem(with("<use href='#a'/><path fill='url(#b)'/><image href='data:image/png;base64,AA=='/>")));
}

TEST(Icon, IsDrawnFromTheName) {
    EXPECT_EQ(initial_of("kloof Hardware"), "K");
    EXPECT_EQ(initial_of("  \xC3\xA9toile"), "\xC3\x89");
    EXPECT_EQ(initial_of("!?"), "S");
    const DocumentLook look = document_look({.colours = usual_colours()});
    EXPECT_FALSE(app_icon_problem(drawn_icon_png("K", look, 512)));
    EXPECT_THAT(drawn_icon_svg("K", look), HasSubstr(">K</text>"));
    EXPECT_TRUE(is_harmless_drawing(drawn_icon_svg("K", look)));
}

TEST(Season, CountsItsDaysInJohannesburg) {
    const std::vector<Season> seasons{
        {.first = 2026y / November / 20, .last = 2026y / November / 30, .words = "Friday"}};
    const auto at = [](sys_days day, int hour) { return TimePoint{day} + hours{hour} - kJohannesburgOffset; };
    EXPECT_EQ(season_at(seasons, at(2026y / November / 19, 23)), nullptr);
    EXPECT_EQ(season_at(seasons, at(2026y / November / 20, 0)), seasons.data());
    EXPECT_EQ(season_at(seasons, at(2026y / November / 30, 23)), seasons.data());
    EXPECT_EQ(season_at(seasons, at(2026y / December / 1, 0)), nullptr);
    EXPECT_EQ(season_turns_passed(seasons, at(2026y / November / 19, 23)), 0U);
    EXPECT_EQ(season_turns_passed(seasons, at(2026y / November / 20, 0)), 1U);
    EXPECT_EQ(season_turns_passed(seasons, at(2026y / December / 1, 0)), 2U);
}

}  // namespace
}  // namespace spaza
