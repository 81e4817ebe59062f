#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include "platform/http/replay.hpp"
#include "platform/idempotency/claims.hpp"
#include "support/database_fixture.hpp"
#include "support/fixed_clock.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using http::IdempotencyStore;
using Outcome = IdempotencyStore::Claim::Outcome;

struct Unreachable final : storage::Database {
    explicit Unreachable(storage::Database& database) : behind{database} {}
    storage::Engine engine() const override { return behind.engine(); }
    void read(const std::function<void(storage::Session&)>& body) override { behind.read(body); }
    void write(const std::function<bool(storage::Session&)>& body) override {
        if (out_of_reach) throw storage::Busy{"out of reach"};
        behind.write(body);
        if (answers_are_lost) throw storage::Failure{storage::Failure::Kind::disconnected, "no answer"};
    }
    std::unique_ptr<storage::Listener> listen(const std::string& topic) override { return behind.listen(topic); }
    std::int64_t node() const override { return behind.node(); }
    storage::Database& behind;
    bool out_of_reach{false};
    bool answers_are_lost{false};
};

bool until(const auto& holds) {
    const auto began = std::chrono::steady_clock::now();
    while (!holds())
        if (std::chrono::steady_clock::now() - began > 30s) return false;  // more than a busy machine needs
    return true;
}

class IdempotencyTest : public DatabaseTest {
protected:
    void SetUp() override {
        DatabaseTest::SetUp();
        if (!IsSkipped()) store_ = std::make_unique<idempotency::SqlIdempotencyStore>(database(), clock_);
    }
    Outcome claim(const IdempotencyStore::Key& key) {
        const auto claim = store_->claim(key);
        if (claim.outcome == Outcome::run) token_ = claim.token;
        return claim.outcome;
    }

    static constexpr IdempotencyStore::Key kOrder{"thandi POST /orders", "k-1", "hash of the body"};
    static constexpr IdempotencyStore::Key kOtherBody{"thandi POST /orders", "k-1", "another hash"};
    static constexpr IdempotencyStore::Key kOtherCaller{"sipho POST /orders", "k-1", "another hash"};

    FixedClock clock_;
    std::string token_;  // of the last claim
    std::unique_ptr<IdempotencyStore> store_;
};

TEST_P(IdempotencyTest, DoesNotRepeatThatOneShouldComeAgain) {
    http::Request request;
    request.method = "POST";
    request.target = "/orders";
    request.headers = {{"idempotency-key", "k-2"}};
    int calls = 0;
    const http::Handler busy_once = [&](const http::Request&) {
        http::Response answer;
        answer.status = ++calls == 1 ? 409 : 201;
        return calls == 1 ? std::move(answer).with("Retry-After", "1") : answer;
    };
    EXPECT_EQ(http::answer_once(*store_, busy_once, request).status, 409);
    EXPECT_EQ(http::answer_once(*store_, busy_once, request).status, 201);
    EXPECT_EQ(http::answer_once(*store_, busy_once, request).status, 201);
    EXPECT_EQ(calls, 2);
}

TEST_P(IdempotencyTest, KeepsNoFailureOfTheServer) {
    http::Request request;
    request.method = "POST";
    request.target = "/orders";
    request.headers = {{"idempotency-key", "k-3"}};
    int calls = 0;
    const http::Handler recovers = [&](const http::Request&) {
        ++calls;
        if (calls == 3) throw std::runtime_error{"broken"};
        http::Response answer;
        answer.status = calls == 1 ? 500 : calls == 2 ? 503 : 201;
        return answer;
    };
    EXPECT_EQ(http::answer_once(*store_, recovers, request).status, 500);
    EXPECT_EQ(http::answer_once(*store_, recovers, request).status, 503);
    EXPECT_THROW(http::answer_once(*store_, recovers, request), std::runtime_error);
    EXPECT_EQ(http::answer_once(*store_, recovers, request).status, 201);
    EXPECT_EQ(http::answer_once(*store_, recovers, request).status, 201);
    EXPECT_EQ(calls, 4);
}

