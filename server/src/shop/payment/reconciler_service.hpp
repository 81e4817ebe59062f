#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include "base/transactional.hpp"
#include "shop/payment/payment_gateway.hpp"
#include "shop/payment/payment_service.hpp"

namespace spaza {

/// Asks gateways what we are waiting to know, between transactions: whether notifications are genuine, and what
/// became of payments nobody told us about. One that breaks is told to `problem` and does not hold up the others.
class ReconcilerService {
public:
    using Problem = std::function<void(const std::string& subject, const std::string& what)>;

    ReconcilerService(Transactional<PaymentService> payments, PaymentGateway& gateway, Problem problem)
        : payments_{std::move(payments)}, gateway_{gateway}, problem_{std::move(problem)} {}

    /// Confirms and applies the notifications that wait; answers how many.
    int confirm_waiting(const std::stop_token& stop = {});
    /// Asks about attempts that are due, and ends those past their time; answers how many.
    int reconcile(const std::stop_token& stop = {});

private:
    bool done(const std::string& subject, const std::function<void()>& work) const;

    Transactional<PaymentService> payments_;
    PaymentGateway& gateway_;
    Problem problem_;
};

}  // namespace spaza
