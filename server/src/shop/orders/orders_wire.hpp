#pragma once

#include "shop/checkout/checkout_wire.hpp"
#include "shop/orders/orders.hpp"
#include "shop/payment/payment_wire.hpp"

/// JSON shapes of contract/openapi/orders.yaml.
namespace spaza::wire {

struct PlaceOrder {
    std::optional<std::string> cartId;
    std::string paymentMode;
    std::optional<bool> termsChecked;
    std::optional<bool> confirmDuplicate;
};
BOOST_DESCRIBE_STRUCT(PlaceOrder, (), (cartId, paymentMode, termsChecked, confirmDuplicate))

struct PayAgain {
    std::string paymentMode;
};
BOOST_DESCRIBE_STRUCT(PayAgain, (), (paymentMode))

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

struct BillingDocument {
    std::string id;
    std::string type;  // INVOICE, CREDIT_NOTE
    std::string consignment;
};
BOOST_DESCRIBE_STRUCT(BillingDocument, (), (id, type, consignment))

struct OldEntry {
    std::string code;
    std::string name;
    int quantity{};
    Amount totalPrice;
};
BOOST_DESCRIBE_STRUCT(OldEntry, (), (code, name, quantity, totalPrice))

struct OldOrder {
    std::string code;
    std::string status;
    std::string placed;
    Amount total;
    std::vector<OldEntry> entries;
};
BOOST_DESCRIBE_STRUCT(OldOrder, (), (code, status, placed, total, entries))

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

struct Order : Totals {
    std::string code;
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
    std::optional<std::string> paymentFailureReason;
    bool isPaymentUnknown{};
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
                      (code, status, statusDisplay, created, placed, cartCode, isPreOrderCart, deposit, payment,
                       paymentStatus, paymentMode, paymentFailureReason, isPaymentUnknown, shipmentEntries,
                       entries, consignments, timeline, deliveryAddress, recepientDetail, expectedDeliveryMsg,
                       cancellable, cancelTakesGifts, withheldAmount, refundedAmount, returnable, billingDocuments,
                       totalItems, totalUnitCount, total, why, responseStatus, errorMsg))

struct OrderHistoryItem {
    std::string code;
    std::string status;
    std::string statusDisplay;
    std::string placed;
    Amount total;
    std::string paymentStatus;
    int totalItems{};
    int totalUnitCount{};
    bool isPreOrderCart{};
    ShipmentEntries shipmentEntries;
    std::vector<Entry> entries;
};
BOOST_DESCRIBE_STRUCT(OrderHistoryItem, (),
                      (code, status, statusDisplay, placed, total, paymentStatus, totalItems, totalUnitCount,
                       isPreOrderCart, shipmentEntries, entries))

struct OrderPagination {
    int currentPage{};
    int pageSize{};
    int totalPages{};
    int totalResults{};
    std::string sort;
};
BOOST_DESCRIBE_STRUCT(OrderPagination, (), (currentPage, pageSize, totalPages, totalResults, sort))

struct OrderSort {
    std::string code;
    bool selected{};
};
BOOST_DESCRIBE_STRUCT(OrderSort, (), (code, selected))

struct OrderHistory {
    std::vector<OrderHistoryItem> orders;
    OrderPagination pagination;
    std::vector<OrderSort> sorts;
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(OrderHistory, (), (orders, pagination, sorts, responseStatus))

struct OldOrderHistory {
    std::vector<OldOrder> orders;
    OrderPagination pagination;
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(OldOrderHistory, (), (orders, pagination, responseStatus))

struct PaymentPageDetails {
    std::string code;
    std::vector<PaymentMode> paymentModes;
    std::optional<std::string> paymentStatus;
    std::optional<std::string> orderCode;
    Amount totalPriceWithTax;
    std::optional<CartDeposit> deposit{};
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(PaymentPageDetails, (),
                      (code, paymentModes, paymentStatus, orderCode, totalPriceWithTax, deposit, responseStatus))

Order to_wire(const spaza::Order& order, TimePoint now, const Texts& texts);
/// `asked` are the entries the shopper named; what else goes came free or cheaper with them.
CancellationPreview to_wire(const spaza::Cancellation& cancellation, const std::vector<CancelledUnits>& asked);
MovedConsignment moved(const spaza::Order& order, const std::string& consignment);
OldOrder to_wire(const spaza::OldOrder& order);
OrderHistoryItem history_item(const spaza::Order& order, const Texts& texts);
PaymentMode payment_mode(const std::string& code, const Texts& texts);

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
