#include "app/commands/doctor_reports.hpp"

#include "shop/reports/reports_service.hpp"
#include "shop/reports/reports_store_sql.hpp"

namespace spaza::app {

void examine_reports(storage::Database& database, std::vector<storage::Finding>& findings) {
    const SystemClock clock;
    const std::string day = report_day_after(report_day_of(clock.now()), -1);
    database.read([&](storage::Session& session) {
        SqlReportStore store{session};
        ReportService reports{store, clock};
        if (reports.waits(day)) {
            findings.push_back({true, "reports", day + " waits to be summed up",
                                "a shop that runs does so by itself; or `spaza reports rebuild`"});
            return;
        }
        const auto faults = reports.faults(day);
        if (faults.empty())
            findings.push_back({true, "reports", "sums and rows of " + day + " agree", {}});
        else
            findings.push_back({false, "reports",
                                std::to_string(faults.size()) + " figures of " + day +
                                    " are not what the rows say, "
                                    "first " +
                                    faults.front().kind + ' ' + faults.front().key,
                                "run `spaza reports rebuild`"});
    });
}

}  // namespace spaza::app
