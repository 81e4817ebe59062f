#pragma once

#include <string>
#include <utility>

#include "base/clock.hpp"

namespace spaza::app {

/// The first moment of `2026-11` in Johannesburg, and of the month after. Throws CommandFailed for anything else.
std::pair<TimePoint, TimePoint> month_of(const std::string& text);

}  // namespace spaza::app
