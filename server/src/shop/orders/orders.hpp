#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/stock/reservation.hpp"

namespace spaza {

enum class OrderStatus {
    created,
    payment_pending,
    payment_captured,
    payment_not_captured,
    ready,
    open,
    on_hold,
    order_split,
    processing_error,
    cancelling,
    cancelled,
    completed
};

enum class PaymentStatus { pending, succeed, failed, partly_refunded, refunded };

/// What became of the stock an order took.
enum class Reservation { held, committed, released };

struct OrderEntry {
    int number{};
    std::string consignment;
    ProductCode product;
    std::string name;
    std::string url;
    std::string image_url;
    TradingType trading_type{};
    bool returnable{true};
    int quantity{};
    Money unit_price;
    Money discount;
    Money total;
    Money tax;
    std::string promise;  // expectedDeliveryMsg
    bool give_away{false};
    int cancelled{};            // units
    bool needs_licence{false};  // a television
    bool liquor{false};
    int kept() const { return quantity - cancelled; }
};

/// Where a part of an order is (OCC: WAITING, READY, PICKPACK, …).
enum class ConsignmentStatus {
    waiting,  // for the payment
    ready,    // to be picked
    picked,
    shipped,
    for_pickup,  // in the store, for the shopper to collect
    collected,
    delivered,
    cancelled
};

struct Tracking {
    std::string carrier;
    std::string id;
    std::string url;
};

struct OrderConsignment {
    std::string code;  // <order>-A, -B, …
    ConsignmentStatus status{};
    StoreCode pos;
    std::string pos_name;
    TradingType trading_type{};
    Delivery delivery{};
    Money delivery_cost;
    std::string promise;
    TimePoint status_at;
    Tracking tracking{};
    std::string parking{};  // of the store to collect at, as it said when this was ordered
    std::string entrance{};
    std::string
        collection_code{};  // what is shown in the store; empty: delivered, or placed before there were any
};

/// Whether nobody has begun to pick it.
inline bool can_be_cancelled(const OrderConsignment& consignment) {
    return consignment.status == ConsignmentStatus::waiting || consignment.status == ConsignmentStatus::ready;
}

struct TimelineRow {
    TimePoint at;
    std::string status;
    std::string note;           // message key
    std::string consignment{};  // its code, when the row is about one part
};

/// Units of an entry in what earned something, or in what was earned.
struct GiftUnits {
    int entry{};
    int units{};
    Money off{};  // what they became cheaper by
};

/// What came free or cheaper because something else was bought, and what that took: "buy two, get one", or a gift
/// with every drill. Kept with the order, for it goes when what earned it does.
struct GiftTerms {
    std::string promotion;
    int every{};   // units to be bought for each time; zero: any
    Money from{};  // what they must cost before discounts; zero: anything
    int times{1};  // how often it was earned
    int each{1};   // units that come along each time
    bool gift{};   // an entry of its own that the shop added
    std::vector<GiftUnits> earners{};
    std::vector<GiftUnits> gifts{};
};

/// And what refunds came short by so far for what is kept without having been earned.
struct KeptGifts {
    std::vector<GiftTerms> terms{};
    Money withheld{};
    Money refunded{};  // by cancellations, all told
};

/// An invoice or credit note about one part.
struct PaperRef {
    std::string number;
    std::string consignment;
    bool credit{};
};

/// How a pre-order is paid in two parts. The order's own payment is the deposit's.
struct Deposit {
    Money amount;
    Money balance;
    std::optional<TimePoint> asked_at{};  // its product was released
    std::optional<TimePoint> due_at{};
    bool reminded{false};
    std::optional<TimePoint> paid_at{};  // the balance
    std::string balance_ref{};           // of the attempt that counts: the latest, or the one that paid
    std::string failure{};               // of that attempt: a message key
    Money returned{};                    // of the deposit's payment
    Money balance_returned{};
};

struct Order {
    OrderCode code;
    CartCode cart;
    CustomerId customer;
    OrderStatus status{};
    PaymentStatus payment{};
    std::string payment_mode;
    std::string payment_failure;  // message key
    std::string channel;
    StoreCode zone;
    std::string campaign;
    Money sub_total;
    Money discount;
    Money delivery_cost;
    Money tax;
    Money total;  // of everything, what is collected for the television licence included
    std::string fingerprint;
    std::string address_json;
    std::optional<Recipient> recipient;
    Reservation reservation{};
    TimePoint reserved_until;
    TimePoint created_at;
    std::optional<TimePoint> paid_at;
    std::string attempt_ref;  // of the attempt that counts: the latest, or the one that paid

