#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <latch>
#include <sys/mman.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using storage::Failure;
using storage::Row;
using storage::Session;

class DatabaseBehaviour : public EmptyDatabaseTest {
protected:
    void SetUp() override {
        EmptyDatabaseTest::SetUp();
        if (IsSkipped()) return;
        database().write([](Session& session) {
            session.script(
                "CREATE TABLE stock (product TEXT PRIMARY KEY, units BIGINT NOT NULL CHECK (units >= 0));"
                "INSERT INTO stock VALUES ('KETTLE', 1000000), ('IRON', 1000000);"
                "CREATE TABLE sale (number BIGINT PRIMARY KEY);");
            return true;
        });
    }

    static std::int64_t number(storage::Database& database, const std::string& sql) {
        return database
            .reading([&](Session& session) {
                return session.row(sql, {}, [](const Row& row) { return row.get<std::int64_t>(0); });
            })
            .value();
    }
    std::int64_t number(const std::string& sql) { return number(database(), sql); }

    static void sell(storage::Database& database, std::int64_t sale) {
        database.write([&](Session& session) {
            session.execute("INSERT INTO sale (number) VALUES ($1)", {sale});
            session.execute("UPDATE stock SET units = units - 1 WHERE product = 'KETTLE'");
            return true;
        });
    }
};

TEST_P(DatabaseBehaviour, CommitsTheOthersOfAGroupWhenOneRefusesOrBreaks) {
    constexpr int kThreads = 24;
    constexpr int kEach = 25;
    std::atomic<int> refused{0};
    std::atomic<int> broken{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < kThreads; ++t)
        threads.emplace_back([&, t] {
            for (int i = 0; i < kEach; ++i) {
                const std::int64_t sale = t * kEach + i;
                bool refuse = false;
                try {
                    database().write([&](Session& session) {
                        session.execute("INSERT INTO sale (number) VALUES ($1)", {sale});
                        if (sale % 3 == 1)
                            session.execute("INSERT INTO sale (number) VALUES ($1)", {sale});  // unique
                        refuse = sale % 3 == 2;
                        return !refuse;
                    });
                    if (refuse) ++refused;
                } catch (const Failure& failure) {
                    EXPECT_EQ(failure.kind, Failure::Kind::unique);
                    ++broken;
                }
            }
        });
    for (auto& thread : threads) thread.join();

    EXPECT_EQ(refused, 200);
    EXPECT_EQ(broken, 200);
    EXPECT_EQ(number("SELECT COUNT(*) FROM sale"), 200);
    EXPECT_EQ(number("SELECT COUNT(*) FROM sale WHERE number % 3 = 0"), 200);
}

TEST_P(DatabaseBehaviour, ShowsAWriteToEveryReadThatBeginsAfterIt) {
    std::vector<std::thread> threads;
    for (int t = 0; t < 8; ++t)
        threads.emplace_back([&, t] {
            for (int i = 0; i < 50; ++i) {
                const std::int64_t sale = t * 1000 + i;
                sell(database(), sale);
                EXPECT_EQ(number("SELECT COUNT(*) FROM sale WHERE number = " + std::to_string(sale)), 1);
            }
        });
    for (auto& thread : threads) thread.join();
    EXPECT_EQ(number("SELECT 1000000 - units FROM stock WHERE product = 'KETTLE'"), 400);
}

TEST_P(DatabaseBehaviour, SellsTheLastUnitOnce) {
    database().write([](Session& session) {
        session.execute("UPDATE stock SET units = 5");
        return true;
    });
    std::atomic<int> sold{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < 32; ++t)
        threads.emplace_back([&] {
            bool won = false;
            database().write([&](Session& session) {
                won = session.execute(
                          "UPDATE stock SET units = units - 1 WHERE product = 'KETTLE' AND units >= 1") == 1;
                return won;
            });
            if (won) ++sold;
        });
    for (auto& thread : threads) thread.join();
    EXPECT_EQ(sold, 5);
    EXPECT_EQ(number("SELECT units FROM stock WHERE product = 'KETTLE'"), 0);
}

TEST_P(DatabaseBehaviour, ServesThirtyTwoThreadsFairly) {
    constexpr int kThreads = 32;
    std::vector<int> done(kThreads);
    std::latch start{kThreads};
    constexpr int kTogether = 200 * kThreads;  // not a span of time, in which a busy machine does little
    std::atomic<int> all{0};
    std::vector<std::thread> threads;
    for (std::size_t t = 0; t < kThreads; ++t)
        threads.emplace_back([&, t] {
            start.arrive_and_wait();
            while (all++ < kTogether) {
                sell(database(), static_cast<std::int64_t>(t) * 1'000'000 + done[t]);
                ++done[t];
            }
        });
    for (auto& thread : threads) thread.join();

    const auto [fewest, most] = std::ranges::minmax(done);
    EXPECT_GT(fewest * 3, most) << "fewest " << fewest << ", most " << most;
    EXPECT_EQ(number("SELECT COUNT(*) FROM sale"),
              number("SELECT 1000000 - units FROM stock WHERE product = 'KETTLE'"));
}

