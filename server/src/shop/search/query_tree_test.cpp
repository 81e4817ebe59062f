#include "shop/search/query_tree.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "base/assets.hpp"
#include "support/shelves.hpp"

namespace spaza::search {
namespace {

using testing::Thing;

const std::vector<Thing> understood_shelf{
    {.code = "T", .name = "Umoya 55-inch TV", .model = "UA55TU7000", .attributes = R"({"screenSize":55})"},
    {.code = "K",
     .name = "Ikhaya 1.7 L kettle",
     .brand = "ikhaya",
     .category = "kettles",
     .attributes = R"({"capacity":1.7,"ports":["USB"]})"},
    {.code = "F",
     .name = "Ikhaya air fryer",
     .brand = "ikhaya",
     .category = "air-fryers",
     .attributes = R"({"capacity":5})"},
    {.code = "S", .name = "Lumo soundbar", .brand = "lumo", .category = "soundbars"},
};

constexpr std::string_view kShopWords = R"(tv, television, umabonakude
couch, sofa
large, groot => televisions: screenSize>=65; air-fryers: capacity>=6
kitchen thing => is kettles
person, persons => unit capacity
the best, please => filler
not, without => not
)";

/// `kind:televisions measure:55in word:white`, with `-` before what is not wanted; fillers are left out.
class QueryTreeTest : public ::testing::Test {
protected:
    std::string tree(std::string_view text) const {
        std::string out;
        for (const QueryPart& part : read_query(query_words(text), lexicon, models).parts) {
            if (part.is == QueryPart::Is::filler) continue;
            static constexpr std::array kNames{"kind", "brand", "model", "measure", "attribute", "number", "word"};
            out += out.empty() ? "" : " ";
            out += part.unwanted ? "-" : "";
            out += kNames[static_cast<std::size_t>(part.is)];
            std::string means = part.said;
            if (part.meaning && !part.meaning->categories.empty())
                means = view.catalogue->categories[part.meaning->categories[0]].code.value;
            if (part.meaning && !part.meaning->brands.empty())
                means = view.catalogue->brands[part.meaning->brands[0]].code.value;
            if (part.meaning && !part.meaning->properties.empty() && part.is == QueryPart::Is::attribute)
                means = part.meaning->properties[0].conditions[0].attribute;
            std::replace(means.begin(), means.end(), ' ', '_');
            out += ":" + means;
        }
        return out;
    }
    CatalogueView view = testing::a_catalogue(understood_shelf);
    SearchWords words{kShopWords};
    Lexicon lexicon{*view.catalogue, words};
    ModelNumbers models = [this] {
        ModelNumbers made;
        made.build(*view.catalogue);
        return made;
    }();
};

TEST_F(QueryTreeTest, TellsKindsBrandsMeasuresAndWordsApart) {
    EXPECT_EQ(tree("white umoya television 55 inch"), "word:white brand:umoya kind:televisions measure:55in");
    EXPECT_EQ(tree("umabonakude"), "kind:televisions");
    EXPECT_EQ(tree("tvs"), "kind:televisions");
    EXPECT_EQ(tree("airfryer"), "kind:air-fryers");
    EXPECT_EQ(tree("couch"), "kind:couch") << "a kind, though the shop has none";
    EXPECT_EQ(tree("kitchen thing"), "kind:kettles");
}

TEST_F(QueryTreeTest, TakesWhatFollowsANegationForUnwanted) {
    EXPECT_EQ(tree("tv not umoya"), "kind:televisions -brand:umoya");
    EXPECT_EQ(tree("tv not umoya or lumo"), "kind:televisions -brand:umoya -brand:lumo");
    EXPECT_EQ(tree("kettle without usb, ikhaya"), "kind:kettles -attribute:ports brand:ikhaya");
    EXPECT_EQ(tree("tv not"), "kind:televisions");
}

TEST_F(QueryTreeTest, ReadsWhatWordsSayByTheRetailersLines) {
    EXPECT_EQ(tree("groot tv"), "attribute:screenSize kind:televisions");
    EXPECT_EQ(tree("please the best tv"), "kind:televisions");
    EXPECT_EQ(tree("5 person air fryer"), "measure:5_person kind:air-fryers");
}

TEST_F(QueryTreeTest, ReadsNumbersAsShoppersWriteThem) {
    for (const char* text : {"12 000 btu", "12000btu", "12000 btu/h", "12k btu", "12kbtu"})
        EXPECT_EQ(tree(text), "measure:12000btu") << text;
    EXPECT_EQ(tree("300ℓ"), "measure:300l");
    EXPECT_EQ(tree("300lt"), "measure:300l");
    EXPECT_EQ(tree("55''"), "measure:55in");
    EXPECT_EQ(tree("1,8 m"), "measure:1.8m");
    EXPECT_EQ(tree("tv 55"), "kind:televisions number:55");
    EXPECT_EQ(words_of(plain_query("A++ fridge a/c")), (std::vector<std::string>{"aplusplus", "fridge", "ac"}));
}

TEST_F(QueryTreeTest, JoinsModelsTypedWithSpaces) {
    EXPECT_EQ(tree("ua 55 tu 7000"), "model:ua55tu7000");
    EXPECT_EQ(tree("umoya ua55 tu7"), "brand:umoya model:ua55tu7");
    EXPECT_EQ(tree("4k tv"), "word:4k kind:televisions");
}

TEST_F(QueryTreeTest, IsPrintedForTheRetailer) {
    EXPECT_EQ(
        read_query(words_of("groot tv not lumo"), lexicon, models).to_json(*view.catalogue),
        R"([{"is":"attribute","said":"groot","means":["televisions: screenSize>=65","air-fryers: capacity>=6"]},)"
        R"({"is":"kind","said":"tv","means":["televisions"]},{"is":"filler","said":"not"},)"
        R"({"is":"brand","said":"lumo","unwanted":true,"means":["lumo"]}])");
}

TEST_F(QueryTreeTest, TakesEveryWordOnce) {
    const std::vector<std::string> pieces{"tv",
                                          "not",
                                          "12 000",
                                          "btu",
                                          "a+",
                                          "55\"",
                                          "or",
                                          "\u200b",
                                          "e\u0301",
                                          "عربي",
                                          "''",
                                          "ua55",
                                          "/h",
                                          "k",
                                          "couch",
                                          "+",
                                          "9999999999999999999999"};
    rc::check([&](const std::vector<unsigned>& numbers) {
        std::string text;
        for (const unsigned number : numbers) text += pieces[number % pieces.size()] + (number % 3 ? " " : "");
        const auto typed = words_of(plain_query(text));
        std::size_t taken = 0;
        for (const QueryPart& part : read_query(typed, lexicon, models).parts) taken += part.words;
        RC_ASSERT(taken == typed.size());
    });
}

TEST(SearchWords, NamesLinesItDoesNotUnderstand) {
    const SearchWords words{
        "tv, television\nlarge => fridges capacity 400\nbig =>\n=> filler\nhp => unit power*x\n"
        "small => capacity<=abc\nreturns => /s/returns # a page\nlid, blade => part\n"};
    EXPECT_EQ(words.problems(), (std::vector<std::string>{
                                    "line 2: not understood: fridges capacity 400", "line 3: nothing behind =>",
                                    "line 4: no words before =>", "line 5: no attribute, or a bad number behind *",
                                    "line 6: not understood: capacity<=abc"}));
}

TEST(SearchWords, OfTheBuiltInListAreAllUnderstood) {
    EXPECT_EQ(SearchWords{*asset("server/assets/search/synonyms.txt")}.problems(), std::vector<std::string>{});
}

}  // namespace
}  // namespace spaza::search
