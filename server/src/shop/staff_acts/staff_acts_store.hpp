#pragma once

#include <vector>

#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// Which acts are asked for; "" for any.
struct StaffActQuestion {
    std::string about{};
    std::string by{};
    TimePoint since{};
    int most{50};
};

struct StaffActStore : StaffActLog, StaffActSeries {
    /// The latest first.
    virtual std::vector<StaffAct> recent(const StaffActQuestion& question) = 0;
    /// About one thing, the latest first.
    virtual std::vector<StaffAct> about(const std::string& code, int most) = 0;
};

}  // namespace spaza
