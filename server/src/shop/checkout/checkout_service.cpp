#include "shop/checkout/checkout_service.hpp"

#include <algorithm>
#include <limits>

#include "base/messages.hpp"
#include "shop/cart/deposit_rules.hpp"
#include "shop/checkout/checkout_rules.hpp"
#include "shop/checkout/liquor_rules.hpp"
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

/// An entry kept from before has more units than one order may have.
std::optional<Error> quantity_problem(const CartView& cart) {
    for (std::size_t i = 0; i < cart.entries.size(); ++i)
        if (cart.entries[i].too_many && !cart.cart.entries[i].give_away)
            return Error{.reason = Reason::invalid,
                         .message_key = "order.maxQuantity",
                         .subject = std::to_string(i),
                         .type = "CartEntryError",
                         .subject_type = "entry",
                         .params = {{"count", std::to_string(cart.entries[i].facts->most_units)},
                                    {"name", cart.entries[i].facts->name}},
                         .more = {}};
    return std::nullopt;
}

std::optional<Error> age_problem(bool has_liquor, bool of_age) {
    if (!has_liquor || of_age) return std::nullopt;
    return fail(Reason::invalid, "liquor.ageNeeded", "ageDeclaration", "CartValidationError", "ageDeclaration")
        .error();
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

CheckoutView CheckoutService::look_at(const Cart& cart, const StoreCode& asked, Days days) {
    auto address = customers_.delivery_address(*cart.customer);
    const StoreCode zone = address && stores_.find(address->zone) ? address->zone : asked;
    CheckoutView view{.zone = zone,
                      .cart = carts_.look_at(cart, zone),
                      .shipments = {},
                      .priced = {},
                      .address = std::move(address),
                      .recipient = {},
                      .sold_out = {}};
    const ShipmentFacts facts{
        .zone = zone,
        .warehouse = stores_.warehouse().code,
        .warehouse_is_store = !stores_.warehouse().warehouse,
        .available = [&](const ProductCode& product,
                         const StoreCode& store) { return may_be_had(product, store); },
        .estimate = [&](const Shipment& shipment, Delivery way,
                        bool can) { return estimate(view.cart, shipment, way, can, zone, days); },
        .allowed =
            [&](const Shipment& shipment, Delivery way) {
                const auto today = johannesburg_day(clock_.now());
                return !shipment.liquor ||
                       liquor_day(province_of(shipment, way, zone), today, liquor_).has_value();
            }};
    const CheckoutChoice choice = store_.load(cart.code);
    view.shipments = plan(view.cart, facts);
    select(view.shipments, choice.deliveries);
    view.sold_out = sold_out(view.cart, view.shipments);
    view.priced = carts_.price(view.cart, delivered(view.cart, view.shipments));
    price_options(view);
    view.deposit = deposit_for(terms_.at(clock_.now()).deposit, view.cart, view.priced);
    view.recipient = choice.recipient;
    view.has_liquor = std::ranges::any_of(view.shipments, &Shipment::liquor);
    view.of_age = choice.of_age;
    view.address_changed = choice.confirmed_total && goes_elsewhere(choice, view.address);
    view.confirmed = costs_the_same(choice, view) && !view.address_changed &&
                     fits(view.shipments, choice.deliveries).has_value();
    return view;
}

void CheckoutService::price_options(CheckoutView& view) const {
    auto shipments = view.shipments;
    for (std::size_t i = 0; i < shipments.size(); ++i)
        for (std::size_t way = 0; way < shipments[i].options.size(); ++way) {
            if (shipments[i].options[way].code == Delivery::pickup) continue;
            if (shipments[i].options[way].selected) {
                view.shipments[i].options[way].cost = view.priced.delivery_cost;
                continue;
            }
            const auto before = shipments[i].options;
            for (DeliveryOption& each : shipments[i].options) each.selected = false;
            shipments[i].options[way].selected = true;
            view.shipments[i].options[way].cost =
                carts_.price(view.cart, delivered(view.cart, shipments)).delivery_cost;
            shipments[i].options = before;
        }
}

Result<CheckoutView> CheckoutService::choose(const CustomerId& customer, const std::string& cart_id,
                                             const StoreCode& zone,
                                             const std::map<ShipmentKey, Delivery>& deliveries) {
    auto cart = active_cart(customer, cart_id, Hold::until_commit);
    if (!cart) return std::unexpected(cart.error());
    const CheckoutView before = look_at(*cart, zone);
    if (cart->entries.empty()) return cart_error("order.cartEmpty", cart->code);
    if (const auto possible = can_be_chosen(before.shipments, deliveries); !possible)
        return std::unexpected(possible.error());

    CheckoutChoice choice = store_.load(cart->code);
    choice.confirmed_total.reset();
    choice.deliveries = selection(before.shipments);
    for (const auto& [shipment, way] : deliveries) choice.deliveries[shipment] = way;
    store_.save(cart->code, choice, clock_.now());
    return look_at(*cart, zone);
}

Result<CheckoutView> CheckoutService::confirm(const CustomerId& customer, const std::string& cart_id,
                                              const StoreCode& zone,
                                              const std::map<ShipmentKey, Delivery>& deliveries,
                                              const std::optional<Recipient>& recipient,
                                              const std::optional<AgeDeclaration>& age) {
    auto cart = active_cart(customer, cart_id, Hold::until_commit);
    if (!cart) return std::unexpected(cart.error());
    CheckoutView view = look_at(*cart, zone);
    if (cart->entries.empty()) return cart_error("order.cartEmpty", cart->code);
    if (!view.sold_out.empty()) return std::unexpected(sold_out_error(view.sold_out));
    if (auto problem = quantity_problem(view.cart)) return std::unexpected(std::move(*problem));
    if (auto problem = problem_of(view.address)) return std::unexpected(std::move(*problem));
    if (auto problem = licence_problem(view.cart)) return std::unexpected(std::move(*problem));
    if (age)
        if (const auto old_enough = of_age(*age, liquor_, johannesburg_day(clock_.now())); !old_enough)
            return std::unexpected(old_enough.error());
    const bool declared = age.has_value() || view.of_age;
    if (auto problem = age_problem(view.has_liquor, declared)) return std::unexpected(std::move(*problem));
    if (const auto fitting = fits(view.shipments, deliveries); !fitting) return std::unexpected(fitting.error());

    if (const auto seen = carts_.accept_prices(*cart, view.cart); !seen) return std::unexpected(seen.error());
    CheckoutChoice choice{.deliveries = deliveries,
                          .recipient = recipient,
                          .confirmed_total = {},
                          .confirmed_payment = {},
                          .confirmed_address = view.address->fingerprint,
                          .of_age = declared};
    for (Shipment& shipment : view.shipments)
        for (DeliveryOption& option : shipment.options) option.selected = false;
    select(view.shipments, deliveries);
    view.priced = carts_.price(view.cart, delivered(view.cart, view.shipments));
    view.deposit = deposit_for(terms_.at(clock_.now()).deposit, view.cart, view.priced);
    choice.confirmed_total = view.priced.total;
    choice.confirmed_payment = view.to_pay();
    store_.save(cart->code, choice, clock_.now());
    return look_at(*cart, zone);
}

int CheckoutService::may_be_had(const ProductCode& product, const StoreCode& store) const {
    const auto sold = products_.find(product);
    if (sold && sold->liquor && !may_sell_liquor(store, liquor_)) return 0;
    return products_.available(product, store);
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
    const auto home = stores_.find(view->zone).value_or(stores_.warehouse());
    const auto now = clock_.now();
    const PromisePolicy policy = promise_policy(terms_.at(now));
    const auto from = view->address ? view->address->at : std::nullopt;
    for (const auto& [store, km] : stores_.nearest(from.value_or(home.at), 1000)) {
        const StoreCode code = store.code;
        bool can = true;
        int fewest = std::numeric_limits<int>::max();
        for (const int number : shipment->entries) {
            const CartEntry& entry = view->cart.cart.entries[static_cast<std::size_t>(number)];
            const int available = may_be_had(entry.product, code);
            can = can && available >= entry.quantity;
            fewest = std::min(fewest, available);
        }
        const auto day = can ? collection_day(store, now, holidays_, policy) : std::nullopt;
        if (day)
            found.push_back(
                {.store = code,
                 .distance_km = from ? std::optional{km} : std::nullopt,
                 .estimate = message("promise.collect", {{"day", spoken_day(*day, johannesburg_day(now))}}),
                 .available = fewest,
                 .selected = code == shipment->pos});
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
            return may_be_had(entry.product, to) >= entry.quantity;
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

Result<CheckoutView> CheckoutService::ready_to_order(const Cart& cart, const StoreCode& asked) {
    CheckoutView view = look_at(cart, asked, Days::named);
    const CheckoutChoice choice = store_.load(cart.code);
    if (cart.entries.empty()) return cart_error("order.cartEmpty", cart.code);
    if (auto problem = problem_of(view.address)) return std::unexpected(std::move(*problem));
    if (auto problem = licence_problem(view.cart)) return std::unexpected(std::move(*problem));
    if (auto problem = age_problem(view.has_liquor, choice.of_age)) return std::unexpected(std::move(*problem));
    if (!choice.confirmed_total)
        return fail(Reason::invalid, "order.notConfirmed", cart.code.value, "CartValidationError", "cart");
    if (!view.sold_out.empty()) return std::unexpected(sold_out_error(view.sold_out));
    if (auto problem = quantity_problem(view.cart)) return std::unexpected(std::move(*problem));
    if (const auto fitting = fits(view.shipments, choice.deliveries); !fitting)
        return std::unexpected(fitting.error());
    if (goes_elsewhere(choice, view.address)) return address_error("checkout.addressChanged");
    if (!costs_the_same(choice, view)) return cart_error("checkout.totalChanged", cart.code);
    return view;
}

std::vector<StoreCode> CheckoutService::sources_of(const Shipment& shipment, const StoreCode& zone) const {
    const ShipmentFacts facts{
        .zone = zone, .warehouse = stores_.warehouse().code, .available = {}, .estimate = {}};
    const DeliveryOption* way = shipment.selected();
    auto from = sources(shipment.type, shipment.pos, way ? way->code : Delivery::doorstep, facts);
    if (shipment.liquor)
        std::erase_if(from, [&](const StoreCode& store) { return !may_sell_liquor(store, liquor_); });
    return from;
}

}  // namespace spaza
