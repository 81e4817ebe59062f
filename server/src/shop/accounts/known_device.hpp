#pragma once

#include <chrono>
#include <string>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "shop/accounts/accounts.hpp"
#include "shop/accounts/device.hpp"

namespace spaza {

/// For so long a session from a device that was not known is marked as new.
inline constexpr std::chrono::days kNewFor{7};

/// A device as an account knows it: two of the same kind in the same town are one.
struct KnownDevice {
    CustomerId customer;
    Device device;
    bool in_app{false};
    StoreCode zone;
    std::string family;  // of the session that came from it first
    bool is_new{false};  // beside others that were known
    TimePoint at;
};

}  // namespace spaza
