#pragma once

#include "platform/config/config.hpp"
#include "platform/storage/housekeeping.hpp"

namespace spaza::app {

/// Pictures that were removed 30 days ago go, files and all, unless something uses them by then: those are kept
/// on.
storage::Chore removed_pictures(const Config& config);

}  // namespace spaza::app
