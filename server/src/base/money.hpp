#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace spaza {

/// Rand in whole cents. Never a double: 0.10 has no exact binary form.
class Money {
public:
    constexpr Money() = default;
    static constexpr Money cents(std::int64_t amount) { return Money{amount}; }
    constexpr std::int64_t in_cents() const { return cents_; }
    constexpr auto operator<=>(const Money&) const = default;
    constexpr Money operator+(Money other) const { return cents(cents_ + other.cents_); }
    constexpr Money operator-(Money other) const { return cents(cents_ - other.cents_); }
    constexpr Money operator*(std::int64_t times) const { return cents(cents_ * times); }
    constexpr Money& operator+=(Money other) { return *this = *this + other; }
    constexpr Money& operator-=(Money other) { return *this = *this - other; }
    /// Half a cent rounds up; for amounts of zero or more.
    constexpr Money percent(int rate) const { return cents((cents_ * rate + 50) / 100); }

private:
    explicit constexpr Money(std::int64_t amount) : cents_{amount} {}
    std::int64_t cents_{};
};

/// Splits `total` by weight with largest remainders; the parts add up to `total`. All-zero weights share evenly.
std::vector<Money> allocate(Money total, const std::vector<std::int64_t>& weights);

/// `R 12 999.00` with non-breaking spaces (spec §9: two decimals).
std::string formatted(Money amount);

/// `12999.00`, as gateways and JSON want it.
std::string decimal(Money amount);

}  // namespace spaza
