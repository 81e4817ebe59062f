#include "shop/checkout/checkout_service.hpp"

#include <algorithm>

#include "base/messages.hpp"
#include "shop/checkout/checkout_rules.hpp"
#include "shop/stock/promise_rules.hpp"

namespace spaza {
namespace {

auto address_error(std::string key) {
    return fail(Reason::invalid, std::move(key), "deliveryAddress", "CartAddressError", "address");
}

/// An address to deliver to is there, and can be served.
std::optional<Error> problem_of(const std::optional<DeliveryAddress>& address) {
    if (!address) return address_error("checkout.addressNeeded").error();
    if (address->invalid) return address_error("checkout.addressInvalid").error();
    return std::nullopt;
}

/// A television is sold to nobody without a licence.
std::optional<Error> licence_problem(const CartView& cart) {
    if (!cart.needs_licence || cart.licence) return std::nullopt;
    return fail(Reason::invalid, "tvLicence.needed", "tvLicence", "CartValidationError", "tvLicence").error();
}

/// The shopper confirmed another address than the one deliveries would go to now.
bool goes_elsewhere(const CheckoutChoice& choice, const std::optional<DeliveryAddress>& address) {
    return !address || choice.confirmed_address != address->fingerprint;
}

auto cart_error(std::string key, const CartCode& cart) {
    return fail(Reason::invalid, std::move(key), cart.value, "CartError", "cart");
}

}  // namespace

Result<Cart> CheckoutService::active_cart(const CustomerId& customer, const std::string& cart_id, Hold hold) {
    auto cart = carts_.find({customer}, cart_id, hold);
    if (cart && cart->state != CartState::active)
        return fail(Reason::not_found, "cart.notFound", cart_id, "CartError", "cart");
    return cart;
}

Result<CheckoutView> CheckoutService::view(const CustomerId& customer, const std::string& cart_id,
                                           const StoreCode& zone) {
    const auto cart = active_cart(customer, cart_id, Hold::no);
    if (!cart) return std::unexpected(cart.error());
    return look_at(*cart, zone);
}

std::string CheckoutService::estimate(const CartView& cart, const Shipment& shipment, Delivery way, bool can,
                                      const StoreCode& zone) const {
    const auto now = clock_.now();
    const auto warehouse = stores_.warehouse();
    const auto home = stores_.find(zone).value_or(warehouse);
    const auto pos = stores_.find(shipment.pos).value_or(home);
    if (way == Delivery::pickup) {
        if (shipment.pos == warehouse.code) return message("promise.chooseStore");
        if (!can) return message("promise.notInStockAt", {{"store", pos.display_name}});
        const auto day = collection_day(pos, now, holidays_, policy_.promise);
        if (!day) return message("promise.notOpen");
        const std::string spoken = spoken_day(*day, johannesburg_day(now));
        return pos.town.empty() ? message("promise.collect", {{"day", spoken}})
                                : message("promise.collectIn", {{"day", spoken}, {"town", pos.town}});
    }
    if (!can) return message("promise.outOfStockNear", {{"postalCode", home.postal_code}});
    auto last =
        delivery_day(way == Delivery::doorstep ? home.at : warehouse.at, home.at, now, holidays_, policy_.promise);
    for (const int number : shipment.entries) {
        const CartEntry& entry = cart.cart.entries[static_cast<std::size_t>(number)];
        if (products_.available(entry.product, zone) < entry.quantity)
            last = std::max(last, delivery_day(warehouse.at, home.at, now, holidays_, policy_.promise));
    }
    return message("promise.deliveredBy", {{"day", day_name(last)}});
}

CheckoutView CheckoutService::look_at(const Cart& cart, const StoreCode& zone) {
    CheckoutView view{.cart = carts_.look_at(cart, zone),
                      .shipments = {},
                      .priced = {},
                      .address = {},
                      .recipient = {},
                      .sold_out = {}};
    const ShipmentFacts facts{
        .zone = zone,
        .warehouse = stores_.warehouse().code,
        .available = [&](const ProductCode& product,
                         const StoreCode& store) { return products_.available(product, store); },
        .estimate = [&](const Shipment& shipment, Delivery way,
                        bool can) { return estimate(view.cart, shipment, way, can, zone); }};
    const CheckoutChoice choice = store_.load(cart.code);
    view.shipments = plan(view.cart, facts);
    select(view.shipments, choice.deliveries);
    view.sold_out = sold_out(view.cart, view.shipments);
    view.priced = carts_.price(view.cart, delivered(view.cart, view.shipments));
    view.address = customers_.delivery_address(*cart.customer);
    view.recipient = choice.recipient;
    view.address_changed = choice.confirmed_total && goes_elsewhere(choice, view.address);
    view.confirmed = choice.confirmed_total == view.priced.total && !view.address_changed &&
                     fits(view.shipments, choice.deliveries).has_value();
    return view;
}

Result<CheckoutView> CheckoutService::confirm(const CustomerId& customer, const std::string& cart_id,
                                              const StoreCode& zone,
                                              const std::map<ShipmentKey, Delivery>& deliveries,
                                              const std::optional<Recipient>& recipient) {
    auto cart = active_cart(customer, cart_id, Hold::until_commit);
    if (!cart) return std::unexpected(cart.error());
    CheckoutView view = look_at(*cart, zone);
    if (cart->entries.empty()) return cart_error("order.cartEmpty", cart->code);
    if (!view.sold_out.empty()) return std::unexpected(sold_out_error(view.sold_out));
    if (auto problem = problem_of(view.address)) return std::unexpected(std::move(*problem));
    if (auto problem = licence_problem(view.cart)) return std::unexpected(std::move(*problem));
    if (const auto fitting = fits(view.shipments, deliveries); !fitting) return std::unexpected(fitting.error());

    if (const auto seen = carts_.accept_prices(*cart, view.cart); !seen) return std::unexpected(seen.error());
    CheckoutChoice choice{.deliveries = deliveries,
                          .recipient = recipient,
                          .confirmed_total = {},
                          .confirmed_address = view.address->fingerprint};
    for (Shipment& shipment : view.shipments)
        for (DeliveryOption& option : shipment.options) option.selected = false;
    select(view.shipments, deliveries);
    choice.confirmed_total = carts_.price(view.cart, delivered(view.cart, view.shipments)).total;
    store_.save(cart->code, choice, clock_.now());
    return look_at(*cart, zone);
}

Result<std::vector<PickupStore>> CheckoutService::pickup_stores(const CustomerId& customer,
                                                                const std::string& cart_id, const StoreCode& zone,
                                                                const StoreCode& pos,
                                                                std::optional<TradingType> type) {
    const auto view = this->view(customer, cart_id, zone);
    if (!view) return std::unexpected(view.error());
    const auto shipment = std::ranges::find_if(
        view->shipments, [&](const Shipment& each) { return each.pos == pos && (!type || each.type == *type); });
    if (shipment == view->shipments.end())
        return fail(Reason::invalid, "checkout.shipmentUnknown", pos.value, "CartError", "shipment");

    std::vector<PickupStore> found;
    const auto home = stores_.find(zone).value_or(stores_.warehouse());
    const auto from = view->address ? view->address->at : std::nullopt;
    for (const auto& [store, km] : stores_.nearest(from.value_or(home.at), 1000)) {
        const StoreCode code = store.code;
        const bool can = std::ranges::all_of(shipment->entries, [&](int number) {
            const CartEntry& entry = view->cart.cart.entries[static_cast<std::size_t>(number)];
            return products_.available(entry.product, code) >= entry.quantity;
        });
        const auto day = can ? collection_day(store, clock_.now(), holidays_, policy_.promise) : std::nullopt;
        if (day)
            found.push_back({.store = code,
                             .distance_km = from ? std::optional{km} : std::nullopt,
                             .estimate = message("promise.collect",
                                                 {{"day", spoken_day(*day, johannesburg_day(clock_.now()))}})});
    }
    return found;
}

Result<CheckoutView> CheckoutService::change_pickup_store(const CustomerId& customer, const std::string& cart_id,
                                                          const StoreCode& zone, const ShipmentKey& from,
                                                          const StoreCode& to) {
    auto cart = active_cart(customer, cart_id, Hold::until_commit);
    if (!cart) return std::unexpected(cart.error());
    const CheckoutView before = look_at(*cart, zone);
    const auto shipment = std::ranges::find(before.shipments, from, &Shipment::key);
    if (shipment == before.shipments.end())
        return fail(Reason::invalid, "checkout.shipmentUnknown", from.first.value, "CartError", "shipment");
    const auto store = stores_.find(to);
    const bool collectable = from.second == TradingType::normal || from.second == TradingType::pickup_only;
    const bool can =
        store && !store->warehouse && collectable && std::ranges::all_of(shipment->entries, [&](int number) {
            const CartEntry& entry = before.cart.cart.entries[static_cast<std::size_t>(number)];
            return products_.available(entry.product, to) >= entry.quantity;
        });
    if (!can)
        return fail(Reason::invalid, "checkout.pickupStoreUnavailable", to.value, "CartError", "pointOfService");

    if (const auto moved = carts_.move_entries(*cart, shipment->entries, to); !moved)
        return std::unexpected(moved.error());
    CheckoutChoice choice = store_.load(cart->code);
    choice.confirmed_total.reset();
    choice.deliveries.erase(from);
    choice.deliveries[{to, from.second}] = Delivery::pickup;  // a store was chosen to collect at
    store_.save(cart->code, choice, clock_.now());
    return look_at(*cart, zone);
}

Result<CheckoutView> CheckoutService::ready_to_order(const Cart& cart, const StoreCode& zone) {
    CheckoutView view = look_at(cart, zone);
    const CheckoutChoice choice = store_.load(cart.code);
    if (cart.entries.empty()) return cart_error("order.cartEmpty", cart.code);
    if (auto problem = problem_of(view.address)) return std::unexpected(std::move(*problem));
    if (auto problem = licence_problem(view.cart)) return std::unexpected(std::move(*problem));
    if (!choice.confirmed_total)
        return fail(Reason::invalid, "order.notConfirmed", cart.code.value, "CartValidationError", "cart");
    if (!view.sold_out.empty()) return std::unexpected(sold_out_error(view.sold_out));
    if (const auto fitting = fits(view.shipments, choice.deliveries); !fitting)
        return std::unexpected(fitting.error());
    if (goes_elsewhere(choice, view.address)) return address_error("checkout.addressChanged");
    if (*choice.confirmed_total != view.priced.total) return cart_error("checkout.totalChanged", cart.code);
    return view;
}

std::vector<StoreCode> CheckoutService::sources_of(const Shipment& shipment, const StoreCode& zone) const {
    const ShipmentFacts facts{
        .zone = zone, .warehouse = stores_.warehouse().code, .available = {}, .estimate = {}};
    const DeliveryOption* way = shipment.selected();
    return sources(shipment.type, shipment.pos, way ? way->code : Delivery::doorstep, facts);
}

}  // namespace spaza
