#include "platform/storage/backup.hpp"

#include <filesystem>
#include <fstream>
#include <sys/stat.h>
#include <thread>

#include "platform/storage/change_log.hpp"
#include "platform/storage/migrations.hpp"
#include "platform/storage/numbers.hpp"
#include "platform/storage/outbox.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

using storage::Bytes;
using storage::Engine;
using storage::Failure;
using storage::Row;
using storage::Session;

class BackupTest : public DatabaseTest {
protected:
    void SetUp() override {
        DatabaseTest::SetUp();
        if (IsSkipped()) return;
        file_ = std::filesystem::temp_directory_path() /
                ("spaza_backup_" + std::to_string(::getpid()) + "_" + std::to_string(static_cast<int>(engine())));
        fill(database());
    }
    void TearDown() override {
        DatabaseTest::TearDown();
        std::filesystem::remove(file_);
    }

    static void fill(storage::Database& database) {
        database.write([](Session& session) {
            for (int i = 0; i < 1234; ++i) storage::next_number(session, "series " + std::to_string(i % 617));
            storage::enqueue(session, "mail", "S1", R"({"naam":"Thandi ’n 茶"})", TimePoint{});
            storage::append_change(session, "price", "KETTLE");
            const Bytes answer{std::string{"\0\x01\xFF'\n", 5}};
            session.execute(
                "INSERT INTO idempotency_key (scope, key, body_hash, claimed_at, status, content_type, body) "
                "VALUES ('a', 'b', 'c', $1, NULL, NULL, $2)",
                {std::numeric_limits<std::int64_t>::max(), answer});
            return true;
        });
    }

    static std::string summary(storage::Database& database) {
        return database.reading([](Session& session) {
            std::string all;
            for (const char* sql : {"SELECT name, value, 0 FROM number_sequence ORDER BY name",
                                    "SELECT topic, payload, id FROM outbox",
                                    "SELECT scope, claimed_at, status FROM idempotency_key"})
                session.query(sql, {}, [&](const Row& row) {
                    for (int i = 0; i < 3; ++i) all += (row.is_null(i) ? "null" : std::string{row.text(i)}) + "|";
                    all += '\n';
                });
            session.query("SELECT body FROM idempotency_key", {}, [&](const Row& row) { all += row.bytes(0); });
            return all;
        });
    }

    std::string path() const { return file_.string(); }
    std::filesystem::path file_;
};

