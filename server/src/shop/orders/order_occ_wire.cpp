#include <algorithm>

#include "shop/checkout/checkout_wire.hpp"
#include "shop/checkout/delivery_words.hpp"
#include "shop/orders/orders_wire.hpp"

namespace spaza::wire {

void add_occ_members(Order& made, const spaza::Order& order, const Texts& texts) {
    made.guid = order.code.value;
    made.paymentInfo = payment_details(made.paymentMode);
    made.paymentInfo->billingAddress = made.deliveryAddress;
    const bool collected = std::ranges::all_of(
        order.consignments, [](const OrderConsignment& each) { return each.delivery == Delivery::pickup; });
    const Delivery way = collected ? Delivery::pickup : Delivery::doorstep;
    made.deliveryMode = DeliveryMode{.code = std::string{delivery_name(way)},
                                     .name = delivery_text(way, texts),
                                     .description = made.expectedDeliveryMsg,
                                     .deliveryCost = amount(order.delivery_cost)};
}

}  // namespace spaza::wire
