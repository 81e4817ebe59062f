#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include "base/transactional.hpp"
#include "shop/payment/payment_gateway.hpp"
#include "shop/payment/payment_service.hpp"

namespace spaza {

/// Asks gateways what we are waiting to know and to do, between transactions: whether notifications are genuine,
/// what became of payments nobody told us about, and to give money back. One that breaks is told to `problem` and
/// does not hold up the others.
class ReconcilerService {
public:
    using Problem = std::function<void(const std::string& subject, const std::string& what)>;

    ReconcilerService(Transactional<PaymentService> payments, Transactional<RefundService> refunds,
                      const Gateways& gateways, Problem problem)
        : payments_{std::move(payments)},
          refunds_{std::move(refunds)},
          gateways_{gateways},
          problem_{std::move(problem)} {}

    /// Confirms and applies the notifications that wait; answers how many.
    int confirm_waiting(const std::stop_token& stop = {});
    /// Asks about attempts that are due, each gateway once for all of its own; answers how many.
    int query(const std::stop_token& stop = {});
    /// Ends attempts past their time; answers how many.
    int expire(const std::stop_token& stop = {});
    /// Gives back what is due; answers how many.
    int refund(const std::stop_token& stop = {});

private:
    bool done(const std::string& subject, const std::function<void()>& work) const;
    PaymentGateway& gateway_of(const std::string& name) const;

    Transactional<PaymentService> payments_;
    Transactional<RefundService> refunds_;
    const Gateways& gateways_;
    Problem problem_;
};

}  // namespace spaza
