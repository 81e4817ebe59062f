#include "shop/orders/consignment.hpp"

namespace spaza {
namespace {

/// Payment and cancellation have verbs of their own; what is collected is not shipped.
bool is_step(ConsignmentStatus to, Delivery delivery) {
    using enum ConsignmentStatus;
    const bool pickup = delivery == Delivery::pickup;
    switch (to) {
        case picked: return true;
        case shipped:
        case delivered: return !pickup;
        case for_pickup:
        case collected: return pickup;
        case waiting:
        case ready:
        case cancelled: return false;
    }
    return false;
}

}  // namespace

Result<ConsignmentMove> OrderConsignment::change(ConsignmentState next) {
    if (!may_follow(status(), next.status))
        return fail(Reason::conflict, "order.cannotMove", code, "ConsignmentError", "consignment");
    state_ = std::move(next);
    return ConsignmentMove{code, state_.status, state_.at};
}

Result<ConsignmentMove> OrderConsignment::step(ConsignmentStatus to, const Tracking& tracking, TimePoint at) {
    if (!is_step(to, delivery))
        return fail(Reason::conflict, "order.cannotMove", code, "ConsignmentError", "consignment");
    ConsignmentState next = state_;
    next.status = to;
    next.at = at;
    if (to == ConsignmentStatus::shipped) next.tracking = tracking;
    return change(std::move(next));
}

Result<ConsignmentMove> OrderConsignment::cancelled(TimePoint at) {
    ConsignmentState next = state_;
    next.status = ConsignmentStatus::cancelled;
    next.at = at;
    return change(std::move(next));
}

}  // namespace spaza
