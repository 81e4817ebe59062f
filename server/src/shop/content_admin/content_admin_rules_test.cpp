#include "shop/content_admin/content_admin_rules.hpp"

#include <gmock/gmock.h>

#include "shop/assortment/field_words.hpp"

namespace spaza {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

ContentComponent component(const std::string& uid, const std::string& type, const std::string& properties) {
    return {.uid = uid, .type_code = type, .name = uid, .properties = properties, .product_codes = {}};
}

ContentPage page_of(std::vector<ContentComponent> components) {
    ContentPage page;
    page.code = "winter";
    page.name = "Winter";
    page.title = "Winter";
    page.kind = "common";
    page.slots.push_back({.code = "Top", .lazy = false, .components = std::move(components)});
    return page;
}

KnownNames shop() {
    return {.products = {{"100", "Kettle"}},
            .categories = {{"tv", "TVs"}},
            .brands = {{"vela", "Vela"}},
            .pages = {{"terms", "static"}, {"winter", "common"}, {"homepage", "page"}},
            .moved = {"/s/old"}};
}

std::vector<std::string> wrong_with(const ContentPage& page, const ContentPage& live) {
    std::vector<std::string> fields;
    for (const MemberProblem& each : problems_of(page, live, shop())) fields.push_back(each.member);
    return fields;
}

std::vector<std::string> wrong_with(const std::string& type, const std::string& properties) {
    return wrong_with(page_of({component("new", type, properties)}), page_of({}));
}

constexpr const char* kIn = "slots/0/components/0/";
std::string in(const std::string& member) { return kIn + member; }

TEST(ContentAdmin, names_each_member_that_stands_in_the_way) {
    EXPECT_THAT(wrong_with("SimpleBanner", R"({"title":"A","urlLink":"/p/100"})"), IsEmpty());
    EXPECT_THAT(wrong_with("SimpleBanner", R"({"title":"  "})"), ElementsAre(in("properties/banners")));
    EXPECT_THAT(wrong_with("ProductCarousel", R"({"productCodes":"100 200"})"),
                ElementsAre(in("properties/productCodes")));
    EXPECT_THAT(wrong_with("ProductCarousel", R"({"productCodes":["100"]})"), IsEmpty());
    EXPECT_THAT(wrong_with("CategoriesGrid", R"({"categories":[{"code":"tv","name":"TVs"},{"code":"tx"}]})"),
                ElementsAre(in("properties/categories/1/name"), in("properties/categories/1/code")));
    EXPECT_THAT(wrong_with("CMSParagraphComponent", R"({"content":"<p onclick=x>Hi</p>"})"),
                ElementsAre(in("properties/content")));
    EXPECT_THAT(wrong_with("BlogNews", R"({"count":0})"), ElementsAre(in("properties/count")));
    EXPECT_THAT(wrong_with("SimpleBanner", R"({"title":"A","media":{"url":"javascript:x"}})"),
                ElementsAre(in("properties/media/url")));
    EXPECT_THAT(wrong_with("CountdownBanner", R"({"endDate":"soon"})"), ElementsAre(in("properties/endDate")));
    EXPECT_THAT(wrong_with("Mispelt", "{}"), ElementsAre(in("type")));
}

TEST(ContentAdmin, asks_for_the_type_that_the_shop_draws) {
    const auto wrong_in_banner = [](const std::string& members) {
        return wrong_with("RotatingImages", R"({"banners":[{"title":"x",)" + members + "}]}");
    };
    const auto of = [](const std::string& member) { return in("properties/banners/0/" + member); };
    for (const char* member : {"kicker", "text", "linkText", "urlLink", "colour"}) {
        EXPECT_THAT(wrong_in_banner('"' + std::string{member} + R"(":7)"), ElementsAre(of(member)));
        EXPECT_THAT(wrong_in_banner('"' + std::string{member} + R"(":null)"), IsEmpty());
    }
    EXPECT_THAT(wrong_in_banner(R"("media":{"url":7})"), ElementsAre(of("media/url")));
    EXPECT_THAT(wrong_in_banner(R"("media":{"url":"/x.svg","mobile":"/y.svg"})"), ElementsAre(of("media/mobile")));
    EXPECT_THAT(wrong_with("ValueProposition", R"({"banners":[{"title":"x","media":"truck"}]})"),
                ElementsAre(of("media")));
    EXPECT_THAT(wrong_with("ValueProposition", R"({"banners":[{"title":"x","media":{"code":"truck"}}]})"),
                IsEmpty());
    EXPECT_THAT(wrong_with("ProductCarousel", R"({"productCodes":["100",7]})"),
                ElementsAre(in("properties/productCodes")));
    EXPECT_THAT(wrong_with("DynamicBrandList", R"({"categoryCode":7})"),
                ElementsAre(in("properties/categoryCode")));
    EXPECT_THAT(wrong_with("BlogNews", R"({"kinds":["blog",7]})"), ElementsAre(in("properties/kinds")));
    EXPECT_THAT(wrong_with("CMSParagraphComponent", R"({"content":7})"), ElementsAre(in("properties/content")));
}

TEST(ContentAdmin, names_a_hundred_problems_at_most) {
    std::string banners;
    for (int n = 0; n < 150; ++n) banners += std::string{n > 0 ? "," : ""} + R"({"title":"x","text":7})";
    EXPECT_EQ(wrong_with("RotatingImages", R"({"banners":[)" + banners + "]}").size(), 100U);
}

TEST(ContentAdmin, follows_links_to_where_they_lead) {
    const auto leads = [](const std::string& to) {
        return wrong_with("SimpleBanner", R"({"title":"A","urlLink":")" + to + R"("})");
    };
    for (const char* good : {"/s/terms", "/s/old", "/", "/p/100?x=1", "/a/b/p/100", "/l/c/tv", "/l/b/vela",
                             "/cp/winter", "https://example.com/s/none", "mailto:a@b.co.za", "/storelocator"})
        EXPECT_THAT(leads(good), IsEmpty()) << good;
    for (const char* bad :
         {"/s/none", "/blog/none", "/p/200", "/l/c/none", "/l/b/none", "javascript:x", "//evil.co"})
        EXPECT_THAT(leads(bad), ElementsAre(in("properties/urlLink"))) << bad;
}

TEST(ContentAdmin, does_not_hold_against_a_component_what_it_named_before) {
    const ContentComponent old = component("row", "ProductCarousel", R"({"productCodes":"gone"})");
    EXPECT_THAT(wrong_with(page_of({old}), page_of({old})), IsEmpty());
    const ContentComponent changed =
        component("row", "ProductCarousel", R"({"productCodes":"gone","title":"New"})");
    EXPECT_THAT(wrong_with(page_of({changed}), page_of({old})), ElementsAre(in("properties/productCodes")));
    const ContentComponent foreign = component("map", "AcmeMap", R"({"zoom":7})");
    EXPECT_THAT(wrong_with(page_of({foreign}), page_of({foreign})), IsEmpty());
}

TEST(ContentAdmin, takes_nothing_of_other_pages) {
    KnownNames known = shop();
    known.uids = {{"new", "terms"}};
    known.slots = {{"Top", "terms"}};
    std::vector<std::string> fields;
    for (const MemberProblem& each :
         problems_of(page_of({component("new", "BlogNews", "{}")}), page_of({}), known))
        fields.push_back(each.member);
    EXPECT_THAT(fields, ElementsAre("slots/0/code", "slots/0/components/0/uid"));
    // Unless it says that the slot is theirs.
    EXPECT_THAT(problems_of(page_of({component("winter.Top", "SharedSlot", "{}")}), page_of({}), known),
                IsEmpty());
    EXPECT_THAT(
        wrong_with(page_of({component("a", "SharedSlot", "{}"), component("b", "BlogNews", "{}")}), page_of({})),
        ElementsAre("slots/0/components"));
}

TEST(ContentAdmin, asks_for_the_names_of_a_page) {
    ContentPage page = page_of({});
    page.name = " ";
    page.title = "";
    page.image_url = "javascript:x";
    EXPECT_THAT(wrong_with(page, page_of({})), ElementsAre("name", "title", "imageUrl"));
}

TEST(ContentAdmin, tells_what_differs_by_component_wherever_it_stands) {
    const ContentPage before =
        page_of({component("a", "SimpleBanner", R"({"title":"Old","media":{"url":"/x.svg"}})"),
                 component("b", "ProductCarousel", R"({"productCodes":["1","2"]})")});
    ContentPage after = before;
    std::swap(after.slots[0].components[0], after.slots[0].components[1]);
    after.slots[0].components[1].properties = R"({"title":"New","media":{"url":"/x.svg"}})";
    const FieldChanges changes = differences(words_of(before), words_of(after));
    ASSERT_EQ(changes.after.size(), 2u);
    EXPECT_EQ(changes.before[0], (FieldWords{"slots/Top", {"a", "b"}}));
    EXPECT_EQ(changes.after[0], (FieldWords{"slots/Top", {"b", "a"}}));
    EXPECT_EQ(changes.after[1], (FieldWords{"components/a/properties/title", {"New"}}));
}

TEST(ContentAdmin, says_how_a_page_stands) {
    const TimePoint now = *parse_iso_time("2030-01-01T00:00:00+0000");
    ContentPage page = page_of({});
    EXPECT_EQ(state_of(page, now), PageState::live);
    page.showing.ends_at = to_millis(now);
    EXPECT_EQ(state_of(page, now), PageState::ended);
    page.showing = {.starts_at = to_millis(now) + 1};
    EXPECT_EQ(state_of(page, now), PageState::planned);
    page.draft = true;
    EXPECT_EQ(state_of(page, now), PageState::hidden);
}

TEST(ContentAdmin, knows_one_version_from_another) {
    KeptPage kept{.live = page_of({})};
    const std::string live = version_of(kept);
    kept.draft = PageDraft{.page = kept.live};
    const std::string draft = version_of(kept);
    EXPECT_NE(draft, live);
    kept.draft->publish_at = TimePoint{} + std::chrono::hours{1};
    EXPECT_NE(version_of(kept), draft);
    kept.draft->publish_at.reset();
    kept.draft->page.title = "Other";
    EXPECT_NE(version_of(kept), draft);
    EXPECT_LE(draft.size(), 64u);
}

}  // namespace
}  // namespace spaza
