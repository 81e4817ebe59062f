#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <gtest/gtest.h>

#include "base/json.hpp"
#include "shop/content/content_rules.hpp"
#include "shop/content/content_service.hpp"
#include "shop/content/content_wire.hpp"
#include "shop/content/leaflet_document_rules.hpp"

namespace spaza {
namespace {

struct NamedCards final : ProductCards {
    std::string cards(const std::vector<ProductCode>& products, const ShopContext&) const override {
        std::string out{"["};
        for (const ProductCode& product : products)
            out += (out.size() > 1 ? "," : "") + ("{\"code\":\"" + product.value) + "\"}";
        return out + "]";
    }
    std::string favourites(const std::vector<ProductCode>& products, const ShopContext& context) const override {
        return cards(products, context);
    }
    std::string brands(const CategoryCode& category, std::size_t most) const override {
        return "[{\"code\":\"" + category.value + std::to_string(most) + "\",\"name\":\"B\"}]";
    }
    std::vector<std::pair<std::string, std::string>> departments() const override {
        return {{"D1", "Kitchen"}, {"D2", "Sound"}};
    }
};

struct StillClock final : Clock {
    TimePoint at{from_millis(1'000'000)};
    TimePoint now() const override { return at; }
};

struct KeptPreviews final : ContentStore {
    ContentData load() override { return {.pages = {}, .previews = kept, .moved = {}}; }
    void add_preview(const ContentPreview& preview, TimePoint) override { kept.push_back(preview); }
    std::vector<ContentPreview> kept;
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
    Content() { snapshot_.publish({.pages = a_home_page()}); }

    ContentView view(std::string_view preview = {}, std::string_view region = {}) const {
        return *service_.view(service_.content(), preview, region);
    }
    wire::Shown shown() const {
        return [this](const ContentComponent& component) {
            const std::string products = service_.products(component, {});
            return products.empty() ? products : "\"products\":" + products;
        };
    }
    wire::Visible visible(ContentView at) const {
        return [at](const ContentComponent& component) { return shows(component, at); };
    }
    boost::json::value page(std::string_view label = {}) const {
        const auto content = service_.content();
        const auto found = service_.page(content, label, view());
        return boost::json::parse(
            json::write(wire::to_wire(**found, page_path(**found), shown(), visible(view()))));
    }
    boost::json::value slot(std::string_view code, const ContentView& at) const {
        const auto content = service_.content();
        const auto found = service_.slots(content, code, at);
        return boost::json::parse(json::write(wire::to_wire(*found->front(), shown(), visible(at), true)));
    }

    ContentSnapshot snapshot_;
    NamedCards cards_;
    StillClock clock_;
    ContentService service_{snapshot_, cards_, clock_};
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

