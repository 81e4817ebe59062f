#include "shop/occ/occ_checkout_wire.hpp"

#include "shop/addresses/addresses_wire.hpp"
#include "shop/checkout/checkout_wire.hpp"
#include "shop/checkout/delivery_words.hpp"
#include "shop/orders/orders_wire.hpp"

namespace spaza::wire {

DeliveryMode to_wire(const DeliveryModeOffer& offer, const Texts& texts) {
    return {.code = std::string{delivery_name(offer.mode)},
            .name = delivery_text(offer.mode, texts),
            .description = offer.estimate,
            .deliveryCost = amount(offer.cost)};
}

void add_steps(Cart& cart, const OccCheckout& checkout, const Texts& texts) {
    cart.user =
        CartUser{checkout.customer.email, checkout.customer.first_name + " " + checkout.customer.last_name};
    if (checkout.has_address && checkout.view.address)
        cart.deliveryAddress = json::Raw{json::write(with_occ_lines(checkout.view.address->saved))};
    if (checkout.mode) {
        cart.deliveryMode = to_wire(*checkout.mode, texts);
        static_cast<Totals&>(cart) = totals(checkout.view.priced);
    }
    if (checkout.payment_mode.empty()) return;
    PaymentDetails details = payment_details(payment_mode(checkout.payment_mode, texts));
    details.billingAddress = cart.deliveryAddress;
    cart.paymentInfo = json::Raw{json::write(details)};
}

}  // namespace spaza::wire
