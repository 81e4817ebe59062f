/// What a way of delivery promises: when it comes, or why it cannot be had.
#include <algorithm>

#include "base/messages.hpp"
#include "shop/checkout/checkout_service.hpp"
#include "shop/checkout/liquor_rules.hpp"
#include "shop/stock/promise_rules.hpp"
#include "shop/stores/hours.hpp"

namespace spaza {
namespace {

/// A pre-order leaves when it is released.
TimePoint leaves_at(const CartView& cart, TimePoint now) {
    TimePoint leaves = now;
    for (const CartEntryView& each : cart.entries)
        if (each.facts && each.facts->is_pre_order(now) && each.facts->released_at)
            leaves = std::max(leaves, *each.facts->released_at);
    return leaves;
}

}  // namespace

DeliveryEstimate CheckoutService::estimate(const CartView& cart, const Shipment& shipment, Delivery way, bool can,
                                           const StoreCode& zone, Days days) const {
    const auto now = clock_.now();
    const PromisePolicy policy = promise_policy(terms_.at(now));
    const auto warehouse = stores_.warehouse();
    const auto home = stores_.find(zone).value_or(warehouse);
    const auto pos = stores_.find(shipment.pos).value_or(home);
    if (way == Delivery::pickup) {
        if (pos.warehouse) return {message("promise.chooseStore")};
        if (!can) return {message("promise.notInStockAt", {{"store", pos.display_name}})};
        const auto day = collection_day(pos, now, holidays_, policy);
        if (!day) return {message("promise.notOpen")};
        if (shipment.liquor) return on_its_day(shipment, way, *day, zone);
        const std::string spoken = days == Days::named ? day_name(*day) : spoken_day(*day, johannesburg_day(now));
        return {pos.town.empty() ? message("promise.collect", {{"day", spoken}})
                                 : message("promise.collectIn", {{"day", spoken}, {"town", pos.town}}),
                day};
    }
    if (!can && shipment.liquor && !liquor_day(province_of(shipment, way, zone), johannesburg_day(now), liquor_))
        return {message("liquor.notHere")};
    if (!can) return {message("promise.outOfStockThere")};
    const auto leaves = leaves_at(cart, now);
    auto last =
        delivery_day(way == Delivery::doorstep ? home.at : warehouse.at, home.at, leaves, holidays_, policy);
    for (const int number : shipment.entries) {
        const CartEntry& entry = cart.cart.entries[static_cast<std::size_t>(number)];
        if (products_.available(entry.product, zone) < entry.quantity)
            last = std::max(last, delivery_day(warehouse.at, home.at, leaves, holidays_, policy));
    }
    if (leaves > now)
        return {message("promise.preOrderDelivered",
                        {{"day", day_name(johannesburg_day(leaves))}, {"delivered", day_name(last)}}),
                last};
    if (shipment.liquor) return on_its_day(shipment, way, last, zone);
    return {message("promise.deliveredBy", {{"day", day_name(last)}}), last};
}

std::string CheckoutService::province_of(const Shipment& shipment, Delivery way, const StoreCode& zone) const {
    const auto place = stores_.find(way == Delivery::pickup ? shipment.pos : zone);
    return place ? place->province : std::string{};
}

/// Liquor is handed over in the hours of its province only.
DeliveryEstimate CheckoutService::on_its_day(const Shipment& shipment, Delivery way, std::chrono::sys_days day,
                                             const StoreCode& zone) const {
    const auto allowed = liquor_day(province_of(shipment, way, zone), day, liquor_);
    if (!allowed) return {message("liquor.notHere")};
    const std::string hours = hours_text(allowed->hours);
    return {message(way == Delivery::pickup ? "liquor.collect" : "liquor.delivered",
                    {{"day", day_name(allowed->day)}, {"from", hours.substr(0, 5)}, {"to", hours.substr(6)}}),
            allowed->day};
}

}  // namespace spaza
