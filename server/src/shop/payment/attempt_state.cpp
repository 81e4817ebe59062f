#include "shop/payment/attempt_state.hpp"

#include <array>

#include "base/moves.hpp"

namespace spaza {
namespace {

constexpr auto kAttemptMoves = [] {
    using enum AttemptState;
    return std::array{
        AllowedMove{created, redirected},
        AllowedMove{created, pending},
        AllowedMove{created, succeed},
        AllowedMove{created, failed},
        AllowedMove{redirected, pending},
        AllowedMove{redirected, succeed},
        AllowedMove{redirected, failed},
        AllowedMove{pending, succeed},
        AllowedMove{pending, failed},
        AllowedMove{failed, succeed},  // a late success, confirmed by the gateway
        AllowedMove{succeed, part_refunded},
        AllowedMove{succeed, refunded},
        AllowedMove{part_refunded, part_refunded},
        AllowedMove{part_refunded, refunded},
        AllowedMove{pending, redirected},  // the shopper goes to the payment page once more
    };
}();

}  // namespace

bool may_follow(AttemptState from, AttemptState to) { return may_follow(kAttemptMoves, from, to); }

bool is_final(AttemptState state) {
    using enum AttemptState;
    return state == succeed || state == failed || state == part_refunded || state == refunded;
}

}  // namespace spaza
