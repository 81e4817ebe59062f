#pragma once

#include "shop/reports/reports.hpp"

namespace spaza {

/// What must be kept of reports, and read of what they are about.
struct ReportStore {
    virtual ~ReportStore() = default;

    // Summing up.
    virtual std::optional<ReportPosition> position() = 0;
    /// Where the change log stands in this read.
    virtual std::string position_now() = 0;
    /// Days with anything that changed after `from` and not after `to`; nothing when it may be any day.
    virtual std::optional<std::vector<std::string>> changed_days(const std::string& from,
                                                                 const std::string& to) = 0;
    /// The latest first.
    virtual std::vector<std::string> due(int most) = 0;
    virtual std::int64_t due_count() = 0;
    /// Of a day, from its orders, payments, documents and returns.
    virtual DayRows rows_of(const std::string& day) = 0;
    /// The first day anything was ordered on.
    virtual std::optional<std::string> first_day() = 0;
    /// The last day anything was promised for.
    virtual std::optional<std::string> last_promise() = 0;
    virtual ReportDay kept(const std::string& day) = 0;
    /// False, and nothing is kept, when another node was faster.
    virtual bool keep(const ReportTurn& turn, TimePoint now) = 0;
    virtual void make_due(const std::vector<std::string>& days) = 0;
    /// Who is summing up just now will not keep it.
    virtual void end_turn_under_way() = 0;
    /// Departments are looked up again in the categories of today.
    virtual void forget_departments() = 0;

    // Visits: from what happened on pages, as long as that is kept.
    virtual std::optional<std::string> first_visit() = 0;
    /// When days from this one on were summed up last.
    virtual std::map<std::string, TimePoint> visits_summed(const std::string& from) = 0;
    /// By channel: browser tabs, each by how far it went.
    virtual std::map<std::string, ReportFigures> visits_of(const std::string& day) = 0;
    /// False, and nothing is kept, when another node was faster.
    virtual bool keep_visits(const VisitsTurn& turn, TimePoint now) = 0;
    /// Days after this one are to be summed up again.
    virtual void forget_visits(const std::string& after) = 0;
    /// When any day was summed up last.
    virtual std::optional<TimePoint> visits_at() = 0;

    // Reading.
    /// Sums by key over the period.
    virtual std::map<std::string, ReportFigures> by_key(ReportKind kind, const ReportPeriod& period) = 0;
    /// Figures of one key, or of all together, for each day with figures.
    virtual std::map<std::string, ReportFigures> by_day(ReportKind kind, const std::optional<std::string>& key,
                                                        const ReportPeriod& period) = 0;
    /// What keys are called: departments, stores, promotions; keys that are gone are not among them.
    virtual std::map<std::string, std::string> names(ReportKind kind) = 0;
};

}  // namespace spaza
