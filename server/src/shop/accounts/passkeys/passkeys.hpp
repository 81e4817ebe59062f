#pragma once

#include <optional>
#include <string>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "shop/accounts/webauthn/webauthn.hpp"

namespace spaza {

/// A passkey a customer signs in with.
struct CustomerPasskey : KeptPasskey {
    CustomerId customer;
};

enum class PasskeyPurpose { sign_in, add, confirm };

/// What an authenticator is to sign, once.
struct PasskeyChallenge {
    std::string id;  // digest of the token that the browser holds
    PasskeyPurpose purpose{PasskeyPurpose::sign_in};
    std::optional<CustomerId> customer;  // nobody: at sign-in
    std::string family;                  // the session it belongs to
    std::string challenge;               // in base64url, as it comes back
    TimePoint expires_at;
};

}  // namespace spaza
