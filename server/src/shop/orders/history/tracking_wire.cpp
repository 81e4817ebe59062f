#include "shop/orders/history/tracking_wire.hpp"

#include <algorithm>

namespace spaza::wire {

std::optional<ConsignmentTracking> tracking_of(const spaza::Order& order, const Order& shown,
                                               const std::string& consignment) {
    const auto part = std::ranges::find(order.consignments, consignment, &OrderConsignment::code);
    const auto seen = std::ranges::find(shown.consignments, consignment, &Consignment::code);
    if (part == order.consignments.end() || seen == shown.consignments.end()) return std::nullopt;
    ConsignmentTracking made{.statusDisplay = seen->statusDisplay, .trackingEvents = {}};
    const Tracking& tracking = part->tracking();
    if (!tracking.carrier.empty()) made.carrierDetails = CarrierDetails{tracking.carrier, tracking.carrier};
    if (!tracking.id.empty()) made.trackingID = tracking.id;
    if (!tracking.url.empty()) made.trackingUrl = tracking.url;
    for (const OrderTimeline& line : shown.timeline)
        if (line.consignment == consignment)
            made.trackingEvents.push_back({.eventDate = line.at,
                                           .detail = line.statusDisplay,
                                           .referenceCode = line.status,
                                           .location = line.note});
    std::ranges::reverse(made.trackingEvents);
    return made;
}

}  // namespace spaza::wire
