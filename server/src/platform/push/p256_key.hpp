#pragma once

#include <memory>
#include <openssl/types.h>
#include <optional>
#include <string>
#include <string_view>

namespace spaza::push {

/// A key pair on the curve P-256, for key agreement (ECDH) and signatures (ES256).
class P256Key {
public:
    static P256Key random();
    /// Of its 32 private bytes; nothing when they are no private key of the curve.
    static std::optional<P256Key> of_private(std::string_view bytes);

    /// 32 bytes.
    const std::string& private_bytes() const { return private_bytes_; }
    /// The uncompressed point, 65 bytes.
    const std::string& public_bytes() const { return public_bytes_; }
    /// The secret shared with the owner of that public key, 32 bytes; nothing when it is no point of the curve.
    std::optional<std::string> agree(std::string_view public_key) const;
    /// The ECDSA signature with SHA-256 as JSON Web Tokens have it: 64 bytes, r and s.
    std::string sign(std::string_view text) const;

private:
    P256Key(std::string private_bytes, std::string public_bytes, std::shared_ptr<EVP_PKEY> key)
        : private_bytes_{std::move(private_bytes)}, public_bytes_{std::move(public_bytes)}, key_{std::move(key)} {}

    std::string private_bytes_;
    std::string public_bytes_;
    std::shared_ptr<EVP_PKEY> key_;
};

/// Whether these bytes are an uncompressed point of the curve.
bool is_p256_point(std::string_view bytes);

}  // namespace spaza::push