TEST_P(IdempotencyTest, AKeyIsGoodForItsCallerAndPathOnly) {
    int calls = 0;
    const http::Handler counts = [&](const http::Request&) {
        http::Response answer;
        answer.status = 200;
        answer.body = std::to_string(++calls);
        return answer;
    };
    const auto answer = [&](const std::string& customer, const std::string& session, const std::string& path) {
        http::Request request;
        request.method = "POST";
        request.target = request.path = path;
        request.headers = {{"idempotency-key", "k-4"}};
        request.caller.kind = customer.empty() ? http::Caller::Kind::guest : http::Caller::Kind::customer;
        request.caller.customer = CustomerId{customer};
        request.caller.session_id = session;
        return http::answer_once(*store_, counts, request).body;
    };
    EXPECT_EQ(answer("thandi", "", "/orders"), "1");
    EXPECT_EQ(answer("sipho", "", "/orders"), "2");
    EXPECT_EQ(answer("thandi", "", "/carts"), "3");
    EXPECT_EQ(answer("", "guest one", "/carts"), "4");
    EXPECT_EQ(answer("", "guest two", "/carts"), "5");
    EXPECT_EQ(answer("thandi", "", "/orders"), "1");
    EXPECT_EQ(answer("", "guest one", "/carts"), "4");
}

TEST_P(IdempotencyTest, KeysAreOfOneTo255Characters) {
    const http::Handler fine = [](const http::Request&) { return http::Response{}; };
    const auto status = [&](const std::string& sent) {
        http::Request request;
        request.method = "POST";
        request.target = "/orders";
        request.headers = {{"idempotency-key", sent}};
        return http::answer_once(*store_, fine, request).status;
    };
    EXPECT_EQ(status("k"), 200);
    EXPECT_EQ(status(std::string(255, 'k')), 200);
    EXPECT_EQ(status(std::string(256, 'k')), 400);
    EXPECT_EQ(status("two words"), 400);
    EXPECT_EQ(status("m\xc3\xb4re"), 400);
}

TEST_P(IdempotencyTest, RepeatsTheAnswerForADay) {
    http::Response answer;
    answer.status = 201;
    answer.content_type = "application/json";
    answer.body = R"({"code":"S1","naam":"môre"})";

    EXPECT_EQ(claim(kOrder), Outcome::run);
    EXPECT_EQ(claim(kOrder), Outcome::in_flight);
    store_->complete(kOrder, token_, answer);

    clock_.advance(23h);
    const auto repeated = store_->claim(kOrder);
    EXPECT_EQ(repeated.outcome, Outcome::replay);
    EXPECT_EQ(repeated.answer.status, 201);
    EXPECT_EQ(repeated.answer.content_type, "application/json");
    EXPECT_EQ(repeated.answer.body, answer.body);
    EXPECT_EQ(claim(kOtherBody), Outcome::mismatch);
    EXPECT_EQ(claim(kOtherCaller), Outcome::run);

    clock_.advance(61min);
    EXPECT_EQ(claim(kOrder), Outcome::run);
}

TEST_P(IdempotencyTest, AnAbandonedOrDeadClaimIsFreeAgain) {
    EXPECT_EQ(claim(kOrder), Outcome::run);
    store_->abandon(kOrder, token_);
    EXPECT_EQ(claim(kOrder), Outcome::run);

    clock_.advance(59s);
    EXPECT_EQ(claim(kOrder), Outcome::in_flight);
    clock_.advance(2s);
    EXPECT_EQ(claim(kOrder), Outcome::run);
}

TEST_P(IdempotencyTest, AClaimTakenOverIsNotSettledByItsFirstOwner) {
    http::Response slow;
    slow.body = "slow";
    http::Response quick;
    quick.body = "quick";
    EXPECT_EQ(claim(kOrder), Outcome::run);
    const std::string slow_token = token_;
    clock_.advance(61s);
    EXPECT_EQ(claim(kOrder), Outcome::run);  // a retry takes over; the first is still at work

    store_->abandon(kOrder, slow_token);
    EXPECT_EQ(claim(kOrder), Outcome::in_flight);
    store_->complete(kOrder, slow_token, slow);
    EXPECT_EQ(claim(kOrder), Outcome::in_flight);
    store_->complete(kOrder, token_, quick);
    store_->complete(kOrder, slow_token, slow);
    EXPECT_EQ(store_->claim(kOrder).answer.body, "quick");
}

TEST_P(IdempotencyTest, AnAnswerIsNeverReplacedOrAbandoned) {
    http::Response first;
    first.body = "first";
    http::Response second;
    second.body = "second";
    claim(kOrder);
    store_->complete(kOrder, token_, first);
    store_->complete(kOrder, token_, second);
    store_->abandon(kOrder, token_);
    EXPECT_EQ(store_->claim(kOrder).answer.body, "first");
}

