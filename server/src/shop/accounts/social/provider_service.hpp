#pragma once

#include <semaphore>
#include <string>
#include <string_view>

#include "base/clock.hpp"
#include "base/result.hpp"
#include "base/web_calls.hpp"
#include "shop/accounts/social/provider_keys_service.hpp"
#include "shop/accounts/social/social.hpp"

namespace spaza {

/// Of a provider that does not answer. Not 503: the shop itself is well, and every other way to sign in goes on.
inline constexpr const char* kNotReached = "ProviderNotReachedError";

/// Talks to identity providers and checks the identity tokens they issue. Outside of any transaction, and for a
/// few shoppers at a time: one who finds no room is asked to sign in another way, so that a slow provider holds up
/// nobody else.
class ProviderService {
public:
    /// `shop` is how browsers reach it.
    ProviderService(IdentityProviders providers, std::string shop, WebCalls& calls, const Clock& clock);

    const IdentityProviders& all() const { return providers_; }
    /// Null when it is not configured.
    const IdentityProvider* find(ProviderCode code) const;
    const IdentityProvider* find(std::string_view slug) const;

    /// Where the browser goes to sign in there; ProviderNotReachedError while it does not answer.
    Result<std::string> way_there(const IdentityProvider& provider, std::string_view token);
    /// Whom a code from the provider is about. InvalidResourceError for one that is refused or answers another
    /// attempt; ProviderNotReachedError while the provider does not answer.
    Result<VerifiedIdentity> redeem(const IdentityProvider& provider, const std::string& code,
                                    std::string_view token);
    /// The same of an identity token that an app got itself.
    Result<VerifiedIdentity> verify(const IdentityProvider& provider, std::string_view id_token,
                                    std::string_view token);

private:
    Result<VerifiedIdentity> checked(const IdentityProvider& provider, std::string_view id_token,
                                     std::string_view token);
    std::string callback_of(const IdentityProvider& provider) const;

    const IdentityProviders providers_;
    const std::string shop_;
    WebCalls& calls_;
    const Clock& clock_;
    ProviderKeysService keys_;
    std::counting_semaphore<> turns_;
};

/// The refusal of an identity that does not hold.
std::unexpected<Error> not_believed(const IdentityProvider& provider);

}  // namespace spaza
