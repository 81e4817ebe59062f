#pragma once

#include <string>

#include "shop/orders/orders.hpp"
#include "shop/payment/payment.hpp"

namespace spaza {

/// What the letters about an order are filled with, as JSON.
std::string order_letter(const Order& order, const CustomerContact& contact);
/// That money was given back, how much and why.
std::string refund_letter(const Order& order, const Refund& refund, const CustomerContact& contact);

}  // namespace spaza
