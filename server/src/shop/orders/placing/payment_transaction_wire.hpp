#pragma once

#include "shop/cart/cart_wire.hpp"
#include "shop/orders/orders.hpp"
#include "shop/payment/payment_wire.hpp"

/// JSON shapes of contract/openapi/payment.yaml's transactions.
namespace spaza::wire {

struct StartTransaction {
    std::optional<std::string> paymentMode;
};
BOOST_DESCRIBE_STRUCT(StartTransaction, (), (paymentMode))

struct PaymentTransaction {
    std::string transactionId;
    std::string orderCode;
    std::string part;
    std::string paymentMode;
    Amount amount;
    std::string state;
    bool isFinal{};
    std::string orderPaymentStatus;
    std::optional<std::string> failureReason;
    std::optional<PaymentInstruction> payment;
    std::string returnUrl;
    std::string expiresAt;
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(PaymentTransaction, (),
                      (transactionId, orderCode, part, paymentMode, amount, state, isFinal, orderPaymentStatus,
                       failureReason, payment, returnUrl, expiresAt, responseStatus))

}  // namespace spaza::wire
