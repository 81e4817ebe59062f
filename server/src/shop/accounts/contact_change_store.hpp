#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shop/accounts/contact_change.hpp"

namespace spaza {

/// Changes of email addresses and cellphone numbers, and how they are undone.
struct ContactChangeStore {
    virtual ~ContactChangeStore() = default;
    virtual void add(const ContactChange& change) = 0;
    /// The one that may still be undone with this token; nobody else undoes it before the transaction ends.
    virtual std::optional<ContactChange> open(const std::string& token_hash, TimePoint now) = 0;
    /// The first change of the number that was made since, and may still be undone.
    virtual std::optional<ContactChange> first_mobile_since(const ContactChange& change) = 0;
    /// With every later change of the same kind, and of an address every later change: what was, is again.
    virtual void close_from(const ContactChange& change, TimePoint now) = 0;
    /// Closes the changes since the first that this address or number could still be had back by, of its kind;
    /// false when there is none.
    virtual bool close_back_to(const CustomerId& customer, bool is_email, std::string_view value,
                               TimePoint now) = 0;
    /// Whether somebody else, who had shown that this address is theirs, may still have it back.
    virtual bool held_for_another(const CustomerId& customer, std::string_view value, TimePoint now) = 0;
    /// Proven then. False when an account has this email address already; nothing is changed then.
    virtual bool set_email(const CustomerId& customer, const std::string& email,
                           std::optional<TimePoint> proven_at, TimePoint now) = 0;
    virtual void set_mobile(const CustomerId& customer, const std::string& number,
                            std::optional<TimePoint> proven_at, TimePoint now) = 0;
};

}  // namespace spaza
