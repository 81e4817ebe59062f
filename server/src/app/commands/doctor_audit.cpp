#include "app/commands/doctor_audit.hpp"

#include "shop/staff_acts/staff_acts_store_sql.hpp"

namespace spaza::app {

void examine_audit(storage::Database& database, std::vector<storage::Finding>& findings) {
    const auto check = database.reading([](storage::Session& session) { return check_staff_acts(session); });
    if (check.wrong)
        findings.push_back({false, "audit",
                            "act " + std::to_string(*check.wrong) + " of staff was changed or removed by hand",
                            "compare with a backup of before; see `spaza audit`"});
    else
        findings.push_back(
            {true, "audit", "acts of staff kept as they were noted: " + std::to_string(check.kept), {}});
}

}  // namespace spaza::app
