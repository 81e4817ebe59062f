#pragma once

#include <vector>

#include "shop/payment/payment_outcomes.hpp"

namespace spaza::app {

/// Orders hear what becomes of payments, and then whoever asked for a refund.
class PaymentHub final : public PaymentOutcomes {
public:
    PaymentHub(PaymentOutcomes& orders, std::vector<RefundListener*> askers)
        : orders_{orders}, askers_{std::move(askers)} {}

    Settlement paid(const PaymentAttempt& attempt, TimePoint now) override { return orders_.paid(attempt, now); }
    void not_paid(const PaymentAttempt& attempt, TimePoint now) override { orders_.not_paid(attempt, now); }
    void left(const PaymentAttempt& attempt, TimePoint now) override { orders_.left(attempt, now); }
    void refunded(const Refund& refund, const PaymentAttempt& attempt, Money returned, TimePoint now) override {
        orders_.refunded(refund, attempt, returned, now);
        for (RefundListener* each : askers_) each->refund_done(refund);
    }
    void refund_failed(const Refund& refund, const PaymentAttempt& attempt, TimePoint now) override {
        orders_.refund_failed(refund, attempt, now);
    }

private:
    PaymentOutcomes& orders_;
    std::vector<RefundListener*> askers_;
};

}  // namespace spaza::app
