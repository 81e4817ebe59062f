#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Signed JSON Web Tokens (RFC 7519) as identity providers issue them: RSA with SHA-256 alone.
namespace spaza::jwt {

inline constexpr const char* kAlgorithm = "RS256";

/// An RSA key of a published key set (RFC 7517).
struct PublicKey {
    std::string id;
    std::string modulus;   // big-endian bytes
    std::string exponent;  // big-endian bytes
};

/// A token as it was read, which says nothing of whether it may be believed.
struct Token {
    std::string algorithm;
    std::string key_id;
    boost::json::object claims;
    std::string signed_part;
    std::string signature;
};

/// The RSA keys of a key set that check signatures; keys of other kinds are left out. Nothing when it is no key
/// set.
std::optional<std::vector<PublicKey>> read_key_set(std::string_view json);

/// Nothing unless it is three parts of base64url of which the first two are JSON objects.
std::optional<Token> read_token(std::string_view text);

/// Whether this key made the signature by RS256, whatever the token says of itself. Keys below 2048 bits sign
/// nothing.
bool signed_by(const Token& token, const PublicKey& key);

std::string base64url(std::string_view bytes);
/// Nothing for anything but unpadded base64url.
std::optional<std::string> from_base64url(std::string_view text);

/// What goes to the authorization endpoint for a code verifier (PKCE, RFC 7636, S256).
std::string code_challenge(std::string_view verifier);

}  // namespace spaza::jwt
