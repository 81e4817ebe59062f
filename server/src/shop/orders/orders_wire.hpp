#pragma once

#include "shop/checkout/checkout_wire.hpp"
#include "shop/orders/orders.hpp"
#include "shop/payment/payment_wire.hpp"

/// JSON shapes of contract/openapi/orders.yaml.
namespace spaza::wire {

struct BillingDocument {
    std::string id;
    std::string type;  // INVOICE, CREDIT_NOTE
    std::string consignment;
};
BOOST_DESCRIBE_STRUCT(BillingDocument, (), (id, type, consignment))

struct OrderTimeline {
    std::string status;
    std::string statusDisplay;
    std::string at;
    std::optional<std::string> note;
    std::optional<std::string> consignment;
};
BOOST_DESCRIBE_STRUCT(OrderTimeline, (), (status, statusDisplay, at, note, consignment))

struct ConsignmentEntry {
    Entry orderEntry;
    int quantity{};
};
BOOST_DESCRIBE_STRUCT(ConsignmentEntry, (), (orderEntry, quantity))

struct Consignment {
    std::string code;
    std::string status;
    std::string statusDisplay;
    std::string statusDate;
    std::optional<std::string> trackingID;
    std::vector<ConsignmentEntry> entries;
    std::optional<PosRef> deliveryPointOfService;
    DeliveryMode deliveryMode;
    std::string warehouseCode;
};
BOOST_DESCRIBE_STRUCT(Consignment, (),
                      (code, status, statusDisplay, statusDate, trackingID, entries, deliveryPointOfService,
                       deliveryMode, warehouseCode))

/// A pre-order paid in two parts.
struct OrderDeposit {
    Amount amount;
    Amount balance;
    std::string state;  // toPay, paid, due, paying, settled, ended
    std::optional<std::string> askedAt;
    std::optional<std::string> payBy;  // the last day
    std::optional<std::string> failureReason;
    std::optional<std::vector<PaymentMode>> paymentModes{};
};
BOOST_DESCRIBE_STRUCT(OrderDeposit, (), (amount, balance, state, askedAt, payBy, failureReason, paymentModes))

struct OrderUser {
    std::string uid;
};
BOOST_DESCRIBE_STRUCT(OrderUser, (), (uid))

struct Order : Totals {
    std::string code;
    std::optional<std::string> guid{};  // these two for stock OCC clients
    std::optional<OrderUser> user{};
    std::string status;
    std::string statusDisplay;
    std::string created;
    std::string placed;
    std::string cartCode;
    bool isPreOrderCart{};
    std::optional<OrderDeposit> deposit{};
    std::optional<PaymentInstruction> payment;
    std::string paymentStatus;
    PaymentMode paymentMode;
    std::optional<PaymentDetails> paymentInfo{};  // with deliveryMode for stock OCC clients
    std::optional<DeliveryMode> deliveryMode{};
    std::optional<std::string> paymentFailureReason;
    bool isPaymentUnknown{};
    bool isPaymentLeft{};
    std::optional<std::string> payableUntil{};
    std::optional<std::string> heldUntil{};
    std::optional<std::string> failureScenario{};
    ShipmentEntries shipmentEntries;
    std::vector<Entry> entries;
    std::vector<Consignment> consignments;
    std::vector<OrderTimeline> timeline;
    std::optional<json::Raw> deliveryAddress;
    std::optional<RecepientDetail> recepientDetail;
    std::string expectedDeliveryMsg;
    bool cancellable{};
    std::optional<bool> cancelTakesGifts{};
    std::optional<Amount> withheldAmount{};
    std::optional<Amount> refundedAmount{};
    bool returnable{};
    std::vector<BillingDocument> billingDocuments;
    int totalItems{};
    int totalUnitCount{};
    Amount total;
    std::vector<Why> why;
    bool responseStatus{true};
    std::optional<std::string> errorMsg;
};
BOOST_DESCRIBE_STRUCT(Order, (Totals),
                      (code, guid, user, status, statusDisplay, created, placed, cartCode, isPreOrderCart, deposit,
                       payment, paymentStatus, paymentMode, paymentInfo, deliveryMode, paymentFailureReason,
                       isPaymentUnknown, isPaymentLeft, payableUntil, heldUntil, failureScenario, shipmentEntries,
                       entries, consignments, timeline, deliveryAddress, recepientDetail, expectedDeliveryMsg,
                       cancellable, cancelTakesGifts, withheldAmount, refundedAmount, returnable, billingDocuments,
                       totalItems, totalUnitCount, total, why, responseStatus, errorMsg))

/// When it is shown, and for how long after it was placed an order may be paid.
struct Shown {
    TimePoint now;
    std::chrono::minutes payable_for{};
};

Order to_wire(const spaza::Order& order, const Shown& shown, const Texts& texts);
PaymentMode payment_mode(const std::string& code, const Texts& texts);
/// What stock OCC clients read of it.
void add_occ_members(Order& made, const spaza::Order& order, const Texts& texts);

}  // namespace spaza::wire

namespace spaza::json {

template <>
struct Levels<wire::Order> {
    static constexpr std::array members{
        MemberLevel{"code", Level::basic},
        MemberLevel{"status", Level::basic},
        MemberLevel{"statusDisplay", Level::basic},
        MemberLevel{"placed", Level::basic},
        MemberLevel{"created", Level::basic},
        MemberLevel{"cartCode", Level::basic},
        MemberLevel{"total", Level::basic},
        MemberLevel{"totalPriceWithTax", Level::basic},
        MemberLevel{"payment", Level::basic},
        MemberLevel{"paymentStatus", Level::basic},
        MemberLevel{"paymentMode", Level::basic},
        MemberLevel{"paymentFailureReason", Level::basic},
        MemberLevel{"isPaymentUnknown", Level::basic},
        MemberLevel{"isPreOrderCart", Level::basic},
        MemberLevel{"deposit", Level::basic},
        MemberLevel{"responseStatus", Level::basic},
        MemberLevel{"errorMsg", Level::basic},
        MemberLevel{"entries", Level::standard},
        MemberLevel{"shipmentEntries", Level::standard},
        MemberLevel{"deliveryAddress", Level::standard},
        MemberLevel{"recepientDetail", Level::standard},
        MemberLevel{"expectedDeliveryMsg", Level::standard},
        MemberLevel{"totalItems", Level::standard},
        MemberLevel{"totalUnitCount", Level::standard},
        MemberLevel{"subTotal", Level::standard},
        MemberLevel{"totalDiscounts", Level::standard},
        MemberLevel{"deliveryCost", Level::standard},
        MemberLevel{"totalTax", Level::standard},
        MemberLevel{"totalPrice", Level::standard},
        MemberLevel{"productDiscounts", Level::standard},
        MemberLevel{"orderDiscounts", Level::standard},
        MemberLevel{"couponDiscount", Level::standard},
        MemberLevel{"why", Level::standard},
    };
};

}  // namespace spaza::json
