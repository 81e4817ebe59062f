#pragma once

#include "platform/storage/storage.hpp"
#include "shop/reports/reports_store.hpp"

namespace spaza {

class SqlReportStore final : public ReportStore {
public:
    explicit SqlReportStore(storage::Session& session) : session_{session} {}

    std::optional<ReportPosition> position() override;
    std::string position_now() override;
    std::optional<std::vector<std::string>> changed_days(const std::string& from, const std::string& to) override;
    std::vector<std::string> due(int most) override;
    std::int64_t due_count() override;
    DayRows rows_of(const std::string& day) override;
    std::optional<std::string> first_day() override;
    std::optional<std::string> last_promise() override;
    ReportDay kept(const std::string& day) override;
    bool keep(const ReportTurn& turn, TimePoint now) override;
    void make_due(const std::vector<std::string>& days) override;
    void end_turn_under_way() override;
    void forget_departments() override;
    std::optional<std::string> first_visit() override;
    std::map<std::string, TimePoint> visits_summed(const std::string& from) override;
    std::map<std::string, ReportFigures> visits_of(const std::string& day) override;
    bool keep_visits(const VisitsTurn& turn, TimePoint now) override;
    void forget_visits(const std::string& after) override;
    std::optional<TimePoint> visits_at() override;
    std::map<std::string, ReportFigures> by_key(ReportKind kind, const ReportPeriod& period) override;
    std::map<std::string, ReportFigures> by_day(ReportKind kind, const std::optional<std::string>& key,
                                                const ReportPeriod& period) override;
    std::map<std::string, std::string> names(ReportKind kind) override;

private:
    bool take_turn(const ReportTurn& turn, TimePoint now);
    void replace(const CountedDay& day);
    void put(const std::string& day, const ReportKey& key, const ReportFigures& figures);

    storage::Session& session_;
};

}  // namespace spaza
