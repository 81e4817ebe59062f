#include <algorithm>

#include "support/import_fixture.hpp"

// What an import says of a file: what it took it for, what is wrong with it, and what it would change.
namespace spaza::testing {

class ImportReviewTest : public ImportTest {};

TEST_P(ImportReviewTest, KnowsSemicolonsAndTabsAndSaysSo) {
    run(good_files());
    EXPECT_EQ(run({folder.write("prices.csv", "\xEF\xBB\xBFproduct;price\r\nP1;1,00\r\n")}, true).bad, 1);
    EXPECT_EQ(first_problem(), "price '1,00' is not an amount in rand such as 12999.00");
    ASSERT_EQ(run({folder.write("prices.csv", "product;price\r\nP1;1.00\r\n")}).bad, 0) << first_problem();
    EXPECT_EQ(notes, std::vector<std::string>{"; stands between the fields, not ,"});
    ASSERT_EQ(run({folder.write("stock.csv", "product\tstore\tonHand\nP1\tG205\t2\n")}).bad, 0);
    EXPECT_EQ(notes, std::vector<std::string>{"tabs stand between the fields, not ,"});
    EXPECT_EQ(count("SELECT on_hand FROM stock"), 2);
    EXPECT_EQ(run({folder.write("prices.csv", std::string{"\xFF\xFEp\0r\0", 6})}).bad, 1);
    EXPECT_EQ(first_problem(), " is UTF-16 text: save it as \"CSV UTF-8\"");
}

TEST_P(ImportReviewTest, RefusesAFileWithoutRowsAndAPriceOfNothing) {
    run(good_files());
    for (const char* name : {"prices.csv", "prices.jsonl"}) {
        EXPECT_EQ(run({folder.write(name, "")}).bad, 1) << name;
        EXPECT_NE(first_problem().find("is empty"), std::string::npos) << first_problem();
    }
    EXPECT_EQ(run({folder.write("prices.csv", "product,price\n")}).bad, 1);
    EXPECT_EQ(first_problem(), " holds no rows below its first line: is it the right file, and whole?");
    const std::string free = folder.write("prices.csv", "product,price\nP1,0.00\n");
    EXPECT_EQ(run({free}).bad, 1);
    EXPECT_EQ(first_problem(), "price is 0: say --allow-free if it is to be given away");
    EXPECT_EQ(count("SELECT cents FROM price WHERE product_code = 'P1'"), 8'999'00);
    allow_free = true;
    EXPECT_EQ(run({free}).bad, 0);
    EXPECT_EQ(count("SELECT cents FROM price WHERE product_code = 'P1'"), 0);
}

TEST_P(ImportReviewTest, NamesWhatWasProbablyMeant) {
    run(good_files());
    const auto says = [&](const char* name, const char* text, const std::string& what) {
        EXPECT_GT(run({folder.write(name, text)}).bad, 0) << text;
        EXPECT_EQ(first_problem(), what);
    };
    says("prices.csv", "product,prise\nP1,1\n", "prise is no column of prices (did you mean price?)");
    says("stock.csv", "product,store,onHand\nP1,g-205,1\n", "store 'g-205' is unknown (did you mean G205?)");
    says("stock.csv", "product,store,onHand\np-1,G205,1\n", "product 'p-1' is unknown (did you mean P1?)");
    says("products.csv", "code,name,brand,category\nP9,X,umoja,tv\n",
         "brand 'umoja' is unknown (did you mean umoya?)");
    says("products.csv", "code,name,brand,category\nP9,X,umoya,tvs\n",
         "category 'tvs' is unknown (did you mean tv?)");
    says("products.csv", "code,name,brand,category,attr:screensize\nP9,X,umoya,tv,1\n",
         "attr:screensize is not a known attribute (did you mean screenSize?)");
    says("stores.csv", "code,name,latitude,longitude,province\nS9,x,-26,28,ZA-GX\n",
         "province 'ZA-GX' is no province; there are ZA-EC, ZA-FS, ZA-GP, ZA-KZN, ZA-LP, ZA-MP, ZA-NW, ZA-NC, "
         "ZA-WC "
         "(did you mean ZA-GP?)");
    EXPECT_GT(run({folder.write("pricess.csv", "product,price\n")}).bad, 0);
    EXPECT_NE(first_problem().find("(did you mean prices?): begin it with one of categories, brands"),
              std::string::npos)
        << first_problem();
    // A province may be named in words; its code is kept.
    EXPECT_EQ(
        run({folder.write("stores.csv", "code,name,latitude,longitude,province\nS9,x,-26,28,Gauteng\n")}).bad, 0);
    EXPECT_EQ(count("SELECT COUNT(*) FROM point_of_service WHERE province = 'ZA-GP'"), 1);
}

TEST_P(ImportReviewTest, RefusesLettersNobodySeesInCodesAndNames) {
    run(good_files());
    const std::string head = "code,name,brand,category\n";
    for (const auto& [code, name, what] : std::vector<std::array<std::string, 3>>{
             {"P\xEF\xBB\xBF"
              "9",
              "X", "code holds a byte order mark, which nobody sees"},
             {"P\x1A"
              "9",
              "X", "code holds a control character"},
             {"P\xC2\xA0"
              "9",
              "X", "code holds a space that does not break (write a plain one, or none)"},
             {"P9", "X\xE2\x80\x8BY", "name holds a space of no width, which nobody sees"},
             {"P9", "X\xE2\x80\xAEY", "name holds a mark of writing direction, which nobody sees"},
             {"P9", "\"X\nY\"", "name holds a line break"}}) {
        EXPECT_EQ(run({folder.write("products.csv", head + code + "," + name + ",umoya,tv\n")}).bad, 1);
        EXPECT_EQ(first_problem(), what);
    }
    // Joiners make one picture of several, and are letters of names.
    const std::string family = "\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x94\xA7";
    EXPECT_EQ(run({folder.write("products.csv", head + "P9,Drill " + family + ",umoya,tv\n")}).bad, 0)
        << first_problem();
}

TEST_P(ImportReviewTest, RefusesAddressesThatLeadBackToThemselves) {
    run(good_files());
    const std::string head = "kind,from,to\n";
    EXPECT_EQ(run({folder.write("moved.csv", head + "path,/a,/b\npath,/b,/c\n")}).bad, 0);
    EXPECT_EQ(run({folder.write("moved.csv", head + "path,/x,/y\npath,/c,/a\n")}).bad, 1);
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0].line, 3);
    EXPECT_EQ(first_problem(), "to leads back to where it began: /c → /a → /b → /c");
    EXPECT_EQ(count("SELECT COUNT(*) FROM moved_address"), 2);
    // What is changed in the same file counts as it will be.
    EXPECT_EQ(run({folder.write("moved.csv", head + "path,/c,/a\npath,/a,/z\n")}).bad, 0) << first_problem();
}

