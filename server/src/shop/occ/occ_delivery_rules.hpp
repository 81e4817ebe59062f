#pragma once

#include <map>
#include <vector>

#include "shop/checkout/checkout.hpp"

namespace spaza {

/// The way of each shipment when the cart goes by this mode: what has a store of its own is collected, what cannot
/// go by the mode goes another way. Empty when nothing can go by it, or some shipment cannot be had at all.
std::map<ShipmentKey, Delivery> deliveries_by(Delivery mode, const std::vector<Shipment>& shipments,
                                              const Cart& cart);

}  // namespace spaza
