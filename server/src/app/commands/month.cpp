#include "app/commands/month.hpp"

#include <sstream>

#include "app/commands/command_failed.hpp"

namespace spaza::app {

std::pair<TimePoint, TimePoint> month_of(const std::string& text) {
    int year = 0;
    unsigned month = 0;
    char dash = 0;
    std::istringstream given{text};
    given >> year >> dash >> month;
    const std::chrono::year_month asked{std::chrono::year{year}, std::chrono::month{month}};
    if (given.fail() || dash != '-' || !asked.ok() || text.size() != 7)
        throw CommandFailed{"a month is like 2026-11, not " + text};
    const auto first = [](std::chrono::year_month of) {
        return TimePoint{std::chrono::sys_days{of / 1} - kJohannesburgOffset};
    };
    return {first(asked), first(asked + std::chrono::months{1})};
}

}  // namespace spaza::app
