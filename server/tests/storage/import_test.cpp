#include <algorithm>
#include <array>

#include "shop/catalogue/catalogue_snapshot.hpp"
#include "shop/catalogue/catalogue_store_sql.hpp"
#include "shop/import/source_mapper.hpp"
#include "support/import_fixture.hpp"

namespace spaza::testing {

TEST_P(ImportTest, OneFormOfABaseIsOneProduct) {
    ASSERT_EQ(run(good_files()).bad, 0);
    const std::string head = "code,name,brand,category,baseProduct,variantValue,variantOptions,unitCode\r\n";
    const auto phone = [](const std::string& code, const std::string& options, const std::string& unit = "EA") {
        return code + ",Phone,umoya,tv,PHONE,," + options + "," + unit + "\r\n";
    };
    // The same options in another order are the same form; another unit or another base is not.
    EXPECT_EQ(
        run({folder.write("products.csv",
                          head + phone("F1", "Colour=Black|Size=64") + phone("F2", "Size=64|Colour=Black") +
                              phone("F3", "Colour=Black|Size=128") + phone("F4", "Colour=Black|Size=64", "CS"))})
            .bad,
        1);
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0].line, 3);
    EXPECT_EQ(problems[0].field, "variantOptions");
    EXPECT_EQ(problems[0].reason, "'Size=64|Colour=Black' of base product 'PHONE' is product 'F1' already");

    const std::string three = phone("F1", "Colour=Black|Size=64") + phone("F3", "Colour=Black|Size=128");
    EXPECT_EQ(run({folder.write("products.csv", head + three)}).bad, 0);
    // Known from an earlier import; and free again once its product is something else.
    EXPECT_EQ(run({folder.write("products.csv", head + phone("F5", "Colour=Black|Size=64"))}).bad, 1);
    EXPECT_EQ(run({folder.write("products.csv", head + three)}).bad, 0);
    EXPECT_EQ(run({folder.write("products.csv",
                                head + phone("F1", "Colour=White|Size=64") + phone("F5", "Colour=Black|Size=64"))})
                  .bad,
              0);
}

TEST_P(ImportTest, TakesFilesOfEveryKindInTheOrderTheyNeedEachOther) {
    const auto answer = run(good_files());

    EXPECT_EQ(answer.bad, 0) << (problems.empty() ? ""
                                                  : problems[0].file + problems[0].field + problems[0].reason);
    EXPECT_EQ(answer.counts.at("products").changed, 2);
    SqlCatalogueStore store{database()};
    CatalogueSnapshot snapshot{store};
    snapshot.load();
    const auto facts = snapshot.find(ProductCode{"P1"});
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->name, "TV, 55\"");
    EXPECT_EQ(facts->price, Money::cents(8'999'00));
    EXPECT_EQ(facts->brand_name, "Umoya");
    EXPECT_EQ(snapshot.available(ProductCode{"P1"}, StoreCode{"G205"}), 3);
}

TEST_P(ImportTest, ChangesNothingWhenRunAgainAndOnlyWhatDiffers) {
    run(good_files());
    const auto changes = count("SELECT COUNT(*) FROM change_log");

    const auto again = run(good_files());
    EXPECT_EQ(again.counts.at("products").changed, 0);
    EXPECT_EQ(again.counts.at("products").unchanged, 2);
    EXPECT_EQ(count("SELECT COUNT(*) FROM change_log"), changes);

    const auto dearer = run({folder.write("prices.csv", "product,price\nP1,9000\nP2,5.50\n")});
    EXPECT_EQ(dearer.counts.at("prices").changed, 1);
    EXPECT_EQ(count("SELECT COUNT(*) FROM change_log"), changes + 1);
}

TEST_P(ImportTest, ChangesNothingAtAllWhenOneRowIsBad) {
    run(good_files());
    const auto answer = run({folder.write("products.csv",
                                          "code,name,brand,category,rating\n"
                                          "P3,Good,umoya,tv,4\n"
                                          "P4,,umoya,nowhere,9\n"
                                          "P3,Again,umoya,tv,\n")});

    EXPECT_EQ(answer.bad, 2);
    ASSERT_EQ(problems.size(), 3U);
    EXPECT_EQ(problems[0].line, 3);
    EXPECT_EQ(problems[0].field, "name");
    EXPECT_EQ(problems[1].field, "rating");
    EXPECT_EQ(problems[2].line, 4);
    EXPECT_EQ(problems[2].reason, "'P3' was given before");
    EXPECT_EQ(count("SELECT COUNT(*) FROM product"), 2);
}

TEST_P(ImportTest, TakesTheGoodRowsWhenAskedTo) {
    run(good_files());
    run({folder.write("prices.csv", "product,price,wasPrice\nP1,1e3,\nP2,7.00,\nNONE,1.00,\n")}, true);

    EXPECT_EQ(problems.size(), 2U);
    EXPECT_EQ(count("SELECT cents FROM price WHERE product_code = 'P2'"), 700);
    EXPECT_EQ(count("SELECT cents FROM price WHERE product_code = 'P1'"), 8'999'00);
}

