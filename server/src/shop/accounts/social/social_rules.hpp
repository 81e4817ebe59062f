#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/json_web_token.hpp"
#include "base/result.hpp"
#include "shop/accounts/accounts.hpp"
#include "shop/accounts/social/social.hpp"

namespace spaza {

/// What is wrong with an identity token; for the log, never for who sent it.
enum class TokenFault {
    unreadable,
    algorithm,
    issuer,
    unknown_key,
    signature,
    audience,
    expired,
    from_the_future,
    nonce,
    subject
};
const char* word_of(TokenFault fault);

/// Whose keys may have signed it; nothing when the token names no issuer of this provider.
const TokenIssuer* issuer_of(const jwt::Token& token, const IdentityProvider& provider);

/// What the claims of a token with a good signature lack (OpenID Connect Core §3.1.3.7): the audience is one of
/// our clients, it is not past its time by a clock that may be two minutes off, and it answers the attempt with
/// this nonce.
std::optional<TokenFault> fault_in_claims(const jwt::Token& token, const IdentityProvider& provider,
                                          std::string_view nonce, TimePoint now);

/// Whom the claims are about. An address or name that no account could have here is left out.
VerifiedIdentity identity_in(const jwt::Token& token, ProviderCode provider);

/// Keyed with the attempt's token, which nobody but its holder knows.
AttemptSecrets secrets_of(std::string_view token, ProviderCode provider);

/// Where the browser goes to sign in with the provider.
std::string authorization_url(const IdentityProvider& provider, const AttemptSecrets& secrets,
                              const std::string& comes_back_to);

/// The account somebody gets who comes with an identity only.
SignUp sign_up_of(const VerifiedIdentity& identity);

}  // namespace spaza
