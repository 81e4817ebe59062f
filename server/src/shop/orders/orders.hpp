#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/orders/consignment.hpp"
#include "shop/orders/order_head.hpp"
#include "shop/stock/reservation.hpp"

namespace spaza {

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
    int beaten_units{};  // for which a price beat was paid
    Money beaten{};      // what it gave back for them
    int returned{};      // units that came back and were paid back
    int gone() const { return cancelled + returned; }
    int kept() const { return quantity - gone(); }
};

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
    Money refunded{};  // by cancellations and returns, in all
};

/// An invoice or credit note about one part.
struct DocumentRef {
    std::string number;
    std::string consignment;
    bool credit{};
};

/// A whole order, to be read: what an OrderHead is for changes, with everything that belongs to it.
struct Order : OrderSummary {
    Order() = default;
    /// As it is placed: nothing has been paid.
    Order(OrderFacts facts, PlacingTerms terms)
        : OrderSummary{std::move(facts),
                       {.payment_mode = std::move(terms.payment_mode),
                        .reserved_until = terms.reserved_until,
                        .deposit = std::move(terms.deposit),
                        .held_from = std::move(terms.held_from)}} {}
    Order(OrderFacts facts, OrderState state, Passkey<OrderRows>)
        : OrderSummary{std::move(facts), std::move(state)} {}

    std::vector<OrderEntry> entries{};
    std::vector<OrderConsignment> consignments{};
    std::vector<TimelineRow> timeline{};
    std::vector<DiscountLine> discounts{};  // for every cent off, the promotion that gave it
    KeptGifts gifts{};                      // not in lists of orders
    std::vector<DocumentRef> documents{};

    /// The attempt it is placed with, before it is stored.
    void placed_with(std::string merchant_ref) { state_.attempt_ref = std::move(merchant_ref); }
    /// Where its head stands after a change.
    void stands_as(const OrderHead& head) { state_ = head.state(); }
};

/// Whether the shopper has something to collect with this part's code.
inline bool awaits_collection(const Order& order, const OrderConsignment& part) {
    return order.is_paid() && !part.collection_code.empty() && part.status() != ConsignmentStatus::waiting &&
           part.status() != ConsignmentStatus::collected && !part.is_cancelled();
}

/// Units of one entry, and what they cost.
struct CancelledUnits {
    int entry{};
    int units{};
    Money value;
};

/// What is taken back of an order, before or after it was handed over, and what that gives back.
struct Cancellation {
    TimePoint at;
    std::string by;      // customer, operator, balance: it was not paid in time, return: it came back
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
    bool is_proof_needed{false};  // of the address they are found by
};

/// Units that an order holds without having been paid.
struct HeldUnits {
    OrderCode order;
    bool own{};           // the customer's
    bool from_address{};  // counted for the address
    ProductCode product;
    StoreCode store;
    int units{};
};

struct HeldUnpaid {
    std::vector<HeldUnits> units;  // the oldest order first
    bool has_paid{};               // the customer, for an order that was not given back
};

/// What may be held without having been paid. A known customer has paid before, or shown that a cellphone number
/// is theirs: whoever is not costs nothing to make, and counts with others of the address as well.
struct UnpaidPolicy {
    int orders{5};           // of a customer
    int units{4};            // of a product, always
    int percent{50};         // of what is free of it, of a known customer
    int new_percent{25};     // of another, and of all others at an address
    int address_orders{30};  // of all others at an address
};

struct OrderPolicy {
    UnpaidPolicy unpaid{};
    std::chrono::minutes reservation_lives{30};
    std::chrono::minutes duplicate_window{30};
    bool old_orders{false};               // of a former system, by the address alone
    std::chrono::days balance_lives{14};  // a pre-order waits so long for its balance once it is released
};

/// What the shopper sends to order.
struct OrderRequest {
    CustomerId customer;
    std::string cart_id;
    std::string payment_mode;
    std::string channel;
    StoreCode zone;
    std::string campaign;             // empty: the cart's
    bool duplicate_confirmed{false};  // "yes, I do want it twice"
    std::string address{};            // of the shopper, as limits count it; empty: it is not counted
};

}  // namespace spaza
