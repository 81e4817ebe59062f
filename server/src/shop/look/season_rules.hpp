#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "shop/look/look.hpp"

namespace spaza {

/// Days on which the shop's pages look different, both included (Johannesburg).
struct Season {
    std::chrono::sys_days first{};
    std::chrono::sys_days last{};
    std::string words{};  // "" for none
    Look look{};
};

/// The one of this moment; the first where several are, null where none is.
const Season* season_at(const std::vector<Season>& seasons, TimePoint at);

/// How many beginnings and ends of seasons have passed: another number, another look.
std::size_t season_turns_passed(const std::vector<Season>& seasons, TimePoint at);

}  // namespace spaza
