#include "platform/storage/change_log.hpp"

#include <utility>

#include "platform/storage/change_window.hpp"
#include "platform/storage/wait_budget.hpp"

namespace spaza::storage {

namespace {

constexpr const char* kTopic = "change_log";
constexpr std::chrono::milliseconds kPollEvery{400};
constexpr std::chrono::milliseconds kAtMostEvery{5};  // a busy shop's changes come in handfuls
constexpr std::chrono::milliseconds kAnswerWithin{3000};
constexpr int kPrunedAtOnce = 10'000;

// New is what the earlier snapshot did not see and this one does. Numbers cannot tell: a transaction may take a
// low one and commit late. Transactions below the earlier snapshot's xmin had all ended, which the index makes use
// of.
constexpr const char* kNewOnPostgresql =
    "SELECT kind, key FROM change_log "
    "WHERE writer >= pg_snapshot_xmin($1::pg_snapshot)::text::bigint "
    "AND NOT pg_visible_in_snapshot(writer::text::xid8, $1::pg_snapshot) "
    "AND pg_visible_in_snapshot(writer::text::xid8, pg_current_snapshot()) ORDER BY id";

// SQLite has one writer at a time, in every process: numbers are in the order of commits.
constexpr const char* kNewOnSqlite = "SELECT kind, key FROM change_log WHERE id > CAST($1 AS INTEGER) ORDER BY id";

}  // namespace

void append_change(Session& session, std::string_view kind, std::string_view key) {
    const auto* sql = session.engine() == Engine::postgresql
                          ? "INSERT INTO change_log (writer, kind, key, at) VALUES "
                            "(pg_current_xact_id()::text::bigint, $1, $2, $3)"
                          : "INSERT INTO change_log (writer, kind, key, at) VALUES (0, $1, $2, $3)";
    session.later(sql, {kind, key, to_millis(SystemClock{}.now())});
    session.announce(kTopic);
}

void append_change_of_day(Session& session, TimePoint at) {
    append_change(session, kDayChanged, iso_time(at + kJohannesburgOffset).substr(0, 10));
}

std::int64_t prune_changes(Database& database, TimePoint now) {
    std::int64_t removed = 0;
    for (std::int64_t some = kPrunedAtOnce; some == kPrunedAtOnce; removed += some)
        some = database.writing([&](Session& session) {
            return session.execute(
                "DELETE FROM change_log WHERE id IN (SELECT id FROM change_log WHERE at < $1 ORDER BY at LIMIT "
                "$2)",
                {to_millis(now - kChangesKept), kPrunedAtOnce});
        });
    return removed;
}

ChangeCursor::ChangeCursor(Database& database) : database_{database} {
    position_ = database_.reading(change_position);
}

ChangeCursor::Batch ChangeCursor::next() const {
    return database_.reading([&](Session& session) {
        Batch batch;
        const auto* sql = session.engine() == Engine::postgresql ? kNewOnPostgresql : kNewOnSqlite;
        batch.changes = session.rows(sql, {position_}, [](const Row& row) {
            return Change{row.get<std::string>(0), row.get<std::string>(1)};
        });
        batch.position = change_position(session);  // of the same moment: a read sees one
        return batch;
    });
}

ChangeFollower::ChangeFollower(Database& database, const Clock& clock)
    : clock_{clock}, listener_{database.listen(kTopic)}, cursor_{database}, caught_up_at_{clock.now()} {}

void ChangeFollower::start(Problem problem) {
    problem_ = std::move(problem);
    thread_ = std::jthread{[this](const std::stop_token& stop) { follow(stop); }};
}

void ChangeFollower::follow(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        try {
            catch_up();
            pause(kAtMostEvery, stop);
        } catch (const std::exception& failure) {
            if (problem_) problem_(failure.what());
            pause(kPollEvery, stop);
        }
        listener_->wait(kPollEvery, stop);
    }
}

/// Cut short by a stop.
void ChangeFollower::pause(std::chrono::milliseconds length, const std::stop_token& stop) {
    std::unique_lock lock{pausing_};
    woken_.wait_for(lock, stop, length, [] { return false; });
}

void ChangeFollower::catch_up() {
    const auto now = clock_.now();
    auto batch = [&] {
        const WaitBudget budget{kAnswerWithin};  // what is silent may be a server that has been replaced
        return cursor_.next();
    }();
    const bool lost_track = now - caught_up_at_ > kFollowersCatchUp;
    for (const Hooks& listener : listeners_)
        if (lost_track && listener.lost_track)
            listener.lost_track();
        else if (!lost_track && !batch.changes.empty())
            listener.changed(batch.changes);
    cursor_.move_to(std::move(batch.position));
    caught_up_at_ = now;
    read_at_ = std::chrono::steady_clock::now().time_since_epoch().count();
}

}  // namespace spaza::storage