TEST_P(ImportReviewTest, KnowsAnAddressWhateverWayItIsWritten) {
    run(good_files());
    const std::string head = "kind,from,to\n";
    for (const char* row : {"path,/old,/old/", "path,/old/,/old", "path,/caf\u00e9,/caf%C3%A9",
                            "path,/old,/old?x=1", "path,/old,/%6Fld/?x=1#end"}) {
        EXPECT_EQ(run({folder.write("moved.csv", head + row + "\n")}).bad, 1) << row;
        EXPECT_EQ(first_problem(), "to is the same as from") << row;
    }
    EXPECT_EQ(run({folder.write("moved.csv", head + "path,/a,/%62/\npath,/b,/a?x=1\n")}).bad, 2);
    EXPECT_EQ(first_problem(), "to leads back to where it began: /a → /%62/ → /a?x=1");
    EXPECT_EQ(run({folder.write("moved.csv", head + "path,/a/,/c\n")}).bad, 0) << first_problem();
    EXPECT_EQ(run({folder.write("moved.csv", head + "path,/c,/a\n")}).bad, 1);
    // Queries of a former shop were of different pages.
    EXPECT_EQ(run({folder.write("moved.csv", head + "path,/i.php?id=1,/s/a\npath,/i.php?id=2,/i.php\n")}).bad, 0)
        << first_problem();
}

TEST_P(ImportReviewTest, RefusesAddressesOfOtherPlaces) {
    run(good_files());
    for (const char* to : {"/\\evil.example", "/a\\b", "/\t/evil.example", "\"/\n/evil.example\"", "/a/../old",
                           "/a/%2e%2E/old", "//evil.example", "https://evil.example"}) {
        EXPECT_EQ(run({folder.write("moved.csv", std::string{"kind,from,to\npath,/old,"} + to + "\n")}).bad, 1)
            << to;
        EXPECT_TRUE(first_problem().starts_with("to ")) << first_problem();
    }
    EXPECT_EQ(count("SELECT COUNT(*) FROM moved_address"), 0);
}

