#include "platform/storage/change_window.hpp"

#include <charconv>
#include <cstdint>
#include <optional>

namespace spaza::storage {

namespace {

constexpr const char* kInWindowOnPostgresql =
    " FROM change_log WHERE kind = $1 "
    "AND writer >= pg_snapshot_xmin($2::pg_snapshot)::text::bigint "
    "AND NOT pg_visible_in_snapshot(writer::text::xid8, $2::pg_snapshot) "
    "AND pg_visible_in_snapshot(writer::text::xid8, $3::pg_snapshot)";

constexpr const char* kInWindowOnSqlite =
    " FROM change_log WHERE kind = $1 AND id > CAST($2 AS INTEGER) AND id <= CAST($3 AS INTEGER)";

std::string in_window(const Session& session) {
    return session.engine() == Engine::postgresql ? kInWindowOnPostgresql : kInWindowOnSqlite;
}

/// Digits alone, taken off the front.
std::optional<std::int64_t> take_number(std::string_view& text) {
    std::int64_t number = 0;
    if (text.empty() || text.front() == '-') return std::nullopt;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
    return number;
}

bool take(std::string_view& text, char c) {
    if (text.empty() || text.front() != c) return false;
    text.remove_prefix(1);
    return true;
}

/// The xmax of `xmin:xmax:xip,…`, when PostgreSQL would read the text.
std::optional<std::int64_t> end_of_snapshot(std::string_view text) {
    const auto first = take_number(text);
    if (!first || *first < 1 || !take(text, ':')) return std::nullopt;
    const auto end = take_number(text);
    if (!end || *end < *first || !take(text, ':')) return std::nullopt;
    std::int64_t before = *first - 1;
    while (!text.empty()) {
        const auto running = take_number(text);
        if (!running || *running <= before || *running >= *end) return std::nullopt;
        before = *running;
        if (!text.empty() && (!take(text, ',') || text.empty())) return std::nullopt;
    }
    return end;
}

/// The end of a position, which only grows.
std::optional<std::int64_t> end_of(const Session& session, std::string_view text) {
    if (session.engine() == Engine::postgresql) return end_of_snapshot(text);
    const auto number = take_number(text);
    return text.empty() ? number : std::nullopt;
}

}  // namespace

std::string change_position(Session& session) {
    const auto* sql =
        session.engine() == Engine::postgresql
            ? "SELECT pg_current_snapshot()::text"
            : "SELECT CAST(COALESCE(MAX(seq), 0) AS TEXT) FROM sqlite_sequence WHERE name = 'change_log'";
    return session.row(sql, {}, [](const Row& row) { return row.get<std::string>(0); }).value();
}

std::string change_position_at(Session& session, std::string_view kind, TimePoint at) {
    const bool postgresql = session.engine() == Engine::postgresql;
    const auto* sql = postgresql ? "SELECT MIN(writer) FROM change_log WHERE kind = $1 AND at >= $2"
                                 : "SELECT MIN(id) FROM change_log WHERE kind = $1 AND at >= $2";
    const auto first = session.row(sql, {kind, to_millis(at)}, [](const Row& row) {
        return row.is_null(0) ? std::nullopt : std::optional{row.integer(0)};
    });
    if (!first || !*first) return change_position(session);
    if (!postgresql) return std::to_string(**first - 1);
    // What was seen when all transactions below this one had ended, and none from it on.
    const std::string writer = std::to_string(**first);
    return writer + ':' + writer + ':';
}

bool is_change_position(Session& session, const std::string& text) {
    const auto end = end_of(session, text);
    return end && *end <= end_of(session, change_position(session)).value_or(0);
}

bool is_all_changed(Session& session, const ChangeWindow& window) {
    return session
        .row("SELECT 1" + in_window(session) + " AND key = '*' LIMIT 1", {window.kind, window.from, window.to},
             [](const Row&) { return true; })
        .has_value();
}

bool is_any_changed(Session& session, const std::string& from, const std::string& to) {
    const auto* sql =
        session.engine() == Engine::postgresql
            ? "SELECT 1 FROM change_log WHERE writer >= pg_snapshot_xmin($1::pg_snapshot)::text::bigint "
              "AND NOT pg_visible_in_snapshot(writer::text::xid8, $1::pg_snapshot) "
              "AND pg_visible_in_snapshot(writer::text::xid8, $2::pg_snapshot) LIMIT 1"
            : "SELECT 1 FROM change_log WHERE id > CAST($1 AS INTEGER) AND id <= CAST($2 AS INTEGER) LIMIT 1";
    return session.row(sql, {from, to}, [](const Row&) { return true; }).has_value();
}

std::vector<std::string> changed_keys(Session& session, const ChangeWindow& window, const std::string& after,
                                      int most) {
    return session.rows(
        "SELECT DISTINCT key" + in_window(session) + " AND key <> '*' AND key > $4 ORDER BY key LIMIT $5",
        {window.kind, window.from, window.to, after, most},
        [](const Row& row) { return row.get<std::string>(0); });
}

}  // namespace spaza::storage
