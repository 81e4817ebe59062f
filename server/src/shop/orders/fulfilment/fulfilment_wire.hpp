#pragma once

#include "shop/cart/cart_wire.hpp"
#include "shop/orders/orders.hpp"

/// JSON shapes of contract/openapi/orders.yaml: what is cancelled, and what warehouse and stores say.
namespace spaza::wire {

struct CancellationEntry {
    int orderEntryNumber{};
    int quantity{};
};
BOOST_DESCRIBE_STRUCT(CancellationEntry, (), (orderEntryNumber, quantity))

struct CancelOrder {
    std::optional<std::vector<CancellationEntry>> cancellationRequestEntryInputs;
    std::optional<std::string> cancelReason;
};
BOOST_DESCRIBE_STRUCT(CancelOrder, (), (cancellationRequestEntryInputs, cancelReason))

struct CancelledEntry {
    int orderEntryNumber{};
    int quantity{};
    Amount totalPrice;
    bool isGift{};  // goes along without having been asked for
};
BOOST_DESCRIBE_STRUCT(CancelledEntry, (), (orderEntryNumber, quantity, totalPrice, isGift))

/// What cancelling would take and give back.
struct CancellationPreview {
    std::vector<CancelledEntry> entries;
    Amount deliveryCost;
    Amount licenseFeeAmount;
    Amount withheldAmount;
    Amount refundAmount;
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(CancellationPreview, (),
                      (entries, deliveryCost, licenseFeeAmount, withheldAmount, refundAmount, responseStatus))

/// From the warehouse, with the step `ship`.
struct ShippedWith {
    std::optional<std::string> carrier;
    std::optional<std::string> trackingID;
    std::optional<std::string> trackingUrl;
    std::optional<std::string> collectionCode;  // with the step `collect`: as the shopper showed it
};
BOOST_DESCRIBE_STRUCT(ShippedWith, (), (carrier, trackingID, trackingUrl, collectionCode))

/// What the warehouse is answered.
struct MovedConsignment {
    std::string consignment;
    std::string status;
    std::string order;
    std::string orderStatus;
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(MovedConsignment, (), (consignment, status, order, orderStatus, responseStatus))

/// `asked` are the entries the shopper named; what else goes came free or cheaper with them.
CancellationPreview to_wire(const spaza::Cancellation& cancellation, const std::vector<CancelledUnits>& asked);
MovedConsignment moved(const spaza::Order& order, const std::string& consignment);

}  // namespace spaza::wire
