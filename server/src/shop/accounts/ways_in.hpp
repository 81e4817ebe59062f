#pragma once

#include "base/clock.hpp"
#include "shop/accounts/accounts.hpp"

namespace spaza {

/// Ways of one kind to sign in, such as identities of other providers.
struct WaysIn {
    virtual ~WaysIn() = default;
    /// Those that were added since then.
    virtual void end_since(const CustomerId& customer, TimePoint since) = 0;
};

}  // namespace spaza