    const auto full = slot("Below", view());
    const auto& row = full.at("components").at("component").at(0);
    EXPECT_EQ(row.at("productCodes"), " 1  2 ");
    EXPECT_EQ(row.at("otherProperties").at("products").as_array().size(), 2U);
    EXPECT_EQ(row.at("otherProperties").at("products").at(1).at("code"), "2");
}

TEST_F(Content, RefusesUnknownPagesAndSlotsAndTooManySlots) {
    const auto content = service_.content();

    EXPECT_EQ(service_.page(content, "nothing", view()).error().type, "NotFoundError");
    EXPECT_EQ(service_.slots(content, "Top,Nothing", view()).error().subject, "Nothing");
    EXPECT_EQ(service_.slots(content, "Top,", view()).error().subject, "");
    EXPECT_EQ(service_.slots(content, "Top,Below,Top,Below", view())->size(), 4U);
    EXPECT_EQ(service_.slots(content, "Top,Below,Top,Below,Top", view()).error().subject, "contentSlotId");
}

ContentPage a_page(std::string code, std::string kind, Showing showing = {}, bool draft = false) {
    ContentPage page{
        .code = std::move(code), .name = {}, .title = {}, .seo_title = {}, .seo_description = {}, .slots = {}};
    page.kind = std::move(kind);
    page.showing = showing;
    page.draft = draft;
    return page;
}

TEST_F(Content, ShowsPagesOnlyInTheirTime) {
    snapshot_.publish({.pages = {a_page("winter", "leaflet", {900'000, 1'000'001})}});
    const auto content = service_.content();

    EXPECT_TRUE(service_.page(content, "winter", view()).has_value());
    const auto before = snapshot_.turns_passed(clock_.at);
    clock_.at = from_millis(1'000'001);
    EXPECT_FALSE(service_.page(content, "winter", view()).has_value());
    EXPECT_TRUE(ContentService::listed(content, {"leaflet"}, 10, view()).empty());
    EXPECT_EQ(snapshot_.turns_passed(clock_.at), before + 1);
}

TEST_F(Content, ShowsDraftsAndOtherDaysInAPreviewUntilItEnds) {
    KeptPreviews store;
    ContentPreviewService previews{store, clock_};
    const std::string now = previews.open(std::nullopt, std::chrono::hours{1});
    const std::string later = previews.open(from_millis(9'000'000), std::chrono::hours{1});
    snapshot_.publish({.pages = {a_page("draft", "blog", {}, true), a_page("soon", "blog", {5'000'000, 0})},
                       .previews = store.kept});
    const auto content = service_.content();

    EXPECT_FALSE(service_.page(content, "draft", view()).has_value());
    EXPECT_TRUE(service_.page(content, "draft", view(now)).has_value());
    EXPECT_FALSE(service_.page(content, "soon", view(now)).has_value());
    EXPECT_TRUE(service_.page(content, "soon", view(later)).has_value());
    EXPECT_EQ(service_.view(content, "guessed", "").error().subject, "preview");
    clock_.at += std::chrono::hours{1};
    EXPECT_EQ(service_.view(content, now, "").error().subject, "preview");
}

TEST_F(Content, ShowsComponentsOfARegionThereOnly) {
    auto pages = a_home_page();
    pages.front().slots[1].components[0].regions = {"ZA-GP"};
    snapshot_.publish({.pages = std::move(pages)});
    const auto shown_in = [&](std::string_view region) {
        return slot("Below", view({}, region)).at("components").at("component").as_array().size();
    };

    EXPECT_EQ(shown_in("ZA-GP"), 1U);
    EXPECT_EQ(shown_in("ZA-WC"), 0U);
    EXPECT_EQ(shown_in(""), 0U);
    EXPECT_EQ(ContentService::regions(service_.content()->pages.at("homepage")),
              std::vector<std::string>{"ZA-GP"});
}

TEST_F(Content, ListsPagesOfAKindNewestFirst) {
    auto old = a_page("old", "blog");
    old.published_at = 10;
    auto fresh = a_page("fresh", "news");
    fresh.published_at = 20;
    snapshot_.publish({.pages = {old, fresh, a_page("terms", "static")}});

    const auto pages = ContentService::listed(service_.content(), {"blog", "news"}, 10, view());

    ASSERT_EQ(pages.size(), 2U);
    EXPECT_EQ(pages[0]->code, "fresh");
    EXPECT_EQ(ContentService::listed(service_.content(), {"blog", "news"}, 1, view()).size(), 1U);
}

TEST_F(Content, KnowsWhereThingsWent) {
    snapshot_.publish(
        {.pages = {},
         .previews = {},
         .moved = {{"product", "10", "20"}, {"category", "tvs", "televisions"}, {"path", "/old", "/s/new"}}});

    EXPECT_EQ(service_.moved("/tv/p/10")->path, "/tv/p/20");
    EXPECT_EQ(service_.moved("/l/c/tvs/vela")->path, "/l/c/televisions/vela");
    EXPECT_EQ(service_.moved("/old")->path, "/s/new");
    EXPECT_EQ(service_.moved("/old/")->path, "/s/new");
    EXPECT_EQ(service_.moved("/p/11"), std::nullopt);
}

TEST(ContentPaths, NameAThingWhereThereIsAScreenForIt) {
    const auto named = [](std::string_view path) {
        const NamedByPath found = named_by(path);
        return found.kind + " " + found.code;
    };
    EXPECT_EQ(named("/p/10"), "product 10");
    EXPECT_EQ(named("/a/b/p/10/"), "product 10");
    EXPECT_EQ(named("/shop/p/10/reviews"), " ");
    EXPECT_EQ(named("/allcategories/tvs"), "category tvs");
    EXPECT_EQ(named("/allcategories/tvs/more"), " ");
    EXPECT_EQ(named("/a/allcategories/tvs"), " ");
    EXPECT_EQ(named("/a/l/c/tvs/vela"), "category tvs");
    EXPECT_EQ(named("/l/b/vela"), "brand vela");
}

TEST_F(Content, IsFoundWhateverWayAnOldAddressIsWritten) {
    snapshot_.publish(
        {.pages = {},
         .previews = {},
         .moved = {{"path", "/caf\u00e9", "/s/a"}, {"path", "/th%C3%A9/", "/s/b"}, {"category", "t v", "tv"}}});

    for (const char* path : {"/caf\u00e9", "/caf%C3%A9", "/caf%C3%A9/", "/c%61f%c3%a9//"})
        EXPECT_EQ(service_.moved(path)->path, "/s/a") << path;
    for (const char* path : {"/th%C3%A9", "/th%C3%A9/", "/th\u00e9"})
        EXPECT_EQ(service_.moved(path)->path, "/s/b") << path;
    EXPECT_EQ(service_.moved("/a%2Fb/l/c/t%20v")->path, "/a%2Fb/l/c/tv");
}

TEST_F(Content, NeverLeadsToAnotherPlace) {
    snapshot_.publish({.pages = {},
                       .previews = {},
                       .moved = {{"product", "10", "20"},
                                 {"category", "old", "new"},
                                 {"brand", "old", "new"},
                                 {"path", "/old", "/\\evil.example"}}});

    EXPECT_EQ(service_.moved("//evil.example/l/c/old")->path, "/evil.example/l/c/new");
    EXPECT_EQ(service_.moved("/\\evil.example/l/b/old")->path, "/evil.example/l/b/new");
    EXPECT_EQ(service_.moved("///evil.example/p/10")->path, "/evil.example/p/20");
    EXPECT_EQ(service_.moved("/%5Cevil.example/l/c/ol%64")->path, "/%5Cevil.example/l/c/new");
    EXPECT_EQ(service_.moved("/%2Fevil.example/l/c/ol%64")->path, "/%2Fevil.example/l/c/new");
    EXPECT_EQ(service_.moved("/old")->path, "/evil.example");
}

TEST(ContentComponents, AreMadeHarmless) {
    ContentComponent component{.uid = "x",
                               .type_code = "CMSParagraphComponent",
                               .name = {},
                               .properties = R"x({"content":"<p onclick=\"x\">a<script>b</script></p>",)x"
                                             R"x("banners":[{"urlLink":"javascript:alert(1)"}]})x",
                               .product_codes = {}};
    prepare(component);

    EXPECT_EQ(component.properties, R"({"content":"<p>a</p>","banners":[{"urlLink":"/"}]})");
}

TEST(ContentComponents, OfAnotherSystemAreKeptAsTheyCome) {
    ContentComponent component{
        .uid = "x",
        .type_code = "HtmlComponent",
        .name = {},
        .properties = R"({"content":"<b style='x'>a</b>","productCodes":"1","link":"javascript:x"})",
        .product_codes = {}};
    prepare(component);

    EXPECT_TRUE(component.foreign);
    EXPECT_EQ(component.properties, R"({"content":"<b style='x'>a</b>","productCodes":"1","link":""})");
    EXPECT_TRUE(component.product_codes.empty());
}

TEST(ContentSlots, AreSharedByThePagesThatNameThem) {
    const auto page = [](const std::string& code, const std::string& type) {
        ContentPage made{
            .code = code, .name = {}, .title = {}, .seo_title = {}, .seo_description = {}, .slots = {}};
        made.slots.push_back({.code = "Strip", .lazy = false, .components = {}});
        made.slots.back().components.push_back(
            {.uid = code + "-c", .type_code = type, .name = {}, .properties = "{}", .product_codes = {}});
        return made;
    };
    ContentSnapshot snapshot;
    snapshot.publish({.pages = {page("a", "SharedSlot"), page("b", "HtmlComponent"), page("c", "SharedSlot")}});
    for (const char* code : {"a", "b", "c"}) {
        const ContentSlot& slot = snapshot.content()->pages.at(code).slots.front();
        EXPECT_TRUE(slot.shared);
        ASSERT_EQ(slot.components.size(), 1U);
        EXPECT_EQ(slot.components.front().uid, "b-c");
    }
    snapshot.publish({.pages = {page("a", "SharedSlot")}});  // nobody's
    EXPECT_TRUE(snapshot.content()->pages.at("a").slots.front().components.empty());
}

TEST(ContentComponents, NameProductsOfHotspotsAndLists) {
    ContentComponent page{.uid = "x",
                          .type_code = "LeafletPage",
                          .name = {},
                          .properties = R"({"hotspots":[{"productCode":"1"},{"productCode":"2"},7]})",
                          .product_codes = {}};
    prepare(page);
    EXPECT_EQ(page.product_codes, (std::vector<std::string>{"1", "2"}));

    ContentComponent row{.uid = "x",
                         .type_code = "ProductCarousel",
                         .name = {},
                         .properties = R"({"productCodes":["3","4"]})",
                         .product_codes = {}};
    prepare(row);
    EXPECT_EQ(row.product_codes, (std::vector<std::string>{"3", "4"}));
}

TEST(ContentComponents, AreReportedWithWhatIsWrong) {
    const auto first = [](std::string_view type, std::string_view properties) {
        const auto problems = component_problems(type, properties);
        return problems.empty() ? std::string{} : problems.front().member + " " + problems.front().reason;
    };

    EXPECT_EQ(first("ProductCarousel", R"({"productCodes":"1 2","title":"A"})"), "");
    EXPECT_EQ(first("SearchBoxComponent", R"({"container":"false","displayProducts":true})"), "");
    EXPECT_EQ(first("SearchBoxComponent", R"({"uid":"other"})"), "uid is given beside properties");
    EXPECT_EQ(first("BannerComponent", R"({"urlLink":" JavaScript:x"})"), "urlLink must not hold javascript:");
    EXPECT_EQ(first("HtmlComponent", R"({"a":[{"b":"<p><Script src=x>"}]})"), "b must not hold <script>");
    EXPECT_EQ(first("HtmlComponent", R"({"a":")" + std::string(70'000, 'x') + R"("})"),
              "properties is longer than 64 KB");
    EXPECT_EQ(first("HtmlComponent", std::string(20, '[')),
              "properties is not a JSON object of at most 16 levels");
    EXPECT_EQ(first("ProductCarousel", "{}"), "productCodes is missing");
    EXPECT_EQ(first("SimpleBanner", R"({"title":"A","urlink":"/"})"), "urlink is no member of a component");
    EXPECT_EQ(first("SimpleBanner", R"({"title":"A","urlLink":"javascript:x"})").substr(0, 7), "urlLink");
    EXPECT_EQ(first("CMSParagraphComponent", R"({"content":"<script>x</script>"})"),
              "content holds markup that is not allowed: <script>");
    EXPECT_EQ(first("CountdownBanner", R"({"endDate":"soon"})"),
              "endDate is not a time such as 2026-06-12T21:59:59+0200");
    EXPECT_EQ(first("LeafletPage", R"({"hotspots":[{"productCode":"1","x":1,"y":2,"width":3,"height":101}]})"),
              "hotspots/0/height must be a number from 0 to 100 (per cent)");
    EXPECT_EQ(first("OffersGrid", R"({"banners":{}})"), "banners must be a list");
}

TEST(Leaflets, ComeAsPdf) {
    const std::string pdf =
        leaflet_pdf({.title = "Winter",
                     .validity = "valid to Fri 12 June",
                     .pages = {{.title = "Heat (warm)", .text = "", .offers = {{"Heater", "R\u00a0499.00", ""}}},
                               {.title = "Caf\u00e9", .text = "x", .offers = {}}}});

    EXPECT_TRUE(pdf.starts_with("%PDF-1.4"));
    EXPECT_NE(pdf.find("/Count 2"), std::string::npos);
    EXPECT_NE(pdf.find("(Heat \\(warm\\))"), std::string::npos);
    EXPECT_NE(pdf.find("(R 499.00)"), std::string::npos);
    EXPECT_NE(pdf.find("(Caf\xe9)"), std::string::npos);
    const std::size_t index = std::stoul(pdf.substr(pdf.rfind("startxref\n") + 10));
    EXPECT_EQ(pdf.substr(index, 4), "xref");
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
