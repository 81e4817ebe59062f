#pragma once

#include "base/result.hpp"
#include "shop/reports/reports_store.hpp"

namespace spaza {

/// A figure of a day that the sums and the rows do not agree about.
struct ReportFault {
    std::string kind;
    std::string key;
};

/// Sums up days whose rows changed, and reads what was summed up.
class ReportService {
public:
    ReportService(ReportStore& store, const Clock& clock) : store_{store}, clock_{clock} {}

    /// The days that changed since the position, and some of those due, summed up. To be read in one transaction
    /// and kept in another: nothing when there is nothing to do.
    std::optional<ReportTurn> next_turn();
    /// False when another node was faster; it is tried again then.
    bool keep(const ReportTurn& turn);
    /// A day of visits that is to be summed up, the latest first; nothing when all are.
    std::optional<VisitsTurn> next_visits();
    /// False when another node was faster.
    bool keep_visits(const VisitsTurn& turn) { return store_.keep_visits(turn, clock_.now()); }
    /// Every day is to be summed up again; answers how many.
    std::int64_t make_all_due();
    /// As make_all_due, with products in the departments they are in today; a turn that was begun before is not
    /// kept.
    std::int64_t start_over();
    std::int64_t due() { return store_.due_count(); }
    /// Up to when the sums of this kind hold what happened.
    std::optional<TimePoint> counted_to(ReportKind kind);
    /// A report over its days; days without anything are among them.
    Report read(const ReportQuestion& question);
    /// Whether something of a day is still to be summed up.
    bool waits(const std::string& day);
    /// What of a day does not agree with its rows; a day that waits to be summed up is not looked at.
    std::vector<ReportFault> faults(const std::string& day);

private:
    void add_rows(Report& report, const ReportQuestion& question);

    ReportStore& store_;
    const Clock& clock_;
};

/// Whether visits of a day are to be summed up, again: it had none yet, or some may have come since.
bool visits_are_due(const std::string& day, std::optional<TimePoint> summed, TimePoint now);
/// The day in Johannesburg, written 2026-11-28.
std::string report_day_of(TimePoint at);
/// What `compare` of a report stands for: none, before, week, year; nothing else is answered.
std::optional<std::optional<ReportPeriod>> compared(const ReportPeriod& period, std::string_view how);
/// A day so many later, or earlier.
std::string report_day_after(const std::string& day, int days);
/// How many days a period has.
int days_in(const ReportPeriod& period);

}  // namespace spaza
