#include "shop/stores/hours.hpp"

#include <charconv>
#include <cstdio>

#include "base/clock.hpp"

namespace spaza {
namespace {

std::string clock_text(std::chrono::minutes time) {
    std::array<char, 16> text{};
    const auto count = static_cast<int>(time.count());
    const int length = std::snprintf(text.data(), text.size(), "%02d:%02d", count / 60, count % 60);
    return {text.data(), static_cast<std::size_t>(length)};
}

}  // namespace

std::optional<std::chrono::minutes> parse_clock(std::string_view text) {
    if (text.size() != 5 || text[2] != ':') return std::nullopt;
    int hour = 0;
    int minute = 0;
    const auto digits = [](std::string_view two, int& into) {
        const auto [end, error] = std::from_chars(two.data(), two.data() + two.size(), into);
        return error == std::errc{} && end == two.data() + two.size();
    };
    if (!digits(text.substr(0, 2), hour) || !digits(text.substr(3), minute)) return std::nullopt;
    if (hour < 0 || hour > 24 || minute < 0 || minute > 59 || hour * 60 + minute > 24 * 60) return std::nullopt;
    return std::chrono::minutes{hour * 60 + minute};
}

std::vector<std::string_view> parts(std::string_view text, char divider) {
    std::vector<std::string_view> all;
    for (std::size_t at = 0;; ++at) {
        const std::size_t end = text.find(divider, at);
        all.push_back(text.substr(at, end - at));
        if (end == std::string_view::npos) return all;
        at = end;
    }
}

std::string hours_text(const OpeningHours& hours) {
    return hours.closed ? "closed" : clock_text(hours.opens) + "-" + clock_text(hours.closes);
}

std::optional<OpeningHours> parse_hours(std::string_view text) {
    if (text == "closed") return OpeningHours{.closed = true, .opens = {}, .closes = {}};
    if (text.size() != 11 || text[5] != '-') return std::nullopt;
    const auto opens = parse_clock(text.substr(0, 5));
    const auto closes = parse_clock(text.substr(6));
    if (!opens || !closes || *opens >= *closes) return std::nullopt;
    return OpeningHours{.closed = false, .opens = *opens, .closes = *closes};
}

std::string week_text(const std::array<OpeningHours, 7>& week) {
    std::string text;
    for (const OpeningHours& day : week) text += (text.empty() ? "" : "|") + hours_text(day);
    return text;
}

std::optional<std::array<OpeningHours, 7>> parse_week(std::string_view text) {
    const auto days = parts(text, '|');
    std::array<OpeningHours, 7> week;
    if (days.size() != week.size()) return std::nullopt;
    for (std::size_t day = 0; day < week.size(); ++day) {
        const auto hours = parse_hours(days[day]);
        if (!hours) return std::nullopt;
        week[day] = *hours;
    }
    return week;
}

std::string special_days_text(const std::vector<SpecialDay>& special_days) {
    std::string text;
    for (const SpecialDay& special : special_days) {
        const std::string day = iso_time(special.day).substr(0, 10);
        text += (text.empty() ? "" : "|") + day + "=" + hours_text(special.hours) + "=" + special.name;
    }
    return text;
}

std::optional<std::vector<SpecialDay>> parse_special_days(std::string_view text) {
    std::vector<SpecialDay> special_days;
    if (text.empty()) return special_days;
    for (const std::string_view each : parts(text, '|')) {
        const auto fields = parts(each, '=');
        if (fields.size() != 3 || fields[0].size() != 10) return std::nullopt;
        const auto day = parse_iso_time(fields[0]);
        const auto hours = parse_hours(fields[1]);
        if (!day || !hours) return std::nullopt;
        special_days.push_back({std::chrono::floor<std::chrono::days>(*day), std::string{fields[2]}, *hours});
    }
    return special_days;
}

}  // namespace spaza
