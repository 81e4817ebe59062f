#pragma once

#include <string_view>

#include "base/result.hpp"
#include "shop/orders/order_summary.hpp"

namespace spaza {

/// A move of an order with its line of the timeline. Only an order's verbs make one, and only with one can a
/// changed order be saved.
class OrderMove {
public:
    /// The order that moved.
    const OrderCode& order() const { return order_; }
    OrderStatus from() const { return from_; }
    OrderStatus to() const { return to_; }
    std::string_view note() const { return note_; }  // message key, or nothing: the status says it
    TimePoint at() const { return at_; }
    /// What all its parts become with it.
    std::optional<ConsignmentStatus> parts() const { return parts_; }
    /// The stock it held is for others now.
    bool releases_stock() const { return releases_stock_; }

private:
    friend class OrderHead;
    OrderMove(OrderCode order, const OrderState& from, const OrderState& to, std::string_view note, TimePoint at,
              std::optional<ConsignmentStatus> parts)
        : order_{std::move(order)},
          from_{from.status},
          to_{to.status},
          note_{note},
          at_{at},
          parts_{parts},
          releases_stock_{from.reservation == Reservation::held && to.reservation == Reservation::released} {}

    OrderCode order_;
    OrderStatus from_;
    OrderStatus to_;
    std::string_view note_;
    TimePoint at_;
    std::optional<ConsignmentStatus> parts_;
    bool releases_stock_;
};

/// The attempt that paid, or that is to.
struct AttemptRef {
    std::string merchant_ref;
    std::string mode;
};

/// A locked row of orders, which only storage makes. Every change is a verb; it is refused, with nothing changed,
/// when the tables of moves do not have it.
class OrderHead : public OrderSummary {
public:
    OrderHead(OrderFacts facts, OrderState state, Passkey<OrderRows>)
        : OrderSummary{std::move(facts), std::move(state)} {}

    /// The whole, or the deposit. Without the goods (the reservation was over and they are gone) the money goes
    /// back.
    Result<OrderMove> paid(const AttemptRef& attempt, bool goods_are_there, TimePoint at);
    /// Money that came in for what had been cancelled unpaid: it goes back, but it did come in.
    Result<OrderMove> paid_after_cancellation(const AttemptRef& attempt, TimePoint at);
    /// The goods stay until the reservation is over: it may be paid again.
    Result<OrderMove> payment_failed(const std::string& merchant_ref, const std::string& reason, TimePoint at);
    /// The shopper left the attempt's page by Cancel: a note, for the gateway has not decided.
    Result<OrderMove> payment_left(const std::string& merchant_ref, TimePoint at);
    Result<OrderMove> paying_again(const AttemptRef& attempt, TimePoint held_until, TimePoint at);
    /// Its payment failed and its time is over: nobody may pay it any more.
    Result<OrderMove> given_up(TimePoint at);
    /// The goods are for others now; it may still be paid.
    Result<OrderMove> reservation_over(TimePoint at);

    Result<OrderMove> balance_asked(TimePoint due, TimePoint at);
    Result<OrderMove> balance_reminded(TimePoint at);
    Result<OrderMove> paying_balance(const std::string& merchant_ref, TimePoint at);
    Result<OrderMove> balance_failed(const std::string& merchant_ref, const std::string& reason, TimePoint at);
    Result<OrderMove> balance_paid(const std::string& merchant_ref, TimePoint at);

    /// Its parts went on.
    Result<OrderMove> parts_moved(OrderStatus to, TimePoint at);
    /// All its parts are cancelled; `by` customer, shop or notPaid. What is cancelled unpaid is asked for no more.
    Result<OrderMove> cancelled(const std::string& by, TimePoint at);
    /// All that has come back by now of the payment with this reference, its own or the balance's.
    Result<OrderMove> refunded(const std::string& merchant_ref, Money returned, TimePoint at);

private:
    Result<OrderMove> change(OrderState next, std::string_view note, TimePoint at,
                             std::optional<ConsignmentStatus> parts = {});
    Result<OrderMove> change_deposit(Deposit next, std::string_view note, TimePoint at);
    std::unexpected<Error> refused() const;
};

}  // namespace spaza
