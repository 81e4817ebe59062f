#include "shop/accounts/session_routes.hpp"

#include <algorithm>

#include "platform/http/address.hpp"
#include "platform/http/encoding.hpp"
#include "shop/accounts/accounts_wire.hpp"
#include "shop/accounts/device_rules.hpp"
#include "shop/accounts/second_step_rules.hpp"

namespace spaza {
namespace {

constexpr const char* kCookie = "rt";
constexpr const char* kSecureCookie = "__Host-rt";
constexpr const char* kTrustCookie = "td";
constexpr const char* kSecureTrustCookie = "__Host-td";
constexpr const char* kDeviceCookie = "dc";
constexpr const char* kSecureDeviceCookie = "__Host-dc";
constexpr std::int64_t kDeviceSeconds = kDeviceCountedFor / std::chrono::seconds{1};
constexpr std::int64_t kTrustSeconds = 30 * 24 * 3600;
constexpr std::size_t kLongestTrust = 512;
constexpr std::size_t kLongestToken = 512;

using Form = std::vector<std::pair<std::string, std::string>>;
using Sessions = Transactional<SessionService>;

struct TokenEndpoint {
    Sessions sessions;
    const SignInService& sign_in;
    SessionCache& cache;
    const AccountPolicy& policy;
    const http::HumanDoor& humans;
};

/// Without a time it ends with the browser.
std::string cookie_text(const http::Request& request, const char* name, const std::string& value,
                        std::optional<std::int64_t> seconds) {
    std::string text{name};
    text += '=' + value + "; Path=/; HttpOnly; SameSite=Strict";
    if (seconds) text += "; Max-Age=" + std::to_string(*seconds);
    if (request.secure) text += "; Secure";
    return text;
}

const char* cookie_name(const http::Request& request) { return request.secure ? kSecureCookie : kCookie; }
const char* trust_cookie_name(const http::Request& request) {
    return request.secure ? kSecureTrustCookie : kTrustCookie;
}

const char* device_cookie_name(const http::Request& request) {
    return request.secure ? kSecureDeviceCookie : kDeviceCookie;
}

std::string value_of(const Form& form, std::string_view name) {
    const auto found = std::ranges::find(form, name, &Form::value_type::first);
    return found == form.end() ? std::string{} : found->second;
}

http::Response refused(const char* error, const char* description, int status = 400) {
    http::Response response =
        http::ok(json::write(wire::OAuthError{.error = error, .error_description = description}));
    response.status = status;
    return http::never_kept(std::move(response));
}

http::Response token_answer(const http::Request& request, const SessionTokens& tokens, bool in_cookie) {
    wire::Token token{
        .access_token = tokens.access_token, .refresh_token = {}, .expires_in = tokens.expires_in.count()};
    const bool renewable = !tokens.refresh_token.empty();
    if (renewable && !in_cookie) token.refresh_token = tokens.refresh_token;
    http::Response response = http::never_kept(http::ok(json::write(token)));
    if (renewable && in_cookie) response.headers.emplace_back("Set-Cookie", refresh_cookie(request, tokens));
    add_device_cookie(response, request, tokens);
    return response;
}

bool has_form(const http::Request& request) {
    return request.header("content-type").starts_with("application/x-www-form-urlencoded");
}

bool is_known_client(const TokenEndpoint& endpoint, const std::string& client) {
    return std::ranges::find(endpoint.policy.clients, client) != endpoint.policy.clients.end();
}

Visitor visitor_of(const http::Request& request, const Form& form) {
    Visitor visitor = spaza::visitor_of(request, value_of(form, "client_id"));
    const std::string channel = value_of(form, "channel");
    visitor.channel = channel.empty() ? "app" : channel;
    return visitor;
}

/// Guessing passwords is as slow here as at userLogin, and shares its tries.
std::string_view limit_of_grant(const http::Request& request) {
    const auto form = has_form(request) ? http::strict_parse_form(request.body) : std::nullopt;
    return form && value_of(*form, "grant_type") == "password" ? "login" : "";
}

http::Response grant_password(const http::Request& request, const Form& form, const TokenEndpoint& endpoint) {
    const std::string username = value_of(form, "username");
    const std::string password = value_of(form, "password");
    if (username.empty() || password.empty())
        return refused("invalid_request", "username and password are needed");
    Visitor visitor = visitor_of(request, form);
    visitor.shown_human = endpoint.humans.shown(request);
    if (keeps_refresh_token_in_cookie(visitor.channel) && comes_from_elsewhere(request))
        return refused("invalid_request", "another site must not sign anybody in");
    const auto entry = endpoint.sign_in.sign_in(username, password, visitor);
    if (!entry && entry.error().type == kHumanNeeded) return endpoint.humans.ask(request);
    if (!entry && entry.error().type == "TooManyRequestsError")
        return refused("temporarily_unavailable", "too many failed tries", 429)
            .with("Retry-After", http::seconds_to_wait(entry.error()));
    if (!entry && entry.error().reason == Reason::busy) return http::problem(entry.error());
    if (!entry) return refused("invalid_grant", "the user name or password is not right");
    // RFC 6749 has no second step, and a client that knows of one calls userLogin.
    if (!entry->tokens)
        return refused("mfa_required",
                       "the customer asked for two-step sign-in: use userLogin and validateMFAOTP");
    return token_answer(request, *entry->tokens, keeps_refresh_token_in_cookie(visitor.channel));
}

http::Response grant_client_credentials(const http::Request& request, const Form& form,
                                        const TokenEndpoint& endpoint) {
    const Visitor visitor = visitor_of(request, form);
    const auto tokens =
        endpoint.sessions.write([&](SessionService& sessions) { return sessions.open_for_guest(visitor); });
    return token_answer(request, tokens, false);
}

http::Response grant_refresh_token(const http::Request& request, const Form& form, const TokenEndpoint& endpoint) {
    const std::string in_form = value_of(form, "refresh_token");
    const bool from_cookie = in_form.empty();
    if (from_cookie && !comes_from_our_pages(request))
        return refused("invalid_request", "a refresh token, or the header X-Requested-With, is needed");
    const std::string token = from_cookie ? refresh_token_of(request).value_or("") : in_form;
    std::optional<SessionTokens> tokens;
    if (!token.empty() && token.size() <= kLongestToken)
        tokens = endpoint.sessions.write([&](SessionService& sessions) { return sessions.refresh(token); });
    if (!tokens) {
        http::Response response = refused("invalid_grant", "the refresh token is not valid any more");
        if (from_cookie) response.headers.emplace_back("Set-Cookie", cleared_refresh_cookie(request));
        return response;
    }
    // What came in the cookie stays there, whatever channel is named: no script of a page may get to read it.
    return token_answer(request, *tokens, from_cookie || keeps_refresh_token_in_cookie(value_of(form, "channel")));
}

/// POST /authorizationserver/oauth/token
http::Response post_token(const http::Request& request, const TokenEndpoint& endpoint) {
    if (!has_form(request)) return refused("invalid_request", "a form is needed");
    const auto read = http::strict_parse_form(request.body);
    if (!read) return refused("invalid_request", "the form cannot be read");
    const Form& form = *read;
    const std::string grant = value_of(form, "grant_type");
    if (grant.empty()) return refused("invalid_request", "grant_type is needed");
    if (!is_known_client(endpoint, value_of(form, "client_id")))
        return refused("invalid_client", "the client is not known", 401);
    if (grant == "password") return grant_password(request, form, endpoint);
    if (grant == "client_credentials") return grant_client_credentials(request, form, endpoint);
    if (grant == "refresh_token") return grant_refresh_token(request, form, endpoint);
    return refused("unsupported_grant_type", "password, client_credentials or refresh_token");
}

/// POST /authorizationserver/oauth/revoke; answers alike whether or not there was such a token
http::Response post_revoke(const http::Request& request, const TokenEndpoint& endpoint) {
    if (!has_form(request)) return refused("invalid_request", "a form is needed");
    const auto read = http::strict_parse_form(request.body);
    if (!read) return refused("invalid_request", "the form cannot be read");
    const Form& form = *read;
    const std::string client = value_of(form, "client_id");
    if (!client.empty() && !is_known_client(endpoint, client))
        return refused("invalid_client", "the client is not known", 401);
    const std::string token = value_of(form, "token");
    if (token.empty()) return refused("invalid_request", "token is needed");
    if (token.size() <= kLongestToken) {
        const auto family =
            endpoint.sessions.write([&](SessionService& sessions) { return sessions.revoke(token); });
        if (family) endpoint.cache.forget_family(*family);
    }
    return http::never_kept(http::ok("{}"));
}

http::Caller caller_of(const AccessGrant& grant) {
    if (!grant.customer)
        return {.kind = http::Caller::Kind::guest,
                .customer = {},
                .uid = kGuestUid,
                .session_id = grant.family,
                .rights = {}};
    return {.kind = http::Caller::Kind::customer,
            .customer = *grant.customer,
            .uid = grant.uid,
            .session_id = grant.family,
            .rights = {}};
}

}  // namespace

bool keeps_refresh_token_in_cookie(std::string_view channel) { return channel == "web" || channel == "msite"; }

std::string refresh_cookie(const http::Request& request, const SessionTokens& tokens) {
    const char* name = cookie_name(request);
    return tokens.stays ? cookie_text(request, name, tokens.refresh_token, tokens.refresh_expires_in.count())
                        : cookie_text(request, name, tokens.refresh_token, std::nullopt);
}

std::string cleared_refresh_cookie(const http::Request& request) {
    return cookie_text(request, cookie_name(request), {}, 0);
}

std::string trust_cookie(const http::Request& request, const Visitor& visitor, std::string_view token) {
    return cookie_text(request, trust_cookie_name(request), with_trusted_token(visitor.trust, token),
                       kTrustSeconds);
}

void add_device_cookie(http::Response& response, const http::Request& request, const SessionTokens& tokens) {
    if (tokens.device.empty()) return;
    const char* name = device_cookie_name(request);
    response.headers.emplace_back("Set-Cookie", tokens.device_stays
                                                    ? cookie_text(request, name, tokens.device, kDeviceSeconds)
                                                    : cookie_text(request, name, tokens.device, std::nullopt));
}

std::optional<std::string> refresh_token_of(const http::Request& request) {
    const auto cookie = request.cookie(cookie_name(request));
    return cookie ? std::optional{std::string{*cookie}} : std::nullopt;
}

bool comes_from_elsewhere(const http::Request& request) {
    const std::string_view origin = request.header("origin");
    if (origin.empty()) return false;  // not a browser's cross-site call: those name their origin
    const std::size_t authority = origin.find("://");
    return authority == std::string_view::npos || origin.substr(authority + 3) != request.header("host");
}

bool comes_from_our_pages(const http::Request& request) {
    return !request.header("x-requested-with").empty() && !comes_from_elsewhere(request);
}

Visitor visitor_of(const http::Request& request, std::string client, std::optional<bool> stays) {
    Device device = device_of(request.header("user-agent"));
    const auto trust = request.cookie(trust_cookie_name(request));
    const auto own = request.cookie(device_cookie_name(request));
    return {.channel = request.context.channel,
            .client = std::move(client),
            .peer = http::subscriber(request.peer),
            .browser = std::move(device.browser),
            .operating_system = std::move(device.operating_system),
            .zone = request.context.zone,
            .trust = std::string{trust && trust->size() <= kLongestTrust ? *trust : std::string_view{}},
            .device = std::string{own && own->size() <= kLongestToken ? *own : std::string_view{}},
            .stays = stays.value_or(true)};
}

void add_token_routes(http::Router& router, Transactional<SessionService> sessions, const SignInService& sign_in,
                      SessionCache& cache, const AccountPolicy& policy, const http::HumanDoor& humans) {
    const TokenEndpoint endpoint{std::move(sessions), sign_in, cache, policy, humans};
    http::RouteOptions options;
    options.limit = "token";
    http::RouteOptions asks_for_tokens = options;
    asks_for_tokens.body_limit = limit_of_grant;
    router.add(
        "POST", "/authorizationserver/oauth/token",
        [endpoint](const http::Request& request) { return post_token(request, endpoint); }, asks_for_tokens);
    router.add(
        "POST", "/authorizationserver/oauth/revoke",
        [endpoint](const http::Request& request) { return post_revoke(request, endpoint); }, options);
}

std::function<Result<http::Caller>(std::string_view)> authenticator(Transactional<SessionService> sessions,
                                                                    SessionCache& cache, const Clock& clock) {
    return [sessions = std::move(sessions), &cache, &clock](std::string_view bearer) -> Result<http::Caller> {
        const std::string token{bearer};
        if (token.empty() || token.size() > kLongestToken)
            return fail(Reason::unauthenticated, "error.invalidToken", {}, "InvalidTokenError");
        if (const auto kept = cache.find(token, clock.now())) return caller_of(*kept);
        const auto grant = sessions.read([&](SessionService& service) { return service.find(token); });
        if (!grant) return fail(Reason::unauthenticated, "error.invalidToken", {}, "InvalidTokenError");
        cache.keep(token, *grant, clock.now());
        return caller_of(*grant);
    };
}

}  // namespace spaza
