#include "shop/orders/order_head.hpp"

namespace spaza {
namespace {

void take(OrderState& state, const AttemptRef& attempt, TimePoint at) {
    state.payment = PaymentStatus::succeed;
    state.payment_failure.clear();
    state.paid_at = at;
    state.attempt_ref = attempt.merchant_ref;
    state.payment_mode = attempt.mode;
}

void release(OrderState& state) {
    if (state.reservation == Reservation::held) state.reservation = Reservation::released;
}

}  // namespace

std::unexpected<Error> OrderHead::refused() const {
    return fail(Reason::conflict, "order.cannotMove", code.value, "OrderError", "order");
}

Result<OrderMove> OrderHead::change(OrderState next, std::string_view note, TimePoint at,
                                    std::optional<ConsignmentStatus> parts) {
    if (!may_follow(status(), next.status) || !may_follow(payment(), next.payment) ||
        !may_follow(reservation(), next.reservation))
        return refused();
    const OrderMove move{code, state_, next, note, at, parts};
    state_ = std::move(next);
    if (state_.reservation != Reservation::held) state_.held_from.clear();  // where it came from is of no use now
    return move;
}

Result<OrderMove> OrderHead::change_deposit(Deposit changed, std::string_view note, TimePoint at) {
    OrderState next = state_;
    next.deposit = std::move(changed);
    return change(std::move(next), note, at);
}

Result<OrderMove> OrderHead::paid(const AttemptRef& attempt, bool goods_are_there, TimePoint at) {
    const bool gone_though_held = !goods_are_there && reservation() == Reservation::held;
    if (paid_at() || is_cancelled() || gone_though_held) return refused();
    OrderState next = state_;
    take(next, attempt, at);
    if (!goods_are_there) {
        next.status = OrderStatus::cancelling;
        next.ended_by = "soldOut";
        return change(std::move(next), "orderNote.paidSoldOut", at, ConsignmentStatus::cancelled);
    }
    next.reservation = Reservation::committed;
    if (next.deposit) {
        next.status = OrderStatus::on_hold;
        return change(std::move(next), "orderNote.depositPaid", at);
    }
    next.status = OrderStatus::payment_captured;
    return change(std::move(next), "", at, ConsignmentStatus::ready);
}

Result<OrderMove> OrderHead::paid_after_cancellation(const AttemptRef& attempt, TimePoint at) {
    if (paid_at() || !is_cancelled()) return refused();
    OrderState next = state_;
    take(next, attempt, at);
    return change(std::move(next), "orderNote.paidCancelled", at);
}

Result<OrderMove> OrderHead::payment_failed(const std::string& merchant_ref, const std::string& reason,
                                            TimePoint at) {
    const bool counts = payment() == PaymentStatus::pending && attempt_ref() == merchant_ref;
    if (!counts || is_cancelled()) return refused();
    OrderState next = state_;
    next.status = OrderStatus::payment_not_captured;
    next.payment = PaymentStatus::failed;
    next.payment_failure = reason;
    if (reserved_until() <= at) release(next);
    return change(std::move(next), "", at);
}

Result<OrderMove> OrderHead::payment_left(const std::string& merchant_ref, TimePoint at) {
    if (left_ref() == merchant_ref) return refused();
    OrderHead left = *this;
    left.state_.left_ref = merchant_ref;
    if (!left.is_payment_left()) return refused();  // decided, or another attempt is under way
    return change(std::move(left.state_), "orderNote.paymentLeft", at);
}

Result<OrderMove> OrderHead::paying_again(const AttemptRef& attempt, TimePoint held_until, TimePoint at) {
    if (!is_unpaid() || is_cancelled()) return refused();
    OrderState next = state_;
    next.status = OrderStatus::payment_pending;
    next.payment = PaymentStatus::pending;
    next.payment_mode = attempt.mode;
    next.payment_failure.clear();
    next.reservation = Reservation::held;
    next.reserved_until = held_until;
    next.attempt_ref = attempt.merchant_ref;
    next.left_ref.clear();
    return change(std::move(next), "orderNote.payingAgain", at);
}

Result<OrderMove> OrderHead::given_up(TimePoint at) {
    if (payment() != PaymentStatus::failed || is_cancelled()) return refused();
    OrderState next = state_;
    next.status = OrderStatus::cancelled;
    next.ended_by = "notPaid";
    release(next);
    return change(std::move(next), pre_order ? "orderNote.notPaidInTime" : "orderNote.backInCart", at,
                  ConsignmentStatus::cancelled);
}

Result<OrderMove> OrderHead::reservation_over(TimePoint at) {
    if (reservation() != Reservation::held || reserved_until() > at) return refused();
    OrderState next = state_;
    release(next);
    return change(std::move(next), "orderNote.notHeld", at);
}

Result<OrderMove> OrderHead::balance_asked(TimePoint due, TimePoint at) {
    if (!owes_balance() || deposit()->asked_at) return refused();
    Deposit next = *deposit();
    next.asked_at = at;
    next.due_at = due;
    return change_deposit(std::move(next), "orderNote.balanceAsked", at);
}

Result<OrderMove> OrderHead::balance_reminded(TimePoint at) {
    if (!balance_is_due() || deposit()->reminded) return refused();
    Deposit next = *deposit();
    next.reminded = true;
    return change_deposit(std::move(next), "orderNote.balanceReminder", at);
}

Result<OrderMove> OrderHead::paying_balance(const std::string& merchant_ref, TimePoint at) {
    if (!balance_is_due()) return refused();
    OrderState next = state_;
    next.deposit->balance_ref = merchant_ref;
    next.deposit->failure.clear();
    next.left_ref.clear();
    return change(std::move(next), "orderNote.payingBalance", at);
}

Result<OrderMove> OrderHead::balance_failed(const std::string& merchant_ref, const std::string& reason,
                                            TimePoint at) {
    if (!owes_balance() || deposit()->balance_ref != merchant_ref) return refused();
    Deposit next = *deposit();
    next.failure = reason;
    return change_deposit(std::move(next), "orderNote.balanceNotPaid", at);
}

Result<OrderMove> OrderHead::balance_paid(const std::string& merchant_ref, TimePoint at) {
    if (!owes_balance()) return refused();
    OrderState next = state_;
    next.status = OrderStatus::payment_captured;
    next.deposit->paid_at = at;
    next.deposit->balance_ref = merchant_ref;
    next.deposit->failure.clear();
    return change(std::move(next), "orderNote.balancePaid", at, ConsignmentStatus::ready);
}

Result<OrderMove> OrderHead::parts_moved(OrderStatus to, TimePoint at) {
    const bool goes_on = to == OrderStatus::open || to == OrderStatus::completed;
    if (!goes_on || to == status()) return refused();
    OrderState next = state_;
    next.status = to;
    return change(std::move(next), "", at);
}

Result<OrderMove> OrderHead::cancelled(const std::string& by, TimePoint at) {
    if (is_cancelled()) return refused();
    OrderState next = state_;
    next.ended_by = by;
    next.status = is_paid() ? OrderStatus::cancelling : OrderStatus::cancelled;
    if (next.status == OrderStatus::cancelled) {
        release(next);
        if (!paid_at()) {
            next.payment = PaymentStatus::failed;
            next.payment_failure = "payment.orderCancelled";
        }
    }
    return change(std::move(next), "", at);
}

Result<OrderMove> OrderHead::refunded(const std::string& merchant_ref, Money returned, TimePoint at) {
    if (!counts(merchant_ref)) return refused();
    const bool own = merchant_ref == attempt_ref();
    OrderState next = state_;
    bool whole = returned >= total;
    if (next.deposit) {
        Deposit& deposit = *next.deposit;
        (own ? deposit.returned : deposit.balance_returned) = returned;
        whole = deposit.returned + deposit.balance_returned >= (deposit.paid_at ? total : deposit.amount);
    }
    next.payment = whole ? PaymentStatus::refunded : PaymentStatus::partly_refunded;
    if (whole && next.status == OrderStatus::cancelling) next.status = OrderStatus::cancelled;
    return change(std::move(next), "orderNote.refunded", at);
}

}  // namespace spaza
