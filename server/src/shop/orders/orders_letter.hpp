#pragma once

#include <string>

#include "shop/orders/orders.hpp"

namespace spaza {

/// What the letters about an order are filled with, as JSON.
std::string order_letter(const Order& order, const CustomerContact& contact);

}  // namespace spaza
