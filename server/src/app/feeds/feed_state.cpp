#include "app/feeds/feed_state.hpp"

#include <algorithm>
#include <array>

namespace spaza::app {

namespace {

constexpr std::array<const char*, 5> kOutcomes{"", "taken", "unchanged", "refused", "failed"};
constexpr const char* kSelect =
    "SELECT name, outcome, words, tried_at, taken_at, due_at, failures, changed, etag, modified FROM feed ";

std::optional<TimePoint> time_in(const storage::Row& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional{from_millis(row.integer(column))};
}

FeedState state_in(const storage::Row& row) {
    const auto outcome = std::ranges::find(kOutcomes, row.text(1)) - kOutcomes.begin();
    return {.name = row.get<std::string>(0),
            .outcome = static_cast<FeedState::Outcome>(outcome),
            .words = row.get<std::string>(2),
            .tried_at = time_in(row, 3),
            .taken_at = time_in(row, 4),
            .due_at = from_millis(row.integer(5)),
            .failures = row.integer(6),
            .changed = row.integer(7),
            .etag = row.get<std::string>(8),
            .modified = row.get<std::string>(9)};
}

std::optional<std::int64_t> millis_of(const std::optional<TimePoint>& at) {
    return at ? std::optional{to_millis(*at)} : std::nullopt;
}

}  // namespace

const char* outcome_name(FeedState::Outcome outcome) { return kOutcomes.at(static_cast<std::size_t>(outcome)); }

bool FeedStates::claim(const std::string& name, TimePoint now, TimePoint until, bool even_if_not_due) {
    const std::int64_t at = to_millis(now);
    return database_.writing([&](storage::Session& session) {
        session.execute(
            "INSERT INTO feed (name, due_at, claimed_until, outcome, words, failures, changed, etag, modified) "
            "VALUES ($1, 0, 0, '', '', 0, 0, '', '') ON CONFLICT (name) DO NOTHING",
            {name});
        return session.execute(
                   "UPDATE feed SET claimed_until = $2 WHERE name = $1 AND claimed_until < $3 AND due_at <= $4",
                   {name, to_millis(until), at, even_if_not_due ? INT64_MAX : at}) == 1;
    });
}

std::optional<FeedState> FeedStates::find(const std::string& name) {
    return database_.reading([&](storage::Session& session) {
        return session.row(std::string{kSelect} + "WHERE name = $1", {name}, state_in);
    });
}

void FeedStates::keep(const FeedState& state, TimePoint until) {
    database_.writing([&](storage::Session& session) {
        return session.execute(
            "UPDATE feed SET outcome = $2, words = $3, tried_at = $4, taken_at = $5, due_at = $6, failures = $7, "
            "changed = $8, etag = $9, modified = $10, claimed_until = 0 WHERE name = $1 "
            "AND claimed_until = $11",
            {state.name, outcome_name(state.outcome), state.words, millis_of(state.tried_at),
             millis_of(state.taken_at), to_millis(state.due_at), state.failures, state.changed, state.etag,
             state.modified, to_millis(until)});
    });
}

std::vector<FeedState> FeedStates::all() {
    return database_.reading([&](storage::Session& session) {
        return session.rows(std::string{kSelect} + "ORDER BY name", {}, state_in);
    });
}

}  // namespace spaza::app
