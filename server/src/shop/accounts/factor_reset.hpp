#pragma once

#include <string>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// Why an operator ends what a customer had lost.
struct FactorReset {
    CustomerId customer;
    std::string by;
    std::string reason;
    TimePoint done_at{};
};

inline constexpr std::size_t kLongestResetWords = 200;

}  // namespace spaza
