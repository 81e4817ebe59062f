#include "shop/content/markup_rules.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace spaza {
namespace {

TEST(Markup, KeepsWhatEditorsWrite) {
    const std::string text =
        "<h2>Delivery</h2><p>Free over <strong>R 500</strong> &amp; quick.</p><ul><li>One</li></ul>"
        "<table><tbody><tr><th scope=\"row\">A</th><td colspan=\"2\">B</td></tr></tbody></table>"
        "<p><a href=\"/s/returns?a=1&amp;b=2\">Returns</a><br></p>";

    EXPECT_EQ(safe_markup(text), text);
    EXPECT_TRUE(forbidden_in(text).empty());
}

TEST(Markup, LeavesOutWhatCouldRun) {
    EXPECT_EQ(safe_markup("<p>a<script>alert(1)</script>b</p>"), "<p>ab</p>");
    EXPECT_EQ(safe_markup("<ScRiPt>alert(1)</sCrIpT >b"), "b");
    EXPECT_EQ(safe_markup("<script>alert(1)"), "");
    EXPECT_EQ(safe_markup("<svg onload=alert(1)><p>x</p></svg>y"), "y");
    EXPECT_EQ(safe_markup("<img src=x onerror=alert(1)>"), "<img loading=\"lazy\">");
    EXPECT_EQ(safe_markup("<p onclick='alert(1)' style=\"x\">a</p>"), "<p>a</p>");
    EXPECT_EQ(safe_markup("<a href=javascript:alert(1)>a</a>"), "<a>a</a>");
    EXPECT_EQ(safe_markup("<a href=\" java\tscript:alert(1)\">a</a>"), "<a>a</a>");
    EXPECT_EQ(safe_markup("<a href='&#106;avascript:alert(1)'>a</a>"), "<a>a</a>");
    EXPECT_EQ(safe_markup("<a href='javascript&colon;alert(1)'>a</a>"), "<a>a</a>");
    EXPECT_EQ(safe_markup("<a href=\"data:text/html,x\">a</a>"), "<a>a</a>");
    EXPECT_EQ(safe_markup("<a href=\"//elsewhere.example\">a</a>"), "<a>a</a>");
    EXPECT_EQ(safe_markup("<iframe src=\"https://x\"></iframe><form><input></form>ok"), "ok");
    EXPECT_EQ(safe_markup("<style>p{}</style><link rel=stylesheet><base href=/x>ok"), "ok");
}

TEST(Markup, WritesBrokenMarkupWellFormed) {
    EXPECT_EQ(safe_markup("<p><b>bold"), "<p><b>bold</b></p>");
    EXPECT_EQ(safe_markup("</p>a</b>"), "a");
    EXPECT_EQ(safe_markup("1 < 2 && 3 > 2"), "1 &lt; 2 &amp;&amp; 3 &gt; 2");
    EXPECT_EQ(safe_markup("<p title='a\"b<c'>x</p>"), "<p title=\"a&quot;b&lt;c\">x</p>");
    EXPECT_EQ(safe_markup("a<!-- <script> -->b<!-- never closed"), "ab");
    EXPECT_EQ(safe_markup("<p"), "<p></p>");
    EXPECT_EQ(safe_markup("<a href=\"/x"), "<a href=\"/x\"></a>");
    EXPECT_EQ(safe_markup("<a href=\"/x\" href=\"/y\">a</a>"), "<a href=\"/x\">a</a>");
    EXPECT_EQ(safe_markup("<h1>One</h1>"), "<h2>One</h2>");
}

TEST(Markup, NamesWhatItLeavesOut) {
    EXPECT_EQ(forbidden_in("<script>x</script><p onclick=x>a</p><script>y</script>"),
              (std::vector<std::string>{"<script>", "onclick"}));
}

TEST(Markup, CanBeReadAgainWithoutAnyChange) {
    rc::check([] {
        const auto pieces = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
            "<p>", "</p>", "<", ">", "\"", "'", "<a href=", "javascript:", "/x", "<script", "</script>", "&",
            "&lt;", "<!--", "-->", " onerror=", "x", "<b>", "<svg>", "=", "/", "<img src=", "https:", " "));
        std::string html;
        for (const auto& piece : pieces) html += piece;

        const std::string once = safe_markup(html);

        RC_ASSERT(safe_markup(once) == once);
        RC_ASSERT(forbidden_in(once).empty());
    });
}

TEST(Links, LeadWithinTheShopOrToKnownSchemes) {
    for (const auto* good :
         {"/", "/l/c/televisions?q=a:b", "#top", "https://example.com", "mailto:a@b.co", "tel:0800"})
        EXPECT_TRUE(is_safe_link(good)) << good;
    for (const auto* bad : {"", "//x", "javascript:x", "JaVaScript:x", "data:x", "\tjavascript:x", "/\\x",
                            "vbscript:x", " https://x"})
        EXPECT_FALSE(is_safe_link(bad)) << bad;
}

}  // namespace
}  // namespace spaza
