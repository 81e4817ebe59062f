#include "base/digest.hpp"
#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/social/attempt_cookie_routes.hpp"
#include "shop/accounts/social/social_routes.hpp"
#include "shop/accounts/social/social_rules.hpp"

namespace spaza {
namespace {

constexpr const char* kSignInPage = "/account/login";
constexpr const char* kLinkedAccountsPage = "/account/security";

/// Back to where the shopper left, with what came of it in one word; the page has the words for it.
http::Response back(const AttemptCookie& kept, const IdentityProvider& provider, const char* problem) {
    std::string page = kept.links ? kLinkedAccountsPage : kSignInPage;
    page += std::string{"?social="} + letter_of(provider.code);
    if (*problem) page += std::string{"&problem="} + problem;
    if (!kept.route.empty()) page += "&route=" + http::percent_encode(kept.route);
    return http::never_kept(http::see_other(std::move(page)));
}

http::Response given_up(const http::Request& request, const AttemptCookie& kept, const IdentityProvider& provider,
                        const char* problem) {
    log::info("social_sign_in_given_up", {{"provider", letter_of(provider.code)}, {"problem", problem}});
    return back(kept, provider, problem).with("Set-Cookie", cleared_attempt_cookie(request));
}

http::Response no_such_provider(const http::Request& request) {
    return http::problem(
        fail(Reason::not_found, "error.unknownRoute", request.path, "UnknownResourceError", "path").error());
}

const char* word_of_refusal(const Error& error) {
    if (error.type == "TokenInvalidatedError") return "startAgain";
    return error.type == kNotReached ? "unavailable" : "failed";
}

/// GET /identity/{provider}/start
http::Response get_start(const http::Request& request, const SocialCalls& calls) {
    const IdentityProvider* provider = calls.providers.find(request.param("provider"));
    if (!provider) return no_such_provider(request);
    const AttemptCookie kept{
        .token = secrets::random_token(), .links = false, .route = request.query_value("route").value_or("")};
    auto way = calls.providers.way_there(*provider, kept.token);
    if (!way) return given_up(request, kept, *provider, word_of_refusal(way.error()));
    return http::never_kept(http::see_other(std::move(*way))).with("Set-Cookie", attempt_cookie(request, kept));
}

/// GET /identity/{provider}/callback. Only who comes back is found out here; signing in, or linking, is a call of
/// the page this leads to, as every other sign-in is.
http::Response get_callback(const http::Request& request, const SocialCalls& calls) {
    const IdentityProvider* provider = calls.providers.find(request.param("provider"));
    if (!provider) return no_such_provider(request);
    const auto kept = attempt_of(request);
    const std::string state = request.query_value("state").value_or("");
    if (!kept || !equal_in_constant_time(state, secrets_of(kept->token, provider->code).state))
        return back(kept.value_or(AttemptCookie{}), *provider, "startAgain");  // another attempt may be under way
    if (const std::string error = request.query_value("error").value_or(""); !error.empty())
        return given_up(request, *kept, *provider, error == "access_denied" ? "cancelled" : "failed");
    const auto identity = calls.providers.redeem(*provider, request.query_value("code").value_or(""), kept->token);
    if (!identity) return given_up(request, *kept, *provider, word_of_refusal(identity.error()));
    const auto arrived = calls.identities.write(
        [&](SocialService& identities) { return identities.arrive(*identity, kept->token); });
    if (!arrived) return given_up(request, *kept, *provider, word_of_refusal(arrived.error()));
    return back(*kept, *provider, "");
}

}  // namespace

void add_provider_routes(http::Router& router, const SocialCalls& calls) {
    http::RouteOptions options;
    options.important = true;
    options.limit = "token";
    router.add(
        "GET", "/identity/{provider}/start",
        [calls](const http::Request& request) { return get_start(request, calls); }, options);
    router.add(
        "GET", "/identity/{provider}/callback",
        [calls](const http::Request& request) { return get_callback(request, calls); }, options);
}

}  // namespace spaza