TEST_P(ImportTest, ReadsJsonLines) {
    run(good_files());
    const auto answer =
        run({folder.write(
                "products-more.jsonl",
                "{\"code\":\"J1\",\"name\":\"Kettle 😀\",\"brand\":\"umoya\",\"category\":\"tv\",\"rating\":4.5,"
                "\"features\":[\"a|b\",\"c\"],\"attributes\":{\"screenSize\":43},\"images\":[{\"url\":\"/"
                "a.svg\",\"alt\":\"A\"}],"
                "\"promotions\":[{\"code\":\"promotion-x\",\"text\":\"X\"}]}\n\n{\"code\":\"J2\"\n{\"code\":"
                "\"J3\",\"nmae\":\"x\"}\n")},
            true);

    EXPECT_EQ(answer.counts.at("products").changed, 1);
    EXPECT_EQ(answer.bad, 2);
    EXPECT_EQ(problems[0].line, 3);
    EXPECT_EQ(problems[1].field, "nmae");
    EXPECT_EQ(count("SELECT rating FROM product WHERE code = 'J1'"), 450);
}

TEST_P(ImportTest, RefusesUnknownColumnsFilesAndMissingFiles) {
    run(good_files());
    EXPECT_GT(run({folder.write("prices.csv", "product,prise\nP1,1\n")}).bad, 0);
    EXPECT_EQ(problems[0].field, "prise");
    EXPECT_GT(run({folder.write("things.csv", "a\n1\n")}).bad, 0);
    EXPECT_GT(run({"/nowhere/prices.csv"}).bad, 0);
}

TEST_P(ImportTest, KeepsReservedUnits) {
    run(good_files());
    database().write([](storage::Session& session) {
        session.execute("UPDATE stock SET reserved = 2");
        return true;
    });
    run({folder.write("stock.csv", "product,store,onHand\nP1,G205,1\n")});
    EXPECT_EQ(count("SELECT on_hand FROM stock"), 2);
    EXPECT_EQ(run({folder.write("stock.csv", "product,store,onHand\nP1,G205,1\n")}).counts.at("stock").changed, 0);
}

TEST_P(ImportTest, MapsForeignFilesAsDeclared) {
    run(good_files());
    const auto mapping = import::Mapping::parse(R"(
[maps.brands]
"UMOYA ELECTRIC" = "Umoya"
[[source]]
files = ["list*.csv"]
unique = "{Model|lower}"
[[source.reject]]
column = "Model"
contains = ["*"]
reason = "wildcard"
[source.fields]
code = "{@brand}-{Model|slug}"
brandName = { column = "Make", map = "brands", default = "No name" }
brand = "{@brandName|slug}"
category = "tv"
name = "{@brandName}[ {@attr:screenSize}\"] TV {Model}"
"attr:screenSize" = { column = "Width cm", convert = "cm:inch", round = 0, max = 120 }
)");
    const auto answer = run({folder.write("list-1.csv",
                                          "Make,Model,Width cm\n"
                                          "Umoya Electric,X 55,139.7\nUmoya Electric,x 55,139.7\n"
                                          "Umoya Electric,Y*,1\nUmoya Electric,Z,\nUmoya Electric,Q,abc\n")},
                            true, &mapping);

    EXPECT_EQ(answer.counts.at("products").changed, 2);
    EXPECT_EQ(answer.counts.at("products").skipped, 2);
    EXPECT_EQ(answer.bad, 1);
    EXPECT_EQ(count("SELECT COUNT(*) FROM product WHERE code = 'umoya-x-55' AND name = 'Umoya 55\" TV X 55'"), 1);
    EXPECT_EQ(count("SELECT COUNT(*) FROM product WHERE name = 'Umoya TV Z'"), 1);
}

TEST_P(ImportTest, FindsFactsInTheWordsOfNamesAndSaysInHowManyRows) {
    run(good_files());
    const auto mapping = import::Mapping::parse(R"(
[[attribute]]
code = "layout"
name = "Layout"
[[attribute]]
code = "inverter"
name = "Inverter"
type = "flag"
[[source]]
files = ["names*.csv"]
[source.fields]
code = "{Model|slug}"
brandName = "Umoya"
brand = "umoya"
category = "tv"
name = "{Title}"
"attr:layout" = { column = "Title", words = { "chest" = "Chest", "side by side" = "Side by side" } }
"attr:inverter" = { column = "Inv", values = { "Y" = "true", "N" = "false" }, default = "", words = { "inverter" = "true", "non inverter" = "false" }, words_in = "{Title}" }
)");
    const auto answer = run({folder.write("names.csv",
                                          "Model,Title,Inv\n"
                                          "A,Umoya CHEST freezer inverter,\n"
                                          "B,Umoya side-by-side fridge non-inverter,\n"
                                          "C,Orchestra for inverter fans,N\n"
                                          "D,Umoya fridge,\n")},
                            true, &mapping);
    EXPECT_EQ(answer.bad, 0);
    const auto facts = [&](const char* code) {
        return database()
            .reading([&](storage::Session& session) {
                return session.row("SELECT attributes FROM product WHERE code = $1", {code},
                                   [](const storage::Row& row) { return row.get<std::string>(0); });
            })
            .value_or("");
    };
    EXPECT_EQ(facts("a"), R"({"inverter":true,"layout":"Chest"})");
    EXPECT_EQ(facts("b"), R"({"inverter":false,"layout":"Side by side"})") << "the longer phrase tells";
    EXPECT_EQ(facts("c"), R"({"inverter":false})") << "the column says it; no word is a part of another";
    EXPECT_EQ(facts("d"), "{}");
    EXPECT_EQ(notes, (std::vector<std::string>{"attr:inverter by words in 2 of 4 rows: false 1, true 1",
                                               "attr:layout by words in 2 of 4 rows: Chest 1, Side by side 1"}));
}

