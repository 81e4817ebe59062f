#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>

#include "shop/import/record.hpp"

namespace spaza::import {

std::optional<std::int64_t> parse_integer(std::string_view text) {
    std::int64_t number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return number;
}

std::optional<double> parse_number(std::string_view text) {
    double number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return std::isfinite(number) ? std::optional{number} : std::nullopt;
}

std::optional<Money> parse_rand(std::string_view text) {
    constexpr std::size_t kMostDigits = 12;
    const std::size_t point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    std::string cents = point == std::string_view::npos ? std::string{} : std::string{text.substr(point + 1)};
    if (whole.empty() || whole.size() > kMostDigits || cents.size() > 2) return std::nullopt;
    if (point != std::string_view::npos && cents.empty()) return std::nullopt;
    cents.resize(2, '0');
    const auto is_digit = [](unsigned char c) { return std::isdigit(c) != 0; };
    if (!std::all_of(whole.begin(), whole.end(), is_digit) || !std::all_of(cents.begin(), cents.end(), is_digit))
        return std::nullopt;
    return Money::cents(*parse_integer(whole) * 100 + *parse_integer(cents));
}

std::optional<bool> parse_flag(std::string_view text) {
    std::string lower{text};
    std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return std::tolower(c); });
    if (lower == "true" || lower == "1" || lower == "yes") return true;
    if (lower == "false" || lower == "0" || lower == "no") return false;
    return std::nullopt;
}

std::optional<TimePoint> parse_time(std::string_view text) {
    if (text.size() != 10) return parse_iso_time(text);
    const auto day = parse_iso_time(std::string{text} + "T00:00:00+0200");
    return day;
}

bool is_ean(std::string_view text) {
    if (text.size() != 8 && text.size() != 12 && text.size() != 13 && text.size() != 14) return false;
    int sum = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[text.size() - 1 - i];
        if (!std::isdigit(static_cast<unsigned char>(c))) return false;
        sum += (c - '0') * (i % 2 == 0 ? 1 : 3);
    }
    return sum % 10 == 0;
}

std::string slug(std::string_view text) {
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte))
            out += static_cast<char>(std::tolower(byte));
        else if (!out.empty() && out.back() != '-')
            out += '-';
    }
    while (!out.empty() && out.back() == '-') out.pop_back();
    return out;
}

}  // namespace spaza::import
