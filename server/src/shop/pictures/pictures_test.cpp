#include <gtest/gtest.h>

#include "shop/pictures/pictures_rules.hpp"
#include "shop/pictures/pictures_service.hpp"

namespace spaza {
namespace {

TEST(Pictures, AreReadFromTheirNames) {
    const auto plain = parse_picture_name("fridge-top-freezer-3.svg");
    ASSERT_TRUE(plain);
    EXPECT_EQ(plain->drawing, "fridge-top-freezer");
    EXPECT_EQ(plain->colourway, 2U);
    EXPECT_EQ(plain->view_box, "");

    const auto close = parse_picture_name("kettle-1-close.svg");
    ASSERT_TRUE(close);
    EXPECT_EQ(close->drawing, "kettle");
    EXPECT_EQ(close->view_box, "230 230 340 340");

    for (const char* bad : {"", ".svg", "kettle.svg", "kettle-0.svg", "kettle-9.svg", "kettle-12.svg",
                            "kettle-1.png", "kettle-close.svg", "-close.svg", "1-close.svg"})
        EXPECT_FALSE(parse_picture_name(bad)) << bad;
}

TEST(Pictures, ArePaintedWithPlainColours) {
    const std::string svg =
        R"x(<svg xmlns="x" viewBox="0 0 800 800" style="--b:var(--body,#111111);--a:var(--accent,#222222);--s:var(--screen,#333333)"><path fill="var(--b)" stroke="var(--a)"/><path fill="var(--s)"/></svg>)x";

    EXPECT_EQ(
        bake(svg, {"#aaaaaa", "#bbbbbb", ""}),
        R"x(<svg width="800" height="800" xmlns="x" viewBox="0 0 800 800"><path fill="#aaaaaa" stroke="#bbbbbb"/><path fill="#333333"/></svg>)x");
}

TEST(Pictures, ExistForEveryDrawingColourAndView) {
    const PictureService pictures{assets()};
    EXPECT_EQ(pictures.drawings().size(), 78U);
    for (const auto& [name, drawing] : pictures.drawings()) {
        EXPECT_EQ(drawing.colourways.size(), 8U) << name;
        const auto picture = pictures.find(name + "-1.svg");
        ASSERT_TRUE(picture) << name;
        EXPECT_EQ(picture->plain->find("var(--"), std::string::npos) << name;
        EXPECT_LT(picture->brotli->size(), 5000U) << name;
    }
    EXPECT_TRUE(pictures.find("television-1-left.svg"));
    EXPECT_NE(*pictures.find("kettle-1.svg")->plain, *pictures.find("kettle-3.svg")->plain);
}

TEST(Pictures, OfABannerOnAPhoneAreFinished) {
    const PictureService pictures{assets()};
    const auto drawn = pictures.find("banner-lights-on-mobile.svg");
    const auto finished = pictures.find("banner-lights-on-mobile.avif");
    ASSERT_TRUE(drawn && finished);
    EXPECT_EQ(drawn->content_type, "image/svg+xml");
    EXPECT_EQ(finished->content_type, "image/avif");
    EXPECT_EQ(finished->plain->substr(4, 8), "ftypavif");
    EXPECT_TRUE(drawn->brotli && drawn->gzip);
    EXPECT_FALSE(finished->brotli || finished->gzip);
}

TEST(Pictures, GiveNothingForOtherNames) {
    const PictureService pictures{assets()};
    EXPECT_TRUE(pictures.find("banner-lights-on.svg"));
    EXPECT_TRUE(pictures.find("empty-cart.svg"));
    EXPECT_FALSE(pictures.find("kettle.avif"));
    EXPECT_FALSE(pictures.find("kettle"));
    EXPECT_FALSE(pictures.find("unknown-1.svg"));
    EXPECT_FALSE(pictures.find("../index.json"));
}

}  // namespace
}  // namespace spaza
