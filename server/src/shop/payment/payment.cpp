#include "shop/payment/payment.hpp"

namespace spaza {

bool PaymentAttempt::becomes(AttemptState to, std::string failure) {
    if (!may_follow(state, to)) return false;
    state.state_ = to;
    failure_reason = std::move(failure);
    return true;
}

}  // namespace spaza
