#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "shop/accounts/social/social.hpp"
#include "shop/accounts/ways_in.hpp"

namespace spaza {

/// Linked identities, and attempts on their way to one.
struct SocialStore : WaysIn {
    /// Who signs in with it.
    virtual std::optional<CustomerId> owner(ProviderCode provider, std::string_view subject) = 0;
    /// By provider.
    virtual std::vector<LinkedIdentity> of_customer(const CustomerId& customer) = 0;
    /// False when somebody has it, or the customer has another one of this provider.
    virtual bool link(const CustomerId& customer, const LinkedIdentity& identity) = 0;
    /// False when there is none.
    virtual bool unlink(const CustomerId& customer, ProviderCode provider) = 0;

    /// A customer leaves for the provider.
    virtual void begin(const SocialAttempt& attempt) = 0;
    /// Somebody has come back: once for an attempt, false after that. One that a customer began stays theirs.
    virtual bool arrive(const SocialAttempt& attempt) = 0;
    /// Nobody else changes it before the transaction ends.
    virtual std::optional<SocialAttempt> find_attempt(std::string_view id) = 0;
    /// From now on it waits for this account, or any when there is none yet.
    virtual void wait_for(std::string_view id, const std::optional<CustomerId>& customer) = 0;
    /// It is over; what was known of the person goes.
    virtual void use(std::string_view id) = 0;
};

}  // namespace spaza
