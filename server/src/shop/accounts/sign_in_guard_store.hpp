#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shop/accounts/accounts.hpp"

namespace spaza {

/// Devices whose tries to sign in are counted apart, and when customers were notified of strangers' tries.
struct SignInGuardStore {
    virtual ~SignInGuardStore() = default;
    /// The session the customer opened last on the device that holds this token; nothing when they never did.
    virtual std::optional<std::string> last_session(const CustomerId& customer, std::string_view token_hash) = 0;
    /// The device has this token from now on; whoever else signed in from it is known by it as well. The customer
    /// keeps the `most` devices used last.
    virtual void renew(const CustomerId& customer, std::string_view old_hash, std::string_view token_hash,
                       std::string_view family, int most, TimePoint now) = 0;
    /// True for the one caller who may tell the customer: nobody has since then.
    virtual bool may_tell(const CustomerId& customer, TimePoint since, TimePoint now) = 0;
};

}  // namespace spaza
