#pragma once

#include "shop/checkout/checkout.hpp"
#include "shop/orders/orders.hpp"
#include "shop/payment/payment_gateway.hpp"

namespace spaza {

/// What a gateway learns is bought with an attempt. Of an order paid in two parts it is that part, so that the
/// lines come to what is paid.
Basket basket_of(const Order& order, const PaymentAttempt& attempt, const CustomerContact& payer);

}  // namespace spaza
