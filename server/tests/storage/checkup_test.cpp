#include "platform/storage/checkup.hpp"

#include <gmock/gmock.h>

#include "platform/storage/housekeeping.hpp"
#include "platform/storage/outbox.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using storage::Finding;
using storage::Session;

std::vector<std::string> problems(const std::vector<Finding>& findings) {
    std::vector<std::string> about;
    for (const Finding& finding : findings)
        if (!finding.ok) about.push_back(finding.about);
    return about;
}

using CheckupTest = DatabaseTest;
using CheckupOfNothingTest = EmptyDatabaseTest;

TEST_P(CheckupTest, FindsNothingWrongWithAFreshDatabase) {
    const auto findings = storage::examine(url());
    EXPECT_GE(findings.size(), 5U);
    EXPECT_THAT(problems(findings), ::testing::IsEmpty());
}

TEST_P(CheckupTest, TellsOfMessagesThatFailedOrWait) {
    const auto now = SystemClock{}.now();
    database().write([&](Session& session) {
        storage::enqueue(session, "mail", "S1", "{}", now - 1h);
        session.execute(
            "INSERT INTO outbox (topic, key, payload, state, due_at, created_at) "
            "VALUES ('mail', 'S2', '{}', 'failed', 0, 0)");
        return true;
    });
    EXPECT_THAT(problems(storage::examine(url())), ::testing::ElementsAre("outbox", "outbox"));
}

TEST_P(CheckupOfNothingTest, AsksForMigrations) {
    EXPECT_THAT(problems(storage::examine(url())), ::testing::ElementsAre("schema"));
}

TEST(Checkup, SaysThatADatabaseCannotBeOpened) {
    EXPECT_THAT(problems(storage::examine("sqlite:/no/such/folder/shop.db")), ::testing::ElementsAre("database"));
    EXPECT_THAT(problems(storage::examine("postgresql://nobody@127.0.0.1:1/none")),
                ::testing::ElementsAre("database"));
}

TEST_P(CheckupTest, HousekeepingRemovesOnlyExpiredAnswers) {
    const auto now = SystemClock{}.now();
    database().write([&](Session& session) {
        for (const auto age : {1h, 23h, 25h})
            session.execute(
                "INSERT INTO idempotency_key (scope, key, body_hash, claimed_at) VALUES ('s', $1, 'h', $2)",
                {std::to_string(age.count()), to_millis(now - age)});
        return true;
    });
    EXPECT_EQ(storage::clean_up(database(), now, storage::platform_chores(24h, {})), 1);
    EXPECT_EQ(storage::clean_up(database(), now, storage::platform_chores(24h, {})), 0);
}

ON_BOTH_ENGINES(CheckupTest);
ON_BOTH_ENGINES(CheckupOfNothingTest);

}  // namespace
}  // namespace spaza::testing
