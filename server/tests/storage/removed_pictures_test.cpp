#include "app/media/removed_pictures.hpp"

#include <functional>
#include <gmock/gmock.h>
#include <map>

#include "app/media/taking.hpp"
#include "platform/storage/change_log.hpp"
#include "shop/media_admin/media_admin_service.hpp"
#include "shop/media_admin/media_admin_store_sql.hpp"
#include "shop/pictures/media_rules.hpp"
#include "shop/pictures/media_store_sql.hpp"
#include "support/database_fixture.hpp"
#include "support/fixed_clock.hpp"

namespace spaza::testing {
namespace {

using app::Noted;
using app::TakenFile;
using storage::Session;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// In memory; what is to happen in the middle of a removal happens there.
struct FilesAtHand final : MediaFiles {
    bool holds(const std::string& address) const override { return all.contains(address); }
    void put(const std::string& address, const std::vector<MediaFile>& files) override { all[address] = files; }
    void settle() override {}
    void remove(const std::string& address) override {
        if (meanwhile) meanwhile(address);
        all.erase(address);
    }
    std::string place() const override { return "memory"; }
    std::shared_ptr<const std::string> get(const std::string&, const std::string&) const override { return {}; }
    std::map<std::string, std::vector<MediaFile>> all;
    std::function<void(const std::string& address)> meanwhile;
};

std::string hash_of(char letter) { return std::string(64, letter); }

class RemovedPicturesTest : public DatabaseTest {
protected:
    TakenFile made(char letter) {
        TakenFile taken{hash_of(letter)};
        taken.picture = MediaRecord{.hash = taken.hash,
                                    .address = media_address(taken.hash),
                                    .kind = "png",
                                    .width = 40,
                                    .height = 30,
                                    .colour = "#a0b1c2",
                                    .formats = {{"png", {40}}},
                                    .bytes = 7};
        files_.put(taken.picture->address, {{"40.png", "pixels"}});
        return taken;
    }
    Noted note(const std::string& name, const TakenFile& taken, bool was_there) {
        return database().writing([&](Session& session) {
            SqlMediaStore store{session};
            return app::note_taken(store, {.name = name, .taken = taken, .was_there = was_there, .renames = true},
                                   clock_.now());
        });
    }
    /// Taken in, and removed so long ago that it goes.
    void add_due(const std::string& name, char letter) {
        EXPECT_EQ(note(name, made(letter), false), Noted::done);
        database().writing([&](Session& session) {
            SqlMediaAdminStore{session}.remove(name, clock_.now() - std::chrono::days{31}, "Kagiso");
            return true;
        });
    }
    std::int64_t round(TimePoint now) { return app::remove_pictures(database(), files_, {}, now); }
    std::int64_t round() { return round(clock_.now()); }
    std::map<std::string, std::string> names() {
        return database().reading([](Session& session) { return SqlMediaStore{session}.names(); });
    }
    std::vector<std::string> acts() {
        return database().reading([](Session& session) {
            return session.rows("SELECT act FROM staff_act ORDER BY number", {},
                                [](const storage::Row& row) { return row.get<std::string>(0); });
        });
    }
    bool holds(char letter) const { return files_.holds(media_address(hash_of(letter))); }