TEST_P(ImportReviewTest, TellsEachProblemOnceByLine) {
    run(good_files());
    run({folder.write("stock.csv", "product,store,onHand\nP1,Q,x\nNO,G205,1\nP1,Q,\n")});
    std::vector<std::int64_t> lines;
    for (const auto& each : problems) lines.push_back(each.line);
    EXPECT_TRUE(std::ranges::is_sorted(lines));
    for (const auto& each : problems)
        EXPECT_EQ(std::ranges::count_if(problems,
                                        [&](const auto& other) {
                                            return other.line == each.line && other.field == each.field &&
                                                   other.reason == each.reason;
                                        }),
                  1);
}

TEST_P(ImportReviewTest, SaysWhatWouldChangeAndChangesNothing) {
    run(good_files());
    const auto log = count("SELECT COUNT(*) FROM change_log");
    import::Review seen{1};
    const auto answer = review(
        {folder.write("prices.csv", "product,price,wasPrice\nP1,5000.00,10999\nP2,5.5,\n"),
         folder.write(
             "products.csv",
             "code,name,brand,category,attr:screenSize,features\nP1,\"TV, 55\"\"\",umoya,tv,65,Bright|Quiet\n"
             "P3,New,umoya,tv,,\nP4,Newer,umoya,tv,,\n"),
         folder.write("stock.csv", "product,store,onHand\nP1,G205,3\nP3,G205,1\n")},
        seen);
    EXPECT_EQ(answer.bad, 0) << first_problem();
    EXPECT_EQ(answer.counts.at("prices").changed, 1);
    EXPECT_EQ(answer.counts.at("prices").unchanged, 1);
    const auto& products = seen.kinds().at(import::Kind::products);
    EXPECT_EQ(products.added, 2);
    EXPECT_EQ(products.changed, 1);
    EXPECT_EQ(products.fields.at("attr:screenSize"), 1);
    ASSERT_EQ(products.first.size(), 2U) << "one of each sort is shown";
    const auto& changed = *std::ranges::find(products.first, "P1", &import::KindReview::Row::key);
    ASSERT_EQ(changed.changes.size(), 1U);
    EXPECT_EQ(changed.changes[0].before, "55");
    EXPECT_EQ(changed.changes[0].after, "65");
    ASSERT_EQ(seen.price_moves().size(), 1U);
    EXPECT_EQ(seen.price_moves()[0].product, "P1");
    EXPECT_EQ(seen.price_moves()[0].percent(), -44);
    EXPECT_EQ(seen.kinds().at(import::Kind::stock).added, 1);
    EXPECT_EQ(seen.kinds().at(import::Kind::stock).changed, 0);

    EXPECT_EQ(count("SELECT COUNT(*) FROM change_log"), log);
    EXPECT_EQ(count("SELECT COUNT(*) FROM product"), 2);
    EXPECT_EQ(count("SELECT cents FROM price WHERE product_code = 'P1'"), 8'999'00);

    // What it said is what an import does.
    EXPECT_EQ(run(good_files()).counts.at("products").changed, 0);
}

TEST_P(ImportReviewTest, AReviewKnowsReservedUnitsAndPartsThatWouldGo) {
    run(good_files());
    database().write([](storage::Session& session) {
        session.execute("UPDATE stock SET reserved = 3");
        return true;
    });
    import::Review seen{5};
    review({folder.write("stock.csv", "product,store,onHand\nP1,G205,1\n")}, seen);
    EXPECT_FALSE(seen.kinds().contains(import::Kind::stock)) << "three are reserved, so three stay";

    const std::string page = "pages:\n  - code: home\n    slots:\n      - code: Top\n        components:\n";
    const std::string part = "          - {uid: a, type: CMSParagraphComponent, content: \"<p>x</p>\"}\n";
    const std::string other = "          - {uid: b, type: CMSParagraphComponent, content: \"<p>y</p>\"}\n";
    ASSERT_EQ(run({folder.write("content.yaml", page + part + other)}).bad, 0) << first_problem();
    import::Review shorter{5};
    review({folder.write("content.yaml", page + part)}, shorter);
    EXPECT_EQ(shorter.kinds().at(import::Kind::components).removed, 1);
    EXPECT_EQ(count("SELECT COUNT(*) FROM content_component"), 2);
}

ON_BOTH_ENGINES(ImportReviewTest);

}  // namespace spaza::testing
