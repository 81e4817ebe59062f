#pragma once

#include <vector>

#include "platform/config/config.hpp"
#include "platform/storage/checkup.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

/// Colours that cannot be read, and a logo, icons, a font or a picture that will not do.
void examine_look(const Config& config, std::vector<storage::Finding>& findings);

/// Menus that lead to what is not there.
void examine_menus(storage::Database& database, const Config& config, std::vector<storage::Finding>& findings);

}  // namespace spaza::app
