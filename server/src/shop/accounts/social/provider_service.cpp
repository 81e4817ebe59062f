#include "shop/accounts/social/provider_service.hpp"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/url/encode.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>

#include "platform/log/log.hpp"
#include "shop/accounts/social/social_rules.hpp"

namespace spaza {
namespace {

constexpr std::ptrdiff_t kAtATime = 8;
constexpr std::size_t kLongestIdToken = 16 * 1024;
constexpr std::size_t kLongestCode = 2048;

struct Turn {
    explicit Turn(std::counting_semaphore<>& turns) : turns_{turns}, taken{turns.try_acquire()} {}
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    ~Turn() {
        if (taken) turns_.release();
    }
    std::counting_semaphore<>& turns_;
    const bool taken;
};

std::unexpected<Error> out_of_reach(const IdentityProvider& provider) {
    log::warn("identity_provider_not_reached", {{"provider", letter_of(provider.code)}});
    auto refused = fail(Reason::invalid, "social.unavailable", letter_of(provider.code), kNotReached, "provider");
    refused.error().params = {{"provider", name_of(provider.code)}};
    return refused;
}

std::unexpected<Error> faulty(const IdentityProvider& provider, TokenFault fault) {
    log::warn("identity_token_refused", {{"provider", letter_of(provider.code)}, {"fault", word_of(fault)}});
    return not_believed(provider);
}

std::string form_of(const std::vector<std::pair<std::string, std::string>>& fields) {
    std::string form;
    for (const auto& [name, value] : fields)
        if (!value.empty())
            form +=
                (form.empty() ? "" : "&") + name + '=' + boost::urls::encode(value, boost::urls::unreserved_chars);
    return form;
}

std::optional<std::string> id_token_in(std::string_view json) {
    boost::system::error_code error;
    const auto value = boost::json::parse(json, error);
    const auto* object = error ? nullptr : value.if_object();
    const auto* token = object ? object->if_contains("id_token") : nullptr;
    if (!token || !token->is_string()) return std::nullopt;
    return std::string{token->get_string()};
}

}  // namespace

std::unexpected<Error> not_believed(const IdentityProvider& provider) {
    auto refused = fail(Reason::invalid, "social.failed", "idToken", "InvalidResourceError", "parameter");
    refused.error().params = {{"provider", name_of(provider.code)}};
    return refused;
}

ProviderService::ProviderService(IdentityProviders providers, std::string shop, WebCalls& calls,
                                 const Clock& clock)
    : providers_{std::move(providers)},
      shop_{std::move(shop)},
      calls_{calls},
      clock_{clock},
      keys_{calls, clock},
      turns_{kAtATime} {}

const IdentityProvider* ProviderService::find(ProviderCode code) const {
    const auto found = std::ranges::find(providers_, code, &IdentityProvider::code);
    return found == providers_.end() ? nullptr : &*found;
}

const IdentityProvider* ProviderService::find(std::string_view slug) const {
    const auto found = std::ranges::find(providers_, slug, &IdentityProvider::slug);
    return found == providers_.end() ? nullptr : &*found;
}

std::string ProviderService::callback_of(const IdentityProvider& provider) const {
    return shop_ + "/identity/" + provider.slug + "/callback";
}

Result<std::string> ProviderService::way_there(const IdentityProvider& provider, std::string_view token) {
    const Turn turn{turns_};
    if (!turn.taken || !keys_.reached(provider.issuers.front().keys_url)) return out_of_reach(provider);
    return authorization_url(provider, secrets_of(token, provider.code), callback_of(provider));
}

Result<VerifiedIdentity> ProviderService::redeem(const IdentityProvider& provider, const std::string& code,
                                                 std::string_view token) {
    if (code.empty() || code.size() > kLongestCode) return not_believed(provider);
    const Turn turn{turns_};
    if (!turn.taken) return out_of_reach(provider);
    const auto answer = calls_.post_form(provider.token_url,
                                         form_of({{"grant_type", "authorization_code"},
                                                  {"code", code},
                                                  {"redirect_uri", callback_of(provider)},
                                                  {"client_id", provider.client_id},
                                                  {"client_secret", provider.client_secret},
                                                  {"code_verifier", secrets_of(token, provider.code).verifier}}));
    if (answer.status == 0 || answer.status == 429 || answer.status >= 500) return out_of_reach(provider);
    const auto id_token = answer.status == 200 ? id_token_in(answer.body) : std::nullopt;
    if (!id_token) {
        log::warn("identity_code_refused", {{"provider", letter_of(provider.code)}, {"status", answer.status}});
        return not_believed(provider);
    }
    return checked(provider, *id_token, token);
}

Result<VerifiedIdentity> ProviderService::verify(const IdentityProvider& provider, std::string_view id_token,
                                                 std::string_view token) {
    const Turn turn{turns_};
    if (!turn.taken) return out_of_reach(provider);
    return checked(provider, id_token, token);
}

Result<VerifiedIdentity> ProviderService::checked(const IdentityProvider& provider, std::string_view id_token,
                                                  std::string_view token) {
    const auto read = id_token.size() > kLongestIdToken ? std::nullopt : jwt::read_token(id_token);
    if (!read) return faulty(provider, TokenFault::unreadable);
    if (read->algorithm != jwt::kAlgorithm) return faulty(provider, TokenFault::algorithm);
    const TokenIssuer* issuer = issuer_of(*read, provider);
    if (!issuer) return faulty(provider, TokenFault::issuer);
    const auto [reached, key] = keys_.find(issuer->keys_url, read->key_id);
    if (!reached) return out_of_reach(provider);
    if (!key) return faulty(provider, TokenFault::unknown_key);
    if (!jwt::signed_by(*read, *key)) return faulty(provider, TokenFault::signature);
    if (const auto fault = fault_in_claims(*read, provider, secrets_of(token, provider.code).nonce, clock_.now()))
        return faulty(provider, *fault);
    return identity_in(*read, provider.code);
}

}  // namespace spaza
