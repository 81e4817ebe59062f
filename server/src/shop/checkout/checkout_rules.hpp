#pragma once

#include <functional>

#include "base/result.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/checkout/delivery_words.hpp"

namespace spaza {

/// Stock and promises, as the rules ask for them.
struct ShipmentFacts {
    StoreCode zone;
    StoreCode warehouse;
    /// Online orders leave from a store, where one can collect as well.
    bool warehouse_is_store{false};
    std::function<int(const ProductCode&, const StoreCode&)> available;
    /// What to tell the shopper about these entries of a shipment, by this way.
    std::function<DeliveryEstimate(const Shipment&, Delivery, bool can)> estimate;
    /// Whether these entries may be handed over this way at all; nothing: always.
    std::function<bool(const Shipment&, Delivery)> allowed{};
};

/// The points of service an entry's units may come from when it goes this way, best first.
std::vector<StoreCode> sources(TradingType type, const StoreCode& pos, Delivery way, const ShipmentFacts& facts);

/// Splits a cart into shipments with their options, none selected. Entries no longer sold are left out.
std::vector<Shipment> plan(const CartView& cart, const ShipmentFacts& facts);

/// Marks one option a shipment: what was chosen when it is still to be had, else the first that is available and
/// is delivery, or the second if the first is pickup (spec §4).
void select(std::vector<Shipment>& shipments, const std::map<ShipmentKey, Delivery>& chosen);

/// What is selected, by shipment.
std::map<ShipmentKey, Delivery> selection(const std::vector<Shipment>& shipments);

/// Whether these shipments are there, each with its way available; others may be left out.
Done can_be_chosen(const std::vector<Shipment>& shipments, const std::map<ShipmentKey, Delivery>& chosen);

/// Whether a choice fits the shipments: each exactly once, and available.
Done fits(const std::vector<Shipment>& shipments, const std::map<ShipmentKey, Delivery>& chosen);

/// Entries that no selected option can supply.
std::vector<int> sold_out(const CartView& cart, const std::vector<Shipment>& shipments);

/// Which entries the selection delivers; the others are collected.
std::vector<bool> delivered(const CartView& cart, const std::vector<Shipment>& shipments);

Error sold_out_error(const std::vector<int>& entries);

/// Whether the sums are those the shopper confirmed: in all, and to be paid now.
bool costs_the_same(const CheckoutChoice& choice, const CheckoutView& view);

}  // namespace spaza
