#include "shop/seo/seo_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(Seo, TellsWhenAPageChangedOnlyWhereThatIsKnown) {
    const std::string map = sitemap("https://shop.example", {{"/p/1", 1'771'055'924'000}, {"/a&b", 0}});

    EXPECT_NE(
        map.find("<url><loc>https://shop.example/p/1</loc><lastmod>2026-02-14T07:58:44+00:00</lastmod></url>"),
        std::string::npos);
    EXPECT_NE(map.find("<url><loc>https://shop.example/a&amp;b</loc></url>"), std::string::npos);
}

TEST(Seo, KeepsRobotsOutOfTheCheckoutButNotOffTheLists) {
    const std::string robots = robots_text("https://shop.example");

    EXPECT_NE(robots.find("Disallow: /checkout\n"), std::string::npos);
    EXPECT_EQ(robots.find("/l/"), std::string::npos);
    EXPECT_NE(robots.find("Sitemap: https://shop.example/sitemap.xml\n"), std::string::npos);
}

TEST(Seo, SaysWhereHolesAreReportedFor180Days) {
    const auto now = *parse_iso_time("2026-11-30T09:15:00+0000");
    EXPECT_EQ(security_text("safe@shop.example", "https://shop.example", now),
              "Contact: mailto:safe@shop.example\nExpires: 2027-05-29T00:00:00Z\nPreferred-Languages: en\n"
              "Canonical: https://shop.example/.well-known/security.txt\n");
}

TEST(Seo, WritesFeedItemsWithSaleAndAvailability) {
    ProductFacts facts;
    facts.name = "TV \"55\" & more";
    facts.url = "/tv/p/1";
    facts.brand_name = "Vela";
    facts.image_url = "/medias/1.svg";
    facts.price = Money::cents(999'900);
    facts.was_price = Money::cents(1'299'900);
    facts.category_names = {"TV & audio", "Televisions"};
    std::string item;

    append_feed_item(item, "https://shop.example",
                     {.code = {"1"},
                      .summary = {},
                      .description = {},
                      .ean = {},
                      .model = "VQ55A",
                      .modified_at = 0,
                      .offer_ends_at = 86'400'000,
                      .units = 2},
                     facts, from_millis(0));

    EXPECT_EQ(
        item,
        "<item><g:id>1</g:id><g:title>TV &quot;55&quot; &amp; more</g:title>"
        "<g:description>TV &quot;55&quot; &amp; more</g:description><g:link>https://shop.example/tv/p/1</g:link>"
        "<g:image_link>https://shop.example/medias/1.svg</g:image_link><g:availability>in_stock</g:availability>"
        "<g:price>12999.00 ZAR</g:price><g:sale_price>9999.00 ZAR</g:sale_price>"
        "<g:sale_price_effective_date>1970-01-01T00:00:00+00:00/1970-01-02T00:00:00+00:00"
        "</g:sale_price_effective_date><g:brand>Vela</g:brand><g:mpn>VQ55A</g:mpn>"
        "<g:condition>new</g:condition><g:product_type>TV &amp; audio &gt; Televisions</g:product_type></item>\n");
}

}  // namespace
}  // namespace spaza
