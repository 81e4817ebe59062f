#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "platform/push/p256_key.hpp"

namespace spaza::push {

/// A push message is one record; services take 4096 bytes of it, headers included.
inline constexpr std::size_t kMostPayload = 3 * 1024;

/// What a browser gave away with its subscription, as bytes.
struct Recipient {
    std::string public_key;   // p256dh
    std::string auth_secret;  // auth
};

/// The body of a push message (RFC 8291, `aes128gcm` of RFC 8188): only this browser can read it. `sender` and
/// `salt` (16 bytes) are for one message alone. Nothing when the recipient's key is none, or the text too long.
std::optional<std::string> encrypted(std::string_view text, const Recipient& recipient, const P256Key& sender,
                                     std::string_view salt);

/// With a key and salt of its own.
std::optional<std::string> encrypted(std::string_view text, const Recipient& recipient);

}  // namespace spaza::push
