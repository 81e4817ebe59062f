#pragma once

#include <string_view>

#include "shop/accounts/device.hpp"

namespace spaza {

/// The family a User-Agent names, without versions: enough to know one's own devices, too little to follow
/// anybody.
Device device_of(std::string_view user_agent);

}  // namespace spaza
