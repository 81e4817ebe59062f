#pragma once

#include <vector>

#include "platform/config/config.hpp"
#include "platform/storage/checkup.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

/// Whether the place of pictures and documents does what it is asked and has what the library names, and what
/// could not be fetched from other servers.
void examine_media(const Config& config, storage::Database& database, std::vector<storage::Finding>& findings);

}  // namespace spaza::app
