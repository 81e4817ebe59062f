#include "platform/storage/outbox.hpp"

#include <atomic>
#include <gmock/gmock.h>
#include <latch>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include "support/database_fixture.hpp"
#include "support/fixed_clock.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using storage::enqueue;
using storage::OutboxMessage;
using storage::OutboxWorker;
using storage::Session;
using Outcome = OutboxWorker::Outcome;

class OutboxTest : public DatabaseTest {
protected:
    void put(const std::string& key, const std::string& topic = "mail", std::chrono::milliseconds later = 0ms) {
        database().write([&](Session& session) {
            enqueue(session, topic, key, R"({"to":"thandi@example.com"})", clock_.now() + later);
            return true;
        });
    }

    std::string state(const std::string& key) {
        return database()
            .reading([&](Session& session) {
                return session.row("SELECT state, attempts FROM outbox WHERE key = $1", {key},
                                   [](const storage::Row& row) {
                                       return row.get<std::string>(0) + " " + row.get<std::string>(1);
                                   });
            })
            .value_or("none");
    }

    FixedClock clock_;
};

TEST_P(OutboxTest, DeliversOnceWhatWasCommitted) {
    put("S1");
    database().write([&](Session& session) {
        enqueue(session, "mail", "S2", "{}", clock_.now());
        return false;
    });
    std::vector<std::string> delivered;
    OutboxWorker worker{database(), clock_};
    worker.on("mail", [&](const OutboxMessage& message) { delivered.push_back(message.key + message.payload); });

    EXPECT_EQ(worker.deliver_due(), 1);
    EXPECT_EQ(worker.deliver_due(), 0);

    EXPECT_THAT(delivered, ::testing::ElementsAre(R"(S1{"to":"thandi@example.com"})"));
    EXPECT_EQ(state("S1"), "done 1");
    EXPECT_EQ(state("S2"), "none");
}

TEST_P(OutboxTest, AReceiverWhoDoesNotAnswerHoldsUpNoOtherTopic) {
    put("parcel", "feed");
    put("letter", "mail");
    std::latch begun{1};
    std::latch delivered{1};
    std::latch over{1};
    OutboxWorker worker{database(), clock_};
    worker.on("feed", [&](const OutboxMessage&) {
        begun.count_down();
        over.wait();
    });
    worker.on("mail", [&](const OutboxMessage&) { delivered.count_down(); });

    worker.start();
    begun.wait();
    delivered.wait();  // for ever, if both were on the same thread

    over.count_down();
    worker.stop();
    EXPECT_EQ(state("parcel"), "done 1");
}

TEST_P(OutboxTest, WaitsUntilAMessageIsDue) {
    put("S1", "mail", 5min);
    OutboxWorker worker{database(), clock_};
    worker.on("mail", [](const OutboxMessage&) {});

    EXPECT_EQ(worker.deliver_due(), 0);
    clock_.advance(5min);
    EXPECT_EQ(worker.deliver_due(), 1);
}

TEST_P(OutboxTest, LeavesTopicsWithoutAHandlerAlone) {
    put("S1", "sms");
    OutboxWorker worker{database(), clock_};
    worker.on("mail", [](const OutboxMessage&) {});
    EXPECT_EQ(worker.deliver_due(), 0);
    EXPECT_EQ(state("S1"), "waiting 0");
}

TEST_P(OutboxTest, TriesAgainAfterOneFiveFifteenAndSixtyMinutesThenHourly) {
    put("S1");
    int tries = 0;
    std::vector<Outcome> outcomes;
    OutboxWorker worker{database(),
                        clock_,
                        {.settled = [&](const OutboxMessage&, Outcome outcome,
                                        const std::string&) { outcomes.push_back(outcome); },
                         .problem = {}}};
    worker.on("mail", [&](const OutboxMessage&) {
        ++tries;
        throw std::runtime_error{"the mail server is away"};
    });

    worker.deliver_due();
    for (const auto pause : {1min, 5min, 15min, 60min, 60min}) {
        clock_.advance(pause - 1ms);
        EXPECT_EQ(worker.deliver_due(), 0);
        clock_.advance(1ms);
        EXPECT_EQ(worker.deliver_due(), 1);
    }
    EXPECT_EQ(tries, 6);
    EXPECT_THAT(outcomes, ::testing::Each(Outcome::delayed));

    clock_.advance(49h);
    worker.deliver_due();
    EXPECT_EQ(outcomes.back(), Outcome::failed);
    EXPECT_EQ(state("S1"), "failed 7");
    EXPECT_EQ(storage::outbox_depth(database()).failed, 1);

    EXPECT_EQ(storage::retry_failed(database(), clock_.now()), 1);
    EXPECT_EQ(worker.deliver_due(), 1);
}

TEST_P(OutboxTest, GivesUpAtOnceOnTheUndeliverable) {
    put("S1");
    OutboxWorker worker{database(), clock_};
    worker.on("mail", [](const OutboxMessage&) { throw storage::Undeliverable{"no such address \xFF"}; });
    worker.deliver_due();
    EXPECT_EQ(state("S1"), "failed 1");
}

