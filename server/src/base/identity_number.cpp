#include "base/identity_number.hpp"

#include <algorithm>

namespace spaza {
namespace {

constexpr std::size_t kDigits = 13;
constexpr std::size_t kShown = 3;

int digit(char c) { return c - '0'; }
int two(std::string_view text, std::size_t at) { return digit(text[at]) * 10 + digit(text[at + 1]); }

std::chrono::year_month_day date_in(int century, std::string_view number) {
    return {std::chrono::year{century + two(number, 0)}, std::chrono::month{static_cast<unsigned>(two(number, 2))},
            std::chrono::day{static_cast<unsigned>(two(number, 4))}};
}

bool luhn(std::string_view digits) {
    int sum = 0;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        int value = digit(digits[digits.size() - 1 - i]);
        if (i % 2 == 1) value = value * 2 > 9 ? value * 2 - 9 : value * 2;
        sum += value;
    }
    return sum % 10 == 0;
}

}  // namespace

bool is_identity_number(std::string_view text) {
    const bool digits =
        text.size() == kDigits && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return digits && (date_in(1900, text).ok() || date_in(2000, text).ok()) && luhn(text);
}

std::optional<std::chrono::year_month_day> birth_date(std::string_view identity_number,
                                                      std::chrono::sys_days today) {
    if (!is_identity_number(identity_number)) return std::nullopt;
    for (const int century : {2000, 1900})
        if (const auto born = date_in(century, identity_number); born.ok() && std::chrono::sys_days{born} <= today)
            return born;
    return std::nullopt;
}

int age_on(std::chrono::year_month_day born, std::chrono::sys_days today) {
    const std::chrono::year_month_day now{today};
    const bool had_birthday = std::pair{now.month(), now.day()} >= std::pair{born.month(), born.day()};
    return int{now.year()} - int{born.year()} - (had_birthday ? 0 : 1);
}

std::string masked_number(std::string_view number) {
    const std::size_t shown = std::min(number.size() / 2, kShown);
    return std::string(number.size() - shown, '*') + std::string{number.substr(number.size() - shown)};
}

}  // namespace spaza
