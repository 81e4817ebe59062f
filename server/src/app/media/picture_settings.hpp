#pragma once

#include <vector>

#include "platform/config/config.hpp"
#include "shop/media_admin/media_admin.hpp"

namespace spaza::app {

/// Settings that name pictures of the shop's own: its logo, menus, and whatever else has `/media/` in it.
std::vector<SettingText> picture_settings(const Config& config);

}  // namespace spaza::app