TEST_P(OutboxTest, TakesOverFromAWorkerThatDied) {
    put("S1");
    OutboxWorker slow{database(), clock_};
    OutboxWorker other{database(), clock_};
    int delivered = 0;
    int settled_late = 0;
    other.on("mail", [&](const OutboxMessage&) { ++delivered; });
    slow.on("mail", [&](const OutboxMessage&) {
        EXPECT_EQ(other.deliver_due(), 0);  // claimed
        clock_.advance(11min);              // longer than a claim is kept
        EXPECT_EQ(other.deliver_due(), 1);
        ++settled_late;
        throw std::runtime_error{"too late to matter"};
    });

    slow.deliver_due();

    EXPECT_EQ(delivered, 1);
    EXPECT_EQ(settled_late, 1);
    EXPECT_EQ(state("S1"), "done 2");  // the late failure did not undo it
}

TEST_P(OutboxTest, SharesMessagesBetweenWorkersOfSeveralNodes) {
    constexpr int kMessages = 200;
    for (int i = 0; i < kMessages; ++i) put("S" + std::to_string(i));
    const auto other_node = storage::open(url());
    std::mutex mutex;
    std::map<std::string, int> delivered;
    std::atomic<int> settled{0};
    const auto run = [&](storage::Database& node) {
        OutboxWorker worker{
            node,
            clock_,
            {.settled = [&](const OutboxMessage&, Outcome, const std::string&) { ++settled; }, .problem = {}}};
        worker.on("mail", [&](const OutboxMessage& message) {
            const std::lock_guard lock{mutex};
            ++delivered[message.key];
        });
        while (worker.deliver_due() != 0) {
        }
    };
    std::thread one{[&] { run(database()); }};
    std::thread two{[&] { run(*other_node); }};
    one.join();
    two.join();

    EXPECT_EQ(delivered.size(), std::size_t{kMessages});
    for (const auto& [key, times] : delivered) EXPECT_EQ(times, 1) << key;
    EXPECT_EQ(settled, kMessages);
    EXPECT_EQ(storage::outbox_depth(database()).waiting, 0);
}

/// Each message comes when the one before is delivered: by itself the worker would look but once a second.
TEST_P(OutboxTest, WakesTheRunningWorkerAtOnce) {
    constexpr int kOneByOne = 60;
    std::mutex mutex;
    std::condition_variable arrived;
    int delivered = 0;
    const SystemClock clock;
    OutboxWorker worker{database(), clock};
    worker.on("mail", [&](const OutboxMessage&) {
        const std::lock_guard lock{mutex};
        ++delivered;
        arrived.notify_all();
    });
    worker.start();
    const auto began = std::chrono::steady_clock::now();
    for (int i = 1; i <= kOneByOne; ++i) {
        put("S" + std::to_string(i));
        std::unique_lock lock{mutex};
        ASSERT_TRUE(arrived.wait_for(lock, 30s, [&] { return delivered == i; }));
    }
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds{kOneByOne} / 2);
}

TEST_P(OutboxTest, PrunesWhatWasDelivered) {
    put("S1");
    put("S2");
    OutboxWorker worker{database(), clock_};
    worker.on("mail", [](const OutboxMessage& message) {
        if (message.key == "S2") throw storage::Undeliverable{"no"};
    });
    worker.deliver_due();
    EXPECT_EQ(storage::prune_outbox(database(), clock_.now(), clock_.now() + 1ms, {.topics = {"mail"}}), 1);
    EXPECT_EQ(state("S1"), "none");
    EXPECT_EQ(state("S2"), "failed 1");
}

TEST_P(OutboxTest, PrunesWhatPerishesWhenItWasGivenUpOnOrNobodyTakesIt) {
    put("S1");
    put("F1", "feed");
    OutboxWorker worker{database(), clock_};
    for (const char* topic : {"mail", "feed"})
        worker.on(topic, [](const OutboxMessage&) { throw storage::Undeliverable{"no"}; });
    worker.deliver_due();
    put("S2");
    put("F2", "feed");
    std::map<std::string, std::int64_t> dropped;
    const storage::Perishable perishable{
        .topics = {"mail", "sms"}, .kept = 24h, .dropped = [&](const std::string& topic, std::int64_t count) {
            dropped[topic] += count;
        }};
    EXPECT_EQ(storage::prune_outbox(database(), clock_.now() + 24h, clock_.now(), perishable), 0);
    EXPECT_EQ(state("S1"), "failed 1");
    EXPECT_EQ(state("S2"), "waiting 0");
    EXPECT_THAT(dropped, ::testing::IsEmpty());
    EXPECT_EQ(storage::prune_outbox(database(), clock_.now() + 24h + 1ms, clock_.now(), perishable), 2);
    EXPECT_EQ(state("S1"), "none");
    EXPECT_EQ(state("S2"), "none");
    EXPECT_EQ(state("F1"), "failed 1") << "the warehouse has still to hear of it";
    EXPECT_EQ(state("F2"), "waiting 0");
    EXPECT_THAT(dropped, ::testing::ElementsAre(::testing::Pair("mail", 2)));
}

ON_BOTH_ENGINES(OutboxTest);

}  // namespace
}  // namespace spaza::testing
