#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shop/cart/cart_wire.hpp"
#include "shop/occ/occ_checkout.hpp"
#include "shop/payment/payment_wire.hpp"

/// JSON shapes of contract/openapi/occ.yaml: the steps of a checkout.
namespace spaza::wire {

struct DeliveryModeList {
    std::vector<DeliveryMode> deliveryModes;
};
BOOST_DESCRIBE_STRUCT(DeliveryModeList, (), (deliveryModes))

struct NoDeliveryMode {
    std::optional<std::string> code;
};
BOOST_DESCRIBE_STRUCT(NoDeliveryMode, (), (code))

struct PaymentDetailsList {
    std::vector<PaymentDetails> payments;
};
BOOST_DESCRIBE_STRUCT(PaymentDetailsList, (), (payments))

DeliveryMode to_wire(const DeliveryModeOffer& offer, const Texts& texts);
/// The cart with what was set on it, priced with its delivery.
void add_steps(Cart& cart, const OccCheckout& checkout, const Texts& texts);

}  // namespace spaza::wire
