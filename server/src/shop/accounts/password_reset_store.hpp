#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// Links to set a new password; of each only the digest is known.
struct PasswordResetStore {
    virtual ~PasswordResetStore() = default;
    virtual void add(const std::string& token_hash, const std::optional<CustomerId>& customer,
                     TimePoint expires_at) = 0;
    /// Those of a customer that have not run out, used or not.
    virtual int alive(const CustomerId& customer, TimePoint now) = 0;
    virtual std::optional<CustomerId> owner(const std::string& token_hash, TimePoint now) = 0;
    /// Uses it up, with every other link of its customer; false when it is used, over or unknown.
    virtual bool use(const std::string& token_hash, const CustomerId& customer, TimePoint now) = 0;
    /// The customer's links that are not used yet lead nowhere any more.
    virtual void end_links(const CustomerId& customer, TimePoint now) = 0;
    virtual void set_password(const CustomerId& customer, const std::string& password_hash, TimePoint now) = 0;
    /// False when the password is another one by now; nothing is changed then.
    virtual bool replace_password(const CustomerId& customer, const std::string& old_hash,
                                  const std::string& new_hash, TimePoint now) = 0;
};

}  // namespace spaza
