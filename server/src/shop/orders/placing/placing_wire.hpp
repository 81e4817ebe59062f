#pragma once

#include "shop/checkout/checkout_wire.hpp"

/// JSON shapes of contract/openapi/orders.yaml: placing an order and paying it.
namespace spaza::wire {

struct PlaceOrder {
    std::optional<std::string> cartId;
    std::optional<std::string> paymentMode;
    std::optional<bool> termsChecked;
    std::optional<bool> confirmDuplicate;
};
BOOST_DESCRIBE_STRUCT(PlaceOrder, (), (cartId, paymentMode, termsChecked, confirmDuplicate))

struct PayAgain {
    std::string paymentMode;
};
BOOST_DESCRIBE_STRUCT(PayAgain, (), (paymentMode))

struct PaymentPageDetails {
    std::string code;
    std::vector<PaymentMode> paymentModes;
    std::optional<std::string> paymentStatus;
    std::optional<std::string> orderCode;
    Amount totalPriceWithTax;
    std::optional<CartDeposit> deposit{};
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(PaymentPageDetails, (),
                      (code, paymentModes, paymentStatus, orderCode, totalPriceWithTax, deposit, responseStatus))

}  // namespace spaza::wire
