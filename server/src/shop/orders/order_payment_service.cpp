#include "shop/orders/order_payment_service.hpp"

#include "shop/orders/orders_letter.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza {

Settlement OrderPaymentService::paid(const PaymentAttempt& attempt, TimePoint now) {
    auto order = store_.lock(attempt.order);
    if (!order) return Settlement::refund_sold_out;  // cannot happen while attempts are made with their orders
    const bool cancelled = is_cancelled(*order);
    if (cancelled && !order->paid_at) {  // it goes back, but it did come in
        mark_paid(*order, attempt, now);
        store_.save(*order);
    }
    if (cancelled) {
        store_.note(order->code, order_status_name(order->status), "orderNote.paidCancelled", now);
        return Settlement::refund_cancelled;
    }
    if (attempt.part == PaymentPart::balance) return balance_paid(*order, attempt, now);
    if (order->paid_at) {  // some of it may have been given back since: it is paid all the same
        store_.note(order->code, order_status_name(order->status), "orderNote.paidTwice", now);
        return Settlement::refund_second_payment;
    }
    mark_paid(*order, attempt, now);

    const bool have_goods = take_stock(*order);
    const bool waits = have_goods && order->deposit;  // for the balance
    order->status = !have_goods ? OrderStatus::cancelling
                    : waits     ? OrderStatus::on_hold
                                : OrderStatus::payment_captured;
    store_.save(*order);
    if (!waits)
        store_.set_consignments(order->code, have_goods ? ConsignmentStatus::ready : ConsignmentStatus::cancelled,
                                now);
    store_.note(order->code, order_status_name(order->status),
                !have_goods ? "orderNote.paidSoldOut"
                : waits     ? "orderNote.depositPaid"
                            : "",
                now);
    if (waits)
        events_.deposit_paid(*store_.find(order->code), now);
    else if (have_goods)
        events_.paid(*store_.find(order->code), now);
    return have_goods ? Settlement::keep : Settlement::refund_sold_out;
}

/// From here on it is an order as any other: it has its invoice, and the warehouse may begin.
Settlement OrderPaymentService::balance_paid(Order& order, const PaymentAttempt& attempt, TimePoint now) {
    if (!owes_balance(order)) {
        store_.note(order.code, order_status_name(order.status), "orderNote.paidTwice", now);
        return Settlement::refund_second_payment;
    }
    order.deposit->paid_at = now;
    order.deposit->balance_ref = attempt.merchant_ref;
    order.deposit->failure.clear();
    order.status = OrderStatus::payment_captured;
    store_.save(order);
    store_.set_consignments(order.code, ConsignmentStatus::ready, now);
    store_.note(order.code, order_status_name(order.status), "orderNote.balancePaid", now);
    events_.paid(*store_.find(order.code), now);
    return Settlement::keep;
}

void OrderPaymentService::mark_paid(Order& order, const PaymentAttempt& attempt, TimePoint now) {
    order.payment = PaymentStatus::succeed;
    order.payment_failure.clear();
    order.paid_at = now;
    order.attempt_ref = attempt.merchant_ref;
    order.payment_mode = attempt.mode;
}

/// The goods leave the shelf. When the reservation is over, they may be had once more.
bool OrderPaymentService::take_stock(Order& order) {
    if (order.reservation == Reservation::committed) return true;
    const auto allocations = store_.allocations(order.code);
    if (order.reservation == Reservation::released) {
        if (!stock_.retake(allocations)) return false;
        if (!promotions_.retake(order.code)) {
            stock_.release(allocations);
            return false;
        }
    }
    stock_.sell(allocations);
    order.reservation = Reservation::committed;
    return true;
}

void OrderPaymentService::not_paid(const PaymentAttempt& attempt, TimePoint now) {
    auto order = store_.lock(attempt.order);
    if (order && attempt.part == PaymentPart::balance) {
        if (!owes_balance(*order) || order->deposit->balance_ref != attempt.merchant_ref) return;
        order->deposit->failure = attempt.failure_reason;
        store_.save(order->code, *order->deposit);
        store_.note(order->code, order_status_name(order->status), "orderNote.balanceNotPaid", now);
        return;
    }
    if (!order || order->payment != PaymentStatus::pending) return;
    if (is_cancelled(*order)) return;                        // it stays what the shopper made it
    if (order->attempt_ref != attempt.merchant_ref) return;  // another try is under way

    order->payment = PaymentStatus::failed;
    order->payment_failure = attempt.failure_reason;
    order->status = OrderStatus::payment_not_captured;
    if (order->reservation == Reservation::held) {
        stock_.release(store_.allocations(order->code));
        promotions_.release(order->code);
        order->reservation = Reservation::released;
    }
    store_.save(*order);
    store_.note(order->code, order_status_name(order->status), "", now);
}

/// The order's own payment, or one that came on top of it.
void OrderPaymentService::refunded(const Refund& refund, const PaymentAttempt& attempt, Money returned,
                                   TimePoint now) {
    auto order = store_.lock(attempt.order);
    if (!order) return;
    const bool first = order->attempt_ref == attempt.merchant_ref && order->paid_at;
    const bool balance =
        order->deposit && order->deposit->paid_at && order->deposit->balance_ref == attempt.merchant_ref;
    const bool its_own = (first || balance) && refund.gateway_ref == attempt.gateway_ref;
    if (its_own) {
        const bool whole = returned_whole(*order, attempt, returned);
        order->payment = whole ? PaymentStatus::refunded : PaymentStatus::partly_refunded;
        if (whole && order->status == OrderStatus::cancelling) order->status = OrderStatus::cancelled;
        store_.save(*order);
    }
    store_.note(order->code, order_status_name(order->status), "orderNote.refunded", now);

    const CustomerContact contact = customers_.contact(order->customer);
    if (contact.email.empty()) return;
    const auto whole = store_.find(order->code);
    letters_.enqueue({.to = contact.email,
                      .template_name = "order-refund",
                      .data = refund_letter(*whole, refund, contact),
                      .key = "order-refund:" + refund.id});
}

/// Whether nothing is left of what was paid for the order, in one part or two.
bool OrderPaymentService::returned_whole(Order& order, const PaymentAttempt& attempt, Money returned) {
    if (!order.deposit) return returned >= order.total;
    Deposit& deposit = *order.deposit;
    (attempt.merchant_ref == order.attempt_ref ? deposit.returned : deposit.balance_returned) = returned;
    return deposit.returned + deposit.balance_returned >= (deposit.paid_at ? order.total : deposit.amount);
}

void OrderPaymentService::refund_failed(const Refund&, const PaymentAttempt& attempt, TimePoint now) {
    const auto order = store_.lock(attempt.order);
    if (!order) return;
    store_.note(order->code, order_status_name(order->status), "orderNote.refundDelayed", now);
}

bool OrderPaymentService::expire(const OrderCode& code) {
    const auto now = clock_.now();
    auto order = store_.lock(code);
    if (!order || order->reservation != Reservation::held || order->reserved_until > now) return false;
    stock_.release(store_.allocations(code));
    promotions_.release(code);
    order->reservation = Reservation::released;
    store_.save(*order);
    store_.note(code, order_status_name(order->status), "orderNote.notHeld", now);
    return true;
}

}  // namespace spaza
