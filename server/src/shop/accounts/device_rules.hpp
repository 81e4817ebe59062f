#pragma once

#include <string>
#include <string_view>

namespace spaza {

/// What somebody recognises a device by.
struct Device {
    std::string browser;           // "" when it is none of the well-known
    std::string operating_system;  // likewise
    bool operator==(const Device&) const = default;
};

/// The family a User-Agent names, without versions: enough to know one's own devices, too little to follow
/// anybody.
Device device_of(std::string_view user_agent);

}  // namespace spaza
