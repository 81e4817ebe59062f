#include <gmock/gmock.h>

#include "app/chores.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"
#include "support/at_once.hpp"
#include "support/database_fixture.hpp"
#include "support/fixed_clock.hpp"

namespace spaza::testing {
namespace {

using storage::Session;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

struct StaffActsTest : DatabaseTest {
    void note(const std::string& by, const std::string& act, const std::string& about, bool commits = true) {
        database().write([&](Session& session) {
            SqlStaffActStore{session, clock, "spaza"}.note(by, act, about, "OPEN", "CLOSED");
            return commits;
        });
    }
    std::vector<std::string> recent(const StaffActQuestion& question = {}) {
        return database().reading([&](Session& session) {
            std::vector<std::string> all;
            for (const StaffAct& act : SqlStaffActStore{session, clock, ""}.recent(question))
                all.push_back(std::to_string(act.number) + " " + act.by + " " + act.act + " " + act.about);
            return all;
        });
    }
    StaffActCheck check() {
        return database().reading([](Session& session) { return check_staff_acts(session); });
    }
    void by_hand(const std::string& statement) {
        database().write([&](Session& session) {
            session.execute(statement);
            return true;
        });
    }
    void note_three() {
        note("Lerato", "ticket.answered", "T-10001");
        note("Kagiso", "claim.agreed", "PB-10001");
        note("Lerato", "ticket.closed", "T-10001");
    }
    FixedClock clock;
};

TEST_P(StaffActsTest, AreShownTheLatestFirstByWhatByWhomAndSince) {
    note_three();
    EXPECT_THAT(recent(), ElementsAre("3 Lerato ticket.closed T-10001", "2 Kagiso claim.agreed PB-10001",
                                      "1 Lerato ticket.answered T-10001"));
    EXPECT_THAT(recent({.about = "T-10001"}),
                ElementsAre("3 Lerato ticket.closed T-10001", "1 Lerato ticket.answered T-10001"));
    EXPECT_THAT(recent({.by = "kagiso"}), ElementsAre("2 Kagiso claim.agreed PB-10001"));
    EXPECT_THAT(recent({.most = 1}), ElementsAre("3 Lerato ticket.closed T-10001"));
    EXPECT_THAT(recent({.since = clock.now() + std::chrono::seconds{1}}), IsEmpty());
}

TEST_P(StaffActsTest, OfATransactionThatIsUndoneAreNotThereAndLeaveNoGap) {
    note("Lerato", "ticket.answered", "T-10001", false);
    EXPECT_THAT(recent(), IsEmpty());
    note_three();
    EXPECT_EQ(check().kept, 3);
    EXPECT_EQ(check().wrong, std::nullopt);
}

TEST_P(StaffActsTest, NotedByManyAtOnceAreOneChain) {
    at_once(8, [&](int) {
        for (int i = 0; i < 5; ++i) note("Lerato", "ticket.answered", "T-10001");
    });
    EXPECT_EQ(check().kept, 40);
    EXPECT_EQ(check().wrong, std::nullopt);
}

TEST_P(StaffActsTest, ChangedByHandAreFound) {
    note_three();
    for (const char* change : {"by_whom = 'Nobody'", "login = 'root'", "act = 'claim.refused'", "about = 'PB-1'",
                               "from_state = 'X'", "to_state = 'X'", "at = at + 1"}) {
        SCOPED_TRACE(change);
        by_hand("CREATE TABLE as_noted AS SELECT * FROM staff_act");
        by_hand(std::string{"UPDATE staff_act SET "} + change + " WHERE number = 2");
        EXPECT_EQ(check().wrong, 2);
        by_hand("DELETE FROM staff_act");
        by_hand("INSERT INTO staff_act SELECT * FROM as_noted");
        by_hand("DROP TABLE as_noted");
        EXPECT_EQ(check().wrong, std::nullopt);
    }
}

TEST_P(StaffActsTest, RemovedByHandAreMissed) {
    note_three();
    by_hand("DELETE FROM staff_act WHERE number = 2");
    EXPECT_EQ(check().wrong, 2);
    by_hand("DELETE FROM staff_act WHERE number = 3");
    EXPECT_EQ(check().wrong, 2);
}

TEST_P(StaffActsTest, GoInTimeAndTheRestStillHolds) {
    clock.advance(-std::chrono::days{1097});
    note_three();
    clock.advance(std::chrono::days{1097});
    note_three();
    EXPECT_EQ(storage::clean_up(database(), clock.now(), app::chores(Config{})), 3);
    EXPECT_EQ(check().kept, 3);
    EXPECT_EQ(check().wrong, std::nullopt);
    by_hand("UPDATE staff_act SET by_whom = 'Nobody' WHERE number = 5");
    EXPECT_EQ(check().wrong, 5);
}

TEST_P(StaffActsTest, NotedWhileTheClockWasWrongWaitForThoseBefore) {
    note_three();
    clock.advance(-std::chrono::days{1200});
    note_three();
    clock.advance(std::chrono::days{1200});
    note_three();
    EXPECT_EQ(storage::clean_up(database(), clock.now(), app::chores(Config{})), 0);
    EXPECT_EQ(check().kept, 9);
    EXPECT_EQ(check().wrong, std::nullopt);
}

ON_BOTH_ENGINES(StaffActsTest);

}  // namespace
}  // namespace spaza::testing
