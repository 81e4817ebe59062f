#include "shop/occ/occ_delivery_rules.hpp"

#include <algorithm>

namespace spaza {
namespace {

bool is_collected(Delivery way) { return way == Delivery::pickup; }

const DeliveryOption* available_way(const Shipment& shipment, bool collected) {
    const auto found = std::ranges::find_if(shipment.options, [&](const DeliveryOption& option) {
        return option.available && is_collected(option.code) == collected;
    });
    return found == shipment.options.end() ? nullptr : &*found;
}

/// The shopper chose a store for some of it.
bool has_own_store(const Shipment& shipment, const Cart& cart) {
    return std::ranges::any_of(shipment.entries, [&](int number) {
        return static_cast<std::size_t>(number) < cart.entries.size() &&
               !cart.entries[static_cast<std::size_t>(number)].pickup_store.empty();
    });
}

}  // namespace

std::map<ShipmentKey, Delivery> deliveries_by(Delivery mode, const std::vector<Shipment>& shipments,
                                              const Cart& cart) {
    std::map<ShipmentKey, Delivery> ways;
    bool goes_by_it = false;
    for (const Shipment& shipment : shipments) {
        const bool collected = is_collected(mode) || has_own_store(shipment, cart);
        const DeliveryOption* way = available_way(shipment, collected);
        if (!way) way = available_way(shipment, !collected);
        if (!way) return {};
        goes_by_it = goes_by_it || is_collected(way->code) == is_collected(mode);
        ways[shipment.key()] = way->code;
    }
    return goes_by_it ? ways : std::map<ShipmentKey, Delivery>{};
}

}  // namespace spaza