TEST_P(DatabaseBehaviour, RunsATransactionAgainThatDeadlocked) {
    std::latch both{2};
    std::atomic<int> runs{0};
    const auto swap = [&](const char* first, const char* second) {
        bool waited = false;
        database().write([&](Session& session) {
            ++runs;
            session.execute("UPDATE stock SET units = units - 1 WHERE product = $1", {first});
            if (!waited && engine() == storage::Engine::postgresql) {
                waited = true;
                both.arrive_and_wait();
            }
            session.execute("UPDATE stock SET units = units - 1 WHERE product = $1", {second});
            return true;
        });
    };
    std::thread one{[&] { swap("KETTLE", "IRON"); }};
    std::thread two{[&] { swap("IRON", "KETTLE"); }};
    one.join();
    two.join();
    if (engine() == storage::Engine::postgresql)
        EXPECT_GT(runs, 2);  // the one chosen as victim ran again, on a busy machine perhaps more than once
    else
        EXPECT_EQ(runs, 2);
    EXPECT_EQ(number("SELECT SUM(units) FROM stock"), 2'000'000 - 4);
}

TEST_P(DatabaseBehaviour, RefusesWorkWhenTooMuchWaits) {
    const auto small = fresh_->open({.readers = 1, .connections = 1, .max_queued = 2});
    std::latch go{1};
    std::latch holding{1};
    std::latch four_refused{4};
    std::atomic<int> busy{0};
    std::atomic<int> done{0};
    std::vector<std::thread> threads;
    threads.emplace_back([&] {
        small->write([&](Session&) {
            holding.count_down();
            go.wait();
            return true;
        });
        ++done;
    });
    holding.wait();
    for (int t = 0; t < 6; ++t)
        threads.emplace_back([&] {
            try {
                small->write([](Session&) { return true; });
                ++done;
            } catch (const storage::Busy&) {
                if (++busy <= 4) four_refused.count_down();
            }
        });
    four_refused.wait();
    go.count_down();
    for (auto& thread : threads) thread.join();
    EXPECT_EQ(busy, 4);
    EXPECT_EQ(done, 3);
}

TEST_P(DatabaseBehaviour, ReconnectsAfterTheServerDroppedEveryConnection) {
    if (engine() == storage::Engine::sqlite) return;  // has no connections to lose
    const auto drop = [&] {
        const auto other = fresh_->open({.connections = 1});
        other->read([&](Session& session) {
            session.query(
                "SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_class c ON c.oid = l.relation "
                "WHERE l.pid <> pg_backend_pid() AND c.relname = 'sale' "
                "AND c.relnamespace = current_schema()::regnamespace",
                {}, [](const Row&) {});
        });
    };
    int runs = 0;
    database().write([&](Session& session) {
        session.execute("INSERT INTO sale (number) VALUES (1)");
        if (++runs == 1) drop();
        session.execute("UPDATE stock SET units = units - 1");  // the connection is gone the first time
        return true;
    });
    EXPECT_EQ(runs, 2);
    EXPECT_EQ(number("SELECT COUNT(*) FROM sale"), 1);
}

TEST_P(DatabaseBehaviour, HearsAnnouncementsOnlyAfterTheCommit) {
    const auto listener = database().listen("parcels");
    database().write([&](Session& session) {
        session.announce("parcels");
        EXPECT_FALSE(listener->wait(20ms, {}));
        return true;
    });
    EXPECT_TRUE(listener->wait(30s, {}));
    EXPECT_FALSE(listener->wait(20ms, {}));
    database().write([&](Session& session) {
        session.announce("parcels");
        return false;
    });
    EXPECT_FALSE(listener->wait(20ms, {}));
}

/// A child process sells and notes each acknowledged sale in memory the parent shares; then it is killed.
TEST_P(DatabaseBehaviour, KeepsEveryAcknowledgedSaleWhenTheProcessIsKilled) {
    constexpr int kRounds = 5;
    constexpr int kThreads = 8;
    constexpr int kMost = 5'000;
    database_.reset();
    auto* acknowledged = static_cast<std::atomic<bool>*>(
        ::mmap(nullptr, kRounds * kThreads * kMost, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    ASSERT_NE(acknowledged, MAP_FAILED);
    for (int round = 0; round < kRounds; ++round) {
        int reported[2];
        ASSERT_EQ(::pipe(reported), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            ::close(reported[0]);
            const auto own = fresh_->open();
            std::vector<std::thread> threads;
            for (int t = 0; t < kThreads; ++t)
                threads.emplace_back([&, t] {
                    for (int i = 0; i < kMost; ++i) {
                        const std::int64_t sale = (round * kThreads + t) * std::int64_t{kMost} + i;
                        sell(*own, sale);
                        acknowledged[sale] = true;
                        if (::write(reported[1], "!", 1) != 1) ::_exit(1);
                    }
                });
            for (auto& thread : threads) thread.join();
            ::_exit(0);
        }
        ::close(reported[1]);
        char word = 0;  // of a sale; after 41, 178, 315 … of them the power fails
        for (int sales = 0; sales < 41 + 137 * round && ::read(reported[0], &word, 1) == 1; ++sales) continue;
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        ::close(reported[0]);
    }

    database_ = fresh_->open();
    std::vector<bool> stored(kRounds * kThreads * kMost);
    std::int64_t sales = 0;
    database().read([&](Session& session) {
        session.query("SELECT number FROM sale", {}, [&](const Row& row) {
            stored[row.get<std::size_t>(0)] = true;
            ++sales;
        });
    });
    int promised = 0;
    for (std::size_t sale = 0; sale < stored.size(); ++sale)
        if (acknowledged[sale]) {
            ++promised;
            EXPECT_TRUE(stored[sale]) << "sale " << sale << " was acknowledged and is gone";
        }
    EXPECT_GT(promised, 100);
    EXPECT_EQ(number("SELECT 1000000 - units FROM stock WHERE product = 'KETTLE'"), sales);
    ::munmap(acknowledged, kRounds * kThreads * kMost);
}

ON_BOTH_ENGINES(DatabaseBehaviour);

}  // namespace
}  // namespace spaza::testing
