#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "shop/accounts/passkey_names.hpp"
#include "shop/accounts/passkeys/passkeys.hpp"
#include "shop/accounts/ways_in.hpp"

namespace spaza {

/// Passkeys, and challenges on their way to one.
struct PasskeyStore : WaysIn, PasskeyNames {
    /// Whoever else changes passkeys of this customer waits until the transaction ends.
    virtual void take_turn(const CustomerId& customer) = 0;
    /// By what authenticators know the customer: the one there is, or else `fresh` from now on.
    virtual std::string user_handle(const CustomerId& customer, std::string_view fresh) = 0;

    /// Nobody else changes it before the transaction ends.
    virtual std::optional<CustomerPasskey> find_by_credential(std::string_view credential_id) = 0;
    /// The newest first.
    virtual std::vector<CustomerPasskey> of_customer(const CustomerId& customer) = 0;
    /// False when there is one of this credential.
    virtual bool add(const CustomerPasskey& passkey) = 0;
    /// False when there is none such of theirs.
    virtual bool rename(const CustomerId& customer, std::string_view id, std::string_view name) = 0;
    /// False when there is none such of theirs.
    virtual bool remove(const CustomerId& customer, std::string_view id) = 0;
    virtual void use(std::string_view id, std::int64_t sign_count, bool is_synced, TimePoint now) = 0;
    /// The session was opened by it.
    virtual void opened(std::string_view family, std::string_view id) = 0;
    /// Ends the sessions that it opened, but this one.
    virtual void end_sessions(std::string_view id, std::string_view but_for, TimePoint now) = 0;
    virtual void suspect(std::string_view id, TimePoint now) = 0;

    virtual void begin(const PasskeyChallenge& challenge) = 0;
    /// Only once: it is gone then.
    virtual std::optional<PasskeyChallenge> take(std::string_view id) = 0;
};

}  // namespace spaza