TEST_P(ImportTest, ReportedChangesReachTheSnapshot) {
    run(good_files());
    SqlCatalogueStore store{database()};
    CatalogueSnapshot snapshot{store};
    snapshot.load();
    const auto before = snapshot.view();

    run({folder.write("prices.csv", "product,price\nP1,1.00\n"),
         folder.write("stock.csv", "product,store,onHand\nP1,G205,9\n")});
    snapshot.apply({{"price", "P1"}, {"stock", "P1|G205"}});

    EXPECT_EQ(snapshot.find(ProductCode{"P1"})->price, Money::cents(100));
    EXPECT_EQ(snapshot.available(ProductCode{"P1"}, StoreCode{"G205"}), 9);
    EXPECT_EQ(snapshot.view()->catalogue, before->catalogue);
    EXPECT_EQ(before->prices->cents[*before->catalogue->find("P1")], 8'999'00);
}

TEST(Mapping, SaysWhatIsWrongWithIt) {
    const auto wrong = [](const char* text) {
        try {
            (void)import::Mapping::parse(text);
        } catch (const std::invalid_argument& refused) {
            return std::string{refused.what()};
        }
        return std::string{};
    };
    EXPECT_NE(wrong("sauce = 1"), "");
    EXPECT_NE(wrong("[[source]]\nfiles=['a']\n[source.fields]\ncode='{A'\n").find("line 4"), std::string::npos);
    EXPECT_NE(wrong("[[source]]\nfiles=['a']\n[source.fields]\ncolour='x'\n"), "");
    EXPECT_NE(wrong("[[source]]\nfiles=['a']\n[source.fields]\ncode='{@name}'\nname='{@code}'\n"), "");
    EXPECT_NE(wrong("[[source]]\nfiles=['a']\n[source.fields]\ncode={column='A',convert='cm:acre'}\n"), "");
    const auto of_words = [&](const std::string& rule) {
        return wrong(("[[source]]\nfiles=['a']\n[source.fields]\ncode='{A}'\nsummary={" + rule + "}\n").c_str());
    };
    EXPECT_NE(of_words("column='A',words={'-'='x'}").find("line 5: '-' holds no word"), std::string::npos);
    EXPECT_NE(of_words("column='A',words={}").find("'words' names no words"), std::string::npos);
    EXPECT_NE(of_words("column='A',words_in='{A}'").find("'words_in' needs 'words'"), std::string::npos);
    EXPECT_NE(of_words("column='A',values={a='b'},words={c='d'}").find("words_in"), std::string::npos);
    EXPECT_EQ(of_words("column='A',values={a='b'},words={c='d'},words_in='{A}'"), "");
    EXPECT_EQ(wrong("[[source]]\nfiles=['a']\n[source.fields]\ncode='{A}'\n"), "");
}

TEST(Mapping, HoldsWhatWordsTellToTheBoundsOfItsRule) {
    const auto mapping = import::Mapping::parse(R"(
[[source]]
files = ["*.csv"]
[source.fields]
code = "{Model}"
"attr:width" = { column = "Width", convert = "mm:cm", min = 10, max = 120, words = { "slim" = "450", "giant" = "9000", "odd" = "wide" }, words_in = "{Title}" }
)");
    const std::vector<std::string> header{"Model", "Width", "Title"};
    const import::SourceMapper mapper{*mapping.source_for("a.csv"), header};
    std::unordered_map<std::string, std::int64_t> seen;
    const auto width = [&](const std::string& title) {
        const import::Mapped row = mapper.map(1, {"A", "", title}, seen);
        const import::Field* field = row.record.find("attr:width");
        return std::tuple{field ? field->parts.front().text : "", row.by_words.size(), row.problems.size()};
    };
    EXPECT_EQ(width("slim fridge"), (std::tuple{"45", 1U, 0U})) << "converted as a column's value is";
    EXPECT_EQ(width("giant fridge"), (std::tuple{"", 0U, 0U})) << "outside the bounds nothing is reported";
    EXPECT_EQ(width("odd fridge"), (std::tuple{"", 0U, 1U})) << "no number";
}

ON_BOTH_ENGINES(ImportTest);

}  // namespace spaza::testing
