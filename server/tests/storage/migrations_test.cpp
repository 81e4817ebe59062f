#include "platform/storage/migrations.hpp"

#include <algorithm>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "shop/staff/staff.hpp"
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

/// Those of the program before this one.
std::vector<Migration> before(const std::string& name) {
    auto all = storage::embedded_migrations();
    all.erase(std::ranges::find(all, name, &Migration::name), all.end());
    return all;
}

TEST_P(MigrationsTest, WhoHadTheRoleIntegrationReadsGoodsAndOrdersAndNobodyElseDoes) {
    storage::migrate(database(), before("0311_roles_of_other_systems"));
    struct Had {
        std::string roles, has;
    };
    const std::vector<Had> had{
        {"integration", "bulk-goods,bulk-orders"},
        {"packer,integration", "packer,bulk-goods,bulk-orders"},
        {"packer,integration,auditor", "packer,bulk-goods,bulk-orders,auditor"},
        {"integration,auditor", "bulk-goods,bulk-orders,auditor"},
        {"service-desk,finance", "service-desk,finance"},
    };
    database().write([&](Session& session) {
        for (std::size_t i = 0; i < had.size(); ++i) {
            const std::string name = std::to_string(i);
            session.execute(
                "INSERT INTO staff_member (id, email, name, person, roles, state, created_at) "
                "VALUES ($1, $1, $1, $1, $2, 'active', 1)",
                {name, had[i].roles});
            session.execute(
                "INSERT INTO staff_token (number, name, roles, digest, created_at, expires_at) "
                "VALUES ($1, $2, $3, $2, 1, 2)",
                {std::int64_t(i), name, had[i].roles});
        }
        return true;
    });

    storage::migrate(database());

    const auto roles = [&](const std::string& sql) {
        return database().reading([&](Session& session) {
            return session.rows(sql, {}, [](const Row& row) { return row.get<std::string>(0); });
        });
    };
    std::vector<std::string> expected;
    for (const Had& each : had) {
        expected.push_back(each.has);
        EXPECT_TRUE(staff_roles_in(each.has)) << each.has;
    }
    EXPECT_EQ(roles("SELECT roles FROM staff_member ORDER BY id"), expected);
    EXPECT_EQ(roles("SELECT roles FROM staff_token ORDER BY number"), expected);
}

TEST_P(MigrationsTest, KeysOfBeforeGoOnWithoutAnEndAndKnowWhoMadeThem) {
    storage::migrate(database(), before("0333_what_keys_may_and_until_when"));
    database().write([&](Session& session) {
        for (const int number : {1, 2})
            session.execute(
                "INSERT INTO integration_key (number, name, sends, sealed_secret, created_at) "
                "VALUES ($1, 'ERP', 'stock,prices', 'sealed', 1)",
                {number});
        session.execute(
            "INSERT INTO staff_act (number, at, by_whom, login, act, about, from_state, to_state, digest) "
            "VALUES (1, 1, 'Lerato', 'root', 'integrationKey.issued', 'key 2', '', 'ERP', '')");
        return true;
    });

    storage::migrate(database());

    const auto kept = database().reading([&](Session& session) {
        return session.rows("SELECT sends, created_by, expires_at FROM integration_key ORDER BY number", {},
                            [](const Row& row) {
                                return row.get<std::string>(0) + "|" + row.get<std::string>(1) + "|" +
                                       (row.is_null(2) ? "never" : "some day");
                            });
    });
    EXPECT_EQ(kept, (std::vector<std::string>{"stock,prices||never", "stock,prices|Lerato|never"}));
}

ON_BOTH_ENGINES(MigrationsTest);

}  // namespace
}  // namespace spaza::testing
