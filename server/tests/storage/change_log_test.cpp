#include "platform/storage/change_log.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <random>
#include <thread>

#include "support/database_fixture.hpp"
#include "support/fixed_clock.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using storage::append_change;
using storage::Change;
using storage::ChangeCursor;
using storage::ChangeFollower;
using storage::kChangesKept;
using storage::kFollowersCatchUp;
using storage::Session;

/// Costs nothing when all is well, however busy the machine is.
constexpr auto kPatience = 60s;

class ChangeLogTest : public DatabaseTest {
protected:
    void change(const std::string& key) {
        database().write([&](Session& session) {
            append_change(session, "price", key);
            return true;
        });
    }

    std::int64_t kept() {
        return database()
            .reading([](Session& session) {
                return session.row("SELECT COUNT(*) FROM change_log", {},
                                   [](const storage::Row& row) { return row.get<std::int64_t>(0); });
            })
            .value();
    }

    static std::vector<Change> take(ChangeCursor& cursor) {
        auto batch = cursor.next();
        cursor.move_to(batch.position);
        return batch.changes;
    }
};

/// Collects what a follower is given and waits for it.
struct Collector {
    std::mutex mutex;
    std::condition_variable arrived;
    std::vector<Change> changes;

    ChangeFollower::Hooks hooks() {
        return {.changed =
                    [this](const std::vector<Change>& more) {
                        const std::lock_guard lock{mutex};
                        changes.insert(changes.end(), more.begin(), more.end());
                        arrived.notify_all();
                    },
                .lost_track = {}};
    }
    bool wait_for(std::size_t count) {
        std::unique_lock lock{mutex};
        return arrived.wait_for(lock, kPatience, [&] { return changes.size() >= count; });
    }
};

TEST_P(ChangeLogTest, TellsEachChangeOnceInOrder) {
    change("before");
    ChangeCursor cursor{database()};
    EXPECT_TRUE(take(cursor).empty());

    change("a");
    change("b");
    EXPECT_EQ(take(cursor), (std::vector<Change>{{"price", "a"}, {"price", "b"}}));
    EXPECT_TRUE(take(cursor).empty());

    change("c");
    EXPECT_EQ(take(cursor), (std::vector<Change>{{"price", "c"}}));
}

TEST_P(ChangeLogTest, TellsTheSameAgainUntilTheCursorMoves) {
    ChangeCursor cursor{database()};
    change("a");
    EXPECT_EQ(cursor.next().changes.size(), 1U);
    EXPECT_EQ(take(cursor).size(), 1U);
    EXPECT_TRUE(take(cursor).empty());
}

TEST_P(ChangeLogTest, SaysNothingOfWhatWasRolledBack) {
    ChangeCursor cursor{database()};
    database().write([](Session& session) {
        append_change(session, "price", "a");
        return false;
    });
    EXPECT_TRUE(take(cursor).empty());
}

TEST_P(ChangeLogTest, TellsOfATransactionThatTookALowNumberAndCommitsLate) {
    if (engine() == storage::Engine::sqlite) return;  // has one writer at a time
    ChangeCursor cursor{database()};
    database().write([&](Session& session) {
        append_change(session, "price", "slow");
        std::thread{[&] { change("fast"); }}.join();
        EXPECT_EQ(take(cursor), (std::vector<Change>{{"price", "fast"}}));
        return true;
    });
    EXPECT_EQ(take(cursor), (std::vector<Change>{{"price", "slow"}}));
    EXPECT_TRUE(take(cursor).empty());
}

