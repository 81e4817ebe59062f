#include "shop/orders/placing/order_payment_service.hpp"

#include <stdexcept>

#include "shop/orders/news/orders_mail.hpp"

namespace spaza {

namespace {

AttemptRef ref_of(const PaymentAttempt& attempt) { return {attempt.merchant_ref, attempt.mode}; }

}  // namespace

Settlement OrderPaymentService::paid(const PaymentAttempt& attempt, TimePoint now) {
    auto order = store_.lock(attempt.order);
    if (!order) return Settlement::refund_sold_out;  // cannot happen while attempts are made with their orders
    if (order->is_cancelled()) {
        if (order->paid_at())
            store_.record(order->remark("orderNote.paidCancelled", now));
        else
            save(*order, order->paid_after_cancellation(ref_of(attempt), now));
        return Settlement::refund_cancelled;
    }
    if (attempt.part == PaymentPart::balance) return balance_paid(*order, attempt, now);
    if (order->paid_at()) {  // some of it may have been given back since: it is paid all the same
        store_.record(order->remark("orderNote.paidTwice", now));
        return Settlement::refund_second_payment;
    }
    const bool have_goods = take_stock(*order);
    save(*order, order->paid(ref_of(attempt), have_goods, now));
    if (!have_goods) return Settlement::refund_sold_out;
    if (order->owes_balance())
        events_.deposit_paid(*store_.find(order->code), now);
    else
        events_.paid(*store_.find(order->code), now);
    return Settlement::keep;
}

/// A pre-order whose balance is paid is treated as any paid order: invoice, messages and fulfilment start now.
Settlement OrderPaymentService::balance_paid(OrderHead& order, const PaymentAttempt& attempt, TimePoint now) {
    const auto move = order.balance_paid(attempt.merchant_ref, now);
    if (!move) {
        store_.record(order.remark("orderNote.paidTwice", now));
        return Settlement::refund_second_payment;
    }
    store_.save(order, *move);
    events_.paid(*store_.find(order.code), now);
    return Settlement::keep;
}

/// A move that nothing stands in the way of, with the stock it lets go of.
void OrderPaymentService::save(const OrderHead& order, const Result<OrderMove>& move) {
    if (!move) throw std::logic_error{"order " + order.code.value + " cannot make this move"};
    if (move->releases_stock()) {
        stock_.release(store_.allocations(order.code));
        promotions_.release(order.code);
    }
    store_.save(order, *move);
}

/// The goods leave the shelf. When the reservation is over, they may be had once more.
bool OrderPaymentService::take_stock(const OrderHead& order) {
    const auto allocations = store_.allocations(order.code);
    if (order.reservation() == Reservation::released) {
        if (!stock_.retake(allocations)) return false;
        if (!promotions_.retake(order.code)) {
            stock_.release(allocations);
            return false;
        }
    }
    stock_.sell(allocations);
    return true;
}

void OrderPaymentService::not_paid(const PaymentAttempt& attempt, TimePoint now) {
    auto order = store_.lock(attempt.order);
    if (!order) return;
    const auto move = attempt.part == PaymentPart::balance
                          ? order->balance_failed(attempt.merchant_ref, attempt.failure_reason, now)
                          : order->payment_failed(attempt.merchant_ref, attempt.failure_reason, now);
    if (move) save(*order, move);  // else it is decided, or another attempt is under way
}

void OrderPaymentService::left(const PaymentAttempt& attempt, TimePoint now) {
    auto order = store_.lock(attempt.order);
    if (!order) return;
    if (const auto move = order->payment_left(attempt.merchant_ref, now)) store_.save(*order, *move);
}

/// The order's own payment, or one that came on top of it.
void OrderPaymentService::refunded(const Refund& refund, const PaymentAttempt& attempt, Money returned,
                                   TimePoint now) {
    auto order = store_.lock(attempt.order);
    if (!order) return;
    if (order->counts(attempt.merchant_ref) && refund.gateway_ref == attempt.gateway_ref)
        save(*order, order->refunded(attempt.merchant_ref, returned, now));
    else
        store_.record(order->remark("orderNote.refunded", now));

    const CustomerContact contact = customers_.contact(order->customer);
    if (contact.email.empty()) return;
    const auto whole = store_.find(order->code);
    mails_.enqueue({.to = contact.email,
                    .template_name = "order-refund",
                    .data = refund_mail(*whole, refund, contact),
                    .key = "order-refund:" + refund.id});
}

void OrderPaymentService::refund_failed(const Refund&, const PaymentAttempt& attempt, TimePoint now) {
    if (const auto order = store_.lock(attempt.order))
        store_.record(order->remark("orderNote.refundDelayed", now));
}

bool OrderPaymentService::expire(const OrderCode& code) {
    auto order = store_.lock(code);
    if (!order) return false;
    const auto move = order->reservation_over(clock_.now());
    if (move) save(*order, move);
    return move.has_value();
}

}  // namespace spaza
