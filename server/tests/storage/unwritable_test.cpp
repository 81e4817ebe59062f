#include <fstream>

#include "platform/storage/watched_database.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

using storage::Engine;
using storage::Failure;
using storage::Session;

/// A database that cannot keep changes: full (SQLite), read-only (PostgreSQL).
class UnwritableTest : public DatabaseTest {
protected:
    static bool add(Session& session, const std::string& name) {
        return session.execute("INSERT INTO number_sequence (name, value) VALUES ($1, 1)", {name}) == 1;
    }

    void make_unwritable(storage::Database& database) {
        if (engine() == Engine::sqlite)
            run(database, "PRAGMA max_page_count = 1");  // at least as many as there are
        else
            run(database, "SET default_transaction_read_only = on");
    }
    void make_writable(storage::Database& database) {
        if (engine() == Engine::sqlite)
            run(database, "PRAGMA max_page_count = 1000000");
        else
            database.read([](Session& session) {
                session.script("COMMIT; SET default_transaction_read_only = off; BEGIN");
            });
    }

    /// What fills whatever room there is.
    static void fill(storage::Database& database) {
        for (int i = 0; i < 100; ++i)
            database.write(
                [&](Session& session) { return add(session, std::string(8000, 'x') + std::to_string(i)); });
    }

private:
    static void run(storage::Database& database, const std::string& sql) {
        database.write([&](Session& session) {
            session.script(sql);
            return true;
        });
    }
};

TEST_P(UnwritableTest, IsSaidToBeUnavailableUntilItCanBeWrittenAgain) {
    const auto one = storage::open(url(), {.connections = 1});  // whose session is the one that is set
    storage::WatchedDatabase watched{*one};
    EXPECT_EQ(watched.complaint(), std::nullopt);

    make_unwritable(*one);
    try {
        fill(watched);
        FAIL() << "was written";
    } catch (const Failure& failure) {
        EXPECT_EQ(failure.kind, Failure::Kind::unavailable) << failure.what();
    }
    EXPECT_NE(watched.complaint(), std::nullopt);
    EXPECT_NE(watched.complaint(), std::nullopt);
    EXPECT_NO_THROW(watched.reading([](Session& session) {
        return session.row("SELECT COUNT(*) FROM number_sequence", {},
                           [](const storage::Row& row) { return row.get<int>(0); });
    }));

    make_writable(*one);
    EXPECT_EQ(watched.complaint(), std::nullopt);
    EXPECT_TRUE(watched.writing([](Session& session) { return add(session, "now"); }));
}

ON_BOTH_ENGINES(UnwritableTest);

TEST(DamagedTest, ATornFileIsSaidToBeDamaged) {
    const FreshDatabase fresh{Engine::sqlite};
    const std::string path = fresh.url().substr(7);
    {
        const auto database = fresh.open();
        database->write([](Session& session) {
            session.script("CREATE TABLE t (x TEXT); PRAGMA user_version = 1");
            for (int i = 0; i < 500; ++i) session.execute("INSERT INTO t VALUES ($1)", {std::string(1000, 'x')});
            return true;
        });
    }
    {
        std::fstream file{path, std::ios::binary | std::ios::in | std::ios::out};
        file.seekp(4096 * 20);
        file << std::string(4096 * 40, '\xff');
    }
    const auto opened = fresh.open();
    storage::WatchedDatabase watched{*opened};
    EXPECT_EQ(watched.complaint(), std::nullopt);
    try {
        watched.read([](Session& session) { session.execute("SELECT SUM(LENGTH(x)) FROM t"); });
        FAIL() << "was read";
    } catch (const Failure& failure) {
        EXPECT_EQ(failure.kind, Failure::Kind::damaged) << failure.what();
    }
    EXPECT_EQ(watched.complaint(), "the database is damaged");
}

}  // namespace
}  // namespace spaza::testing
