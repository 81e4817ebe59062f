#pragma once

#include <vector>

#include "platform/config/config.hpp"
#include "platform/storage/housekeeping.hpp"

namespace spaza::app {

/// What this shop removes when it is old enough, after the `keep` section of its configuration. Orders, payments,
/// refunds and consents are never among it.
std::vector<storage::Chore> chores(const Config& config);

}  // namespace spaza::app
