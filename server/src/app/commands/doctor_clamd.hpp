#pragma once

#include <vector>

#include "base/clock.hpp"
#include "platform/config/config.hpp"
#include "platform/storage/checkup.hpp"

namespace spaza::app {

/// Whether the virus scanner for files, if there is one, answers, and how old its signatures are.
void examine_clamd(const Config& config, TimePoint now, std::vector<storage::Finding>& findings);

}  // namespace spaza::app
