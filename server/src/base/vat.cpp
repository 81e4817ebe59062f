#include "base/vat.hpp"

#include <algorithm>
#include <charconv>

namespace spaza {
namespace {

std::optional<int> digits(std::string_view text, std::size_t most) {
    int value = 0;
    if (text.empty() || text.size() > most || text.find_first_not_of("0123456789") != text.npos)
        return std::nullopt;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

}  // namespace

std::optional<VatRate> VatRate::from(std::string_view text) {
    const std::size_t dot = text.find('.');
    const auto whole = digits(text.substr(0, dot), 3);
    if (!whole) return std::nullopt;
    int basis_points = *whole * kOne;
    if (dot != text.npos) {
        const std::string_view after = text.substr(dot + 1);
        const auto part = digits(after, 2);
        if (!part) return std::nullopt;
        basis_points += after.size() == 1 ? *part * 10 : *part;
    }
    if (basis_points > 100 * kOne) return std::nullopt;
    return of_basis_points(basis_points);
}

std::string VatRate::text() const {
    std::string text = std::to_string(basis_points_ / kOne);
    if (const int part = basis_points_ % kOne; part > 0) {
        text += '.';
        text += static_cast<char>('0' + part / 10);
        if (part % 10 > 0) text += static_cast<char>('0' + part % 10);
    }
    return text;
}

}  // namespace spaza
