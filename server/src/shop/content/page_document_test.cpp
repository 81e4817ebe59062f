#include "shop/content/page_document.hpp"

#include <gmock/gmock.h>

namespace spaza {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

ContentPage a_page() {
    ContentPage page;
    page.code = "winter";
    page.name = "Winter";
    page.title = "Winter";
    page.kind = "common";
    page.page_template = "LandingPage";
    page.showing.ends_at = to_millis(*parse_iso_time("2030-06-16T22:00:00+0000"));
    ContentComponent hero{.uid = "hero",
                          .type_code = "SimpleBanner",
                          .name = "Hero",
                          .properties = R"({"title":"Warm","count":2})",
                          .product_codes = {}};
    hero.regions = {"ZA-GP"};
    page.slots.push_back({.code = "WinterTop", .lazy = true, .components = {hero}});
    return page;
}

std::vector<std::string> wrong_in(const std::string& json) {
    std::vector<std::string> members;
    for (const MemberProblem& each : read_sent_page(json, a_page()).problems) members.push_back(each.member);
    return members;
}

TEST(PageDocument, reads_what_it_wrote_and_keeps_what_no_document_says) {
    const ContentPage page = a_page();
    const ReadPage read = read_page_document(document_of(page), page);
    EXPECT_THAT(read.problems, IsEmpty());
    EXPECT_EQ(document_of(read.page), document_of(page));
    EXPECT_EQ(read.page.code, "winter");
    EXPECT_EQ(read.page.kind, "common");
    EXPECT_EQ(read.page.page_template, "LandingPage");
    EXPECT_EQ(read.page.showing.ends_at, page.showing.ends_at);
    EXPECT_TRUE(read.page.slots.at(0).lazy);
    EXPECT_THAT(read.page.slots.at(0).components.at(0).regions, ElementsAre("ZA-GP"));
}

TEST(PageDocument, names_what_is_of_a_wrong_shape) {
    EXPECT_THAT(wrong_in("["), ElementsAre("page"));
    EXPECT_THAT(wrong_in(R"({"title":7,"slots":[]})"), ElementsAre("title"));
    EXPECT_THAT(wrong_in(R"({"name":"A"})"), ElementsAre("slots"));
    EXPECT_THAT(wrong_in(R"({"slots":[{"code":"A","components":[]},{"code":"A","components":[]}]})"),
                ElementsAre("slots/1/code"));
    EXPECT_THAT(wrong_in(R"({"slots":[{"code":"A B","isLazy":1,"components":[7]}]})"),
                ElementsAre("slots/0/code", "slots/0/isLazy", "slots/0/components/0"));
    EXPECT_THAT(wrong_in(R"({"slots":[{"code":"A","components":[{"uid":"x","type":"T","properties":[]}]}]})"),
                ElementsAre("slots/0/components/0/properties"));
    EXPECT_THAT(
        wrong_in(
            R"({"slots":[],"startsAt":"2030-01-02T00:00:00+0000","endsAt":"2030-01-01T00:00:00+0000","publishedAt":"x"})"),
        ElementsAre("publishedAt", "endsAt"));
}

std::string many_slots() {
    std::string many = R"({"slots":[)";
    for (int n = 0; n < 51; ++n)
        many += std::string{n > 0 ? "," : ""} + R"({"code":"S)" + std::to_string(n) + R"(","components":[]})";
    return many + "]}";
}

TEST(PageDocument, bounds_how_much_it_holds) {
    EXPECT_THAT(wrong_in(many_slots()), ElementsAre("slots"));
    EXPECT_THAT(wrong_in(R"({"slots":[],"name":")" + std::string(201, 'x') + R"("})"), ElementsAre("name"));
    EXPECT_THAT(wrong_in(std::string(100, '[')), ElementsAre("page"));
}

TEST(PageDocument, refuses_letters_that_cannot_be_kept) {
    EXPECT_THAT(wrong_in(R"({"slots":[],"name":"A\u0000"})"), ElementsAre("name"));
    EXPECT_THAT(
        wrong_in(
            R"({"slots":[{"code":"A","components":[{"uid":"x","type":"T","properties":{"a":[{"b":"\u0000"}]}}]}]})"),
        ElementsAre("slots/0/components/0/properties"));
}

TEST(PageDocument, reads_all_that_an_import_wrote) {
    const ReadPage many = read_page_document(many_slots(), a_page());
    EXPECT_THAT(many.problems, IsEmpty());
    EXPECT_EQ(many.page.slots.size(), 51U);

    ContentPage page = a_page();
    ContentComponent& hero = page.slots.at(0).components.at(0);
    hero.properties = R"({"a":)" + std::string(30, '[') + std::string(30, ']') + "}";
    hero.name = std::string(300, 'x');
    hero.regions.assign(60, "ZA-GP");
    const ReadPage deep = read_page_document(document_of(page), a_page());
    EXPECT_THAT(deep.problems, IsEmpty());
    EXPECT_EQ(document_of(deep.page), document_of(page));
    EXPECT_THAT(read_page_document("{}", a_page()).problems, Not(IsEmpty()));
}

TEST(PageDocument, of_a_version_says_whether_it_is_hidden_and_what_it_is) {
    const ContentPage page = a_page();
    ContentPage other = page;
    other.draft = true;
    EXPECT_NE(version_document_of(other), version_document_of(page));
    EXPECT_EQ(document_of(other), document_of(page));
    other = page;
    other.kind = "event";
    EXPECT_NE(version_document_of(other), version_document_of(page));
    const ReadPage read = read_page_document(version_document_of(other), page);
    EXPECT_THAT(read.problems, IsEmpty());
    EXPECT_EQ(read.page.kind, "common");
}

}  // namespace
}  // namespace spaza
