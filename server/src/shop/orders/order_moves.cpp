#include "shop/orders/order_moves.hpp"

#include <array>

#include "base/moves.hpp"

namespace spaza {
namespace {

constexpr auto kOrderMoves = [] {
    using enum OrderStatus;
    return std::array{
        AllowedMove{payment_pending, payment_captured},
        AllowedMove{payment_pending, on_hold},  // its deposit is paid
        AllowedMove{payment_pending, payment_not_captured},
        AllowedMove{payment_pending, cancelling},  // paid, and the goods are gone
        AllowedMove{payment_pending, cancelled},
        AllowedMove{payment_not_captured, payment_pending},  // another attempt to pay
        AllowedMove{payment_not_captured, payment_captured},
        AllowedMove{payment_not_captured, on_hold},
        AllowedMove{payment_not_captured, cancelling},
        AllowedMove{payment_not_captured, cancelled},
        AllowedMove{on_hold, payment_captured},  // the balance is paid
        AllowedMove{on_hold, cancelling},
        AllowedMove{on_hold, cancelled},
        AllowedMove{payment_captured, open},
        AllowedMove{payment_captured, completed},
        AllowedMove{payment_captured, cancelling},
        AllowedMove{payment_captured, cancelled},  // its money had gone back before
        AllowedMove{open, completed},
        AllowedMove{cancelling, cancelled},
    };
}();

constexpr std::array kPaymentMoves{
    AllowedMove{PaymentStatus::pending, PaymentStatus::succeed},
    AllowedMove{PaymentStatus::pending, PaymentStatus::failed},
    AllowedMove{PaymentStatus::failed, PaymentStatus::pending},  // another attempt
    AllowedMove{PaymentStatus::failed, PaymentStatus::succeed},  // the gateway confirmed it late
    AllowedMove{PaymentStatus::succeed, PaymentStatus::partly_refunded},
    AllowedMove{PaymentStatus::succeed, PaymentStatus::refunded},
    AllowedMove{PaymentStatus::partly_refunded, PaymentStatus::refunded},
    // The deposit was given back whole, the balance was paid all the same and goes back in part.
    AllowedMove{PaymentStatus::refunded, PaymentStatus::partly_refunded},
};

constexpr std::array kReservationMoves{
    AllowedMove{Reservation::held, Reservation::committed}, AllowedMove{Reservation::held, Reservation::released},
    AllowedMove{Reservation::released, Reservation::held},       // another attempt to pay
    AllowedMove{Reservation::released, Reservation::committed},  // paid late, and the goods were still there
};

constexpr auto kPartMoves = [] {
    using enum ConsignmentStatus;
    return std::array{
        AllowedMove{waiting, ready},  // paid
        AllowedMove{ready, picked},      AllowedMove{picked, shipped},       AllowedMove{shipped, delivered},
        AllowedMove{picked, for_pickup}, AllowedMove{for_pickup, collected}, AllowedMove{waiting, cancelled},
        AllowedMove{ready, cancelled},
    };
}();

}  // namespace

bool may_follow(OrderStatus from, OrderStatus to) { return from == to || may_follow(kOrderMoves, from, to); }
bool may_follow(PaymentStatus from, PaymentStatus to) { return from == to || may_follow(kPaymentMoves, from, to); }
bool may_follow(Reservation from, Reservation to) { return from == to || may_follow(kReservationMoves, from, to); }
bool may_follow(ConsignmentStatus from, ConsignmentStatus to) {
    return from == to || may_follow(kPartMoves, from, to);
}

std::vector<ConsignmentStatus> states_before(ConsignmentStatus to) {
    std::vector<ConsignmentStatus> states;
    for (const AllowedMove<ConsignmentStatus>& each : kPartMoves)
        if (each.to == to) states.push_back(each.from);
    return states;
}

}  // namespace spaza
