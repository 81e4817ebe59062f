#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/orders/orders_service.hpp"

namespace spaza {

/// Everything of contract/openapi/orders.yaml, and the ways to pay a cart. Clock and gateway must outlive the
/// router.
void add_order_routes(http::Router& router, const Transactional<OrderService>& orders,
                      const PaymentGateway& gateway, const Clock& clock);

}  // namespace spaza
