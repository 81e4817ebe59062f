#include "base/clock.hpp"

#include <array>
#include <charconv>
#include <cstdio>

namespace spaza {
namespace {

using namespace std::chrono;

bool number(std::string_view text, std::size_t from, std::size_t digits, int& out) {
    if (from + digits > text.size()) return false;
    const char* first = text.data() + from;
    const auto [end, error] = std::from_chars(first, first + digits, out);
    return error == std::errc{} && end == first + digits;
}

/// Reads `Z`, `+HHMM` or `+HH:MM`.
std::optional<minutes> offset(std::string_view text) {
    if (text.empty() || text == "Z") return minutes{0};
    if ((text[0] != '+' && text[0] != '-') || text.size() < 5) return std::nullopt;
    int hour = 0;
    int minute = 0;
    const std::size_t minute_at = text[3] == ':' ? 4 : 3;
    if (text.size() != minute_at + 2 || !number(text, 1, 2, hour) || !number(text, minute_at, 2, minute))
        return std::nullopt;
    const minutes total{hour * 60 + minute};
    return text[0] == '-' ? -total : total;
}

}  // namespace

std::string iso_time(TimePoint at) {
    const auto day = floor<days>(at);
    const year_month_day date{day};
    const hh_mm_ss time{floor<seconds>(at - day)};
    std::array<char, 40> out{};
    const int length =
        std::snprintf(out.data(), out.size(), "%04d-%02u-%02uT%02d:%02d:%02d+0000", static_cast<int>(date.year()),
                      static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                      static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                      static_cast<int>(time.seconds().count()));
    return {out.data(), static_cast<std::size_t>(length)};
}

std::optional<TimePoint> parse_iso_time(std::string_view text) {
    int y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0;
    if (!number(text, 0, 4, y) || !number(text, 5, 2, mo) || !number(text, 8, 2, d)) return std::nullopt;
    const year_month_day date{year{y}, month{static_cast<unsigned>(mo)}, day{static_cast<unsigned>(d)}};
    if (text[4] != '-' || text[7] != '-' || !date.ok()) return std::nullopt;
    if (text.size() == 10) return sys_days{date};
    if ((text[10] != 'T' && text[10] != ' ') || !number(text, 11, 2, h) || !number(text, 14, 2, mi) ||
        !number(text, 17, 2, s) || h > 23 || mi > 59 || s > 60)
        return std::nullopt;
    std::string_view rest = text.substr(19);
    milliseconds fraction{0};
    if (!rest.empty() && rest[0] == '.') {
        int ms = 0;
        if (!number(rest, 1, 3, ms)) return std::nullopt;
        fraction = milliseconds{ms};
        rest.remove_prefix(4);
    }
    const auto shift = offset(rest);
    if (!shift) return std::nullopt;
    return sys_days{date} + hours{h} + minutes{mi} + seconds{s} + fraction - *shift;
}

std::optional<TimePoint> johannesburg_midnight(std::string_view day) {
    const auto there = day.size() == 10 ? parse_iso_time(day) : std::nullopt;
    return there ? std::optional{*there - kJohannesburgOffset} : std::nullopt;
}

sys_days johannesburg_day(TimePoint at) { return floor<days>(at + kJohannesburgOffset); }

std::string day_name(sys_days day) {
    // Long months are cut: it stands on cards.
    static constexpr std::array kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static constexpr std::array kMonths{"Jan",  "Feb", "March", "April", "May", "June",
                                        "July", "Aug", "Sept",  "Oct",   "Nov", "Dec"};
    const year_month_day date{day};
    return std::string{kDays[weekday{day}.c_encoding()]} + " " +
           std::to_string(static_cast<unsigned>(date.day())) + " " +
           kMonths[static_cast<unsigned>(date.month()) - 1];
}

std::string johannesburg_time(TimePoint at) {
    static constexpr std::array kMonths{"January", "February", "March",     "April",   "May",      "June",
                                        "July",    "August",   "September", "October", "November", "December"};
    const sys_days day = johannesburg_day(at);
    const year_month_day date{day};
    const hh_mm_ss time{floor<minutes>(at + kJohannesburgOffset - day)};
    const auto two = [](auto number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    return std::to_string(static_cast<unsigned>(date.day())) + " " +
           kMonths[static_cast<unsigned>(date.month()) - 1] + " " + std::to_string(static_cast<int>(date.year())) +
           ", " + two(time.hours().count()) + ":" + two(time.minutes().count());
}

}  // namespace spaza
