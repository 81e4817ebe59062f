#pragma once

#include <string>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// The way to pay a customer wants to be offered first.
struct PreferredPaymentStore {
    virtual ~PreferredPaymentStore() = default;
    /// The code of a payment mode, which may have gone since; "" when the customer chose none.
    virtual std::string of(const CustomerId& customer) = 0;
    virtual void prefer(const CustomerId& customer, const std::string& mode, TimePoint at) = 0;
};

}  // namespace spaza
