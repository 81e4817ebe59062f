#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "shop/staff/staff_passkeys.hpp"

namespace spaza {

/// Passkeys of staff, and challenges on their way to one. Whoever changes a person's holds their account (lock).
struct StaffPasskeyStore {
    virtual ~StaffPasskeyStore() = default;

    /// By what authenticators know the person: the one there is, or else `fresh` from now on.
    virtual std::string user_handle(std::string_view member, std::string_view fresh) = 0;
    virtual std::optional<StaffPasskey> by_credential(std::string_view credential_id) = 0;
    /// The newest first.
    virtual std::vector<StaffPasskey> of_member(std::string_view member) = 0;
    /// False when there is one of this credential.
    virtual bool add(const StaffPasskey& passkey) = 0;
    /// False when there is none such of theirs.
    virtual bool rename(std::string_view member, std::string_view id, std::string_view name) = 0;
    /// False when there is none such of theirs.
    virtual bool remove(std::string_view member, std::string_view id) = 0;
    virtual void use(std::string_view id, std::int64_t sign_count, bool is_synced, TimePoint now) = 0;
    virtual void suspect(std::string_view id, TimePoint now) = 0;

    virtual void begin(const StaffPasskeyChallenge& challenge) = 0;
    /// Those by which one of their visits would add a passkey.
    virtual void drop_adding(std::string_view member) = 0;
    /// Only once: it is gone then.
    virtual std::optional<StaffPasskeyChallenge> take(std::string_view id) = 0;
};

}  // namespace spaza
