#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shop/accounts/webauthn/webauthn.hpp"

namespace spaza {

/// What a registration says of a passkey that may be kept.
struct VerifiedCredential {
    PasskeyAlgorithm algorithm{PasskeyAlgorithm::es256};
    std::string public_key;
    std::int64_t sign_count{0};
    bool is_synced{false};
};

/// What a believable assertion says beside who made it.
struct VerifiedAssertion {
    std::int64_t sign_count{0};
    bool is_synced{false};
};

/// The checks of WebAuthn §7.1: it was made for this challenge, at one of our origins, for this relying party, by
/// somebody the authenticator has verified, with a key we can use. What it was attested by is not looked at: none
/// is asked for. Nothing when one of them fails.
std::optional<VerifiedCredential> verified(const PasskeyRegistration& registration, const RelyingParty& party,
                                           std::string_view challenge);

/// The checks of WebAuthn §7.2 but for the counter and whose passkey it is: challenge, origin, relying party,
/// verified user, signature. Nothing when one of them fails.
std::optional<VerifiedAssertion> verified(const PasskeyAssertion& assertion, const KeptPasskey& passkey,
                                          const RelyingParty& party, std::string_view challenge);

/// A passkey nobody has, to be verified in place of one that is not known: that takes as long, and what comes of
/// it means nothing.
KeptPasskey nobodys_passkey(std::string credential_id);

}  // namespace spaza
