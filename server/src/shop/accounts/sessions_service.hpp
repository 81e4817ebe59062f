#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/result.hpp"
#include "shop/accounts/accounts.hpp"
#include "shop/accounts/sessions.hpp"
#include "shop/accounts/sessions_store.hpp"

namespace spaza {

/// Opens, renews and ends sessions (targets R-17).
class SessionService {
public:
    SessionService(SessionStore& store, const Clock& clock, const AccountPolicy& policy)
        : store_{store}, clock_{clock}, policy_{policy} {}

    SessionTokens open_for_guest(const Visitor& visitor);
    /// For a customer who passed the gate.
    SessionTokens open(const Admission& admission, const Visitor& visitor);

    /// Nothing when the token is unknown, ended or used again too late; the last ends its whole family, which
    /// must be kept although the caller is refused. Callers within the grace time all get the same tokens.
    std::optional<SessionTokens> refresh(std::string_view refresh_token);

    std::optional<AccessGrant> find(std::string_view access_token) const;

    /// Ends the family of an access or refresh token; answers it when there is one.
    std::optional<std::string> revoke(std::string_view token);
    void revoke_all(const CustomerId& customer);
    /// The same by who no longer trusts what is signed in: devices that came lately are unknown again.
    void turn_out(const CustomerId& customer);
    void revoke_family(std::string_view family);
    /// Where the customer is signed in, the last seen first.
    std::vector<OwnSession> own(const CustomerId& customer) const;
    /// UnknownIdentifierError when it is none of theirs.
    Done end_own(const CustomerId& customer, const std::string& family);
    /// Every session of the customer but this one.
    void end_others(const CustomerId& customer, std::string_view family);
    /// Every other session of the customer ends. This one goes on with the tokens answered: no refresh token it
    /// had is good any more, and its access tokens are for the grace time only. Nothing when it has been ended
    /// itself.
    std::optional<SessionTokens> keep_only(const CustomerId& customer, const std::string& family);

    bool known_peer(const CustomerId& customer, std::string_view peer) const;

private:
    SessionTokens open(const std::optional<CustomerId>& customer, const Visitor& visitor);
    SessionTokens rotated(std::string_view refresh_token, const RefreshToken& kept, TimePoint since);

    SessionStore& store_;
    const Clock& clock_;
    const AccountPolicy& policy_;
};

}  // namespace spaza
