#pragma once

#include <string>

#include "base/transactional.hpp"
#include "shop/payment/payment_gateway.hpp"
#include "shop/payment/payment_service.hpp"

namespace spaza {

/// Asks gateways what we are waiting to know, between transactions: whether notifications are genuine, and what
/// became of payments nobody told us about.
class ReconcilerService {
public:
    ReconcilerService(Transactional<PaymentService> payments, PaymentGateway& gateway)
        : payments_{std::move(payments)}, gateway_{gateway} {}

    /// Confirms and applies the notifications that wait; answers how many.
    int confirm_waiting();
    /// Asks about attempts that are due, and ends those past their time; answers how many.
    int reconcile();

private:
    Transactional<PaymentService> payments_;
    PaymentGateway& gateway_;
};

}  // namespace spaza
