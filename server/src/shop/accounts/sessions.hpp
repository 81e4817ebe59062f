#pragma once

#include <optional>
#include <string>
#include <utility>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// What a client holds. The clear texts exist only here; storage has their hashes.
struct SessionTokens {
    std::string access_token;
    std::string refresh_token;  // empty for guests
    std::chrono::seconds expires_in{};
    std::chrono::seconds refresh_expires_in{};
    std::optional<CustomerId> customer;  // nobody: a guest
    std::string family;
    std::string channel;      // it was opened on
    std::string device{};     // the token of the device it was opened on, for its cookie
    bool stays{true};         // when the browser is opened again
    bool device_stays{true};  // the same of the device's token
};

/// What an access token says about its holder.
struct AccessGrant {
    std::string family;
    std::optional<CustomerId> customer;
    std::string uid;
    TimePoint expires_at;
};

struct TokenFamily {
    std::string id;
    std::optional<CustomerId> customer;
    std::string channel;
    std::string client;
    std::string peer_hash;
    std::string secret;  // from which the next tokens of a rotation are derived
    TimePoint created_at;
    TimePoint expires_at;
    std::string browser{};
    std::string operating_system{};
    StoreCode zone{};
    bool stays{true};
};

/// A session as its customer is shown it: where they are signed in.
struct OwnSession {
    std::string id;
    std::string channel;
    std::string browser;
    std::string operating_system;
    StoreCode zone;
    std::string place{};  // a town; "" when it is not known
    TimePoint since;
    TimePoint last_seen;
    bool is_new{false};  // the first from its device, a few days ago, when the account knew others
};

/// Leave to open a session for a customer. Only AccountService gives it, after the gate (second_step.hpp).
class Admission {
public:
    const CustomerId& customer() const { return customer_; }

private:
    friend class AccountService;  // alone
    explicit Admission(CustomerId customer) : customer_{std::move(customer)} {}
    CustomerId customer_;
};

/// What a family is once none of its refresh tokens is good any more.
struct RenewedFamily {
    CustomerId customer;
    std::string channel;
    TimePoint expires_at;
    bool stays{true};
};

struct RefreshToken {
    std::string family;
    std::string secret;
    std::optional<CustomerId> customer;
    TimePoint expires_at;
    TimePoint family_expires_at;
    std::optional<TimePoint> rotated_at;
    bool revoked{false};
    bool stays{true};
};

}  // namespace spaza
