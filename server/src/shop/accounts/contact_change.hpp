#pragma once

#include <optional>
#include <string>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "shop/accounts/one_time_code.hpp"

namespace spaza {

/// The email address or cellphone number an account had before, and may have back.
struct ContactChange {
    std::string id;
    CustomerId customer;
    bool is_email{true};
    std::string old_value;  // empty: there was none
    std::optional<TimePoint> old_proven_at;
    std::string token_hash;
    TimePoint changed_at;
    TimePoint expires_at;
};

/// A code to an address or number that is, or is to be, the customer's own.
struct ContactRequest {
    std::string login_id;
    std::string token;  // of the attempt that goes on
    /// Who changes it is the owner: by the password, which has been checked before, or by a code that came to the
    /// address there is.
    bool knows_password{false};
    std::string confirm_token;
    std::string confirm_code;
};

/// What became of asking for a code: it was sent, or the code that was to show who asks is not right.
struct ContactSent {
    CodeOutcome confirmed;
    std::optional<CodeSent> sent;
};

/// What became of a code: whose address or number it is now.
struct ContactOutcome {
    CodeOutcome code;
    bool changed{false};
    std::optional<SessionTokens> tokens;  // to go on with, after a change
};

}  // namespace spaza
