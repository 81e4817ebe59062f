#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <unistd.h>

#include "platform/storage/migrations.hpp"
#include "shop/import/columns.hpp"
#include "shop/import/csv_line.hpp"
#include "shop/import/export_store_sql.hpp"
#include "shop/import/import_run_service.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

using Files = std::map<std::string, std::string>;  // text by name

/// A folder for files, gone with the object.
class ExportFolder {
public:
    ExportFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "spaza-export-XXXXXX").string();
        path_ = ::mkdtemp(name.data());
    }
    ~ExportFolder() { std::filesystem::remove_all(path_); }
    ExportFolder(const ExportFolder&) = delete;
    ExportFolder& operator=(const ExportFolder&) = delete;
    std::vector<std::string> write(const Files& files) const {
        std::vector<std::string> paths;
        for (const auto& [name, text] : files) {
            paths.push_back(path_ + "/" + name);
            std::ofstream{paths.back(), std::ios::binary} << text;
        }
        return paths;
    }

private:
    std::string path_;
};

class ExportTest : public DatabaseTest {
protected:
    void take(storage::Database& into, const Files& files) {
        const std::vector<std::string> paths = folder_.write(files);
        std::string problems;
        into.write([&](storage::Session& session) {
            import::ImportSession rows{session, from_millis(1'000)};
            const auto report = [&](const import::RowProblem& problem, bool) {
                problems += problem.file + ":" + std::to_string(problem.line) + " " + problem.field + " " +
                            problem.reason + "\n";
            };
            return import::run(paths, rows, {.allow_free = true, .report = report}).bad == 0;
        });
        EXPECT_EQ(problems, "");
    }

    static Files written(storage::Database& from) {
        Files files;
        from.read([&](storage::Session& session) {
            import::SqlExport rows{session};
            for (const import::Kind kind : import::all_kinds()) {
                if (rows.count(kind) == 0) continue;
                std::string& text = files[std::string{import::name_of(kind)} + ".csv"];
                text = import::csv_line(rows.columns(kind));
                rows.each(kind, [&](const auto& fields) { text += import::csv_line(fields); });
            }
        });
        return files;
    }

    ExportFolder folder_;
};

/// Whatever is hard to write down.
Files a_strange_shop() {
    return {
        {"categories.csv",
         "code,name,parent,position\nzebra,Zebra,,2\nant,\"Ant; and \"\"friends\"\"\",zebra,1\nbee,Bee,,1\n"},
        {"brands.csv", "code,name,description\nb1,\"=SUM(A1)\",\"Two\nlines\"\n"},
        {"attributes.csv",
         "code,name,type,decimals,bands,position\nlong,Length,number,2,0|2.5|10,2\nkind,Kind,text,,,1\n"
         "wet,Wet,flag,,,3\n"},
        {"stores.csv",
         "code,name,latitude,longitude,province,hours,specialDays,services\n"
         "S1,S1,-33.73101,18.975,ZA-WC,closed|08:00-17:00|08:00-17:00|08:00-17:00|08:00-17:00|08:00-17:00|"
         "08:00-13:00,2026-12-24=08:00-13:00=Christmas Eve,Collection|returns:no\n"},
        {"products.jsonl",
         R"({"code":"0001","name":"Kettle 😀","brand":"b1","category":"ant","rating":4.55,)"
         R"("features":["a|b","c\\d","ends\\"],"attributes":{"kind":["one|two","three"],"long":2.5,"wet":true},)"
         R"("images":[{"url":"a.png","alt":""},{"url":"/medias/b.svg","alt":"B|2"}],)"
         R"("tags":[{"code":"t","text":"x = y"}],"releasedAt":"2026-02-14T07:58:44.123+0200"})"
         "\n"
         R"({"code":"0002","name":"Kettle","brand":"b1","category":"bee","baseProduct":"K","variantOptions":)"
         R"(["Colour=Black","Size=1 L"],"tradingType":"09","onSale":false,"unitQuantity":6,"unitCode":"CS",)"
         R"("maxOrderQuantity":2})"
         "\n"
         R"({"code":"0003","name":"Kettle","brand":"b1","category":"bee","baseProduct":"K2","variantValue":"2 L"})"
         "\n"},
        {"prices.csv",
         "product,price,wasPrice,offerEndsAt\n0001,0,,\n0002,1299.05,1400,2027-01-01T10:00:01+0200\n"},
        {"stock.csv", "product,store,onHand\n0001,S1,7\n"},
        {"promotions.csv",
         "code,type,title,everything,products,rewardProducts,bundle,bundleWorth,percent,amount,from,tiers,gift,"
         "mostOff,priority,startsAt,needsCoupon\n"
         "p1,orderDiscount,T,,,,,,,,,1000=100|2000=15%,,250,3,2026-01-01,yes\n"
         "p2,orderDiscount,F,,,,,,10,,500,,,,,,\n"
         "p3,freeDelivery,D,,,,,,,,300,,,,,,\n"
         "p4,buyGet,Same,,0001,,,,50,,,,,,,,\n"
         "p5,buyGet,Other,,0001,0002,,,,25.50,,,,,,,\n"
         "p6,bonusBuyAll,B,,,,0001|0002=2,99.90,,,,,,,,,\n"
         "p7,giveaway,G,,,,,,,,700,,0003,,,,\n"
         "p8,productDiscount,E,yes,,,,,5,,,,,,,,\n"},
        {"coupons.csv", "code,promotion,maxUses,customer\nabc,p1,1,Thandi@example.com\n"},
        {"content.yaml",
         "pages:\n  - code: home\n    startsAt: 2026-01-01\n    draft: true\n    slots:\n      - code: Top\n"
         "        components:\n"
         "          - {uid: z, type: CMSParagraphComponent, content: \"<p>=1+1</p>\", regions: [ZA-GP, ZA-WC]}\n"
         "          - {uid: a, type: CMSParagraphComponent, content: \"<p>2</p>\", endsAt: 2026-05-05}\n"},
        {"moved.csv", "kind,from,to\npath,/a,/b\nproduct,9,0001\n"},
        {"oldOrders.csv",
         "code,email,placedAt,status,total,entries\nW,a@b.example,2019-11-29,Sent,5.50,"
         "\"X=2=5.50=A; B\"\n"},
    };
}

TEST_P(ExportTest, WhatIsWrittenIsReadBackAsItWasByEitherEngine) {
    take(database(), a_strange_shop());
    const Files first = written(database());
    EXPECT_EQ(first.size(), 13U) << "a file of every kind";
    EXPECT_EQ(first.at("categories.csv"),
              "code,name,parent,position,description,image\n"
              "root_sale_cat,All departments,,0,,\nbee,Bee,root_sale_cat,1,,\nzebra,Zebra,root_sale_cat,2,,\n"
              "ant,\"Ant; and \"\"friends\"\"\",zebra,1,,\n");
    EXPECT_NE(first.at("products.csv").find(R"(a\|b|c\\d|ends\\)"), std::string::npos);
    EXPECT_NE(first.at("products.csv").find("|B\\|2"), std::string::npos) << "the first picture has no text";
    EXPECT_NE(first.at("products.csv").find("2026-02-14T05:58:44.123+0000"), std::string::npos);
    EXPECT_NE(first.at("prices.csv").find("0002,1299.05,1400.00,2027-01-01T08:00:01+0000"), std::string::npos);
    EXPECT_NE(first.at("brands.csv").find("=SUM(A1)"), std::string::npos) << "texts are kept as they are";

    for (const auto other : {storage::Engine::sqlite, storage::Engine::postgresql}) {
        if (!FreshDatabase::available(other)) continue;
        const FreshDatabase fresh{other};
        const auto copy = fresh.open();
        storage::migrate(*copy);
        take(*copy, first);
        EXPECT_EQ(written(*copy), first)
            << "by way of " << (other == storage::Engine::sqlite ? "SQLite" : "PostgreSQL");
    }
}

TEST_P(ExportTest, AnImportOfAnExportChangesNothing) {
    take(database(), a_strange_shop());
    const Files files = written(database());
    import::RunAnswer answer;
    database().write([&](storage::Session& session) {
        import::ImportSession rows{session, from_millis(2'000)};
        answer = import::run(folder_.write(files), rows, {.allow_free = true});
        return true;
    });
    for (const auto& [kind, counts] : answer.counts) EXPECT_EQ(counts.changed, 0) << kind;
}

TEST_P(ExportTest, LeavesOutCouponsOfAnAccount) {
    take(database(), a_strange_shop());
    database().write([](storage::Session& session) {
        session.execute("UPDATE coupon SET customer_id = 'c1'");
        return true;
    });
    EXPECT_FALSE(written(database()).contains("coupons.csv"));
}

ON_BOTH_ENGINES(ExportTest);

}  // namespace
}  // namespace spaza::testing
