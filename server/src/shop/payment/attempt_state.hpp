#pragma once

#include "base/passkey.hpp"

namespace spaza {

class SqlPaymentStore;

enum class AttemptState { created, redirected, pending, succeed, failed, part_refunded, refunded };

/// The table of allowed moves. A paid attempt never fails; a failed one may still turn out paid.
bool may_follow(AttemptState from, AttemptState to);
/// Nothing more is expected of the gateway.
bool is_final(AttemptState state);

/// The state of an attempt: read like the enum, changed only by the attempt's own `becomes`.
class GuardedAttemptState {
public:
    GuardedAttemptState() = default;
    GuardedAttemptState(AttemptState as_stored, Passkey<SqlPaymentStore>) : state_{as_stored} {}
    operator AttemptState() const { return state_; }

private:
    friend struct PaymentAttempt;
    AttemptState state_{AttemptState::created};
};

}  // namespace spaza
