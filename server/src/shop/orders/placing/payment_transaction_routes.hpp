#pragma once

#include <string>

#include "shop/orders/placing/placing_routes.hpp"

namespace spaza {

/// The app's PaymentTransaction: how an order is paid outside of it and what became of that. On the app channel
/// only. `shop` is where gateways send the browser back to.
void add_payment_transaction_routes(http::Router& router, const Transactional<OrderService>& orders,
                                    const PaymentPages& pages, std::string shop);

}  // namespace spaza
