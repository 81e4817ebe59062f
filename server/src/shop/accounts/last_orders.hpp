#pragma once

#include <optional>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// What accounts ask of orders; the order module implements it.
struct LastOrders {
    virtual ~LastOrders() = default;
    /// When the customer placed their latest order; nothing where there is none.
    virtual std::optional<TimePoint> last_order(const CustomerId& customer) = 0;
};

}  // namespace spaza
