#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "shop/accounts/second_step.hpp"

namespace spaza {

/// Where else somebody may have an account to sign in with; the specification's letters.
enum class ProviderCode { G, F };

constexpr const char* letter_of(ProviderCode code) { return code == ProviderCode::G ? "G" : "F"; }
/// As shoppers read it.
constexpr const char* name_of(ProviderCode code) { return code == ProviderCode::G ? "Google" : "Facebook"; }

/// Who issues identity tokens, and where the keys are that sign them.
struct TokenIssuer {
    std::string name;      // as the token says it
    std::string keys_url;  // its key set
};

/// What this shop is registered as at an identity provider, and the provider's addresses.
struct IdentityProvider {
    ProviderCode code{ProviderCode::G};
    std::string slug;  // in paths
    std::string client_id;
    std::string client_secret;
    std::vector<std::string> app_client_ids;  // of the shop's apps, whose tokens are taken, too
    std::string authorize_url;
    std::string token_url;
    std::string scope;
    std::vector<TokenIssuer> issuers;
};

/// Those that are configured; there may be none.
using IdentityProviders = std::vector<IdentityProvider>;

/// Whom a provider's token is about, once it has been checked.
struct VerifiedIdentity {
    ProviderCode provider{ProviderCode::G};
    std::string subject;         // what tells them apart there; never the address, which may change hands
    std::string email;           // in lower case; empty when the provider tells none that could be one
    bool email_verified{false};  // the provider has seen that it is theirs
    std::string first_name;
    std::string last_name;
};

/// An identity with which a customer signs in.
struct LinkedIdentity {
    ProviderCode provider{ProviderCode::G};
    std::string subject;
    std::string email;  // as the provider gave it at linking, for its owner to recognise
    TimePoint linked_at;
};

/// How far somebody has come who went to a provider. Kept once there is something to keep: who came back, or whose
/// account asked for it.
enum class SocialState {
    begun,    // a customer left to link an identity to their account
    arrived,  // came back with an identity
    waiting,  // for whoever it is about to sign in to their account here some other way first
    used
};

struct SocialAttempt {
    std::string id;  // digest of the token that the browser or app holds
    SocialState state{SocialState::arrived};
    VerifiedIdentity identity;
    std::optional<CustomerId> customer;  // the only account it may be linked to; nobody: not known yet
    TimePoint expires_at;
};

/// What an attempt's token stands for at the provider; none of it can be found out without the token.
struct AttemptSecrets {
    std::string state;
    std::string nonce;
    std::string verifier;  // PKCE
};

/// What came of a sign-in.
struct SocialOutcome {
    enum class Kind { signed_in, signed_up, account_exists, needs_account };
    Kind kind{Kind::signed_in};
    Entry entry;  // neither session nor second step where nobody is in yet
};

/// How long somebody may take, from leaving for the provider to having linked what came of it.
inline constexpr std::chrono::minutes kAttemptLives{30};

}  // namespace spaza
