#include "app/pages/page_document.hpp"

#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace spaza::app::pages {

namespace {

/// Of this process alone: the tests run in two at a time.
std::filesystem::path build_folder() {
    return std::filesystem::path{testing::TempDir()} / ("spaza-web-build-" + std::to_string(::getpid()));
}

/// A build with one screen, in a folder of its own.
WebFiles a_build() {
    const std::filesystem::path root = build_folder();
    std::filesystem::create_directories(root / "assets");
    std::ofstream{root / "assets/frame.css"} << ".frame{}";
    std::ofstream{root / "assets/pdp.css"} << ".pdp{}";
    std::ofstream{root / "pages.json"} << R"({"entry":"assets/entry.js","font":"assets/font.woff2",
        "frame":{"js":["assets/entry.js"],"css":["assets/frame.css"]},
        "screens":{"pdp":{"js":["assets/pdp.js"],"css":["assets/pdp.css"]}}})";
    return WebFiles{root.string()};
}

PageParts a_product_page() {
    PageParts parts;
    parts.origin = "https://shop.example";
    parts.path = "/p/1";
    parts.shop_name = "Kloof & Son";
    parts.shop = shop_json({.channel = "web", .zone = {"S1"}}, R"("name":"Kloof & Son")");
    parts.screen = "pdp";
    return parts;
}

TEST(PageDocument, NamesTheScriptsAndHoldsTheStylesOfItsScreen) {
    const std::string page = assemble(a_build(), a_product_page()).text;

    EXPECT_NE(page.find("<style>.frame{}.pdp{}</style>"), std::string::npos);
    EXPECT_NE(page.find("<link rel=\"modulepreload\" href=\"/assets/pdp.js\">"), std::string::npos);
    EXPECT_NE(page.find(R"(id="page-scripts">["/assets/entry.js","/assets/pdp.js"])"), std::string::npos);
}

