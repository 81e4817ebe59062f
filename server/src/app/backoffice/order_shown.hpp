#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/backoffice/staff_session.hpp"
#include "shop/cart/cart_wire.hpp"
#include "shop/orders/admin/order_admin.hpp"
#include "shop/payment/refund.hpp"

/// JSON shapes of contract/openapi/backoffice-orders.yaml.
namespace spaza::app::backoffice {

struct StaffOrderPartRow {
    std::string code;
    std::string store;
    std::string storeName;
    std::string delivery;  // door, pickup
    std::string status;
    std::string statusText;
    std::string since;
    std::optional<std::string> promise;
    std::optional<std::string> nextStep;
};
BOOST_DESCRIBE_STRUCT(StaffOrderPartRow, (),
                      (code, store, storeName, delivery, status, statusText, since, promise, nextStep))

struct StaffOrderRow {
    std::string code;
    std::string placedAt;
    std::string customerName;
    std::optional<std::string> town;
    std::optional<std::string> postalCode;
    int units{};
    wire::Amount total;
    std::string status;
    std::string statusText;
    std::string paymentStatus;
    std::string paymentMode;
    bool isInDoubt{};
    bool isPreOrder{};
    int notes{};
    std::vector<StaffOrderPartRow> parts;
};
BOOST_DESCRIBE_STRUCT(StaffOrderRow, (),
                      (code, placedAt, customerName, town, postalCode, units, total, status, statusText,
                       paymentStatus, paymentMode, isInDoubt, isPreOrder, notes, parts))

struct StaffOrderCustomer {
    std::string id;
    std::string name;
    std::optional<std::string> email;
    std::optional<std::string> phone;
    int orders{};
};
BOOST_DESCRIBE_STRUCT(StaffOrderCustomer, (), (id, name, email, phone, orders))

struct StaffOrderPlace {
    std::string name;
    std::optional<std::string> phone;
    std::vector<std::string> lines;
    std::optional<std::string> town;
    std::optional<std::string> postalCode;
    std::optional<std::string> instructions;
};
BOOST_DESCRIBE_STRUCT(StaffOrderPlace, (), (name, phone, lines, town, postalCode, instructions))

struct StaffOrderRecipient {
    std::string name;
    std::optional<std::string> phone;
};
BOOST_DESCRIBE_STRUCT(StaffOrderRecipient, (), (name, phone))

struct StaffOrderShare {
    std::string promotion;
    std::string name;
    std::optional<std::string> coupon;
    wire::Amount amount;
};
BOOST_DESCRIBE_STRUCT(StaffOrderShare, (), (promotion, name, coupon, amount))

struct StaffOrderEntry {
    int entry{};
    std::string part;
    std::string productCode;
    std::string name;
    std::string url;
    std::optional<std::string> imageUrl;
    int units{};
    int cancelled{};
    int returned{};
    int cancellable{};
    wire::Amount unitPrice;
    wire::Amount discount;
    wire::Amount orderShare;
    wire::Amount total;
    wire::Amount vat;
    bool isGift{};
    std::vector<StaffOrderShare> shares;
};
BOOST_DESCRIBE_STRUCT(StaffOrderEntry, (),
                      (entry, part, productCode, name, url, imageUrl, units, cancelled, returned, cancellable,
                       unitPrice, discount, orderShare, total, vat, isGift, shares))

struct StaffTracking {
    std::optional<std::string> carrier;
    std::optional<std::string> id;
    std::optional<std::string> url;
};
BOOST_DESCRIBE_STRUCT(StaffTracking, (), (carrier, id, url))

struct StaffOrderPart {
    std::string code;
    std::string store;
    std::string storeName;
    std::string delivery;
    wire::Amount deliveryCost;
    std::optional<std::string> promise;
    std::string status;
    std::string statusText;
    std::string since;
    std::optional<StaffTracking> tracking;
    std::vector<std::string> steps;
    std::vector<std::string> nextSteps;
    bool needsCollectionCode{};
    bool isCancellable{};
};
BOOST_DESCRIBE_STRUCT(StaffOrderPart, (),
                      (code, store, storeName, delivery, deliveryCost, promise, status, statusText, since,
                       tracking, steps, nextSteps, needsCollectionCode, isCancellable))

struct StaffOrderMoney {
    wire::Amount goods;
    std::vector<StaffOrderShare> discounts;
    wire::Amount delivery;
    wire::Amount licence;
    wire::Amount total;
    wire::Amount vat;
    wire::Amount captured;
    wire::Amount refunded;
    wire::Amount refundable;
    wire::Amount withheld;
};
BOOST_DESCRIBE_STRUCT(StaffOrderMoney, (),
                      (goods, discounts, delivery, licence, total, vat, captured, refunded, refundable, withheld))

struct StaffOrderPayment {
    std::string reference;
    std::string gateway;
    std::optional<std::string> gatewayReference;
    std::string mode;
    std::string part;
    std::string state;
    wire::Amount amount;
    std::string at;
    std::optional<std::string> failure;
};
BOOST_DESCRIBE_STRUCT(StaffOrderPayment, (),
                      (reference, gateway, gatewayReference, mode, part, state, amount, at, failure))

struct StaffDoubt {
    std::string id;
    std::string what;
    std::string reference;
    std::string at;
    std::optional<std::string> settledBy;
    std::optional<std::string> settledAt;
    std::optional<std::string> reason;
};
BOOST_DESCRIBE_STRUCT(StaffDoubt, (), (id, what, reference, at, settledBy, settledAt, reason))

struct StaffOrderRefund {
    std::string id;
    std::string orderCode;
    std::string gateway;
    std::string gatewayReference;
    wire::Amount amount;
    std::string state;
    std::string reason;
    std::optional<std::string> answer;
    int tries{};
    bool isByHand{};
    std::string askedAt;
    std::optional<std::string> finishedAt;
};
BOOST_DESCRIBE_STRUCT(StaffOrderRefund, (),
                      (id, orderCode, gateway, gatewayReference, amount, state, reason, answer, tries, isByHand,
                       askedAt, finishedAt))

struct StaffOrderEvent {
    std::string at;
    std::string kind;  // order, money, staff
    std::string what;
    std::optional<std::string> act;
    std::optional<std::string> by;
    std::optional<std::string> part;
};
BOOST_DESCRIBE_STRUCT(StaffOrderEvent, (), (at, kind, what, act, by, part))

struct StaffOrderNote {
    int number{};
    std::string at;
    std::string by;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(StaffOrderNote, (), (number, at, by, text))

struct StaffOrderDocument {
    std::string number;
    std::string type;  // INVOICE, CREDIT_NOTE
    std::string part;
    std::string url;
};
BOOST_DESCRIBE_STRUCT(StaffOrderDocument, (), (number, type, part, url))

struct StaffOrder {
    std::string code;
    std::string status;
    std::string statusText;
    std::string paymentStatus;
    std::string placedAt;
    std::optional<std::string> paidAt;
    std::string channel;
    bool isPreOrder{};
    bool isInDoubt{};
    bool isCancellable{};
    StaffOrderCustomer customer;
    std::optional<StaffOrderPlace> deliverTo;
    std::optional<StaffOrderRecipient> recipient;
    std::vector<StaffOrderEntry> entries;
    std::vector<StaffOrderPart> parts;
    StaffOrderMoney money;
    std::vector<StaffOrderPayment> payments;
    std::vector<StaffDoubt> doubts;
    std::vector<StaffOrderRefund> refunds;
    std::vector<StaffOrderEvent> events;
    std::vector<StaffOrderNote> notes;
    std::vector<StaffOrderDocument> documents;
};
BOOST_DESCRIBE_STRUCT(StaffOrder, (),
                      (code, status, statusText, paymentStatus, placedAt, paidAt, channel, isPreOrder, isInDoubt,
                       isCancellable, customer, deliverTo, recipient, entries, parts, money, payments, doubts,
                       refunds, events, notes, documents))

StaffOrderRow row_shown(const ListedOrder& listed);
/// The whole order as this caller may see it.
StaffOrder order_shown(StaffSession& staff, const Order& order, const http::Caller& caller);
StaffOrderRefund refund_shown(const Refund& refund);
StaffOrderNote note_shown(const OrderNote& note);

// Parts of it, in files of their own.
/// Of staff, money and the order itself, the latest first.
std::vector<StaffOrderEvent> events_shown(StaffSession& staff, const Order& order,
                                          const std::vector<Refund>& refunds,
                                          const std::vector<PaymentDoubt>& doubts);
StaffOrderMoney money_shown(StaffSession& staff, const Order& order, const std::vector<Refund>& refunds);
std::vector<StaffOrderShare> shares_shown(const Order& order, std::optional<int> entry);

inline bool may(const http::Caller& caller, std::string_view right) {
    return std::ranges::find(caller.rights, right) != caller.rights.end();
}

}  // namespace spaza::app::backoffice
