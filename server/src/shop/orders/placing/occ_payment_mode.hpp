#pragma once

#include <functional>
#include <string>

#include "base/codes.hpp"
#include "base/result.hpp"

namespace spaza {

/// The payment mode of an order that a stock OCC client places without naming one; refuses when its cart is not
/// ready.
using OccPaymentMode =
    std::function<Result<std::string>(const CustomerId& customer, const std::string& cart, const StoreCode& zone)>;

}  // namespace spaza
