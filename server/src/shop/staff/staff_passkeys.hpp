#pragma once

#include <string>

#include "shop/accounts/webauthn/webauthn.hpp"

namespace spaza {

/// A passkey one of the shop's people signs in with.
struct StaffPasskey : KeptPasskey {
    std::string member;
};

/// confirm: who is there, in a visit; accept: an invitation.
enum class StaffPasskeyPurpose { sign_in, confirm, add, accept };

/// What an authenticator is to sign, once.
struct StaffPasskeyChallenge {
    std::string id;  // digest of the token that the browser holds
    StaffPasskeyPurpose purpose{StaffPasskeyPurpose::sign_in};
    std::string about;      // digest of the visit's or invitation's token; "": at sign-in
    std::string challenge;  // in base64url, as it comes back
    TimePoint expires_at;
};

/// What somebody adds: the device's answer, and what it is to be called.
struct FreshStaffPasskey {
    PasskeyRegistration registration;
    std::string name;
};

}  // namespace spaza
