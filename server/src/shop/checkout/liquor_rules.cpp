#include "shop/checkout/liquor_rules.hpp"

#include <algorithm>
#include <charconv>

#include "base/identity_number.hpp"

namespace spaza {
namespace {

using std::chrono::days;
using std::chrono::sys_days;

auto wrong_age(std::string key, std::string field) {
    return fail(Reason::invalid, std::move(key), "ageDeclaration/" + std::move(field), "ValidationError",
                "parameter");
}

/// `1990-12-31`, a day of the calendar that has been.
std::optional<std::chrono::year_month_day> day_of(std::string_view text, sys_days today) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto number = [&](std::size_t at, std::size_t length) {
        int value = -1;
        const auto [end, error] = std::from_chars(text.data() + at, text.data() + at + length, value);
        return error == std::errc{} && end == text.data() + at + length ? value : -1;
    };
    const int month = number(5, 2);
    const int day = number(8, 2);
    if (month < 1 || day < 1) return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year{number(0, 4)},
                                           std::chrono::month{static_cast<unsigned>(month)},
                                           std::chrono::day{static_cast<unsigned>(day)}};
    if (number(0, 4) < 1900 || !date.ok() || sys_days{date} > today) return std::nullopt;
    return date;
}

}  // namespace

Done of_age(const AgeDeclaration& declaration, const LiquorPolicy& policy, sys_days today) {
    const bool by_id = declaration.date_of_birth.empty();
    const std::string field = by_id ? "idNumber" : "dateOfBirth";
    const auto born = by_id ? birth_date(declaration.id_number, today) : day_of(declaration.date_of_birth, today);
    if (!born) return wrong_age(by_id ? "validation.idNumber.invalid" : "liquor.dateInvalid", field);
    if (!declaration.confirmed) return wrong_age("liquor.confirm", "confirmed");
    if (age_on(*born, today) < policy.least_age) return wrong_age("liquor.tooYoung", field);
    return Done{};
}

bool may_sell_liquor(const StoreCode& store, const LiquorPolicy& policy) {
    return policy.licensed.empty() || std::ranges::find(policy.licensed, store) != policy.licensed.end();
}

std::optional<LiquorDay> liquor_day(const std::string& province, sys_days day, const LiquorPolicy& policy) {
    auto week = policy.hours.find(province);
    if (week == policy.hours.end()) week = policy.hours.find("*");
    if (week == policy.hours.end()) return std::nullopt;
    for (const sys_days end = day + days{7}; day < end; day += days{1}) {
        const OpeningHours& hours = week->second[std::chrono::weekday{day}.c_encoding()];
        if (!hours.closed) return LiquorDay{day, hours};
    }
    return std::nullopt;
}

}  // namespace spaza
