#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/accounts/accounts.hpp"

namespace spaza {

/// Customers.
struct AccountStore {
    virtual ~AccountStore() = default;
    /// False when the uid is taken, or was another's who may still have it back; nothing is changed then. Of an
    /// address nobody has proven, that keeps only those out who do not prove it either.
    virtual bool add(const Customer& customer, const std::string& password_hash) = 0;
    virtual std::optional<Customer> find(const CustomerId& id) = 0;
    virtual std::optional<Customer> find_by_uid(std::string_view uid) = 0;
    /// Whom a code may let in: everyone with this uid, or with this cellphone number once it was shown to be
    /// theirs, for anybody may type a number; at most 20.
    virtual std::vector<Customer> named(std::string_view login_id) = 0;
    /// The first time counts. Nothing when it is not, or no longer, this customer's.
    virtual void prove(const CustomerId& id, std::string_view login_id, TimePoint now) = 0;
    /// Before somebody shows for the first time that the uid is theirs: a password, a proven number, identities
    /// linked, passkeys made and links to undo a change may be somebody else's, and end; where nothing was bought
    /// yet the number, addresses and consents go, too. False when the uid was proven already; nothing is changed
    /// then.
    virtual bool claim(const CustomerId& id, TimePoint now) = 0;
    /// Of everyone with this uid or cellphone number. One that somebody has shown to be theirs is nobody's who
    /// only typed it, or typing it would keep its owner out.
    virtual std::vector<Credentials> credentials(std::string_view login_id) = 0;
    /// Whether this is the password still; nobody changes it before the transaction ends.
    virtual bool has_password(const CustomerId& id, std::string_view password_hash) = 0;
    /// The same password, hashed another way, unless it has been changed meanwhile. The hash that is kept then.
    virtual std::string renew_hash(const CustomerId& id, std::string_view old_hash, std::string_view new_hash) = 0;
    /// Title, names and number, which if it is another one is not proven yet; what they agreed to is the
    /// ConsentStore's.
    virtual void change(const Customer& customer, TimePoint now) = 0;

    /// Failed sign-ins of a subject in the window that began at or after `since`.
    virtual FailedTries failures(std::string_view subject, TimePoint since) = 0;
    /// How many there are then.
    virtual int add_failure(std::string_view subject, TimePoint since, TimePoint now) = 0;
    virtual void forget_failures(std::string_view subject) = 0;
};

}  // namespace spaza
