#pragma once

#include "shop/orders/orders_wire.hpp"

/// JSON shapes of contract/openapi/occ.yaml: where a part of an order is.
namespace spaza::wire {

struct CarrierDetails {
    std::string code;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(CarrierDetails, (), (code, name))

struct TrackingEvent {
    std::string eventDate;
    std::string detail;
    std::string referenceCode;
    std::optional<std::string> location{};
};
BOOST_DESCRIBE_STRUCT(TrackingEvent, (), (eventDate, detail, referenceCode, location))

struct ConsignmentTracking {
    std::string statusDisplay;
    std::optional<CarrierDetails> carrierDetails{};
    std::optional<std::string> trackingID{};
    std::optional<std::string> trackingUrl{};
    std::vector<TrackingEvent> trackingEvents;  // the latest first, as OCC clients show them
};
BOOST_DESCRIBE_STRUCT(ConsignmentTracking, (),
                      (statusDisplay, carrierDetails, trackingID, trackingUrl, trackingEvents))

/// Of the part with this code; nothing when the order has none.
std::optional<ConsignmentTracking> tracking_of(const spaza::Order& order, const Order& shown,
                                               const std::string& consignment);

}  // namespace spaza::wire
