#include "shop/search/text_index.hpp"

#include <gtest/gtest.h>

#include "support/shelves.hpp"

namespace spaza::search {
namespace {

using testing::Thing;

const std::vector<Thing> indexed_shelf{
    {.code = "100", .name = "Umoya 55-inch 4K television", .model = "UA55TU7000"},
    {.code = "101", .name = "Lumo 43-inch television", .brand = "lumo", .model = "LM43-B2"},
    {.code = "102", .name = "Bracket for a television of 32 to 55 inch", .category = "soundbars"},
    {.code = "103", .name = "Ikhaya 1.7 L kettle, white", .brand = "ikhaya", .category = "kettles"},
    {.code = "104", .name = "Ikhaya airfryer", .brand = "ikhaya", .category = "soundbars", .ean = "2000104488214"},
    {.code = "105", .name = "Umoya air fryer", .category = "soundbars"},
};

class TextIndexTest : public ::testing::Test {
protected:
    std::vector<std::string> found(std::string_view text) {
        TextAnswer answer = index->find(text);
        corrected = answer.corrected;
        exact = answer.exact;
        page = answer.page;
        about = answer.about;
        left_out = answer.left_out;
        std::stable_sort(answer.hits.begin(), answer.hits.end(),
                         [](const Hit& a, const Hit& b) { return a.score > b.score; });
        std::vector<std::string> codes;
        for (const Hit& hit : answer.hits) codes.emplace_back(view.catalogue->code(hit.product));
        return codes;
    }
    CatalogueView view = testing::a_catalogue(indexed_shelf);
    std::unique_ptr<TextIndex> index =
        std::make_unique<TextIndex>(view.catalogue, "tv, television\n# braai, grill\n");
    std::optional<std::string> corrected;
    std::optional<Ordinal> exact;
    std::optional<std::string> page;
    bool about{};
    std::vector<std::string> left_out;
};

using Codes = std::vector<std::string>;

TEST_F(TextIndexTest, FindsWhatHasAllWordsInAnyFormAndOrder) {
    EXPECT_EQ(found("TELEVISIONS lumo"), (Codes{"101"}));
    EXPECT_EQ(found("white kettles"), (Codes{"103"}));
    EXPECT_EQ(found("the kettle for white"), (Codes{"103"}));
}

TEST_F(TextIndexTest, FindsAThingAndNotWhatBelongsToIt) {
    EXPECT_EQ(found("television 55 inch"), (Codes{"100"}));
    EXPECT_EQ(found("television"), (Codes{"100", "101"}));
    EXPECT_EQ(found("television bracket"), (Codes{"102"})) << "called just that";
}

TEST_F(TextIndexTest, KnowsUnitsHoweverTheyAreWritten) {
    for (const char* text : {"55\" tv", "55 inch tv", "55in tv", "55-inch tv", "139 cm tv", "tv 55", "tv 55″"})
        EXPECT_EQ(found(text)[0], "100") << text;
    EXPECT_EQ(found("1.7l kettle"), (Codes{"103"}));
    EXPECT_EQ(found("kettle 1,7 litres"), (Codes{"103"}));
}

TEST_F(TextIndexTest, FindsModelsByTheirParts) {
    EXPECT_EQ(found("UA55TU7"), (Codes{"100"}));
    EXPECT_EQ(found("55tu7000"), (Codes{"100"}));
    EXPECT_EQ(found("ua 55 tu 7000"), (Codes{"100"}));
    EXPECT_EQ(found("lm43b2"), (Codes{"101"}));
}

TEST_F(TextIndexTest, KnowsACodeEanOrModelExactly) {
    EXPECT_EQ(found("103")[0], "103");
    EXPECT_EQ(exact, Ordinal{3});
    found("2000104488214");
    EXPECT_EQ(exact, Ordinal{4});
    found("lm43-b2");
    EXPECT_EQ(exact, Ordinal{1});
    found("television");
    EXPECT_EQ(exact, std::nullopt);
}

TEST_F(TextIndexTest, LeadsWhoSearchesForJustThatToThePageOfTheShop) {
    index =
        std::make_unique<TextIndex>(view.catalogue, "tv, television\nreturns, where is my order => /s/help #\n");
    for (const char* text : {"returns", "Returns", "where is my order", "WHERE is my order"}) {
        found(text);
        EXPECT_EQ(page, "/s/help") << text;
    }
    EXPECT_FALSE(found("tv").empty()) << "other lines are synonyms still";
    for (const char* text : {"television", "returns television", "return", "order", ""}) {
        found(text);
        EXPECT_EQ(page, std::nullopt) << text;
    }
}

TEST_F(TextIndexTest, JoinsAndSplitsWords) {
    for (const char* text : {"airfryer", "air fryer"}) {
        Codes codes = found(text);
        std::sort(codes.begin(), codes.end());
        EXPECT_EQ(codes, (Codes{"104", "105"})) << text;
    }
}

TEST_F(TextIndexTest, CorrectsASlipAndSaysSo) {
    EXPECT_EQ(found("televsion lumo"), (Codes{"101"}));
    EXPECT_EQ(corrected, "television lumo");
    EXPECT_EQ(found("ketlte"), (Codes{"103"}));
    EXPECT_TRUE(found("xqzvwk").empty());
}

TEST_F(TextIndexTest, ShowsWhatHasMostWordsWhenNothingHasAll) {
    EXPECT_EQ(found("lumo television purple")[0], "101");
    EXPECT_EQ(left_out, Codes{"purple"});
    found("lumo television");
    EXPECT_TRUE(left_out.empty());
}

TEST_F(TextIndexTest, GuessesFartherOnlyWhenTheGuessThenFitsWhole) {
    EXPECT_EQ(found("tellavisjon lumo"), (Codes{"101"}));
    EXPECT_EQ(corrected, "television lumo");
    EXPECT_EQ(found("wgites lumo")[0], "101");
    EXPECT_EQ(corrected, std::nullopt) << "white, but nothing of Lumo is";
    EXPECT_EQ(left_out, Codes{"wgites"});
}

TEST_F(TextIndexTest, CompletesTheLastWord) {
    EXPECT_EQ(found("ket"), (Codes{"103"}));
    EXPECT_EQ(found("white ket"), (Codes{"103"}));
    EXPECT_FALSE(index->completions("tele", 5).empty());
}

const std::vector<Thing> measured{
    {.code = "W8", .name = "Ikhaya front loader", .attributes = R"({"capacity":8})", .cents = 5'999'00},
    {.code = "F295", .name = "Bergland fridge", .category = "kettles", .attributes = R"({"capacity":295})"},
    {.code = "F480",
     .name = "Bergland fridge 300 mm wide",
     .category = "kettles",
     .attributes = R"({"capacity":480})"},
    {.code = "T55", .name = "Vela Smart TV", .attributes = R"({"screenSize":55})"},
    {.code = "B55", .name = "TV wall bracket", .category = "soundbars", .attributes = R"({"screenSize":55})"},
    {.code = "B57", .name = "TV wall bracket", .category = "soundbars", .attributes = R"({"screenSize":57})"},
};

class MeasuredTest : public TextIndexTest {
protected:
    MeasuredTest() {
        view = testing::a_catalogue(measured);
        index = std::make_unique<TextIndex>(
            view.catalogue, "fridge, yskas\ntelevision, tv\nlounge suite, sofa\nfreezer, deep freeze");
    }
};

TEST_F(MeasuredTest, TakesANumberWithItsUnitForWhatAProductMeasures) {
    EXPECT_EQ(found("480l fridge"), (Codes{"F480"}));
    EXPECT_EQ(found("yskas 480 liter"), (Codes{"F480"}));
    EXPECT_EQ(found("300 l fridge"), (Codes{"F295"})) << "300 as shops round";
    EXPECT_FALSE(about);
    EXPECT_EQ(found("310 l fridge"), (Codes{"F295"})) << "about 310 where none has just that";
    EXPECT_TRUE(about);
    EXPECT_EQ(found("140cm tv")[0], "T55");
}

TEST_F(MeasuredTest, MeansTheThingsOfACategoryAndNotWhatGoesWithThem) {
    EXPECT_EQ(found("55 inch tv"), (Codes{"T55"})) << "a bracket for one is none";
    EXPECT_FALSE(about);
    EXPECT_EQ(found("57 inch tv")[0], "T55") << "about that large, rather than a bracket of just that";
    EXPECT_TRUE(about);
}

TEST_F(MeasuredTest, CorrectsWordsOfTheSynonymListToo) {
    EXPECT_EQ(found("yskaas 480l"), (Codes{"F480"}));
    EXPECT_EQ(corrected, "yskas 480l");
}

TEST_F(TextIndexTest, LooksOnlyAtPopularProductsWhenAsked) {
    EXPECT_EQ(index->find("television", {.among = 1}).hits.size(), 1U);
    EXPECT_EQ(index->find("television").hits.size(), 2U);
}

TEST(Words, AreFoldedAndKeepNumbersWithTheirUnits) {
    EXPECT_EQ(words_of("Crème Brûlée 55\" TV, 7.5 kg & 300-litre"),
              (std::vector<std::string>{"creme", "brulee", "55in", "tv", "7.5kg", "300l"}));
    EXPECT_EQ(words_of("ḽṱ 🦓"), (std::vector<std::string>{"lt", "🦓"})) << "letters of Tshivenda";
    EXPECT_EQ(words_of("cafe\u0301 br\u00ADaai\u200Bvleis \uFEFFtv\u00A055\u201D"),
              (std::vector<std::string>{"cafe", "braaivleis", "tv", "55in"}))
        << "signs that are not seen, and blanks that do not break";
    EXPECT_EQ(words_of("\uFF34\uFF36 – «4×40» 2 x 5"), (std::vector<std::string>{"tv", "4", "40", "2", "5"}));
    EXPECT_EQ(words_of("\xC3 \xE2\x84 \xF0\x9F\xA6 x"), words_of("\xC3 \xE2\x84 \xF0\x9F\xA6 x")) << "cut letters";
    EXPECT_EQ(squeezed("UA-55 TU7000"), "ua55tu7000");
}

TEST(EditDistance, CountsSwappedNeighboursAsOne) {
    EXPECT_EQ(edit_distance("kettle", "ketlte", 2), 1);
    EXPECT_EQ(edit_distance("kettle", "kettle", 2), 0);
    EXPECT_EQ(edit_distance("kettle", "television", 2), 3);
}

}  // namespace
}  // namespace spaza::search
