#include "shop/reports/reports_service.hpp"

#include <algorithm>
#include <tuple>

#include "shop/reports/report_sums_rules.hpp"

namespace spaza {
namespace {

constexpr int kDueAtOnce = 10;
/// Browsers tell of the last minutes of a day so late.
constexpr std::chrono::minutes kVisitsLate{10};
constexpr std::chrono::minutes kVisitsEvery{5};
constexpr int kMostDaysOfVisits = 400;
constexpr std::size_t kMostRows = 500;
/// The change log is kept for 72 hours; who was away for longer sums up everything anew.
constexpr std::chrono::hours kCatchesUp{60};
/// A position is moved on now and then though nothing changed.
constexpr std::chrono::minutes kMovedOn{10};

}  // namespace

std::optional<std::optional<ReportPeriod>> compared(const ReportPeriod& period, std::string_view how) {
    const auto earlier = [&](int days) {
        return std::optional{
            ReportPeriod{report_day_after(period.from, -days), report_day_after(period.to, -days)}};
    };
    if (how == "none") return std::optional<ReportPeriod>{};
    if (how == "before") return earlier(days_in(period));
    if (how == "week") return earlier(7);
    if (how == "year") return earlier(364);
    return std::nullopt;
}

std::string report_day_of(TimePoint at) { return iso_time(at + kJohannesburgOffset).substr(0, 10); }

std::string report_day_after(const std::string& day, int days) {
    return report_day_of(johannesburg_midnight(day).value() + std::chrono::days{days});
}

int days_in(const ReportPeriod& period) {
    const auto from = johannesburg_midnight(period.from);
    const auto to = johannesburg_midnight(period.to);
    return static_cast<int>((*to - *from) / std::chrono::days{1}) + 1;
}

std::optional<ReportTurn> ReportService::next_turn() {
    const auto before = store_.position();
    const TimePoint now = clock_.now();
    // First: what is committed while the days are read comes after it, and is read again next time.
    ReportTurn turn{.turn = before ? before->turn : 0, .position = store_.position_now()};
    std::vector<std::string> days;
    if (!before || now - before->at > kCatchesUp) {
        turn.all_are_due = true;
        return turn;
    }
    if (before->position != turn.position) {
        auto changed = store_.changed_days(before->position, turn.position);
        if (!changed) {
            turn.all_are_due = true;
            return turn;
        }
        days = std::move(*changed);
    }
    turn.done = store_.due(kDueAtOnce);
    days.insert(days.end(), turn.done.begin(), turn.done.end());
    std::ranges::sort(days);
    days.erase(std::ranges::unique(days).begin(), days.end());
    if (days.empty() && now - before->at < kMovedOn) return std::nullopt;
    for (const std::string& day : days) {
        DayRows rows = store_.rows_of(day);
        turn.days.push_back({day, sums_of(rows), std::move(rows.departments)});
    }
    turn.left = store_.due_count() - static_cast<std::int64_t>(turn.done.size());
    return turn;
}

bool ReportService::keep(const ReportTurn& turn) {
    if (!store_.keep(turn, clock_.now())) return false;
    if (turn.all_are_due) make_all_due();
    return true;
}

std::int64_t ReportService::make_all_due() {
    const auto first = store_.first_day();
    if (!first) return 0;
    std::vector<std::string> days;
    const std::string today = report_day_of(clock_.now());
    const std::string last = std::max(today, store_.last_promise().value_or(today));
    for (std::string day = *first; day <= last; day = report_day_after(day, 1)) days.push_back(day);
    store_.make_due(days);
    return static_cast<std::int64_t>(days.size());
}

std::int64_t ReportService::start_over() {
    store_.end_turn_under_way();
    store_.forget_departments();
    if (const auto first = store_.first_visit()) store_.forget_visits(*first);  // of the first some may be gone
    return make_all_due();
}

bool visits_are_due(const std::string& day, std::optional<TimePoint> summed, TimePoint now) {
    if (!summed) return true;
    const TimePoint over = johannesburg_midnight(day).value() + std::chrono::days{1} + kVisitsLate;
    return *summed < over && (now >= over || now - *summed >= kVisitsEvery);
}

std::optional<VisitsTurn> ReportService::next_visits() {
    const auto first = store_.first_visit();
    if (!first) return std::nullopt;
    const TimePoint now = clock_.now();
    std::string day = report_day_of(now);
    const std::string from = std::max(*first, report_day_after(day, -kMostDaysOfVisits));
    const auto summed = store_.visits_summed(from);
    for (; day >= from; day = report_day_after(day, -1)) {
        const auto found = summed.find(day);
        const auto at = found == summed.end() ? std::nullopt : std::optional{found->second};
        if (visits_are_due(day, at, now)) return VisitsTurn{day, at, store_.visits_of(day)};
    }
    return std::nullopt;
}

std::optional<TimePoint> ReportService::counted_to(ReportKind kind) {
    if (kind == ReportKind::visit) return store_.visits_at();
    const auto position = store_.position();
    return position ? std::optional{position->at} : std::nullopt;
}

Report ReportService::read(const ReportQuestion& question) {
    const ReportKind kind = question.report->kind;
    const ReportKind of_days = question.key ? kind : question.report->total;
    const auto days = store_.by_day(of_days, question.key, question.period);
    const auto days_before = question.before ? store_.by_day(of_days, question.key, *question.before)
                                             : std::map<std::string, ReportFigures>{};
    const auto figures_on = [](const std::map<std::string, ReportFigures>& of, const std::string& day) {
        const auto found = of.find(day);
        return found == of.end() ? ReportFigures{} : found->second;
    };
    Report report;
    const int count = days_in(question.period);
    for (int n = 0; n < count; ++n) {
        ReportOfDay each{.day = report_day_after(question.period.from, n), .figures = {}};
        each.figures = figures_on(days, each.day);
        if (question.before) {
            each.day_before = report_day_after(question.before->from, n);
            each.before = figures_on(days_before, each.day_before);
        }
        report.total += each.figures;
        report.total_before += each.before;
        report.days.push_back(std::move(each));
    }
    if (kind == ReportKind::all) {
        for (const ReportOfDay& each : report.days)
            report.rows.push_back(
                {each.day, each.day, each.figures, question.before ? std::optional{each.before} : std::nullopt});
        return report;
    }
    add_rows(report, question);
    return report;
}

void ReportService::add_rows(Report& report, const ReportQuestion& question) {
    const ReportKind kind = question.report->kind;
    const auto names = store_.names(kind);
    std::map<std::string, ReportRow> rows;
    const auto row_of = [&](const std::string& key) -> ReportRow& {
        ReportRow& row = rows[key];
        const auto name = names.find(key);
        row.key = key;
        row.name = name == names.end() ? key : name->second;
        if (question.before && !row.before) row.before.emplace();
        return row;
    };
    for (const auto& [key, figures] : store_.by_key(kind, question.period)) row_of(key).figures = figures;
    if (question.before)
        for (const auto& [key, figures] : store_.by_key(kind, *question.before)) row_of(key).before = figures;
    for (auto& [key, row] : rows) report.rows.push_back(std::move(row));
    if (!question.report->is_in_time)
        std::ranges::stable_sort(report.rows, std::greater{}, [](const ReportRow& row) {
            return std::tuple{row.figures.gross, row.figures.discount, row.figures.counts[0]};
        });
    if (!question.report->is_in_time) cut_rows(report, kMostRows);
}

bool ReportService::waits(const std::string& day) {
    const auto position = store_.position();
    if (!position) return true;
    const auto changed = store_.changed_days(position->position, store_.position_now());
    constexpr int kAll = 1'000'000;
    const auto due = store_.due(kAll);
    return !changed || std::ranges::find(*changed, day) != changed->end() ||
           std::ranges::find(due, day) != due.end();
}

std::vector<ReportFault> ReportService::faults(const std::string& day) {
    std::vector<ReportFault> faults;
    const ReportDay rows = sums_of(store_.rows_of(day));
    const ReportDay kept = store_.kept(day);
    const auto note = [&](const ReportKey& key) {
        faults.push_back({std::string{name_of(key.first)}, key.second});
    };
    for (const auto& [key, figures] : rows)
        if (const auto found = kept.find(key); found == kept.end() || found->second != figures) note(key);
    for (const auto& [key, figures] : kept)
        if (!rows.contains(key)) note(key);
    return faults;
}

}  // namespace spaza
