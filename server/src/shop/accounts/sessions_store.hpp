#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/accounts/sessions.hpp"

namespace spaza {

/// Token families and the hashes of their tokens.
struct SessionStore {
    virtual ~SessionStore() = default;
    virtual void add_family(const TokenFamily& family) = 0;
    /// Adding the same hash twice changes nothing.
    virtual void add_access(std::string_view hash, std::string_view family, TimePoint expires_at) = 0;
    virtual void add_refresh(std::string_view hash, std::string_view family, TimePoint expires_at) = 0;
    /// Of a live family only.
    virtual std::optional<AccessGrant> find_access(std::string_view hash, TimePoint now) = 0;
    virtual std::optional<RefreshToken> find_refresh(std::string_view hash) = 0;
    /// Others who renew or end refresh tokens of this one's family wait until the transaction ends.
    virtual void lock_family_of(std::string_view hash) = 0;
    /// True for the one caller who rotates it; the others find it rotated.
    virtual bool mark_rotated(std::string_view hash, TimePoint now) = 0;
    virtual void revoke_family(std::string_view family, TimePoint now) = 0;
    /// False when the customer has no such session alive.
    virtual bool revoke_own(const CustomerId& customer, std::string_view family, TimePoint now) = 0;
    /// The customer's that are alive, the last seen first; at most 100. New is whose device came after
    /// `new_since`.
    virtual std::vector<OwnSession> of_customer(const CustomerId& customer, TimePoint now,
                                                TimePoint new_since) = 0;
    /// Devices the account came to know after then are unknown again, but for that of the session kept, which
    /// alone goes on to have a count of its own of tries to sign in.
    virtual void forget_devices(const CustomerId& customer, TimePoint now, TimePoint since,
                                std::string_view kept_family) = 0;
    /// The same of the one device a session came from.
    virtual void forget_device_of(const CustomerId& customer, std::string_view family, TimePoint now,
                                  TimePoint since) = 0;
    virtual void saw(std::string_view family, TimePoint now) = 0;
    /// The family an access or refresh token belongs to.
    virtual std::optional<std::string> family_of(std::string_view hash) = 0;
    virtual void revoke_customer(const CustomerId& customer, TimePoint now) = 0;
    /// Every family of the customer but this one.
    virtual void revoke_others(const CustomerId& customer, std::string_view family, TimePoint now) = 0;
    /// Every refresh token of a live family goes, and what the next ones are derived from is another.
    virtual std::optional<RenewedFamily> end_refresh(std::string_view family, std::string_view secret) = 0;
    /// No access token of the family is good for longer than this.
    virtual void shorten_access(std::string_view family, TimePoint until) = 0;
    /// Whether the customer has ever signed in from there (in a family still kept).
    virtual bool known_peer(const CustomerId& customer, std::string_view peer_hash) = 0;
    virtual void forget_expired(TimePoint now) = 0;
};

}  // namespace spaza
