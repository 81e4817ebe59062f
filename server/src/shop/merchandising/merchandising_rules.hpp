#pragma once

#include "base/result.hpp"
#include "shop/merchandising/merchandising.hpp"

namespace spaza {

inline constexpr int kLeastBoost = 10;  // percent
inline constexpr int kMostBoost = 500;  // percent
inline constexpr int kMostPins = 20;    // of one search
inline constexpr std::size_t kLongestRuleNote = 200;

/// A pin is of one product and one search; a boost is between 10 and 500 percent and not 100; it ends after it
/// begins. Refused by the field that is wrong.
Done check_search_rule(const SearchRule& rule);

}  // namespace spaza
