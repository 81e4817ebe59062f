#pragma once

#include <functional>

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/payment/payment_service.hpp"

namespace spaza {

/// `/payments/<gateway>/notify`, `…/return/{merchantRef}`, `…/cancel/{merchantRef}` of each gateway. `arrived` is
/// called when there is something to ask the gateway about. The gateways must outlive the router.
void add_payment_routes(http::Router& router, const Transactional<PaymentService>& payments,
                        const Gateways& gateways, const std::function<void()>& arrived);

}  // namespace spaza
