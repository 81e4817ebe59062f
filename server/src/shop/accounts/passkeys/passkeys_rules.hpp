#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/accounts/passkeys/passkeys.hpp"

namespace spaza {

/// Their names, as a sentence lists them: `My phone, Thandi's laptop`.
std::string names_of(const std::vector<CustomerPasskey>& passkeys);

/// Whether a counter that should grow has not, which the original and a copy in use together look like. Devices
/// that do not count say zero for ever.
bool counter_went_back(std::int64_t before, std::int64_t now);

/// The name without the space around it; nothing unless it has 1 to 40 characters, none of them a control
/// character.
std::optional<std::string> passkey_name(std::string_view typed);

/// Where a browser says that a passkey is kept.
PasskeyKind kind_of(std::string_view attachment, const std::vector<std::string>& transports);
/// Those WebAuthn knows.
std::vector<std::string> known_transports(const std::vector<std::string>& reported);

/// Whether pages of the public address may ask for passkeys of this host: it is the address's own, or one above it
/// with a dot. True where either is not set, and where the address is this machine's, whose own host counts then.
bool fits_public_url(std::string_view rp_id, std::string_view public_url);

/// For whom a passkey is made or asked by a page at this `host` (the header). Pages of the shop's public address
/// alone; in a demonstration on this machine, of `localhost`. Nothing elsewhere: passkeys belong to a host name.
std::optional<RelyingParty> relying_party(const PasskeyPolicy& policy, std::string_view host, bool secure);

}  // namespace spaza
