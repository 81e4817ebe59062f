#include "shop/orders/order_standing_wire.hpp"

#include "shop/orders/orders_words.hpp"

namespace spaza::wire {
namespace {

std::string deposit_state(const spaza::Order& order) {
    const Deposit& deposit = *order.deposit();
    if (deposit.paid_at) return "settled";
    if (order.is_cancelled()) return "ended";
    if (!order.paid_at()) return "toPay";
    if (!deposit.asked_at) return "paid";
    const bool paying = !deposit.balance_ref.empty() && deposit.failure.empty() && !order.is_payment_left();
    return paying ? "paying" : "due";
}

}  // namespace

std::string event_display(const TimelineRow& row, const Texts& texts) {
    if (!row.consignment.empty())
        if (const auto part = consignment_status_named(row.status))
            return texts("consignmentStatus." + std::string{consignment_status_display(*part)}, {});
    const auto status = order_status_named(row.status);
    return status ? texts("orderEvent." + std::string{order_event_display(*status)}, {}) : row.status;
}

std::string status_display(const spaza::Order& order, const Texts& texts) {
    return texts(order.balance_is_due() ? "orderStatus.balanceDue"
                                        : "orderStatus." + std::string{order_status_display(order.status())},
                 {});
}

std::optional<OrderDeposit> deposit_of(const spaza::Order& order, const Texts& texts) {
    if (!order.deposit()) return std::nullopt;
    const Deposit& deposit = *order.deposit();
    OrderDeposit made{.amount = amount(deposit.amount),
                      .balance = amount(deposit.balance),
                      .state = deposit_state(order),
                      .askedAt = {},
                      .payBy = {},
                      .failureReason = {}};
    if (deposit.asked_at) made.askedAt = iso_time(*deposit.asked_at);
    if (deposit.due_at) made.payBy = iso_time(*deposit.due_at - std::chrono::seconds{1});
    if (made.state == "due" && !deposit.failure.empty()) made.failureReason = texts(deposit.failure, {});
    return made;
}

std::optional<std::string> payable_until(const spaza::Order& order, TimePoint now, std::chrono::minutes lives) {
    const TimePoint until = order.created_at + lives;
    return order.is_unpaid() && !order.is_cancelled() && now < until ? std::optional{iso_time(until)}
                                                                     : std::nullopt;
}

std::optional<std::string> held_until(const spaza::Order& order, TimePoint now) {
    const bool held = order.reservation() == Reservation::held && !order.paid_at() && !order.is_cancelled();
    return held && now < order.reserved_until() ? std::optional{iso_time(order.reserved_until())} : std::nullopt;
}

std::optional<std::string> failure_scenario(const spaza::Order& order) {
    const bool by_shop = order.ended_by() == "shop" || order.ended_by() == "soldOut";
    if (order.is_cancelled() && by_shop) return "undelivered";
    const bool unpaid = order.payment() == PaymentStatus::failed && order.ended_by() != "customer";
    return unpaid || order.status() == OrderStatus::processing_error ? std::optional<std::string>{"orderFailed"}
                                                                     : std::nullopt;
}

}  // namespace spaza::wire
