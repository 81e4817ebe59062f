#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/clock.hpp"

namespace spaza {

/// RFC 4648, without padding: how authenticator apps take a secret.
std::string base32(std::string_view bytes);

/// RFC 6238 with SHA-1 and steps of 30 seconds: the code of a step.
std::string totp(std::string_view secret, std::int64_t step, int digits = 6);

/// In which step a time falls.
std::int64_t totp_step(TimePoint at);

/// The step a code is of: this one, the one before or the one after, as clocks differ.
std::optional<std::int64_t> matching_totp_step(std::string_view secret, std::string_view code, TimePoint now);

/// What a QR code for an authenticator app says.
std::string totp_address(std::string_view issuer, std::string_view account, std::string_view secret);

}  // namespace spaza
