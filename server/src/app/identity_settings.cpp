#include "app/identity_settings.hpp"

#include "shop/accounts/webauthn/passkey_rules.hpp"

namespace spaza::app {
namespace {

IdentityProvider google(const Config::Identity& given) {
    const std::string keys = "https://www.googleapis.com/oauth2/v3/certs";
    return {.code = ProviderCode::G,
            .slug = "google",
            .client_id = given.google_client_id,
            .client_secret = given.google_client_secret,
            .app_client_ids = given.google_app_client_ids,
            .authorize_url = "https://accounts.google.com/o/oauth2/v2/auth",
            .token_url = "https://oauth2.googleapis.com/token",
            .scope = "openid email profile",
            .issuers = {{"https://accounts.google.com", keys}, {"accounts.google.com", keys}}};
}

/// Tokens of its apps (Limited Login) have an issuer and keys of their own.
IdentityProvider facebook(const Config::Identity& given) {
    const auto issuer = [](const std::string& host) {
        return TokenIssuer{"https://" + host, "https://" + host + "/.well-known/oauth/openid/jwks/"};
    };
    return {.code = ProviderCode::F,
            .slug = "facebook",
            .client_id = given.facebook_app_id,
            .client_secret = given.facebook_app_secret,
            .app_client_ids = {},
            .authorize_url = "https://www.facebook.com/v19.0/dialog/oauth",
            .token_url = "https://graph.facebook.com/v19.0/oauth/access_token",
            .scope = "openid email public_profile",
            .issuers = {issuer("www.facebook.com"), issuer("limited.facebook.com")}};
}

IdentityProvider simulated(IdentityProvider provider, const std::string& site, const std::string& keys) {
    provider.client_id = "spaza-" + provider.slug;
    provider.client_secret = "simulated-secret";
    provider.app_client_ids = {"spaza-app"};
    provider.authorize_url = site + "/authorize";
    provider.token_url = site + "/token";
    provider.issuers = {{site, site + keys}};
    return provider;
}

}  // namespace

IdentityProviders identity_providers(const Config& config) {
    const Config::Identity& given = config.identity;
    if (!given.idsim_url.empty())
        return {simulated(google(given), given.idsim_url + "/g", "/certs"),
                simulated(facebook(given), given.idsim_url + "/f", "/.well-known/oauth/openid/jwks/")};
    IdentityProviders providers;
    if (!given.google_client_id.empty()) providers.push_back(google(given));
    if (!given.facebook_app_id.empty()) providers.push_back(facebook(given));
    return providers;
}

std::string passkey_problem(const Config& config) {
    const std::string& rp_id = config.identity.passkey_rp_id;
    if (fits_public_url(rp_id, config.serve.public_url)) return {};
    return "identity.passkey_rp_id is '" + rp_id + "': it must be the host of serve.public_url (" +
           config.serve.public_url +
           ") in small letters, or one above it such as shop.example for www.shop.example";
}

std::vector<std::string> letters_of(const IdentityProviders& providers) {
    std::vector<std::string> letters;
    for (const IdentityProvider& each : providers) letters.emplace_back(letter_of(each.code));
    return letters;
}

}  // namespace spaza::app