    FixedClock clock_;
    FilesAtHand files_;
};

TEST_P(RemovedPicturesTest, WhatIsTakenInWhileItsFilesGoIsTakenAnewAfterThem) {
    add_due("wall.png", 'a');
    std::vector<Noted> noted;
    files_.meanwhile = [&](const std::string&) {
        noted.push_back(note("wall.png", made('a'), true));
        noted.push_back(note("other.png", {hash_of('a')}, true));
    };
    EXPECT_EQ(round(), 1);
    EXPECT_THAT(noted, ElementsAre(Noted::again, Noted::again));
    EXPECT_THAT(names(), IsEmpty());
    EXPECT_FALSE(holds('a'));

    // Put before the removal was over, and noted after it.
    EXPECT_EQ(note("wall.png", made('a'), true), Noted::again);
    EXPECT_EQ(note("wall.png", made('a'), false), Noted::done);
    files_.meanwhile = {};
    EXPECT_EQ(round(), 0);
    EXPECT_TRUE(holds('a'));
    EXPECT_EQ(names().at("wall.png"), hash_of('a'));
}

TEST_P(RemovedPicturesTest, APictureOfAnotherNameKeepsItsFiles) {
    add_due("wall.png", 'a');
    EXPECT_EQ(note("same.png", {hash_of('a')}, true), Noted::done);
    EXPECT_EQ(round(), 1);
    EXPECT_TRUE(holds('a'));
    EXPECT_EQ(names().size(), 1U);
}

TEST_P(RemovedPicturesTest, WhatWasBroughtBackMeanwhileStays) {
    add_due("wall.png", 'a');
    const auto seen =
        database().reading([](Session& session) { return SqlMediaAdminStore{session}.find("wall.png"); }).value();
    const auto locked = [&] {
        return database().writing(
            [&](Session& session) { return SqlMediaAdminStore{session}.lock_removed(seen).has_value(); });
    };
    EXPECT_TRUE(locked());
    database().writing([](Session& session) {
        SqlMediaAdminStore{session}.restore("wall.png");
        return true;
    });
    EXPECT_FALSE(locked());
    EXPECT_EQ(round(), 0);
    EXPECT_TRUE(holds('a'));
}

TEST_P(RemovedPicturesTest, OneThatCannotGoStopsNoOtherAndGoesLater) {
    add_due("first.png", 'a');
    add_due("second.png", 'b');
    files_.meanwhile = [&](const std::string& address) {
        if (address == media_address(hash_of('a'))) throw FilesUnavailable{"no"};
    };
    EXPECT_EQ(round(), 1);
    EXPECT_FALSE(holds('b'));
    EXPECT_THAT(names(), IsEmpty());
    // It is somebody else's for a while.
    files_.meanwhile = {};
    EXPECT_EQ(round(clock_.now() + std::chrono::minutes{1}), 0);
    EXPECT_TRUE(holds('a'));
    EXPECT_EQ(note("first.png", made('a'), true), Noted::again);
    round(clock_.now() + std::chrono::minutes{16});
    EXPECT_FALSE(holds('a'));
    EXPECT_EQ(note("first.png", made('a'), false), Noted::done);
}

TEST_P(RemovedPicturesTest, AnImportLeavesOutWhatStaffRemovedAndBringsANameBackForAnotherPicture) {
    EXPECT_EQ(note("wall.png", made('a'), false), Noted::done);
    database().writing([&](Session& session) {
        SqlMediaAdminStore{session}.remove("wall.png", clock_.now(), "Kagiso");
        return true;
    });
    EXPECT_EQ(note("wall.png", {hash_of('a')}, true), Noted::left_out);
    EXPECT_THAT(names(), IsEmpty());
    EXPECT_EQ(note("wall.png", made('b'), false), Noted::back);
    EXPECT_EQ(names().at("wall.png"), hash_of('b'));
}

TEST_P(RemovedPicturesTest, AUseThatCameSinceItWasLookedForIsFound) {
    add_due("wall.png", 'a');
    const auto write = [&](const std::string& sql) {
        database().writing([&](Session& session) {
            session.execute(sql);
            storage::append_change(session, "product", "1001");
            return true;
        });
    };
    write("INSERT INTO brand (code, name, content_hash) VALUES ('b', 'B', 0)");
    write("INSERT INTO category (code, name, content_hash) VALUES ('c', 'C', 0)");
    write(
        "INSERT INTO product (code, name, brand_code, category_code, content_hash) VALUES ('1001', 'Kettle', 'b', "
        "'c', 0)");
    const auto picture =
        database().reading([](Session& session) { return SqlMediaAdminStore{session}.find("wall.png"); }).value();
    const auto seen = database().reading([&](Session& session) {
        SqlMediaAdminStore store{session};
        return media_uses_seen(store, picture, {});
    });
    EXPECT_THAT(seen.uses, IsEmpty());
    const auto kinds = [&] {
        return database().writing([&](Session& session) {
            SqlMediaAdminStore store{session};
            std::vector<std::string> all;
            for (const MediaUse& use : media_uses_after(store, picture, seen, {})) all.push_back(use.kind);
            return all;
        });
    };
    EXPECT_THAT(kinds(), IsEmpty());
    write(R"(UPDATE product SET images = '[{"url":"/media/wall.png"}]' WHERE code = '1001')");
    EXPECT_THAT(kinds(), ElementsAre("product"));
    write("UPDATE brand SET image_url = '/media/wall.png'");
    EXPECT_THAT(kinds(), ElementsAre("product", "brand"));
    EXPECT_EQ(round(), 0);
    EXPECT_EQ(names().size(), 1U);
    EXPECT_THAT(acts(), ElementsAre("picture.restored"));
}

ON_BOTH_ENGINES(RemovedPicturesTest);

}  // namespace
}  // namespace spaza::testing
