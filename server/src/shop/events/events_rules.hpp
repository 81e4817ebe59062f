#pragma once

#include <string_view>

#include "base/result.hpp"
#include "shop/events/events.hpp"

namespace spaza {

inline constexpr std::size_t kMostEventsAtOnce = 50;

/// What is wrong with an event; `place` is where it stands in the request (`events/3`).
Done check_event(const PageEvent& event, std::string_view place);

/// A path without its query and fragment: they may hold what a shopper typed.
std::string bare_path(std::string_view path);

}  // namespace spaza
