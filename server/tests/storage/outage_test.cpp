#include <atomic>
#include <chrono>
#include <latch>
#include <optional>
#include <thread>
#include <vector>

#include "platform/storage/fair_pool.hpp"
#include "platform/storage/numbers.hpp"
#include "platform/storage/wait_budget.hpp"
#include "support/database_fixture.hpp"
#include "support/tcp_proxy.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using storage::Failure;
using storage::next_number;
using storage::Session;
using storage::WaitBudget;
using SteadyClock = std::chrono::steady_clock;

/// More than a busy machine adds to a limit, and less than a silence that nothing limits.
constexpr auto kMachine = 30s;

const storage::Options kNode{.connections = 3, .limits = {.statement = 3700ms, .idle = 1000ms, .silence = 60s}};

/// PostgreSQL only: what a node does when the database, the way to it or another node stands still.
class OutageTest : public DatabaseTest {
protected:
    static auto one(Session& session) { return session.execute("SELECT 1"); }

    /// What the work throws as a request, and how long it takes.
    template <class Work>
    static std::pair<std::optional<Failure::Kind>, SteadyClock::duration> as_request(SteadyClock::duration budget,
                                                                                     const Work& work) {
        const auto began = SteadyClock::now();
        std::optional<Failure::Kind> kind;
        try {
            const WaitBudget limit{budget};
            work();
        } catch (const Failure& failure) {
            kind = failure.kind;
        } catch (const storage::Busy&) {
            kind = Failure::Kind::busy;
        }
        return {kind, SteadyClock::now() - began};
    }
};

TEST_P(OutageTest, ANodeThatStandsStillInItsOrderDelaysOthersOnlyShortly) {
    const auto frozen = storage::open(url(), kNode);
    const auto other =
        storage::open(url(), {.connections = 3, .limits = {.statement = 60s, .idle = 60s, .silence = 60s}});
    std::latch has_number{1};
    std::latch resumed{1};
    std::jthread standing_still{[&] {
        EXPECT_THROW(frozen->write([&](Session& session) {
            next_number(session, "order");
            has_number.count_down();
            resumed.wait();
            return true;
        }),
                     Failure);
    }};
    has_number.wait();
    std::int64_t number = 0;
    const auto kind = as_request(kMachine, [&] {
                          number = other->writing([](Session& session) { return next_number(session, "order"); });
                      }).first;
    resumed.count_down();
    standing_still.join();
    EXPECT_FALSE(kind.has_value());
    EXPECT_EQ(number, 1);
    EXPECT_EQ(frozen->writing([](Session& session) { return next_number(session, "order"); }), 2);
}

TEST_P(OutageTest, ALockedTableIsAnsweredInTime) {
    const auto node = storage::open(url(), {.limits = {.statement = 300ms, .idle = 60s, .silence = 60s}});
    std::latch locked{1};
    std::latch asked{1};
    std::jthread locker{[&] {
        database().write([&](Session& session) {
            session.script("LOCK TABLE number_sequence IN ACCESS EXCLUSIVE MODE");
            locked.count_down();
            asked.wait();
            return true;
        });
    }};
    locked.wait();
    const auto count = [](Session& session) {
        return session.row("SELECT COUNT(*) FROM number_sequence", {},
                           [](const storage::Row& row) { return row.get<int>(0); });
    };
    const auto [kind, took] = as_request(60s, [&] { node->reading(count); });
    EXPECT_EQ(kind, Failure::Kind::busy);
    EXPECT_LT(took, kMachine);

    EXPECT_FALSE(as_request(60s, [&] { node->reading(one); }).first.has_value());
    asked.count_down();
}

TEST_P(OutageTest, WorkBesideTheRequestsMayTakeItsTime) {
    const auto node = storage::open(url(), {.limits = {.statement = 300ms, .idle = 500ms, .silence = 60s}});
    const auto settings = [](Session& session) {
        return session
            .row(
                "SELECT current_setting('statement_timeout') || ' ' || current_setting('lock_timeout') || ' ' || "
                "current_setting('idle_in_transaction_session_timeout')",
                {}, [](const storage::Row& row) { return row.get<std::string>(0); })
            .value();
    };
    {
        const WaitBudget request{4s};
        EXPECT_EQ(node->reading(settings), "300ms 300ms 500ms");
    }
    EXPECT_EQ(node->reading(settings), "1min 1min 1min");
    EXPECT_EQ(node->writing(settings), "1min 1min 500ms");  // what it locks others wait for
    EXPECT_EQ(database().writing(settings), "0 0 0");
}

