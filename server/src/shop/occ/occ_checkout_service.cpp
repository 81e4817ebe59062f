#include "shop/occ/occ_checkout_service.hpp"

#include <algorithm>

#include "shop/checkout/checkout_rules.hpp"
#include "shop/occ/occ_delivery_rules.hpp"

namespace spaza {
namespace {

/// As they are when the cart goes this way.
std::vector<Shipment> going(std::vector<Shipment> shipments, const std::map<ShipmentKey, Delivery>& ways) {
    for (Shipment& shipment : shipments)
        for (DeliveryOption& option : shipment.options) option.selected = false;
    select(shipments, ways);
    return shipments;
}

}  // namespace

Result<Cart> OccCheckoutService::active_cart(const CustomerId& customer, const std::string& cart_id, Hold hold) {
    auto cart = carts_.find({customer}, cart_id, hold);
    if (cart && cart->state != CartState::active)
        return fail(Reason::not_found, "cart.notFound", cart_id, "CartError", "cart");
    return cart;
}

DeliveryModeOffer OccCheckoutService::offer(const CheckoutView& view, Delivery mode,
                                            const std::map<ShipmentKey, Delivery>& deliveries) const {
    const auto shipments = going(view.shipments, deliveries);
    DeliveryModeOffer made{.mode = mode, .cost = {}, .estimate = {}};
    made.cost = carts_.price(view.cart, delivered(view.cart, shipments)).delivery_cost;
    for (const Shipment& shipment : shipments) {
        const DeliveryOption* way = shipment.selected();
        if (way && made.estimate.empty() && (way->code == Delivery::pickup) == (mode == Delivery::pickup))
            made.estimate = way->estimate;
    }
    return made;
}

Result<OccCheckout> OccCheckoutService::look_at(const CustomerId& customer, const std::string& cart_id,
                                                const StoreCode& zone) {
    auto view = checkout_.view(customer, cart_id, zone);
    if (!view) return std::unexpected(view.error());
    const CheckoutChoice choice = store_.load(view->cart.cart.code);
    OccCheckout made{.view = std::move(*view),
                     .has_address = false,
                     .mode = {},
                     .payment_mode = choice.steps.payment_mode,
                     .customer = customers_.contact(customer)};
    made.has_address = made.view.address && made.view.address->id == choice.steps.address;
    if (!choice.steps.mode) return made;
    const auto deliveries = deliveries_by(*choice.steps.mode, made.view.shipments, made.view.cart.cart);
    if (deliveries.empty()) return made;
    made.mode = offer(made.view, *choice.steps.mode, deliveries);
    made.view.shipments = going(std::move(made.view.shipments), deliveries);
    made.view.priced = carts_.price(made.view.cart, delivered(made.view.cart, made.view.shipments));
    return made;
}

Result<std::vector<DeliveryModeOffer>> OccCheckoutService::modes(const CustomerId& customer,
                                                                 const std::string& cart_id,
                                                                 const StoreCode& zone) {
    const auto now = look_at(customer, cart_id, zone);
    if (!now) return std::unexpected(now.error());
    std::vector<DeliveryModeOffer> offers;
    if (!now->has_address) return offers;
    for (const Delivery mode : {Delivery::doorstep, Delivery::pickup})
        if (const auto ways = deliveries_by(mode, now->view.shipments, now->view.cart.cart); !ways.empty())
            offers.push_back(offer(now->view, mode, ways));
    return offers;
}

/// Another address may be served by another store: the mode is to be chosen again.
Done OccCheckoutService::use_address(const Cart& cart, const AddressId& address) {
    CheckoutChoice choice = store_.load(cart.code);
    if (choice.steps.address == address) return Done{};
    choice.steps.address = address;
    choice.steps.mode.reset();
    choice.deliveries.clear();
    choice.confirmed_total.reset();
    store_.save(cart.code, choice, clock_.now());
    return Done{};
}

Result<Address> OccCheckoutService::add_address(const CustomerId& customer, const std::string& cart_id,
                                                const AddressForm& form) {
    const auto cart = active_cart(customer, cart_id, Hold::until_commit);
    if (!cart) return std::unexpected(cart.error());
    auto added = addresses_.add(customer, addresses_.completed_form(form), true);
    if (!added) return added;
    if (const auto used = use_address(*cart, added->id); !used) return std::unexpected(used.error());
    return added;
}

Result<Address> OccCheckoutService::set_address(const CustomerId& customer, const std::string& cart_id,
                                                const AddressId& address) {
    const auto cart = active_cart(customer, cart_id, Hold::until_commit);
    if (!cart) return std::unexpected(cart.error());
    auto selected = addresses_.select(customer, address);
    if (!selected) return selected;
    if (const auto used = use_address(*cart, address); !used) return std::unexpected(used.error());
    return selected;
}

Done OccCheckoutService::remove_address(const CustomerId& customer, const std::string& cart_id) {
    const auto cart = active_cart(customer, cart_id, Hold::until_commit);
    if (!cart) return std::unexpected(cart.error());
    return use_address(*cart, AddressId{});
}

Done OccCheckoutService::set_mode(const CustomerId& customer, const std::string& cart_id, Delivery mode,
                                  const StoreCode& zone) {
    const auto now = look_at(customer, cart_id, zone);
    if (!now) return std::unexpected(now.error());
    if (!now->has_address)
        return fail(Reason::invalid, "checkout.addressNeeded", "deliveryAddress", "CartAddressError", "address");
    const auto deliveries = deliveries_by(mode, now->view.shipments, now->view.cart.cart);
    if (deliveries.empty() && !now->view.shipments.empty())
        return fail(Reason::invalid, "checkout.deliveryNotAvailable", std::string{delivery_name(mode)},
                    "UnsupportedDeliveryModeError", "deliveryMode");
    CheckoutSteps steps = store_.load(now->view.cart.cart.code).steps;
    const auto confirmed = checkout_.confirm(customer, cart_id, zone, deliveries, now->view.recipient);
    if (!confirmed) return std::unexpected(confirmed.error());
    steps.mode = mode;
    steps.cart_version = confirmed->cart.cart.version;
    CheckoutChoice choice = store_.load(confirmed->cart.cart.code);
    choice.steps = std::move(steps);
    store_.save(confirmed->cart.cart.code, choice, clock_.now());
    return Done{};
}

Done OccCheckoutService::remove_mode(const CustomerId& customer, const std::string& cart_id) {
    const auto cart = active_cart(customer, cart_id, Hold::until_commit);
    if (!cart) return std::unexpected(cart.error());
    CheckoutChoice choice = store_.load(cart->code);
    choice.steps.mode.reset();
    choice.deliveries.clear();
    choice.confirmed_total.reset();
    store_.save(cart->code, choice, clock_.now());
    return Done{};
}

Done OccCheckoutService::set_payment_mode(const CustomerId& customer, const std::string& cart_id,
                                          const std::string& mode, const StoreCode& zone) {
    const auto cart = active_cart(customer, cart_id, Hold::until_commit);
    if (!cart) return std::unexpected(cart.error());
    const auto now = look_at(customer, cart_id, zone);
    if (!now) return std::unexpected(now.error());
    const auto offered = payments_.modes(now->view.to_pay());
    if (std::ranges::find(offered, mode, &PaymentMode::code) == offered.end())
        return fail(Reason::invalid, "payment.unknownMode", mode, "UnknownIdentifierError", "paymentDetails");
    CheckoutChoice choice = store_.load(cart->code);
    choice.steps.payment_mode = mode;
    store_.save(cart->code, choice, clock_.now());
    return Done{};
}

std::string OccCheckoutService::default_of(const std::vector<PaymentMode>& offered, const CustomerId& customer) {
    if (offered.empty()) return {};
    const auto preferred = std::ranges::find(offered, preferred_.of(customer), &PaymentMode::code);
    return preferred == offered.end() ? offered.front().code : preferred->code;
}

std::string OccCheckoutService::default_payment_mode(const CustomerId& customer) {
    return default_of(payments_.all_modes(), customer);
}

Done OccCheckoutService::prefer_payment_mode(const CustomerId& customer, const std::string& mode) {
    if (!payments_.mode(mode))
        return fail(Reason::invalid, "payment.unknownMode", mode, "UnknownIdentifierError", "paymentDetails");
    preferred_.prefer(customer, mode, clock_.now());
    return Done{};
}

Result<OccReadiness> OccCheckoutService::prepare(const CustomerId& customer, const std::string& cart_id,
                                                 const StoreCode& zone) {
    const auto cart = carts_.find({customer}, cart_id, Hold::until_commit);
    if (!cart) return std::unexpected(cart.error());
    const CheckoutChoice choice = store_.load(cart->code);
    OccReadiness ready{.payment_mode = choice.steps.payment_mode, .total_changed = false};
    if (cart->state != CartState::active) return ready;  // ordered already: that order is the answer
    const auto now = look_at(customer, cart_id, zone);
    if (!now) return std::unexpected(now.error());
    if (ready.payment_mode.empty()) ready.payment_mode = default_of(payments_.modes(now->view.to_pay()), customer);
    if (!choice.steps.mode) return ready;
    if (!now->has_address)
        return fail(Reason::invalid, "checkout.addressChanged", "deliveryAddress", "CartAddressError", "address");
    const bool own_change = cart->version != choice.steps.cart_version;
    const bool same_total = costs_the_same(choice, now->view);
    const bool same_ways =
        choice.deliveries == deliveries_by(*choice.steps.mode, now->view.shipments, now->view.cart.cart);
    if (!own_change && same_total && same_ways) return ready;
    if (const auto again = set_mode(customer, cart_id, *choice.steps.mode, zone); !again)
        return std::unexpected(again.error());
    ready.total_changed = !own_change && !same_total;
    return ready;
}

}  // namespace spaza
