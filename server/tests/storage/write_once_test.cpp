#include "platform/http/write_once.hpp"

#include "platform/http/replay.hpp"
#include "platform/idempotency/claims.hpp"
#include "support/database_fixture.hpp"
#include "support/fixed_clock.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using http::Request;
using http::Response;
using storage::Session;

/// Counts, in table number_sequence.
struct Tally {
    Session& session;

    Result<std::int64_t> count() {
        return session
            .row(
                "INSERT INTO number_sequence (name, value) VALUES ('tally', 1) "
                "ON CONFLICT (name) DO UPDATE SET value = number_sequence.value + 1 RETURNING value",
                {}, [](const storage::Row& row) { return row.get<std::int64_t>(0); })
            .value();
    }
};

/// A server that is gone once the handler is done: what comes after a change is never written.
class CutOff final : public http::IdempotencyStore {
public:
    explicit CutOff(IdempotencyStore& store) : store_{store} {}
    Claim claim(const Key& key) override { return store_.claim(key); }
    void complete(const Key&, std::string_view, const Response&) override {}
    void abandon(const Key&, std::string_view) override {}

private:
    IdempotencyStore& store_;
};

class WriteOnceTest : public DatabaseTest {
protected:
    using Tallies = Transactional<Tally>;

    void SetUp() override {
        DatabaseTest::SetUp();
        if (IsSkipped()) return;
        store_ = std::make_unique<idempotency::SqlIdempotencyStore>(database(), clock_);
        request_.method = "POST";
        request_.target = "/tally";
        request_.headers = {{"idempotency-key", "k-1"}};
    }

    Tallies tallies() {
        const auto run = [this](const Tallies::Body& body) {
            database().write([&](Session& session) {
                Tally tally{session};
                return body(tally);
            });
        };
        const auto keeping = [this](const Tallies::KeepingBody& body) {
            database().write([&](Session& session) {
                Tally tally{session};
                return body(tally, [&](const KeptAnswer& answer) { idempotency::keep_answer(session, answer); });
            });
        };
        return {run, run, keeping};
    }

    Response count_once(const Request& request) {
        return http::write_once(
            request, tallies(), [](Tally& tally) { return tally.count(); },
            [](const Result<std::int64_t>& count) { return http::created(std::to_string(*count)); });
    }
    Response answer(http::IdempotencyStore& store) {
        return http::answer_once(
            store, [this](const Request& request) { return count_once(request); }, request_);
    }

    std::int64_t counted() {
        return database().reading([](Session& session) {
            return session
                .row("SELECT COALESCE(SUM(value), 0) FROM number_sequence WHERE name = 'tally'", {},
                     [](const storage::Row& row) { return row.get<std::int64_t>(0); })
                .value();
        });
    }

    FixedClock clock_;
    std::unique_ptr<idempotency::SqlIdempotencyStore> store_;
    Request request_;
};

std::string said(const Response& response, std::string_view name) {
    for (const auto& [header, value] : response.headers)
        if (header == name) return value;
    return {};
}

TEST_P(WriteOnceTest, WhoIsCutOffAfterTheChangeFindsTheAnswerAndChangesNothingAgain) {
    CutOff cut_off{*store_};
    EXPECT_EQ(answer(cut_off).status, 201);

    for (const auto later : {0s, 61s, 3600s}) {
        clock_.advance(later);
        const Response again = answer(*store_);
        EXPECT_EQ(again.status, 201);
        EXPECT_EQ(again.body, "1");
        EXPECT_EQ(said(again, "Idempotent-Replayed"), "true");
    }
    EXPECT_EQ(counted(), 1);
}

TEST_P(WriteOnceTest, WhoIsCutOffBeforeTheCommitHasChangedNothingAndRunsLater) {
    CutOff cut_off{*store_};
    const auto broken = [this](const Request& request) {
        return http::write_once(
            request, tallies(), [](Tally& tally) { return tally.count(); },
            [](const Result<std::int64_t>&) -> Response { throw std::runtime_error{"the plug is pulled"}; });
    };
    EXPECT_THROW(http::answer_once(cut_off, broken, request_), std::runtime_error);
    EXPECT_EQ(counted(), 0);
    EXPECT_EQ(request_.claimed, nullptr);

    EXPECT_EQ(said(answer(*store_), "Retry-After"), "1");
    clock_.advance(61s);
    EXPECT_EQ(answer(*store_).status, 201);
    EXPECT_EQ(counted(), 1);
}

TEST_P(WriteOnceTest, WhoseClaimWasTakenOverChangesNothing) {
    const auto slow = [this](const Request& request) {
        clock_.advance(61s);
        Request retry = request_;
        const auto quick = [this](const Request& again) { return count_once(again); };
        EXPECT_EQ(http::answer_once(*store_, quick, retry).body, "1");
        return count_once(request);
    };
    const Response late = http::answer_once(*store_, slow, request_);
    EXPECT_EQ(late.status, 409);
    EXPECT_EQ(said(late, "Retry-After"), "1");
    EXPECT_EQ(counted(), 1);

    EXPECT_EQ(answer(*store_).body, "1");
    EXPECT_EQ(counted(), 1);
}

TEST_P(WriteOnceTest, ARefusalChangesNothingAndIsReportedAgain) {
    int asked = 0;
    const auto refusing = [&](const Request& request) {
        return http::write_once(
            request, tallies(),
            [&](Tally& tally) -> Result<std::int64_t> {
                (void)tally.count();
                ++asked;
                return fail(Reason::invalid, "cart.quantityInvalid", "quantity");
            },
            [](const Result<std::int64_t>& count) { return http::problem(count.error()); });
    };
    EXPECT_EQ(http::answer_once(*store_, refusing, request_).status, 400);
    const Response again = http::answer_once(*store_, refusing, request_);
    EXPECT_EQ(again.status, 400);
    EXPECT_EQ(said(again, "Idempotent-Replayed"), "true");
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(counted(), 0);
}

TEST_P(WriteOnceTest, WithoutAKeyEveryCallCounts) {
    Request plain;
    EXPECT_EQ(count_once(plain).body, "1");
    EXPECT_EQ(count_once(plain).body, "2");
}

ON_BOTH_ENGINES(WriteOnceTest);

}  // namespace
}  // namespace spaza::testing
