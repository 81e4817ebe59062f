#include "platform/storage/statement_watch.hpp"

#include <algorithm>
#include <string>

#include "platform/storage/storage.hpp"
#include "platform/trace/trace.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

using storage::Row;
using storage::Session;

// Some ten thousand times longer than the limit below.
constexpr const char* kLong =
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) "
    "SELECT count(*) FROM n WHERE CAST(i AS TEXT) <> $1";
constexpr const char* kSecret = "thandi@example.co.za";

class StatementWatching : public EmptyDatabaseTest {
protected:
    void SetUp() override {
        EmptyDatabaseTest::SetUp();
        // Plans are kept back by text: this one is nobody else's.
        static int made = 0;
        text_ = std::string{kLong} + " -- " + std::to_string(++made);
    }
    void TearDown() override {
        storage::log_statements_slower_than(std::chrono::milliseconds{0});
        EmptyDatabaseTest::TearDown();
    }

    std::int64_t counted() {
        return database()
            .reading([this](Session& session) {
                return session.row(text_, {kSecret}, [](const Row& row) { return row.get<std::int64_t>(0); });
            })
            .value();
    }
    std::string logged_of_counting() {
        ::testing::internal::CaptureStderr();
        EXPECT_EQ(counted(), 300'000);
        return ::testing::internal::GetCapturedStderr();
    }

    std::string text_;
};

TEST_P(StatementWatching, LogsASlowStatementWithItsPlanOnceAndNeverItsValues) {
    EXPECT_EQ(logged_of_counting().find("slow_statement"), std::string::npos) << "nobody asked for it";
    storage::log_statements_slower_than(std::chrono::milliseconds{1});
    const std::string first = logged_of_counting();
    EXPECT_NE(first.find("\"event\":\"slow_statement\""), std::string::npos) << first;
    EXPECT_NE(first.find("CAST(i AS TEXT) <> $1"), std::string::npos) << first;
    EXPECT_EQ(first.find(kSecret), std::string::npos) << first;
    EXPECT_NE(first.find("\"plan\":\""), std::string::npos) << first;
    const std::string again = logged_of_counting();
    EXPECT_NE(again.find("slow_statement"), std::string::npos) << again;
    EXPECT_EQ(again.find("\"plan\""), std::string::npos) << "a plan costs something: it is asked for now and then";
}

TEST_P(StatementWatching, AskingForAPlanLeavesTheTransactionAsItWas) {
    storage::log_statements_slower_than(std::chrono::milliseconds{1});
    ::testing::internal::CaptureStderr();
    database().write([](Session& session) {
        session.script("CREATE TABLE numbers (i BIGINT PRIMARY KEY)");
        session.execute(
            "INSERT INTO numbers (i) WITH RECURSIVE n (i) AS (SELECT CAST($1 AS BIGINT) UNION ALL "
            "SELECT i + 1 FROM n WHERE i < 100000) SELECT i FROM n",
            {std::int64_t{1}});
        session.later("DELETE FROM numbers WHERE i > $1", {std::int64_t{99'000}});
        return true;
    });
    EXPECT_NE(::testing::internal::GetCapturedStderr().find("slow_statement"), std::string::npos);
    EXPECT_EQ(database()
                  .reading([](Session& session) {
                      return session.row("SELECT count(*) FROM numbers", {},
                                         [](const Row& row) { return row.get<std::int64_t>(0); });
                  })
                  .value(),
              99'000);
}

TEST_P(StatementWatching, AStatementIsPartOfWhatItsRequestDoes) {
    trace::Recorder recorder{{.per_thousand = 1000}};
    {
        const trace::Recording recording{recorder};
        const trace::Span request{trace::Kind::server, std::nullopt};
        counted();
    }
    const auto spans = recorder.take(100, {}, {});
    const auto statement = std::ranges::find(spans, std::string{"WITH"}, &trace::Finished::name);
    ASSERT_NE(statement, spans.end());
    ASSERT_EQ(statement->attributes.size(), 1U);
    EXPECT_EQ(statement->attributes[0].name, "db.query.text");
    EXPECT_EQ(std::get<std::string>(statement->attributes[0].value), text_);
}

ON_BOTH_ENGINES(StatementWatching);

}  // namespace
}  // namespace spaza::testing
