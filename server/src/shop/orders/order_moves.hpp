#pragma once

#include <vector>

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

/// The tables of moves: whether one state may follow the other. To stay as it is, is always possible.
bool may_follow(OrderStatus from, OrderStatus to);
bool may_follow(PaymentStatus from, PaymentStatus to);
bool may_follow(Reservation from, Reservation to);
bool may_follow(ConsignmentStatus from, ConsignmentStatus to);

/// The states a part may be in to become this one.
std::vector<ConsignmentStatus> states_before(ConsignmentStatus to);

}  // namespace spaza
