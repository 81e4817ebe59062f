#pragma once

#include <string>

namespace spaza {

/// What somebody recognises a device by.
struct Device {
    std::string browser;           // "" when it is none of the well-known
    std::string operating_system;  // likewise
    bool operator==(const Device&) const = default;
};

}  // namespace spaza
