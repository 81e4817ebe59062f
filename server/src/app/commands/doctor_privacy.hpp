#pragma once

#include <vector>

#include "platform/config/config.hpp"
#include "platform/storage/checkup.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

/// Accounts that wait to be deleted, and what is kept for how long.
void examine_privacy(storage::Database& database, const Config& config, std::vector<storage::Finding>& findings);

}  // namespace spaza::app
