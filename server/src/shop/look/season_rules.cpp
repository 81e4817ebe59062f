#include "shop/look/season_rules.hpp"

#include <algorithm>

namespace spaza {

const Season* season_at(const std::vector<Season>& seasons, TimePoint at) {
    const std::chrono::sys_days day = johannesburg_day(at);
    const auto found =
        std::ranges::find_if(seasons, [&](const Season& each) { return each.first <= day && day <= each.last; });
    return found == seasons.end() ? nullptr : &*found;
}

std::size_t season_turns_passed(const std::vector<Season>& seasons, TimePoint at) {
    const std::chrono::sys_days day = johannesburg_day(at);
    std::size_t passed = 0;
    for (const Season& each : seasons) passed += (each.first <= day ? 1U : 0U) + (each.last < day ? 1U : 0U);
    return passed;
}

}  // namespace spaza
