#pragma once

#include <functional>

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/payment/payment_service.hpp"

namespace spaza {

/// `/payments/<gateway>/notify`, `…/return/{merchantRef}`, `…/cancel/{merchantRef}`. `arrived` is called once a
/// notification is kept, to have it confirmed. The gateway must outlive the router.
void add_payment_routes(http::Router& router, const Transactional<PaymentService>& payments,
                        const PaymentGateway& gateway, std::function<void()> arrived);

}  // namespace spaza
