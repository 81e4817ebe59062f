#include "shop/settlements/settlement_amount_rules.hpp"

#include <algorithm>
#include <string>

namespace spaza {
namespace {

constexpr std::size_t kGroup = 3;  // digits between marks of thousands

struct Written {
    bool is_negative{};
    std::string_view size;  // digits, marks and spaces, a digit first
};

/// Nothing when there is anything that amounts are not made of.
std::optional<Written> written(std::string_view text) {
    Written found;
    while (!text.empty() && std::string_view{"R+- "}.contains(text.front())) {
        found.is_negative = found.is_negative || text.front() == '-';
        text.remove_prefix(1);
    }
    while (text.ends_with(' ')) text.remove_suffix(1);
    const auto is_of_it = [](char each) {
        return (each >= '0' && each <= '9') || each == '.' || each == ',' || each == ' ';
    };
    if (text.empty() || text.front() < '0' || text.front() > '9' || !std::ranges::all_of(text, is_of_it))
        return std::nullopt;
    found.size = text;
    return found;
}

/// `1 234 567` or `1,234,567` as digits alone; nothing when its groups are no thousands.
std::optional<std::string> without_groups(std::string_view text) {
    std::string digits;
    std::optional<std::size_t> group;  // digits since the last mark
    for (const char each : text) {
        if (each >= '0' && each <= '9') {
            digits += each;
            if (group) ++*group;
        } else {
            if (group.value_or(kGroup) != kGroup || (!group && digits.size() > kGroup)) return std::nullopt;
            group = 0;
        }
    }
    if (group.value_or(kGroup) != kGroup) return std::nullopt;
    return digits;
}

/// Both digits of the cents; more may follow when they are zeros.
std::optional<std::int64_t> cents_in(std::string_view digits) {
    const std::string_view rest = digits.substr(std::min<std::size_t>(digits.size(), 2));
    if (digits.find_first_not_of("0123456789") != digits.npos || rest.find_first_not_of('0') != rest.npos)
        return std::nullopt;
    const auto digit = [&](std::size_t n) { return n < digits.size() ? digits[n] - '0' : 0; };
    return 10 * digit(0) + digit(1);
}

}  // namespace

std::optional<char> decimal_mark_in(std::string_view text) {
    const auto found = written(text);
    if (!found) return std::nullopt;
    const std::size_t last = found->size.find_last_of(".,");
    if (last == found->size.npos) return std::nullopt;
    const char mark = found->size[last];
    const char other = mark == '.' ? ',' : '.';
    if (found->size.find(other) != found->size.npos) return mark;
    if (found->size.find(mark) != last) return other;
    const std::size_t after = found->size.size() - last - 1;
    return after == 1 || after == 2 ? std::optional{mark} : std::nullopt;
}

std::optional<Money> settlement_amount(std::string_view text, std::optional<char> mark) {
    const auto found = written(text);
    if (!found || (!mark && found->size.find_first_of(".,") != found->size.npos)) return std::nullopt;
    const std::size_t point = mark ? found->size.find(*mark) : found->size.npos;
    const auto whole = without_groups(found->size.substr(0, point));
    const auto cents = point == found->size.npos ? 0 : cents_in(found->size.substr(point + 1));
    constexpr std::size_t kLongest = 11;
    if (!whole || !cents || whole->size() > kLongest) return std::nullopt;
    std::int64_t sum = 0;
    for (const char each : *whole) sum = 10 * sum + (each - '0');
    sum = 100 * sum + *cents;
    return Money::cents(found->is_negative ? -sum : sum);
}

}  // namespace spaza
