#pragma once

#include <vector>

#include "platform/storage/checkup.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

/// What staff did is added to, and never changed.
void examine_audit(storage::Database& database, std::vector<storage::Finding>& findings);

}  // namespace spaza::app
