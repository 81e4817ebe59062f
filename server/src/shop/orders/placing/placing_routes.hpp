#pragma once

#include <functional>

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/orders/placing/occ_payment_mode.hpp"
#include "shop/orders/placing/orders_service.hpp"

namespace spaza {

/// Makes the page ready on which an attempt is paid; never called inside a transaction.
using PaymentPages = std::function<Result<PaymentInstruction>(const PaymentAttempt& attempt,
                                                              const PaymentMode& mode, const Basket& basket)>;

/// Orders placed and paid, and the ways to pay a cart. The clock must outlive the router.
void add_placing_routes(http::Router& router, const Transactional<OrderService>& orders, const PaymentPages& pages,
                        const OrderPolicy& policy, const Clock& clock, const OccPaymentMode& occ_mode);

}  // namespace spaza
