#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/clock.hpp"
#include "shop/accounts/accounts.hpp"

namespace spaza {

/// A sign-up that waits for its code. No account yet: the address is anybody's until somebody shows that it is
/// theirs.
struct PendingSignUp {
    std::string attempt;  // digest of the token that whoever began it holds
    SignUp form;          // without the password
    std::string password_hash;
    TimePoint begun_at;
    TimePoint expires_at;
};

struct PendingSignUpStore {
    virtual ~PendingSignUpStore() = default;
    virtual void keep(const PendingSignUp& pending) = 0;
    /// Whether one of this attempt waits; it then waits until that time.
    virtual bool prolong(std::string_view attempt, TimePoint now, TimePoint until) = 0;
    /// The one of an attempt, which waits no more. Nothing when it is over.
    virtual std::optional<PendingSignUp> take(std::string_view attempt, TimePoint now) = 0;
};

}  // namespace spaza
