#pragma once

#include <functional>
#include <set>
#include <stop_token>
#include <string>

#include "base/transactional.hpp"
#include "shop/payment/payment_gateway.hpp"
#include "shop/payment/payment_service.hpp"

namespace spaza {

/// Asks gateways what we are waiting to know and to do, between transactions: whether notifications are genuine,
/// what became of payments nobody notified us about, and to give money back. One that breaks is reported to
/// `problem` and does not hold up the others; a gateway that is not reached is left alone for the rest of a round.
class ReconcilerService {
public:
    using Problem = std::function<void(const std::string& subject, const std::string& what)>;

    ReconcilerService(Transactional<PaymentService> payments, Transactional<RefundService> refunds,
                      const Gateways& gateways, Problem problem, Whose whose = {})
        : payments_{std::move(payments)},
          refunds_{std::move(refunds)},
          gateways_{gateways},
          problem_{std::move(problem)},
          whose_{std::move(whose)} {}

    /// All of the below; false when a gateway was not reached and answered nothing else: better not again at once.
    bool round(const std::stop_token& stop = {});

    /// Confirms and applies the notifications that wait; answers how many.
    int confirm_waiting(const std::stop_token& stop = {});
    /// Asks about attempts that are due, each gateway once for all of its own, and ends those past their time of
    /// which it knows no payment; answers how many.
    int query(const std::stop_token& stop = {});
    /// Gives back what is due; answers how many.
    int refund(const std::stop_token& stop = {});

private:
    bool done(const std::string& subject, const std::function<void()>& work) const;
    PaymentGateway& gateway_of(const std::string& name) const;
    void query(const std::string& gateway, const std::vector<PaymentAttempt>& attempts);
    void look_at(const PaymentAttempt& attempt, const QueryAnswer& answer, Verdict verdict) const;

    Transactional<PaymentService> payments_;
    Transactional<RefundService> refunds_;
    const Gateways& gateways_;
    Problem problem_;
    Whose whose_;
    std::set<std::string> silent_;  // gateways not reached in this round
    bool heard_{false};             // a gateway has answered in this round
};

}  // namespace spaza
