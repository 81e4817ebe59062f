#include "platform/storage/migrations.hpp"

#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

using storage::Failure;
using storage::Migration;
using storage::Row;
using storage::Session;

const Migration kShelf{"0001_shelf",
                       "CREATE TABLE shelf (code TEXT PRIMARY KEY, label ${bytes});"
                       "CREATE INDEX shelf_label ON shelf (label);"};
const Migration kTag{"0002_tag",
                     "CREATE TABLE tag (id ${serial}, text TEXT); INSERT INTO tag (text) VALUES ('new');"};
const Migration kBroken{"0003_broken", "CREATE TABLE half (code TEXT); CREATE TABLE nonsense ((;"};

class MigrationsTest : public EmptyDatabaseTest {
protected:
    std::int64_t number(const std::string& sql) {
        return database()
            .reading([&](Session& session) {
                return session.row(sql, {}, [](const Row& row) { return row.get<std::int64_t>(0); });
            })
            .value();
    }
};

TEST_P(MigrationsTest, AppliesEachOnceInOrder) {
    EXPECT_EQ(storage::migrate(database(), {kShelf}), (std::vector<std::string>{"0001_shelf"}));
    EXPECT_EQ(storage::migrate(database(), {kShelf, kTag}), (std::vector<std::string>{"0002_tag"}));
    EXPECT_EQ(storage::migrate(database(), {kShelf, kTag}), std::vector<std::string>{});
    EXPECT_EQ(number("SELECT id FROM tag"), 1);
}

TEST_P(MigrationsTest, RefusesAChangedOne) {
    storage::migrate(database(), {kShelf});
    const Migration changed{kShelf.name, kShelf.sql + " "};
    EXPECT_THROW(storage::migrate(database(), {changed, kTag}), Failure);
    EXPECT_EQ(number("SELECT COUNT(*) FROM schema_migration"), 1);
}

TEST_P(MigrationsTest, RefusesADatabaseOfANewerVersion) {
    storage::migrate(database(), {kShelf, kTag});
    EXPECT_THROW(storage::migrate(database(), {kShelf}), Failure);
}

TEST_P(MigrationsTest, LeavesNothingOfABrokenOne) {
    EXPECT_THROW(storage::migrate(database(), {kShelf, kBroken}), Failure);
    EXPECT_EQ(number("SELECT COUNT(*) FROM schema_migration"), 1);
    database().write([](Session& session) {
        session.script("CREATE TABLE half (code TEXT)");  // would fail, were it there
        return true;
    });
}

TEST_P(MigrationsTest, AreAppliedOnceBySeveralProcessesThatOpenTheSameNewDatabase) {
    database_.reset();
    fresh_ = std::make_shared<FreshDatabase>(engine());  // untouched: even the first opening races
    std::vector<pid_t> children;
    for (int i = 0; i < 4; ++i) {
        const pid_t child = ::fork();
        if (child == 0) {
            try {
                const auto own = fresh_->open();
                storage::migrate(*own, {kShelf, kTag});
                ::_exit(0);
            } catch (const std::exception& failure) {
                std::fprintf(stderr, "%s\n", failure.what());
                ::_exit(1);
            }
        }
        children.push_back(child);
    }
    for (const pid_t child : children) {
        int status = 0;
        ::waitpid(child, &status, 0);
        EXPECT_EQ(status, 0);
    }
    database_ = fresh_->open();
    EXPECT_EQ(number("SELECT COUNT(*) FROM tag"), 1);
    EXPECT_EQ(number("SELECT COUNT(*) FROM schema_migration"), 2);
}

TEST_P(MigrationsTest, BringUpTheWholeSchema) {
    const auto all = storage::embedded_migrations();
    ASSERT_FALSE(all.empty());
    EXPECT_EQ(storage::pending_migrations(database()).size(), all.size());
    EXPECT_EQ(storage::migrate(database()).size(), all.size());
    EXPECT_TRUE(storage::pending_migrations(database()).empty());
}

ON_BOTH_ENGINES(MigrationsTest);

}  // namespace
}  // namespace spaza::testing