TEST_P(OutageTest, ASilentDatabaseIsGivenUpInTimeAndAskedByOneAtATime) {
    TcpProxy proxy{url()};
    const auto node = storage::open(proxy.url(), kNode);
    node->reading(one);
    proxy.be_silent();
    const auto [kind, took] = as_request(1s, [&] { node->reading(one); });
    EXPECT_EQ(kind, Failure::Kind::disconnected);
    EXPECT_LT(took, kMachine);

    const long before = proxy.connections();
    std::vector<std::jthread> requests;
    std::latch together{8};
    for (int i = 0; i < 8; ++i)
        requests.emplace_back([&] {
            together.arrive_and_wait();
            const auto [again, after] = as_request(4s, [&] { node->reading(one); });
            EXPECT_TRUE(again.has_value());
            EXPECT_LT(after, kMachine);
        });
    requests.clear();
    EXPECT_LT(proxy.connections() - before, 8);  // one tries, and who comes meanwhile is refused without trying

    proxy.pass_new_ones();  // what is connected stays silent: it is dropped
    const auto healed = SteadyClock::now();
    while (as_request(4s, [&] { node->write([](Session& session) { return one(session) >= 0; }); }).first)
        ASSERT_LT(SteadyClock::now() - healed, kMachine);
    for (int i = 0; i < 6; ++i) EXPECT_FALSE(as_request(kMachine, [&] { node->reading(one); }).first.has_value());
}

TEST_P(OutageTest, AnnouncementsTravelAgainAfterASilence) {
    TcpProxy proxy{url()};
    const auto node = storage::open(proxy.url(), kNode);
    const auto listener = node->listen("news");
    const auto announce_until_heard = [&] {
        const auto began = SteadyClock::now();
        do
            database().write([](Session& session) {
                session.announce("news");
                return true;
            });
        while (!listener->wait(100ms, {}) && SteadyClock::now() - began < 2 * kMachine);
        return SteadyClock::now() - began;
    };
    EXPECT_LT(announce_until_heard(), kMachine);
    proxy.be_silent();
    proxy.pass_new_ones();
    EXPECT_LT(announce_until_heard(), kMachine);
}

TEST_P(OutageTest, ASilentServerOfSeveralDoesNotKeepTheOthersFromBeingAsked) {
    TcpProxy gone{url()};
    TcpProxy there{url()};
    gone.be_silent();
    std::string both = gone.url();
    both.replace(both.find(gone.host_and_port()), gone.host_and_port().size(),
                 gone.host_and_port() + "," + there.host_and_port());
    const auto began = SteadyClock::now();
    const auto node = storage::open(both, kNode);
    EXPECT_EQ(node->writing([](Session& session) { return next_number(session, "order"); }), 1);
    EXPECT_LT(SteadyClock::now() - began, kMachine);

    const auto next = SteadyClock::now();  // the one that answered is asked first
    const auto another = storage::open(both, kNode);
    node->reading([&](Session& first) {
        node->reading([&](Session& second) { return one(second); });
        return one(first);
    });
    EXPECT_LT(SteadyClock::now() - next, kMachine);
}

TEST_P(OutageTest, SeveralServersWithoutAPortAreAskedAtTheUsualOne) {
    std::string said;
    try {
        storage::open("postgresql://nobody@127.0.0.1,127.0.0.2/no_such_shop", kNode)->reading(one);
    } catch (const Failure& failure) {
        said = failure.what();
    }
    // Nobody is there, or somebody else's server: either way it was asked, and at one port.
    EXPECT_NE(said, "");
    EXPECT_EQ(said.find("port numbers"), std::string::npos) << said;
}

TEST_P(OutageTest, ALostConnectionIsNoticedForTheWholePool) {
    const auto node =
        storage::open(url() + "&application_name=to_be_lost", {.connections = 5, .limits = kNode.limits});
    const auto all = [&](const auto& self, int left) -> void {
        node->reading([&](Session& session) {
            if (left > 1) self(self, left - 1);
            return one(session);
        });
    };
    all(all, 5);
    database().write([](Session& session) {
        session.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
            "AND application_name = 'to_be_lost'");
        return true;
    });
    for (int i = 0; i < 5; ++i) EXPECT_NO_THROW(all(all, 5));
}

INSTANTIATE_TEST_SUITE_P(Engines, OutageTest, ::testing::Values(storage::Engine::postgresql), engine_name);

TEST(FairPoolTest, IsWaitedForOnlyAsLongAsTheBudgetLasts) {
    storage::FairPool<int> pool{10};
    pool.give(std::make_unique<int>(1));
    {
        const auto taken = pool.take();
        const WaitBudget budget{50ms};
        EXPECT_THROW(pool.take(), storage::Busy);
        EXPECT_EQ(WaitBudget::left(), WaitBudget::Duration{});
    }
    EXPECT_EQ(*pool.take(), 1);
}

}  // namespace
}  // namespace spaza::testing
