#pragma once

#include "shop/orders/orders_wire.hpp"

// Entries and parts of an order as the API shows them.
namespace spaza::wire {

DeliveryMode mode_of(Delivery way, const Texts& texts);
/// A part that waits for a payment that failed does not wait any more.
std::string consignment_display(const spaza::Order& order, const OrderConsignment& part, const Texts& texts);
std::optional<std::string> text_or_none(const std::string& text);
/// Of one part, or of all.
std::vector<Entry> entries_of(const spaza::Order& order, const OrderConsignment* only, const Texts& texts);
ShipmentEntries shipments_of(const spaza::Order& order, const Texts& texts);
int units_of(const spaza::Order& order);

}  // namespace spaza::wire
