#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

#include "shop/catalogue/catalogue_snapshot.hpp"
#include "shop/catalogue/catalogue_store_sql.hpp"
#include "shop/content/content_store_sql.hpp"
#include "shop/import/import_run_service.hpp"
#include "shop/import/review.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

/// A folder of files, gone with the object.
class Folder {
public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "spaza-import-XXXXXX").string();
        path_ = ::mkdtemp(name.data());
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string write(const std::string& name, const std::string& text) const {
        const std::string path = path_ + "/" + name;
        std::ofstream{path, std::ios::binary} << text;
        return path;
    }

private:
    std::string path_;
};

class ImportTest : public DatabaseTest {
protected:
    import::RunAnswer run(const std::vector<std::string>& files, bool partial = false,
                          const import::Mapping* mapping = nullptr) {
        import::RunAnswer answer;
    database().write([&](storage::Session& session) {
        import::ImportSession rows{session, now};
        answer = import::run(files, rows, options(mapping));
        return answer.bad == 0 || partial;
    });
    return answer;
}
/// What it would do.
import::RunAnswer
review(const std::vector<std::string>& files, import::Review& seen) {
    import::RunAnswer answer;
    database().read([&](storage::Session& session) {
        import::ImportSession rows{session, now, {}, &seen};
        answer = import::run(files, rows, options(nullptr));
    });
    return answer;
}
import::RunOptions options(const import::Mapping* mapping) { problems.clear();
notes.clear();
return {.mapping = mapping,
        .allow_free = allow_free,
        .report = [&](const import::RowProblem& problem, bool) { problems.push_back(problem); },
        .note = [&](const std::string&, const std::string& what) { notes.push_back(what); }};
}  // namespace
std::string first_problem() const {
    return problems.empty() ? "none" : problems[0].field + " " + problems[0].reason;
}
std::int64_t count(const std::string& sql) {
    return *database().reading([&](storage::Session& session) {
        return session.row(sql, {}, [](const storage::Row& row) { return row.integer(0); });
    });
}
std::vector<std::string> good_files() {
    return {folder.write("products.csv",
                         "code,name,brand,brandName,category,attr:screenSize,features\r\n"
                         "P1,\"TV, 55\"\"\",umoya,Umoya,tv,55.4,Bright|Quiet\r\n"
                         "P2,\"Two, lines\",umoya,,tv,,\r\n"),
            folder.write("prices.csv", "product,price,wasPrice\nP1,8999.00,10999\nP2,5.5,\n"),
            folder.write("stock.csv", "product,store,onHand\nP1,G205,3\n"),
            folder.write("stores.csv", "code,name,latitude,longitude\nG205,midrand,-26.0,28.1\n"),
            folder.write("attributes.csv", "code,name,type,unit,facet\nscreenSize,Screen size,number,inch,yes\n"),
            folder.write("categories.csv",
                         "\xEF\xBB\xBF"
                         "code,name,parent\nroot_sale_cat,All,\ntv,TV,\n")};
}

Folder folder;
TimePoint now{};
bool allow_free{false};
std::vector<import::RowProblem> problems;
std::vector<std::string> notes;
};  // namespace spaza::testing

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