TEST_P(BackupTest, IsForItsOwnerAlone) {
    std::ofstream{path() + ".part"} << "of a backup that was broken off";
    storage::backup(database(), path(), TimePoint{});
    EXPECT_EQ(std::filesystem::status(file_).permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

TEST_P(BackupTest, ReplacesNothingButFiles) {
    ASSERT_EQ(::mkfifo(path().c_str(), S_IRUSR | S_IWUSR), 0);
    EXPECT_THROW(storage::backup(database(), path(), TimePoint{}), Failure);
    EXPECT_TRUE(std::filesystem::is_fifo(file_));
    EXPECT_FALSE(std::filesystem::exists(path() + ".part"));
}

TEST_P(BackupTest, ComesBackOnEitherEngine) {
    const auto before = summary(database());
    const auto made = storage::backup(database(), path(), from_millis(1'700'000'000'000));
    EXPECT_EQ(made.rows, 617 + 1 + 1);
    for (const Engine target : {Engine::sqlite, Engine::postgresql}) {
        if (!FreshDatabase::available(target)) continue;
        const FreshDatabase fresh{target};
        const auto restored = fresh.open();
        const auto done = storage::restore(*restored, path(), false);

        EXPECT_EQ(done.rows, made.rows);
        EXPECT_EQ(done.made_at, made.made_at);
        EXPECT_EQ(summary(*restored), before);
        EXPECT_TRUE(storage::pending_migrations(*restored).empty());
        restored->write([](Session& session) {  // goes on counting
            storage::enqueue(session, "mail", "S2", "{}", TimePoint{});
            EXPECT_EQ(session.row("SELECT id FROM outbox WHERE key = 'S2'", {},
                                  [](const Row& row) { return row.get<int>(0); }),
                      2);
            return true;
        });
    }
}

TEST_P(BackupTest, IsOfOneMomentWhileTheShopWrites) {
    std::jthread shop{[&](const std::stop_token& stop) {
        for (int i = 0; !stop.stop_requested(); ++i)
            database().write([&](Session& session) {  // always a pair
                storage::next_number(session, "left");
                storage::next_number(session, "right " + std::to_string(i % 50));
                return true;
            });
    }};
    for (int i = 0; i < 5; ++i) {
        storage::backup(database(), path(), TimePoint{});
        const FreshDatabase fresh{Engine::sqlite};
        const auto restored = fresh.open();
        storage::restore(*restored, path(), false);
        const auto difference = restored->reading([](Session& session) {
            return session.row(
                "SELECT COALESCE(SUM(CASE WHEN name = 'left' THEN value ELSE -value END), 0) FROM number_sequence "
                "WHERE name = 'left' OR name LIKE 'right %'",
                {}, [](const Row& row) { return row.get<std::int64_t>(0); });
        });
        EXPECT_EQ(difference, 0);
    }
}

TEST_P(BackupTest, RefusesADatabaseThatHoldsSomethingUnlessForced) {
    storage::backup(database(), path(), TimePoint{});
    const auto before = summary(database());
    database().write([](Session& session) {
        storage::next_number(session, "later");
        return true;
    });
    const auto later = summary(database());

    EXPECT_THROW(storage::restore(database(), path(), false), Failure);
    EXPECT_EQ(summary(database()), later);

    storage::restore(database(), path(), true);
    EXPECT_EQ(summary(database()), before);
}

TEST_P(BackupTest, IsNotRestoredUnderARunningNode) {
    storage::backup(database(), path(), TimePoint{});
    auto node = storage::open(url(), {.node = true});
    while (database().other_nodes() == 0) std::this_thread::yield();
    EXPECT_THROW(storage::restore(database(), path(), true), Failure);
    node.reset();
    while (database().other_nodes() > 0) std::this_thread::yield();
    EXPECT_NO_THROW(storage::restore(database(), path(), true));
}

TEST_P(BackupTest, ADamagedFileChangesNothing) {
    storage::backup(database(), path(), TimePoint{});
    const auto before = summary(database());
    const auto size = std::filesystem::file_size(file_);
    const auto whole = [&] {
        std::ifstream in{file_, std::ios::binary};
        return std::string{std::istreambuf_iterator<char>{in}, {}};
    }();
    for (const auto at : {size / 4, size / 2, size - 40, size - 5}) {
        auto damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
        std::ofstream{file_, std::ios::binary} << damaged;
        EXPECT_THROW(storage::restore(database(), path(), true), Failure) << "byte " << at;
    }
    for (const auto length : {std::size_t{0}, std::size_t{10}, whole.size() / 2, whole.size() - 20}) {
        std::ofstream{file_, std::ios::binary} << whole.substr(0, length);
        EXPECT_THROW(storage::restore(database(), path(), true), Failure) << length << " bytes";
    }
    for (const std::string& more : {std::string{"x"}, std::string(5000, '\0'), whole}) {
        std::ofstream{file_, std::ios::binary} << whole << more;
        EXPECT_THROW(storage::restore(database(), path(), true), Failure) << more.size() << " bytes more";
    }
    std::ofstream{file_} << "not a backup at all";
    EXPECT_THROW(storage::restore(database(), path(), true), Failure);
    EXPECT_THROW(storage::restore(database(), "/no/such/file", true), Failure);
    EXPECT_EQ(summary(database()), before);
}

TEST_P(BackupTest, LeavesNoPartBehindWhenItFails) {
    EXPECT_THROW(storage::backup(database(), "/no/such/folder/file", TimePoint{}), Failure);
}

ON_BOTH_ENGINES(BackupTest);

}  // namespace
}  // namespace spaza::testing