TEST_P(IdempotencyTest, OfTwentyAtOnceOneRuns) {
    const auto other_node = storage::open(url());
    idempotency::SqlIdempotencyStore elsewhere{*other_node, clock_};
    for (int round = 0; round < 10; ++round) {
        const std::string name = "k-" + std::to_string(round);
        const IdempotencyStore::Key key{"thandi POST /orders", name, "hash"};
        std::atomic<int> ran{0};
        std::vector<std::thread> threads;
        for (int t = 0; t < 20; ++t)
            threads.emplace_back([&, t] {
                IdempotencyStore& store = t % 2 == 0 ? static_cast<IdempotencyStore&>(elsewhere) : *store_;
                const auto found = store.claim(key).outcome;
                if (found == Outcome::run) ++ran;
                EXPECT_TRUE(found == Outcome::run || found == Outcome::in_flight);
            });
        for (auto& thread : threads) thread.join();
        EXPECT_EQ(ran, 1);
    }
}

TEST_P(IdempotencyTest, AKeyOfANodeThatHasEndedIsFreeAtOnceAndNeverUsedTwice) {
    auto ending = storage::open(url(), {.node = true});
    const auto going_on = storage::open(url(), {.node = true});
    ASSERT_TRUE(until([&] { return going_on->other_nodes() == 1 && ending->other_nodes() == 1; }));
    EXPECT_EQ(database().other_nodes(), 2);

    const auto first = idempotency::SqlIdempotencyStore{*ending, clock_}.claim(kOrder);
    idempotency::SqlIdempotencyStore other{*going_on, clock_};
    EXPECT_EQ(first.outcome, Outcome::run);
    EXPECT_EQ(other.claim(kOrder).outcome, Outcome::in_flight);  // it runs

    ending.reset();
    IdempotencyStore::Claim second;
    EXPECT_TRUE(until([&] { return (second = other.claim(kOrder)).outcome == Outcome::run; }));
    EXPECT_EQ(other.claim(kOrder).outcome, Outcome::in_flight);

    const auto keep = [](const IdempotencyStore::Claim& claim) {
        return [&claim](storage::Session& session) {
            idempotency::keep_answer(session, {.scope = kOrder.scope,
                                               .key = kOrder.key,
                                               .claim = claim.token,
                                               .status = 201,
                                               .content_type = "application/json",
                                               .body = "{}"});
            return true;
        };
    };
    EXPECT_THROW(database().write(keep(first)), storage::Failure);  // what was still on its way is too late
    EXPECT_NO_THROW(database().write(keep(second)));
    EXPECT_EQ(other.claim(kOrder).outcome, Outcome::replay);
}

TEST_P(IdempotencyTest, AKeyThatCouldNotBeGivenBackIsFreeForTheNextRequest) {
    const auto node = storage::open(url(), {.node = true});
    Unreachable database{*node};
    idempotency::SqlIdempotencyStore store{database, clock_};
    const auto claim = store.claim(kOrder);
    database.out_of_reach = true;
    EXPECT_NO_THROW(store.abandon(kOrder, claim.token));
    database.out_of_reach = false;
    EXPECT_EQ(store.claim(kOtherBody).outcome, Outcome::mismatch);
    EXPECT_EQ(store.claim(kOrder).outcome, Outcome::run);
    EXPECT_EQ(store.claim(kOrder).outcome, Outcome::in_flight);
}

TEST_P(IdempotencyTest, AClaimWhoseAnswerWasLostIsGivenBackForAllNodesWithTheNextOne) {
    const auto node = storage::open(url(), {.node = true});
    Unreachable database{*node};
    idempotency::SqlIdempotencyStore store{database, clock_};
    const auto elsewhere = storage::open(url(), {.node = true});
    idempotency::SqlIdempotencyStore other{*elsewhere, clock_};
    ASSERT_TRUE(
        until([&] { return elsewhere->other_nodes() >= 1; }));  // a node is seen a moment after it is opened

    database.answers_are_lost = true;
    EXPECT_THROW(store.claim(kOrder), storage::Failure);
    EXPECT_EQ(other.claim(kOrder).outcome, Outcome::in_flight);
    database.answers_are_lost = false;
    constexpr IdempotencyStore::Key next{"thandi POST /orders", "k-2", "hash of the body"};
    EXPECT_EQ(store.claim(next).outcome, Outcome::run);

    EXPECT_EQ(other.claim(kOrder).outcome, Outcome::run);
    EXPECT_EQ(other.claim(next).outcome, Outcome::in_flight);
}

ON_BOTH_ENGINES(IdempotencyTest);

}  // namespace
}  // namespace spaza::testing
