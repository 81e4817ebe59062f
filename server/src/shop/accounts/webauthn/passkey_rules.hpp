#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "shop/accounts/webauthn/webauthn.hpp"

namespace spaza {

/// Whether a counter that should grow has not, which the original and a copy in use together look like. Devices
/// that do not count say zero for ever.
bool counter_went_back(std::int64_t before, std::int64_t now);

/// The name without the space around it; nothing unless it has 1 to 40 characters, none of them a control
/// character.
std::optional<std::string> passkey_name(std::string_view typed);

/// What somebody recognises it by until they name it: the device it was made on.
std::string passkey_named_by_device(std::string_view user_agent);

/// Where a browser says that a passkey is kept.
PasskeyKind kind_of(std::string_view attachment, const std::vector<std::string>& transports);
/// Those WebAuthn knows.
std::vector<std::string> known_transports(const std::vector<std::string>& reported);

/// A fresh challenge, and the token that only the browser is to have.
PasskeyOptions new_passkey_options();

/// The passkey that was made for the challenge, with an id of ours; nothing when it is not what was asked for.
std::optional<KeptPasskey> made_passkey(const PasskeyRegistration& registration, const RelyingParty& party,
                                        std::string_view challenge, TimePoint now);

/// What an answer with a passkey comes to, and how its counter stands then.
struct PasskeyJudgement {
    PasskeyVerdict verdict{PasskeyVerdict::refused};
    bool is_suspect_now{false};  // and was not before
    std::int64_t sign_count{0};
    bool is_synced{false};
};
/// A counter that went back makes it suspect, for good: of original and copy nobody knows which one it is.
PasskeyJudgement judged(const PasskeyAssertion& assertion, const KeptPasskey& passkey, const RelyingParty& party,
                        std::string_view challenge);

/// Whether pages of the public address may ask for passkeys of this host: it is the address's own, or one above it
/// with a dot. True where either is not set, and where the address is this machine's, whose own host counts then.
bool fits_public_url(std::string_view rp_id, std::string_view public_url);

/// For whom a passkey is made or asked by a page at this `host` (the header). Pages of the shop's public address
/// alone; in a demonstration on this machine, of `localhost`. Nothing elsewhere: passkeys belong to a host name.
std::optional<RelyingParty> relying_party(const PasskeyPolicy& policy, std::string_view host, bool secure);

}  // namespace spaza
