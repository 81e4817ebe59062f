#include "shop/orders/history/history_rules.hpp"

#include <algorithm>
#include <charconv>

namespace spaza {
namespace {

auto bad_time(std::string key, std::string subject) {
    return fail(Reason::invalid, std::move(key), std::move(subject), "ValidationError", "parameter");
}

/// The first moment of a month (`2026-01`) or day (`2026-01-31`) in Johannesburg, and of the one after.
std::optional<std::pair<TimePoint, TimePoint>> period(std::string_view text) {
    const bool is_day = text.size() == 10;
    if ((text.size() != 7 && !is_day) || text[4] != '-' || (is_day && text[7] != '-')) return std::nullopt;
    const auto number = [&](std::size_t at, std::size_t length) {
        int value = -1;
        const auto [end, error] = std::from_chars(text.data() + at, text.data() + at + length, value);
        return error == std::errc{} && end == text.data() + at + length ? value : -1;
    };
    const std::chrono::year year{number(0, 4)};
    const std::chrono::month month{static_cast<unsigned>(std::max(0, number(5, 2)))};
    const std::chrono::day day{is_day ? static_cast<unsigned>(std::max(0, number(8, 2))) : 1U};
    const std::chrono::year_month_day date{year, month, day};
    if (number(0, 4) < 1 || !date.ok()) return std::nullopt;
    const std::chrono::sys_days first{date};
    const std::chrono::sys_days next =
        is_day ? first + std::chrono::days{1} : std::chrono::sys_days{year / month / 1 + std::chrono::months{1}};
    return std::pair{TimePoint{first - kJohannesburgOffset}, TimePoint{next - kJohannesburgOffset}};
}

}  // namespace

Done apply_time(OrderFilter& filter, std::string_view time, std::string_view start, std::string_view end,
                TimePoint now) {
    using std::chrono::days;
    if (time.empty() && start.empty() && end.empty()) return Done{};
    if (time == "last30Days") return filter.from = now - days{30}, Done{};
    if (time == "last3Months") return filter.from = now - days{91}, Done{};
    if (time == "last6Months") return filter.from = now - days{182}, Done{};
    if (time == "lastYear") return filter.from = now - days{365}, Done{};
    if (!time.empty() && time != "custom") return bad_time("order.timeUnknown", "time");

    const auto first = period(start);
    if (!first) return bad_time("order.fromInvalid", "startTime");
    const auto last = end.empty() ? std::optional{std::pair{now, now}} : period(end);
    if (!last || last->second <= first->first) return bad_time("order.range", "endTime");
    filter.from = first->first;
    filter.before = last->second;
    return Done{};
}

}  // namespace spaza
