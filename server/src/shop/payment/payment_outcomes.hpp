#pragma once

#include "shop/payment/payment.hpp"

namespace spaza {

/// What is to be done with money that came in.
enum class Settlement {
    keep,
    refund_second_payment,  // the order is paid already
    refund_sold_out,        // the goods are gone: the payment came after the reservation ended
    refund_cancelled,       // the order was cancelled in the meantime
};

/// Who is notified of what became of a payment, in the same transaction. Orders listen.
struct PaymentOutcomes {
    virtual ~PaymentOutcomes() = default;
    virtual Settlement paid(const PaymentAttempt& attempt, TimePoint now) = 0;
    virtual void not_paid(const PaymentAttempt& attempt, TimePoint now) = 0;
    /// The shopper pressed Cancel on the payment page: a note, for the gateway has not decided.
    virtual void left(const PaymentAttempt& attempt, TimePoint now) = 0;

    /// The gateway has accepted to give this back; `returned` is all that went back of the attempt's payment.
    virtual void refunded(const Refund& refund, const PaymentAttempt& attempt, Money returned, TimePoint now) = 0;
    /// The gateway refuses, or could not be asked for a week: an operator has to look.
    virtual void refund_failed(const Refund& refund, const PaymentAttempt& attempt, TimePoint now) = 0;
};

/// Whoever asked for money to be given back hears once the gateway has accepted it, in the same transaction.
struct RefundListener {
    virtual ~RefundListener() = default;
    /// Of every refund, whoever asked for it.
    virtual void refund_done(const Refund& refund) = 0;
};

}  // namespace spaza
