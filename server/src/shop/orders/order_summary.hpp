#pragma once

#include <optional>
#include <string>
#include <utility>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "base/passkey.hpp"
#include "base/vat.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/orders/order_moves.hpp"

namespace spaza {

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

/// What stays as it was when the order was placed.
struct OrderFacts {
    OrderCode code{};
    CartCode cart{};
    CustomerId customer{};
    std::string channel{};
    StoreCode zone{};
    std::string campaign{};
    Money sub_total{};
    Money discount{};
    Money delivery_cost{};
    VatRate vat_percent{};  // that its prices hold
    Money tax{};
    Money total{};  // of everything, what is collected for the television licence included
    std::string fingerprint{};
    std::optional<Address> address{};  // what is delivered goes there
    std::optional<Recipient> recipient{};
    TimePoint created_at{};
    bool pre_order{};
    Money licence_fee{};
    Money licence_outstanding{};
};

/// What may change: where the order, its payment and its reserved stock stand.
struct OrderState {
    OrderStatus status{OrderStatus::payment_pending};
    PaymentStatus payment{PaymentStatus::pending};
    std::string payment_mode{};
    std::string payment_failure{};  // message key
    Reservation reservation{Reservation::held};
    TimePoint reserved_until{};
    std::optional<TimePoint> paid_at{};
    std::string attempt_ref{};  // of the attempt that counts: the latest, or the one that paid
    std::string left_ref{};     // of the latest whose page the shopper left by Cancel
    std::string ended_by{};     // customer, shop, soldOut, notPaid: who or what cancelled it
    std::optional<Deposit> deposit{};
    std::string held_from{};  // the address that counts for what it holds; empty: none does, or nothing is held
};

/// How an order is placed: the way it is to be paid, how long its stock is held, and whether in two parts.
struct PlacingTerms {
    std::string payment_mode{};
    TimePoint reserved_until{};
    std::optional<Deposit> deposit{};
    std::string held_from{};
};

/// Makes orders in the state the database has them in (orders_rows_store_sql).
class OrderRows;

/// A line of the timeline about something that leaves the order as it stands.
struct OrderRemark {
    OrderCode order;
    OrderStatus status{};
    std::string note;  // message key
    TimePoint at;
};

/// One row of orders, to be read: who ordered, what it costs and where it stands. Only an OrderHead changes that.
class OrderSummary : public OrderFacts {
public:
    OrderSummary() = default;

    const OrderState& state() const { return state_; }
    OrderStatus status() const { return state_.status; }
    PaymentStatus payment() const { return state_.payment; }
    const std::string& payment_mode() const { return state_.payment_mode; }
    const std::string& payment_failure() const { return state_.payment_failure; }
    Reservation reservation() const { return state_.reservation; }
    TimePoint reserved_until() const { return state_.reserved_until; }
    const std::optional<TimePoint>& paid_at() const { return state_.paid_at; }
    const std::string& attempt_ref() const { return state_.attempt_ref; }
    const std::string& left_ref() const { return state_.left_ref; }
    const std::string& ended_by() const { return state_.ended_by; }
    const std::optional<Deposit>& deposit() const { return state_.deposit; }
    const std::string& held_from() const { return state_.held_from; }

    bool is_cancelled() const;
    /// And not all of it was given back.
    bool is_paid() const;
    /// It may still be paid, as a whole or its deposit.
    bool is_unpaid() const;
    /// Nothing is to be paid any more before it is sent.
    bool paid_in_full() const;
    /// The deposit is paid and the balance is not.
    bool owes_balance() const;
    /// The balance has been asked for.
    bool balance_is_due() const;
    /// The shopper may pay it now.
    bool balance_is_payable(TimePoint now) const;
    /// The shopper pressed Cancel on the payment page and has not gone back to pay; the gateway has not decided.
    bool is_payment_left() const;

    /// The attempt with this reference paid it, or its balance; any other came on top.
    bool counts(const std::string& merchant_ref) const;

    OrderRemark remark(std::string note, TimePoint at) const { return {code, status(), std::move(note), at}; }

protected:
    OrderSummary(OrderFacts facts, OrderState state) : OrderFacts{std::move(facts)}, state_{std::move(state)} {}

    OrderState state_{};
};

}  // namespace spaza
