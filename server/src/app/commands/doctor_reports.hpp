#pragma once

#include <vector>

#include "platform/storage/checkup.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

/// Whether yesterday's sums are what yesterday's rows say; what still waits to be summed up is a note.
void examine_reports(storage::Database& database, std::vector<storage::Finding>& findings);

}  // namespace spaza::app
