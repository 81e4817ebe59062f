#include "base/money.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace spaza {
namespace {

__extension__ using Wide = __int128;  // cents times a weight can pass 64 bits

std::string two_digits(std::int64_t cents) {
    return {static_cast<char>('0' + cents / 10), static_cast<char>('0' + cents % 10)};
}

}  // namespace

std::vector<Money> allocate(Money total, const std::vector<std::int64_t>& weights) {
    if (weights.empty()) return {};
    std::vector<std::int64_t> shares = weights;
    Wide sum = std::accumulate(shares.begin(), shares.end(), Wide{0});
    if (sum == 0) {
        std::fill(shares.begin(), shares.end(), 1);
        sum = static_cast<Wide>(shares.size());
    }

    std::vector<Money> parts;
    std::vector<std::pair<Wide, std::size_t>> remainders;
    std::int64_t left = total.in_cents();
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const Wide exact = static_cast<Wide>(total.in_cents()) * shares[i];
        const auto whole = static_cast<std::int64_t>(exact / sum);
        parts.push_back(Money::cents(whole));
        remainders.emplace_back(exact % sum, i);
        left -= whole;
    }
    const bool gives = left >= 0;
    std::stable_sort(remainders.begin(), remainders.end(), [gives](const auto& a, const auto& b) {
        return gives ? a.first > b.first : a.first < b.first;
    });
    const std::int64_t step = gives ? 1 : -1;
    for (std::size_t i = 0; left != 0; ++i, left -= step)
        parts[remainders[i % remainders.size()].second] += Money::cents(step);
    return parts;
}

std::string decimal(Money amount) {
    const std::int64_t cents = std::llabs(amount.in_cents());
    return (amount.in_cents() < 0 ? "-" : "") + std::to_string(cents / 100) + "." + two_digits(cents % 100);
}

std::string formatted(Money amount) {
    static constexpr const char* kSpace = "\u00A0";
    const std::int64_t cents = std::llabs(amount.in_cents());
    std::string rand = std::to_string(cents / 100);
    for (auto at = static_cast<std::ptrdiff_t>(rand.size()) - 3; at > 0; at -= 3)
        rand.insert(static_cast<std::size_t>(at), kSpace);
    return std::string{amount.in_cents() < 0 ? "-R" : "R"} + kSpace + rand + "." + two_digits(cents % 100);
}

}  // namespace spaza
