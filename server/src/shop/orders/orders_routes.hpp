#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/orders/orders_service.hpp"
#include "shop/payment/opening_service.hpp"

namespace spaza {

/// Everything of contract/openapi/orders.yaml, and the ways to pay a cart. The clock must outlive the
/// router.
void add_order_routes(http::Router& router, const Transactional<OrderService>& orders, const OpeningService& pages,
                      const Clock& clock);

}  // namespace spaza
