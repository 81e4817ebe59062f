#include <gtest/gtest.h>

#include "shop/content_admin/content_admin_rules.hpp"

namespace spaza {
namespace {

/// `field reason` of each problem of a page that is to be added.
std::vector<std::string> wrong_with_new(const NewPage& wanted) {
    std::vector<std::string> all;
    for (const auto& each : problems_of(wanted)) all.push_back(each.member + " " + each.reason);
    return all;
}

using Wrong = std::vector<std::string>;

ContentPage a_page(const std::string& code, const std::string& kind = "static") {
    ContentPage page;
    page.code = code;
    page.kind = kind;
    page.title = "Title of " + code;
    return page;
}

TEST(PageLife, ANewPageHasAKindAnAddressAndATitle) {
    EXPECT_EQ(wrong_with_new({"static", "winter-sale-2", "Winter sale"}), Wrong{});
    EXPECT_EQ(wrong_with_new({"brand", "Vela_1", "Vela"}), Wrong{});  // a brand has the code it has
    EXPECT_EQ(wrong_with_new({"static", "", " "}), (Wrong{"code must be given", "title must be given"}));
    EXPECT_EQ(wrong_with_new({"page", "cart", "Cart"}), Wrong{"kind is none that can be added"});
    for (const char* code : {"Winter", "winter sale", "a/b", "-a", "a-", "a--b", "ä"})
        EXPECT_EQ(wrong_with_new({"static", code, "A"}),
                  Wrong{"code may have small letters, digits and single hyphens between them"})
            << code;
    EXPECT_EQ(wrong_with_new({"static", std::string(81, 'a'), "A"}), Wrong{"code is longer than 80 letters"});
    EXPECT_EQ(wrong_with_new({"static", "a", "A\nB"}), Wrong{"title holds a character that cannot be kept"});
}

TEST(PageLife, ANewPageIsNoneOfTheShopsOwnScreens) {
    for (const char* code : {"homepage", "guzzelpage", "blog", "help"})
        EXPECT_EQ(wrong_with_new({"static", code, "A"}), Wrong{"code is a page of the shop's own screens"})
            << code;
    EXPECT_EQ(wrong_with_new({"common", "terms", "A"}), Wrong{"code is a page of the shop's own screens"});
    EXPECT_EQ(wrong_with_new({"static", "careers", "A"}), Wrong{});  // a page of the footer that nobody wrote yet
}

TEST(PageLife, ANewPageBeginsWithATextThatIsToBeWritten) {
    const ContentPage page = begun_page({"event", "run", "The run"}, nullptr, "run");
    ASSERT_EQ(page.slots.size(), 1U);
    EXPECT_EQ(page.slots[0].code, "run-words");
    EXPECT_EQ(page.slots[0].components.at(0).type_code, "CMSParagraphComponent");
    EXPECT_EQ(page.name, "The run");
    EXPECT_TRUE(page.draft);
    const auto problems = problems_of(page, {}, {});
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0].member, "slots/0/components/0/properties/content");
}

TEST(PageLife, ACopyHasPartsOfItsOwnExceptThoseOfOtherPages) {
    ContentPage source = a_page("terms");
    source.summary = "In short";
    source.seo_title = "Terms";
    source.showing = {1, 2};
    source.slots = {{.code = "TermsTop", .lazy = true, .components = {}},
                    {.code = "Shared", .lazy = false, .components = {}}};
    source.slots[0].components.push_back(
        {.uid = "t", .type_code = "SimpleBanner", .name = "Top", .properties = "{}", .product_codes = {}});
    source.slots[1].components.push_back(
        {.uid = "s", .type_code = "SharedSlot", .name = "", .properties = "{}", .product_codes = {}});

    const ContentPage copy = begun_page({"static", "terms-2", "Newer"}, &source, "terms-2");

    EXPECT_EQ(copy.code, "terms-2");
    EXPECT_EQ(copy.title, "Newer");
    EXPECT_EQ(copy.seo_title, "");
    EXPECT_EQ(copy.summary, "In short");
    EXPECT_EQ(copy.showing.ends_at, 0);
    EXPECT_EQ(copy.slots[0].code, "terms-2-1");
    EXPECT_TRUE(copy.slots[0].lazy);
    EXPECT_EQ(copy.slots[0].components.at(0).uid, "terms-2-1-1");
    EXPECT_EQ(copy.slots[1].code, "Shared");
    EXPECT_EQ(copy.slots[1].components.at(0).uid, "terms-2-2-1");
}

TEST(PageLife, WhatEveryShopNeedsStays) {
    EXPECT_FALSE(needed_for(a_page("terms")).empty());
    EXPECT_FALSE(needed_for(a_page("homepage", "page")).empty());
    EXPECT_FALSE(needed_for(a_page("cartPage", "page")).empty());
    EXPECT_EQ(needed_for(a_page("careers")), "");
    EXPECT_EQ(needed_for(a_page("winter")), "");
}

TEST(PageLife, LinksAreFoundAlsoInMarkup) {
    EXPECT_TRUE(leads_to(R"({"urlLink":"/s/winter"})", "/s/winter"));
    EXPECT_TRUE(leads_to(R"({"urlLink":"/s/winter?a=1"})", "/s/winter"));
    EXPECT_TRUE(leads_to(R"({"content":"<a href=\"/s/winter\">Now</a>"})", "/s/winter"));
    EXPECT_FALSE(leads_to(R"({"urlLink":"/s/winter-2"})", "/s/winter"));
    EXPECT_FALSE(leads_to(R"({"urlLink":"/s/winter/more"})", "/s/winter"));
    EXPECT_FALSE(leads_to(R"({"text":"see /s/winter"})", "/s/winter"));
    EXPECT_TRUE(leads_to(R"({"a":"/s/winter-2","b":"/s/winter"})", "/s/winter"));
}

TEST(PageLife, WhatLinksToAPageIsNamed) {
    const std::vector<MenuPlace> menus{
        {"/s/winter", "“Winter”"}, {"/s/winter?x=1", "“Again”"}, {"/s/other", "“Other”"}};
    EXPECT_EQ(linked_from(a_page("winter"), menus, {"Home"}),
              (std::vector<std::string>{"“Winter”", "“Again”", "the page “Home”"}));
    EXPECT_EQ(linked_from(a_page("careers"), {}, {}),
              std::vector<std::string>{"the footer or the shop's own screens"});
    EXPECT_TRUE(linked_from(a_page("cartPage", "page"), menus, {}).empty());
}

TEST(PageLife, ATakenDownPageIsNotOneThatWasNeverShown) {
    ContentPage page = a_page("winter");
    const TimePoint now = from_millis(1'000);
    EXPECT_EQ(state_of(page, now), PageState::live);
    page.draft = true;
    EXPECT_EQ(state_of(page, now, ""), PageState::hidden);
    EXPECT_EQ(state_of(page, now, kPageAdded), PageState::hidden);
    EXPECT_EQ(state_of(page, now, kPageTakenDown), PageState::down);
}

}  // namespace
}  // namespace spaza