TEST(PageDocument, NamesItsStyleByADigest) {
    EXPECT_EQ(assemble(a_build(), a_product_page()).style_digest, policy_digest(".frame{}.pdp{}"));
    EXPECT_EQ(policy_digest(""), "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
}

TEST(PageDocument, LooksAsTheShopDoes) {
    PageParts parts = a_product_page();
    parts.look = {.css = ":root{--x:1}",
                  .theme_light = "#5a2414",
                  .theme_dark = "#3a160c",
                  .font = "/look/own.woff2",
                  .social_picture = "/look/social.png"};
    const Page page = assemble(a_build(), parts);

    EXPECT_NE(page.text.find("<style>.frame{}.pdp{}:root{--x:1}</style>"), std::string::npos);
    EXPECT_EQ(page.style_digest, policy_digest(".frame{}.pdp{}:root{--x:1}"));
    EXPECT_NE(page.text.find(R"x(content="#5a2414" media="(prefers-color-scheme: light)")x"), std::string::npos);
    EXPECT_NE(page.text.find(R"x(content="#3a160c" media="(prefers-color-scheme: dark)")x"), std::string::npos);
    EXPECT_NE(page.text.find(R"(rel="preload" href="/look/own.woff2" as="font")"), std::string::npos);
    EXPECT_EQ(page.text.find("/assets/font.woff2"), std::string::npos);
    EXPECT_NE(page.text.find(R"(property="og:image" content="https://shop.example/look/social.png")"),
              std::string::npos);
    parts.look.font = "system";
    EXPECT_EQ(assemble(a_build(), parts).text.find("as=\"font\""), std::string::npos);
}

TEST(PageDocument, HoldsASmallIconItself) {
    const WebFiles files = a_build();
    const std::filesystem::path root = build_folder();
    std::ofstream{root / "icon.svg"} << "<svg/>";
    std::ofstream{root / "large.svg"} << std::string(1001, ' ');

    EXPECT_EQ(files.icon("/icon.svg"), "data:image/svg+xml,%3Csvg%2F%3E");
    for (const char* other : {"/large.svg", "/none.svg", "/icon.png", "https://cdn.example/icon.svg", ""})
        EXPECT_EQ(files.icon(other), other);
}

TEST(PageDocument, LeavesTheScriptsOfADrawnPageToItsStarter) {
    PageParts parts = a_product_page();
    parts.markup = "<main></main>";
    const std::string page = assemble(a_build(), parts).text;

    EXPECT_EQ(page.find("modulepreload\" href"), std::string::npos);
    EXPECT_EQ(page.find("<script type=\"module\""), std::string::npos);
    EXPECT_NE(page.find(R"(id="page-scripts">["/assets/entry.js")"), std::string::npos);
    EXPECT_NE(page.find(R"("/assets/pdp.js")"), std::string::npos);
    EXPECT_NE(page.find("<script>" + std::string{kStarter} + "</script></body>"), std::string::npos);
    EXPECT_EQ(kStarter.find('<'), std::string_view::npos);
}

TEST(PageDocument, HearsPressesBeforeAnythingIsDrawn) {
    PageParts parts = a_product_page();
    parts.markup = "<main></main>";
    const std::string page = assemble(a_build(), parts).text;

    const auto listener = page.find("<script>" + std::string{kListener} + "</script>");
    ASSERT_NE(listener, std::string::npos);
    EXPECT_LT(listener, page.find("</head>"));
    EXPECT_EQ(kListener.find('<'), std::string_view::npos);
}

TEST(PageDocument, HoldsTheWordsForScriptsThatCannotBeHad) {
    const std::string page = assemble(a_build(), a_product_page()).text;

    const auto note = page.find("id=\"page-failed\" hidden>");
    ASSERT_NE(note, std::string::npos);
    EXPECT_GT(note, page.find("<div id=\"root\""));  // the page's first link leads to its content
}

TEST(PageDocument, KeepsDataAndHeadFromBreakingOut) {
    PageParts parts = a_product_page();
    const boost::json::object head{{"title", "</title><script>alert(1)</script>"}};
    parts.head = &head;
    parts.answers = {{"/products/1", 200, R"({"name":"</script><script>alert(2)</script>"})"}};

    const std::string page = assemble(a_build(), parts).text;

    EXPECT_EQ(page.find("<script>alert"), std::string::npos);
    EXPECT_NE(page.find("\\u003c/script>\\u003cscript>alert(2)"), std::string::npos);
}

TEST(PageDocument, MovesPreloadsInFrontOfTheMarkupIntoTheHead) {
    PageParts parts = a_product_page();
    parts.markup = R"(<link rel="preload" as="image" href="/a.webp"/><main></main>)";

    const std::string page = assemble(a_build(), parts).text;

    EXPECT_NE(page.find("<div id=\"root\"><main></main></div>"), std::string::npos);
    EXPECT_LT(page.find("/a.webp"), page.find("</head>"));
}

TEST(PageDocument, SaysInWordsWhatNeedsScripts) {
    const std::string page = assemble(a_build(), a_product_page()).text;

    const auto said = page.find("<noscript><p class=\"no-scripts\">Without JavaScript");
    EXPECT_NE(said, std::string::npos);
    EXPECT_LT(said, page.find("<div id=\"root\">"));
}

TEST(PageDocument, SaysWhenTheBrowserIsToDraw) {
    const std::string page = assemble(a_build(), a_product_page()).text;

    EXPECT_NE(page.find("\"rendered\":false"), std::string::npos);
    EXPECT_NE(page.find("<title>Kloof &amp; Son</title>"), std::string::npos);
    EXPECT_NE(page.find(R"("shop":{"channel":"web","zone":"S1","name":"Kloof & Son"})"), std::string::npos);
    EXPECT_EQ(page.find("rel=\"icon\""), std::string::npos);
}

}  // namespace

}  // namespace spaza::app::pages
