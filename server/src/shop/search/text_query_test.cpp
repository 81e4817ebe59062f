#include <algorithm>
#include <gtest/gtest.h>

#include "shop/search/text_index.hpp"
#include "support/shelves.hpp"

namespace spaza::search {
namespace {

using testing::Thing;

/// Goods as a register tells them: names of brand, size and model, the rest in specifications.
const std::vector<Thing> register_shelf{
    {.code = "T1",
     .name = "Umoya 55-inch LED TV UA55TU7000",
     .model = "UA55TU7000",
     .attributes = R"({"screenSize":55,"ports":["HDMI"]})"},
    {.code = "T2",
     .name = "Lumo 50-inch LED TV LM50B2",
     .brand = "lumo",
     .model = "LM50-B2",
     .attributes = R"({"screenSize":50})",
     .features = R"(["A 4K picture"])"},
    {.code = "T3",
     .name = "Lumo 55-inch LED TV LM55B2",
     .brand = "lumo",
     .model = "LM55-B2",
     .attributes = R"({"screenSize":55})"},
    {.code = "K1",
     .name = "Ikhaya 1.7 L kettle KE17",
     .brand = "ikhaya",
     .category = "kettles",
     .model = "KE17",
     .attributes = R"({"capacity":1.7,"ports":["USB"]})",
     .features = R"(["Boils while the television warms up"])"},
    {.code = "K2",
     .name = "Umoya 1 L kettle KE10",
     .category = "kettles",
     .model = "KE10",
     .attributes = R"({"capacity":1})"},
    {.code = "A1",
     .name = "Ikhaya 6 L air fryer SMS6OM18AU",
     .brand = "ikhaya",
     .category = "air-fryers",
     .model = "SMS60M18AU",
     .attributes = R"({"capacity":6})",
     .ean = "6001234567892"},
    {.code = "A2",
     .name = "Ikhaya 4 L air fryer SMS40M18AU",
     .brand = "ikhaya",
     .category = "air-fryers",
     .model = "SMS40M18AU",
     .attributes = R"({"capacity":4})"},
};

constexpr std::string_view kRegisterWords = R"(tv, television
couch, sofa
large => televisions: screenSize>=50; air-fryers: capacity>=4; kettles: capacity>=1
small => kettles: capacity<=1.2
the best, please, unit => filler
not, without => not
)";

class TextQueryTest : public ::testing::Test {
protected:
    std::vector<std::string> found(std::string_view text) {
        answer = index.find(text);
        std::stable_sort(answer.hits.begin(), answer.hits.end(),
                         [](const Hit& a, const Hit& b) { return a.score > b.score; });
        std::vector<std::string> codes;
        for (const Hit& hit : answer.hits) codes.emplace_back(view.catalogue->code(hit.product));
        return codes;
    }
    CatalogueView view = testing::a_catalogue(register_shelf);
    TextIndex index{view.catalogue, kRegisterWords};
    TextAnswer answer;
};

using Codes = std::vector<std::string>;

TEST_F(TextQueryTest, FindsTheKindNamedAndNotWhatMentionsIt) {
    EXPECT_EQ(found("television"), (Codes{"T1", "T2", "T3"})) << "no kettle beside one";
    EXPECT_EQ(found("tv please"), (Codes{"T1", "T2", "T3"}));
}

TEST_F(TextQueryTest, LeavesOutWhatIsNotWanted) {
    EXPECT_EQ(found("tv not lumo"), (Codes{"T1"}));
    EXPECT_EQ(found("not lumo or ikhaya"), (Codes{"T1", "K2"}));
    EXPECT_EQ(found("kettle without usb"), (Codes{"K2"}));
    EXPECT_TRUE(answer.left_out.empty());
}

TEST_F(TextQueryTest, PutsTheMostOfWhatIsAskedForFirst) {
    EXPECT_EQ(found("large air fryer"), (Codes{"A1", "A2"}));
    EXPECT_EQ(found("large tv")[2], "T2");
    EXPECT_EQ(found("small kettle"), (Codes{"K2"}));
}

TEST_F(TextQueryTest, FindsAMistypedModelBelowAWholeOne) {
    EXPECT_EQ(found("sms60m18au"), (Codes{"A1"}));
    EXPECT_EQ(found("sms6om18au"), (Codes{"A1"})) << "a letter for a digit";
    EXPECT_LT(answer.hits[0].score, 5);
    EXPECT_EQ(found("sms60m81au"), (Codes{"A1"})) << "two swapped";
    EXPECT_EQ(found("sms6m18au"), (Codes{"A1"})) << "one left out";
    EXPECT_EQ(found("ikhaya sms4om18au"), (Codes{"A2"}));
    EXPECT_EQ(found("ua55tu700o"), (Codes{"T1"}));
    EXPECT_EQ(found("sms 6om 18au"), (Codes{"A1"}));
    EXPECT_EQ(found("6001234576892"), (Codes{"A1"})) << "of an EAN, two digits swapped";
    EXPECT_TRUE(found("sms99m18xx").empty());
}

TEST_F(TextQueryTest, PutsWhatMeasuresNearlySoBehindWhatMeasuresJustSo) {
    const auto sizes = found("55 inch tv");
    EXPECT_EQ(sizes.size(), 3U);
    EXPECT_EQ(sizes.back(), "T2") << "of 50 inch, as long as there are few of 55";
    EXPECT_FALSE(answer.about);
    EXPECT_EQ(found("lumo 55 inch tv"), (Codes{"T3", "T2"}));
    EXPECT_EQ(found("4 l air fryer"), Codes{"A2"}) << "six is not nearly four";
    EXPECT_EQ(found("1700 ml kettle"), Codes{"K1"});
}

TEST_F(TextQueryTest, GivesUpTheWordThatSaysLeastAndTellsWhich) {
    EXPECT_EQ(found("55 inch 4k smart tv"), (Codes{"T1", "T3"})) << "not the one of 50 inch that mentions 4K";
    EXPECT_EQ(answer.left_out, (Codes{"4k", "smart"}));
    EXPECT_EQ(found("umoya air fryer"), (Codes{"A1", "A2"}));
    EXPECT_EQ(answer.left_out, Codes{"umoya"});
    EXPECT_EQ(found("samsung television"), (Codes{"T1", "T2", "T3"}));
    EXPECT_EQ(answer.left_out, Codes{"samsung"});
}

TEST_F(TextQueryTest, FindsNothingRatherThanSomethingElse) {
    for (const char* text : {"couch", "umoya couch", "large couch", "playstation 5", "school bag 55", "the best"})
        EXPECT_TRUE(found(text).empty()) << text;
}

TEST_F(TextQueryTest, NeverCorrectsToAScrapOfAModel) {
    EXPECT_EQ(found("kee10"), (Codes{"K2"}));
    found("lmm tv");
    EXPECT_EQ(answer.corrected, std::nullopt);
    found("kettel");
    EXPECT_EQ(answer.corrected, "kettle");
}

TEST_F(TextQueryTest, AnswersAnyText) {
    for (const char* text :
         {"", "   ", "the", "not", "and or", "\"\"\"", "'", "\u200b\u200b", "e\u0301", "عربي tv", "++++", "a+++",
          "''''", "1e309in", "99999999999999999999999999kg", "-", "//", "12 000"})
        found(text);
    std::string many;
    for (int i = 0; i < 1000; ++i) many += "tv 55 not ";
    EXPECT_FALSE(found(many).empty());
}

}  // namespace
}  // namespace spaza::search