TEST_P(ImportTest, ToldChangesReachTheSnapshot) {
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

TEST_P(ImportTest, KnowsSemicolonsAndTabsAndSaysSo) {
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

TEST_P(ImportTest, RefusesAFileWithoutRowsAndAPriceOfNothing) {
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

TEST_P(ImportTest, NamesWhatWasProbablyMeant) {
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

TEST_P(ImportTest, RefusesLettersNobodySeesInCodesAndNames) {
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

TEST_P(ImportTest, RefusesAddressesThatLeadBackToThemselves) {
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

TEST_P(ImportTest, TellsEachProblemOnceByLine) {
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

TEST_P(ImportTest, SaysWhatWouldChangeAndChangesNothing) {
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

TEST_P(ImportTest, AReviewKnowsReservedUnitsAndPartsThatWouldGo) {
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
    EXPECT_EQ(wrong("[[source]]\nfiles=['a']\n[source.fields]\ncode='{A}'\n"), "");
}

constexpr const char* kPages = R"(pages:
  - code: terms
    title: 2026
    kind: static
    slots:
      - code: TermsText
        components:
          - uid: terms-text
            type: CMSParagraphComponent
            content: "<p>One</p>"
          - uid: terms-row
            type: ProductCarousel
            productCodes: "P1 P2"
moved:
  - {kind: product, from: P0, to: P1}
)";

TEST_P(ImportTest, TakesPagesWrittenByHand) {
    now = from_millis(1000);
    const auto first = run({folder.write("content.yaml", kPages)});
    EXPECT_EQ(first.bad, 0) << (problems.empty() ? "" : problems.front().reason);
    auto book = database().reading([](storage::Session& session) { return SqlContentStore{session}.load(); });
    ASSERT_EQ(book.pages.size(), 1U);
    EXPECT_EQ(book.pages[0].title, "2026");
    EXPECT_EQ(book.pages[0].kind, "static");
    EXPECT_EQ(book.pages[0].modified_at, 1000);
    EXPECT_EQ(book.pages[0].slots[0].components.size(), 2U);
    ASSERT_EQ(book.moved.size(), 1U);
    EXPECT_EQ(book.moved[0].new_code, "P1");

    // Read again, nothing becomes newer; with a part gone, it is gone and the page is newer.
    now = from_millis(2000);
    EXPECT_EQ(run({folder.write("content.yaml", kPages)}).counts["components"].changed, 0);
    EXPECT_EQ(count("SELECT MAX(modified_at) FROM content_page"), 1000);
    std::string shorter = kPages;
    const auto row = shorter.find("          - uid: terms-row");
    shorter.erase(row, shorter.find("moved:") - row);
    EXPECT_EQ(run({folder.write("content.yaml", shorter)}).bad, 0);
    EXPECT_EQ(count("SELECT COUNT(*) FROM content_component"), 1);
    EXPECT_EQ(count("SELECT MAX(modified_at) FROM content_page"), 2000);
}

TEST_P(ImportTest, SaysWhereAPageIsWrongAndTakesNothing) {
    const std::string path = folder.write("content-terms.yaml", R"x(pages:
  - code: terms
    kind: nonsense
    startsAt: 2026-03-01
    endsAt: 2026-02-01
    slots:
      - code: TermsText
        components:
          - uid: a
            type: CMSParagraphComponent
            content: "<p onclick='x'>One</p>"
          - uid: b
            type: SimpleBanner
            title: A
            urlLink: "javascript:alert(1)"
          - uid: c
            type: AcmeCarousel
            html: "<script src='x'>"
)x");

    EXPECT_EQ(run({path}).bad, 4);

    const auto told = [&](std::int64_t line, const std::string& field) {
        return std::ranges::any_of(problems, [&](const import::RowProblem& problem) {
            return problem.line == line && problem.field == field && problem.file == path;
        });
    };
    EXPECT_TRUE(told(2, "kind"));
    EXPECT_TRUE(told(2, "endsAt"));
    EXPECT_TRUE(told(9, "content"));
    EXPECT_TRUE(told(12, "urlLink"));
    EXPECT_TRUE(told(16, "html"));
    EXPECT_EQ(count("SELECT COUNT(*) FROM content_page"), 0);
}

TEST_P(ImportTest, RefusesContentFilesThatAreNone) {
    for (const char* text : {"pages: [", "- a\n- b\n", "pages: 1\n", "stuff: []\n", "a: &a [*a, *a]\n", ""}) {
        const auto answer = run({folder.write("content.yml", text)});
        EXPECT_GT(answer.bad, 0) << text;
    }
    // Aliases of aliases: a small file that would be endless.
    std::string bomb =
        "pages:\n- code: x\n  slots:\n  - code: s\n    components:\n    - uid: u\n      type: OffersGrid\n"
        "      a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n";
    for (int n = 1; n < 9; ++n) {
        const std::string below = "*a" + std::to_string(n - 1);
        bomb += "      a" + std::to_string(n) + ": &a" + std::to_string(n) + " [";
        for (int i = 0; i < 10; ++i) bomb += (i ? "," : "") + below;
        bomb += "]\n";
    }
    EXPECT_GT(run({folder.write("content.yml", bomb)}).bad, 0);
    EXPECT_EQ(count("SELECT COUNT(*) FROM content_page"), 0);
}

ON_BOTH_ENGINES(ImportTest);

}  // namespace spaza::testing
}  // namespace spaza::testing
