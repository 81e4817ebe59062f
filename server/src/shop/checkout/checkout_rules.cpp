#include "shop/checkout/checkout_rules.hpp"

#include <algorithm>

namespace spaza {
namespace {

struct Wanted {
    ProductCode product;
    int units;
};

/// Which point of service an entry belongs to: the chosen store, else the zone's when it can supply all of it
/// (or must, being pickup only), else the warehouse.
StoreCode pos_of(const CartEntry& entry, TradingType type, const ShipmentFacts& facts) {
    if (type == TradingType::online_only) return facts.warehouse;
    if (!entry.pickup_store.empty() && type != TradingType::delivery_only) return entry.pickup_store;
    if (type == TradingType::pickup_only) return facts.zone;
    const int here = facts.available(entry.product, facts.zone);
    const int there = facts.available(entry.product, facts.warehouse);
    return here >= entry.quantity || there < entry.quantity ? facts.zone : facts.warehouse;
}

std::vector<Delivery> ways(TradingType type) {
    switch (type) {
        case TradingType::online_only: return {Delivery::online_only};
        case TradingType::delivery_only: return {Delivery::doorstep};
        case TradingType::pickup_only: return {Delivery::pickup};
        case TradingType::normal: break;
    }
    return {Delivery::doorstep, Delivery::pickup};
}

bool can_supply(const Wanted& wanted, const std::vector<StoreCode>& stores, const ShipmentFacts& facts) {
    int free = 0;
    for (const StoreCode& store : stores) free += facts.available(wanted.product, store);
    return free >= wanted.units;
}

auto refused(std::string key, const ShipmentKey& shipment, Reason reason = Reason::invalid) {
    return fail(reason, std::move(key), shipment.first.value, "CartError", "shipment");
}

}  // namespace

std::vector<StoreCode> sources(TradingType type, const StoreCode& pos, Delivery way, const ShipmentFacts& facts) {
    if (way == Delivery::pickup) return {pos};
    if (way == Delivery::online_only || type == TradingType::online_only) return {facts.warehouse};
    if (facts.zone == facts.warehouse) return {facts.zone};
    return {facts.zone, facts.warehouse};
}

std::vector<Shipment> plan(const CartView& cart, const ShipmentFacts& facts) {
    std::vector<Shipment> shipments;
    for (std::size_t i = 0; i < cart.entries.size(); ++i) {
        if (!cart.entries[i].facts) continue;
        const TradingType type = cart.entries[i].facts->trading_type;
        const ShipmentKey key{pos_of(cart.cart.entries[i], type, facts), type};
        auto shipment = std::ranges::find(shipments, key, &Shipment::key);
        if (shipment == shipments.end())
            shipment =
                shipments.insert(shipments.end(), {.pos = key.first, .type = type, .entries = {}, .options = {}});
        shipment->entries.push_back(static_cast<int>(i));
        shipment->liquor = shipment->liquor || cart.entries[i].facts->liquor;
    }
    for (Shipment& shipment : shipments)
        for (const Delivery way : ways(shipment.type)) {
            const bool pre_order = cart.cart.kind == CartKind::pre_order;
            if (pre_order && way == Delivery::pickup && shipment.type != TradingType::pickup_only) continue;
            const auto from = sources(shipment.type, shipment.pos, way, facts);
            const bool can = std::ranges::all_of(shipment.entries, [&](int number) {
                const CartEntry& entry = cart.cart.entries[static_cast<std::size_t>(number)];
                return can_supply({entry.product, entry.quantity}, from, facts);
            });
            const bool shelf_for_shoppers =
                way != Delivery::pickup || shipment.pos != facts.warehouse || facts.warehouse_is_store;
            const bool available = can && shelf_for_shoppers && (!facts.allowed || facts.allowed(shipment, way));
            DeliveryEstimate reported = facts.estimate(shipment, way, available);
            shipment.options.push_back(
                {.code = way, .available = available, .estimate = std::move(reported.text), .by = reported.by});
        }
    return shipments;
}

void select(std::vector<Shipment>& shipments, const std::map<ShipmentKey, Delivery>& chosen) {
    for (Shipment& shipment : shipments) {
        const auto pick = [&](auto&& wanted) {
            const auto option = std::ranges::find_if(shipment.options, wanted);
            if (option == shipment.options.end()) return false;
            option->selected = true;
            return true;
        };
        const auto choice = chosen.find(shipment.key());
        const bool kept = choice != chosen.end() && pick([&](const DeliveryOption& option) {
                              return option.available && option.code == choice->second;
                          });
        if (kept) continue;
        if (pick([](const DeliveryOption& option) { return option.available && option.code != Delivery::pickup; }))
            continue;
        pick([](const DeliveryOption& option) { return option.available; });
    }
}

std::map<ShipmentKey, Delivery> selection(const std::vector<Shipment>& shipments) {
    std::map<ShipmentKey, Delivery> selected;
    for (const Shipment& shipment : shipments)
        if (const DeliveryOption* way = shipment.selected()) selected[shipment.key()] = way->code;
    return selected;
}

Done can_be_chosen(const std::vector<Shipment>& shipments, const std::map<ShipmentKey, Delivery>& chosen) {
    for (const auto& [key, way] : chosen) {
        const auto shipment = std::ranges::find(shipments, key, &Shipment::key);
        if (shipment == shipments.end()) return refused("checkout.shipmentUnknown", key);
        const auto option = std::ranges::find(shipment->options, way, &DeliveryOption::code);
        if (option == shipment->options.end() || !option->available)
            return refused("checkout.deliveryNotAvailable", key);
    }
    return Done{};
}

Done fits(const std::vector<Shipment>& shipments, const std::map<ShipmentKey, Delivery>& chosen) {
    if (auto possible = can_be_chosen(shipments, chosen); !possible) return possible;
    for (const Shipment& shipment : shipments)
        if (!chosen.contains(shipment.key())) return refused("checkout.shipmentMissing", shipment.key());
    return Done{};
}

std::vector<int> sold_out(const CartView& cart, const std::vector<Shipment>& shipments) {
    std::vector<int> missing;
    for (std::size_t i = 0; i < cart.entries.size(); ++i)
        if (!cart.entries[i].facts || !cart.entries[i].facts->purchasable) missing.push_back(static_cast<int>(i));
    for (const Shipment& shipment : shipments) {
        const bool any = std::ranges::any_of(shipment.options, &DeliveryOption::available);
        if (any) continue;
        std::vector<int> short_of;
        for (const int number : shipment.entries)
            if (cart.entries[static_cast<std::size_t>(number)].out_of_stock) short_of.push_back(number);
        const auto& blamed = short_of.empty() ? shipment.entries : short_of;
        missing.insert(missing.end(), blamed.begin(), blamed.end());
    }
    std::ranges::sort(missing);
    const auto repeated = std::ranges::unique(missing);
    missing.erase(repeated.begin(), repeated.end());
    return missing;
}

std::vector<bool> delivered(const CartView& cart, const std::vector<Shipment>& shipments) {
    std::vector<bool> delivered;
    for (std::size_t i = 0; i < cart.entries.size(); ++i) {
        const int number = static_cast<int>(i);
        const auto shipment = std::ranges::find_if(
            shipments, [&](const Shipment& each) { return std::ranges::count(each.entries, number) > 0; });
        const DeliveryOption* way = shipment == shipments.end() ? nullptr : shipment->selected();
        delivered.push_back(!way || way->code != Delivery::pickup);
    }
    return delivered;
}

Error sold_out_error(const std::vector<int>& entries) {
    std::vector<Error> errors;
    for (const int number : entries)
        errors.push_back({.reason = Reason::out_of_stock,
                          .message_key = "checkout.outOfStock",
                          .subject = std::to_string(number),
                          .type = "LowStockError",
                          .subject_type = "entry",
                          .params = {},
                          .more = {}});
    return fail(std::move(errors)).error();
}

bool costs_the_same(const CheckoutChoice& choice, const CheckoutView& view) {
    return choice.confirmed_total == view.priced.total &&
           choice.confirmed_payment.value_or(view.to_pay()) == view.to_pay();
}

}  // namespace spaza