    std::vector<OrderEntry> entries;
    std::vector<OrderConsignment> consignments;
    std::vector<TimelineRow> timeline;
    std::vector<DiscountLine> discounts{};  // for every cent off, the promotion that gave it
    KeptGifts gifts{};                      // not in lists of orders
    std::vector<PaperRef> papers{};
    bool pre_order{};
    Money licence_fee{};
    Money licence_outstanding{};
    std::optional<Deposit> deposit{};

    /// Nothing is to be paid any more before it is sent.
    bool paid_in_full() const { return paid_at && (!deposit || deposit->paid_at); }
};

inline bool is_cancelled(const Order& order) {
    return order.status == OrderStatus::cancelled || order.status == OrderStatus::cancelling;
}

/// Whether the shopper has something to collect with this part's code.
inline bool awaits_collection(const Order& order, const OrderConsignment& part) {
    const bool is_paid =
        order.payment == PaymentStatus::succeed || order.payment == PaymentStatus::partly_refunded;
    return is_paid && !part.collection_code.empty() && part.status != ConsignmentStatus::waiting &&
           part.status != ConsignmentStatus::collected && part.status != ConsignmentStatus::cancelled;
}

/// The deposit is paid and the balance is not.
inline bool owes_balance(const Order& order) {
    return order.deposit && order.paid_at && !order.deposit->paid_at && !is_cancelled(order);
}

/// The balance has been asked for.
inline bool balance_is_due(const Order& order) { return owes_balance(order) && order.deposit->asked_at; }

/// The shopper may pay it now.
inline bool balance_is_payable(const Order& order, TimePoint now) {
    return balance_is_due(order) && now < *order.deposit->due_at;
}

/// Units of one entry, and what they cost.
struct CancelledUnits {
    int entry{};
    int units{};
    Money value;
};

struct Cancellation {
    TimePoint at;
    std::string by;      // customer, operator, balance: it was not paid in time
    std::string reason;  // as given
    std::vector<CancelledUnits> units;
    Money delivery;    // the delivery that is not needed any more
    Money licence{};   // nor is the television licence when no television is left
    Money withheld{};  // for gifts that are kept without what earned them; below zero: given back after all
    Money refund() const {
        Money sum = delivery + licence - withheld;
        for (const CancelledUnits& each : units) sum += each.value;
        return sum;
    }
};

struct OrderFilter {
    std::vector<OrderStatus> statuses;  // none: all
    std::optional<TimePoint> from;
    std::optional<TimePoint> before;
    bool by_number{false};
    int page{0};
    int page_size{20};
};

struct OrderPage {
    std::vector<Order> orders;  // with entries and consignments
    int total{};
};

/// An order of the former system, read only.
struct OldOrder {
    struct Entry {
        std::string code;
        std::string name;
        int quantity{};
        Money total;
    };
    std::string code;
    TimePoint placed_at;
    std::string status;
    Money total;
    std::vector<Entry> entries;
};

struct OldOrderPage {
    std::vector<OldOrder> orders;
    int total{};
};

struct OrderPolicy {
    std::chrono::minutes reservation_lives{30};
    std::chrono::minutes duplicate_window{30};
    bool old_orders{false};               // of a former system, by the address alone
    std::chrono::days balance_lives{14};  // a pre-order waits so long for its balance once it is released
};

/// What the shopper sends to order.
struct OrderWish {
    CustomerId customer;
    std::string cart_id;
    std::string payment_mode;
    std::string channel;
    StoreCode zone;
    std::string campaign;
    bool duplicate_confirmed{false};  // "yes, I do want it twice"
};

}  // namespace spaza
