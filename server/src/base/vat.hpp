#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/money.hpp"

namespace spaza {

/// A rate of value-added tax: a whole percentage, or hundredths of one.
class VatRate {
public:
    constexpr VatRate(int percent = 0) : basis_points_{percent * kOne} {}
    static constexpr VatRate of_basis_points(int basis_points) {
        VatRate rate;
        rate.basis_points_ = basis_points;
        return rate;
    }
    /// `15` or `15.5`; nothing for what is no percentage from 0 to 100 with two decimals at most.
    static std::optional<VatRate> from(std::string_view text);

    constexpr int basis_points() const { return basis_points_; }
    constexpr double percent() const { return static_cast<double>(basis_points_) / kOne; }
    /// `15` or `15.5`.
    std::string text() const;
    /// False where no VAT is charged.
    constexpr explicit operator bool() const { return basis_points_ > 0; }
    constexpr bool operator==(const VatRate&) const = default;

private:
    static constexpr int kOne = 100;
    int basis_points_{};
};

/// The tax held in a price that includes it: incl × rate / (100 + rate), half a cent up (VAT Act s 64).
constexpr Money tax_included(Money inclusive, VatRate rate) {
    const std::int64_t part = rate.basis_points();
    const std::int64_t whole = VatRate{100}.basis_points() + part;
    return Money::cents((inclusive.in_cents() * part * 2 + whole) / (whole * 2));
}

/// The whole percentage by which a price including it holds this tax.
constexpr VatRate rate_of(Money tax, Money inclusive) {
    const std::int64_t exclusive = (inclusive - tax).in_cents();
    if (exclusive <= 0) return {};
    return static_cast<int>((200 * tax.in_cents() + exclusive) / (2 * exclusive));
}

}  // namespace spaza
