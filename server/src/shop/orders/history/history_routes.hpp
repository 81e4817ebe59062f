#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/orders/history/order_history_service.hpp"

namespace spaza {

/// A customer's orders: found, listed, bought once more. The clock must outlive the router.
void add_order_history_routes(http::Router& router, const Transactional<OrderHistoryService>& history,
                              const Transactional<OrderService>& orders, const OrderPolicy& policy,
                              const Clock& clock);

}  // namespace spaza
