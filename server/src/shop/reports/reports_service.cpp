#include "shop/reports/reports_service.hpp"

#include <algorithm>

namespace spaza {
namespace {

constexpr int kDueAtOnce = 10;
/// The change log is kept for 72 hours; who was away for longer sums up everything anew.
constexpr std::chrono::hours kCatchesUp{60};
/// A position is moved on now and then though nothing changed.
constexpr std::chrono::minutes kMovedOn{10};

}  // namespace

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
    for (const std::string& day : days) turn.days.push_back(store_.counted(day));
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
    for (std::string day = *first; day <= today; day = report_day_after(day, 1)) days.push_back(day);
    store_.make_due(days);
    return static_cast<std::int64_t>(days.size());
}

std::int64_t ReportService::start_over() {
    store_.forget_departments();
    return make_all_due();
}

std::optional<TimePoint> ReportService::counted_to() {
    const auto position = store_.position();
    return position ? std::optional{position->at} : std::nullopt;
}

std::vector<ReportFault> ReportService::faults(const std::string& day) {
    std::vector<ReportFault> faults;
    const ReportDay rows = store_.counted(day).figures;
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
