#include "shop/accounts/social/social_rules.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/url/encode.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>
#include <cmath>

#include "base/digest.hpp"
#include "base/secrets.hpp"
#include "base/validation.hpp"
#include "shop/accounts/accounts_rules.hpp"

namespace spaza {
namespace {

constexpr std::chrono::minutes kClocksDiffer{2};
constexpr std::size_t kLongestSubject = 255;

std::string text_of(const jwt::Token& token, std::string_view name) {
    const auto* value = token.claims.if_contains(name);
    return value && value->is_string() ? std::string{value->get_string()} : std::string{};
}

std::optional<TimePoint> time_of(const jwt::Token& token, std::string_view name) {
    const auto* value = token.claims.if_contains(name);
    if (!value || !value->is_number()) return std::nullopt;
    const double seconds = value->to_number<double>();
    if (!(seconds >= 0 && seconds < 1e11)) return std::nullopt;
    return from_millis(std::llround(seconds * 1000));
}

bool is_ours(std::string_view client, const IdentityProvider& provider) {
    return client == provider.client_id ||
           std::ranges::find(provider.app_client_ids, client) != provider.app_client_ids.end();
}

/// Of several audiences one is ours, and the token was issued to us.
bool is_for_us(const jwt::Token& token, const IdentityProvider& provider) {
    const auto* audience = token.claims.if_contains("aud");
    if (!audience) return false;
    const std::string party = text_of(token, "azp");
    if (token.claims.contains("azp") && !is_ours(party, provider)) return false;
    if (audience->is_string()) return is_ours(audience->get_string(), provider);
    if (!audience->is_array() || audience->get_array().empty()) return false;
    const auto& all = audience->get_array();
    const bool named = std::ranges::any_of(
        all, [&](const auto& each) { return each.is_string() && is_ours(each.get_string(), provider); });
    return named && (all.size() == 1 || !party.empty());
}

bool is_plain(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c > ' ' && c < 127; });
}

bool holds(const char* field, const std::string& value) {
    return FieldRules::shared().check(field, value).empty();
}

std::string name_in(const std::string& field, const std::string& value) {
    return holds(field.c_str(), value) ? value : std::string{};
}

bool is_true(const jwt::Token& token, std::string_view name) {
    const auto* value = token.claims.if_contains(name);
    return value &&
           ((value->is_bool() && value->get_bool()) || (value->is_string() && value->get_string() == "true"));
}

void add(std::string& url, const char* name, std::string_view value) {
    url += url.find('?') == url.npos ? '?' : '&';
    url += name;
    url += '=';
    url += boost::urls::encode(value, boost::urls::unreserved_chars);
}

}  // namespace

const char* word_of(TokenFault fault) {
    switch (fault) {
        case TokenFault::unreadable: return "unreadable";
        case TokenFault::algorithm: return "algorithm";
        case TokenFault::issuer: return "issuer";
        case TokenFault::unknown_key: return "unknownKey";
        case TokenFault::signature: return "signature";
        case TokenFault::audience: return "audience";
        case TokenFault::expired: return "expired";
        case TokenFault::from_the_future: return "fromTheFuture";
        case TokenFault::nonce: return "nonce";
        case TokenFault::subject: break;
    }
    return "subject";
}

const TokenIssuer* issuer_of(const jwt::Token& token, const IdentityProvider& provider) {
    const auto found = std::ranges::find(provider.issuers, text_of(token, "iss"), &TokenIssuer::name);
    return found == provider.issuers.end() ? nullptr : &*found;
}

std::optional<TokenFault> fault_in_claims(const jwt::Token& token, const IdentityProvider& provider,
                                          std::string_view nonce, TimePoint now) {
    if (!is_for_us(token, provider)) return TokenFault::audience;
    const auto expires = time_of(token, "exp");
    if (!expires || *expires + kClocksDiffer <= now) return TokenFault::expired;
    const auto issued = time_of(token, "iat");
    if (!issued || *issued > now + kClocksDiffer) return TokenFault::from_the_future;
    if (nonce.empty() || !equal_in_constant_time(text_of(token, "nonce"), nonce)) return TokenFault::nonce;
    const std::string subject = text_of(token, "sub");
    if (subject.empty() || subject.size() > kLongestSubject || !is_plain(subject)) return TokenFault::subject;
    return std::nullopt;
}

VerifiedIdentity identity_in(const jwt::Token& token, ProviderCode provider) {
    VerifiedIdentity identity{.provider = provider,
                              .subject = text_of(token, "sub"),
                              .email = normalised_login_id(text_of(token, "email")),
                              .email_verified = is_true(token, "email_verified"),
                              .first_name = name_in("firstName", text_of(token, "given_name")),
                              .last_name = name_in("lastName", text_of(token, "family_name"))};
    if (!holds("email", identity.email)) {
        identity.email.clear();
        identity.email_verified = false;
    }
    const std::string whole = text_of(token, "name");
    const std::size_t space = whole.find(' ');
    if (identity.first_name.empty()) identity.first_name = name_in("firstName", whole.substr(0, space));
    if (identity.last_name.empty() && space != whole.npos)
        identity.last_name = name_in("lastName", whole.substr(space + 1));
    return identity;
}

AttemptSecrets secrets_of(std::string_view token, ProviderCode provider) {
    const auto secret = [&](const char* purpose) {
        return secrets::derived_token(token, letter_of(provider), std::string{"social-"} + purpose);
    };
    return {.state = secret("state"), .nonce = secret("nonce"), .verifier = secret("verifier")};
}

std::string authorization_url(const IdentityProvider& provider, const AttemptSecrets& secrets,
                              const std::string& comes_back_to) {
    std::string url = provider.authorize_url;
    add(url, "client_id", provider.client_id);
    add(url, "redirect_uri", comes_back_to);
    add(url, "response_type", "code");
    add(url, "scope", provider.scope);
    add(url, "state", secrets.state);
    add(url, "nonce", secrets.nonce);
    add(url, "code_challenge", jwt::code_challenge(secrets.verifier));
    add(url, "code_challenge_method", "S256");
    return url;
}

SignUp sign_up_of(const VerifiedIdentity& identity) {
    return {.email = identity.email,
            .mobile_number = {},
            .title_code = {},
            .first_name = identity.first_name,
            .last_name = identity.last_name,
            .password = {},
            .re_password = {},
            .terms_accepted = true,  // said beside the button that led here
            .marketing = false};
}

}  // namespace spaza
