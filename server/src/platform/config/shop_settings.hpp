#pragma once

#include "platform/config/config.hpp"

namespace spaza {

/// The settings of what the shop sells, promises and keeps; those of how its server runs are in settings.cpp.
std::vector<Setting> shop_settings(Config& c);

}  // namespace spaza
