#pragma once

#include <string_view>

#include "shop/accounts/known_device.hpp"

namespace spaza {

/// What accounts were signed in from.
struct KnownDeviceStore {
    virtual ~KnownDeviceStore() = default;
    /// Whether it was ever signed in from anywhere, forgotten since or not.
    virtual bool knows_any(const CustomerId& customer) = 0;
    /// True for the one caller who adds it; for the others it has been seen once more.
    virtual bool add(const KnownDevice& device) = 0;
    /// New ones of the account since then, forgotten since or not.
    virtual int new_since(const CustomerId& customer, TimePoint since) = 0;
};

}  // namespace spaza