TEST_P(ChangeLogTest, MissesAndRepeatsNothingUnderConcurrentWriters) {
    constexpr int kWriters = 8;
    constexpr int kEach = 60;
    ChangeCursor cursor{database()};
    std::atomic<int> running{kWriters};
    std::vector<std::thread> writers;
    for (int w = 0; w < kWriters; ++w)
        writers.emplace_back([&, w] {
            std::minstd_rand random(static_cast<unsigned>(w + 1));
            for (int i = 0; i < kEach; ++i)
                database().write([&](Session& session) {
                    append_change(session, "stock", std::to_string(w) + "|" + std::to_string(i));
                    if (engine() == storage::Engine::postgresql)
                        std::this_thread::sleep_for(std::chrono::microseconds{random() % 2000});
                    return random() % 10 != 0 || i == kEach - 1;
                });
            --running;
        });
    std::vector<Change> seen;
    const auto look = [&] {
        for (auto& each : take(cursor)) seen.push_back(std::move(each));
    };
    while (running != 0) look();
    for (auto& writer : writers) writer.join();
    look();

    const auto stored = database().reading([](Session& session) {
        return session.rows("SELECT kind, key FROM change_log ORDER BY key", {}, [](const storage::Row& row) {
            return Change{row.get<std::string>(0), row.get<std::string>(1)};
        });
    });
    // Each writer's own changes come in its order.
    for (int w = 0; w < kWriters; ++w) {
        int last = -1;
        for (const Change& each : seen)
            if (each.key.starts_with(std::to_string(w) + "|")) {
                EXPECT_LT(last, std::stoi(each.key.substr(2)));
                last = std::stoi(each.key.substr(2));
            }
        EXPECT_EQ(last, kEach - 1);
    }
    std::ranges::sort(seen);
    auto expected = stored;
    std::ranges::sort(expected);
    EXPECT_EQ(seen, expected);
}

TEST_P(ChangeLogTest, WakesFollowersOfEveryProcessSoon) {
    const auto other = storage::open(url());  // stands for another process on the same database
    const SystemClock clock;
    Collector here;
    Collector there;
    ChangeFollower follower_here{database(), clock};
    ChangeFollower follower_there{*other, clock};
    follower_here.tell(here.hooks());
    follower_here.start();
    follower_there.tell(there.hooks());
    follower_there.start();

    change("a");

    EXPECT_TRUE(here.wait_for(1));
    EXPECT_TRUE(there.wait_for(1));
}

TEST_P(ChangeLogTest, TellsAgainWhatAListenerFailedOn) {
    const SystemClock clock;
    Collector collector;
    ChangeFollower follower{database(), clock};
    auto hooks = collector.hooks();
    std::atomic<int> problems{0};
    hooks.changed = [&, keep = hooks.changed](const std::vector<Change>& changes) {
        if (problems == 0) throw std::runtime_error{"not yet"};
        keep(changes);
    };
    follower.tell(hooks);
    follower.start([&](const std::string&) { ++problems; });

    change("a");

    EXPECT_TRUE(collector.wait_for(1));
    EXPECT_EQ(problems, 1);
    EXPECT_EQ(collector.changes.size(), 1U);
}

TEST_P(ChangeLogTest, AsksForAFreshStartWhenItMayHaveMissedPrunedChanges) {
    FixedClock clock;
    std::mutex mutex;
    std::condition_variable arrived;
    bool lost = false;
    ChangeFollower follower{database(), clock};
    clock.advance(kFollowersCatchUp + 1min);
    follower.tell({.changed = [](const std::vector<Change>&) {},
                   .lost_track =
                       [&] {
                           const std::lock_guard lock{mutex};
                           lost = true;
                           arrived.notify_all();
                       }});
    follower.start();
    std::unique_lock lock{mutex};
    EXPECT_TRUE(arrived.wait_for(lock, kPatience, [&] { return lost; }));
}

TEST_P(ChangeLogTest, PrunesOnlyOldChanges) {
    ChangeCursor cursor{database()};
    change("a");
    const auto now = SystemClock{}.now();
    EXPECT_EQ(storage::prune_changes(database(), now), 0);
    EXPECT_EQ(take(cursor).size(), 1U);

    EXPECT_EQ(storage::prune_changes(database(), now + kChangesKept + 1h), 1);
    EXPECT_EQ(kept(), 0);
    EXPECT_TRUE(take(cursor).empty());
    change("b");
    EXPECT_EQ(take(cursor), (std::vector<Change>{{"price", "b"}}));
}

ON_BOTH_ENGINES(ChangeLogTest);

}  // namespace
}  // namespace spaza::testing
