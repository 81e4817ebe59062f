// Visits summed up by day, from what browsers reported of their pages.
#include "shop/reports/reports_store_sql.hpp"

namespace spaza {
namespace {

using storage::Row;

std::string visit_day_at(const Row& row) {
    return iso_time(from_millis(row.integer(0)) + kJohannesburgOffset).substr(0, 10);
}

}  // namespace

std::optional<std::string> SqlReportStore::first_visit() {
    return session_.row("SELECT received_at FROM page_event ORDER BY received_at LIMIT 1", {}, visit_day_at);
}

std::map<std::string, TimePoint> SqlReportStore::visits_summed(const std::string& from) {
    std::map<std::string, TimePoint> days;
    session_.query("SELECT day, at FROM report_visits WHERE day >= $1", {from},
                   [&](const Row& row) { days[row.get<std::string>(0)] = from_millis(row.integer(1)); });
    return days;
}

std::map<std::string, ReportFigures> SqlReportStore::visits_of(const std::string& day) {
    const TimePoint from = johannesburg_midnight(day).value();
    std::map<std::string, ReportFigures> channels;
    session_.query(
        "SELECT channel, step, COUNT(*) FROM (SELECT MAX(channel) AS channel, MAX(CASE name WHEN 'purchase' THEN "
        "4 "
        "WHEN 'begin_checkout' THEN 3 WHEN 'add_to_cart' THEN 2 ELSE 1 END) AS step FROM page_event WHERE "
        "received_at "
        ">= $1 AND received_at < $2 AND name IN ('view_item', 'add_to_cart', 'begin_checkout', 'purchase') AND "
        "session "
        "<> '' GROUP BY session) visit GROUP BY channel, step",
        {to_millis(from), to_millis(from + std::chrono::days{1})}, [&](const Row& row) {
            auto& counts = channels[row.get<std::string>(0)].counts;
            const auto step = row.get<std::size_t>(1);
            for (std::size_t n = 0; n < step; ++n) counts[n] += row.integer(2);
        });
    return channels;
}

bool SqlReportStore::keep_visits(const VisitsTurn& turn, TimePoint now) {
    const bool is_ours =
        turn.before
            ? session_.execute("UPDATE report_visits SET at = $2 WHERE day = $1 AND at = $3",
                               {turn.day, to_millis(now), to_millis(*turn.before)}) == 1
            : session_.execute("INSERT INTO report_visits (day, at) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING",
                               {turn.day, to_millis(now)}) == 1;
    if (!is_ours) return false;
    session_.execute("DELETE FROM report_day WHERE kind = $1 AND day = $2",
                     {name_of(ReportKind::visit), turn.day});
    for (const auto& [channel, figures] : turn.channels) put(turn.day, {ReportKind::visit, channel}, figures);
    return true;
}

void SqlReportStore::forget_visits(const std::string& after) {
    session_.execute("DELETE FROM report_visits WHERE day > $1", {after});
}

std::optional<TimePoint> SqlReportStore::visits_at() {
    const auto at = session_.row("SELECT COALESCE(MAX(at), 0) FROM report_visits", {},
                                 [](const Row& row) { return row.integer(0); });
    return at.value_or(0) > 0 ? std::optional{from_millis(*at)} : std::nullopt;
}

}  // namespace spaza
