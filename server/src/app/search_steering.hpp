#pragma once

#include "platform/storage/housekeeping.hpp"
#include "shop/search/steering.hpp"

namespace spaza::app {

/// How many days back searches are looked at to learn from them.
inline constexpr std::chrono::days kSearchesLearntFrom{28};

/// The retailer's rules, and, unless that is switched off, what was learned from use.
search::Steering search_steering(storage::Session& session, const Clock& clock);

/// Sums up days that are over and learns from them; removes figures after four hundred days, and after a month
/// those of what hardly anybody searched for. Answers how many rows it removed.
storage::Chore search_learning();

}  // namespace spaza::app
