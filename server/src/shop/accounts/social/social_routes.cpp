#include "shop/accounts/social/social_routes.hpp"

#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/account_call_routes.hpp"
#include "shop/accounts/session_answers_routes.hpp"
#include "shop/accounts/session_routes.hpp"
#include "shop/accounts/social/attempt_cookie_routes.hpp"
#include "shop/accounts/social/social_rules.hpp"
#include "shop/accounts/social/social_wire.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestAttempt = 64;
using Kind = SocialOutcome::Kind;

std::unexpected<Error> not_offered() {
    return fail(Reason::invalid, "social.notOffered", "provider", "ValidationError", "parameter");
}

Result<const IdentityProvider*> offered(const SocialCalls& calls, std::optional<ProviderCode> code) {
    if (!code) return http::bad_parameter("request.required", "provider");
    const IdentityProvider* provider = calls.providers.find(*code);
    if (!provider) return not_offered();
    return provider;
}

std::optional<ProviderCode> code_of(const std::optional<wire::Provider>& provider) {
    if (provider) return wire::from_wire(*provider);
    return std::nullopt;
}

std::optional<ProviderCode> provider_in_path(const http::Request& request) {
    const std::string& letter = request.param("provider");
    if (letter == "G") return ProviderCode::G;
    if (letter == "F") return ProviderCode::F;
    return std::nullopt;
}

Result<const IdentityProvider*> offered_in_path(const http::Request& request, const SocialCalls& calls) {
    const auto code = provider_in_path(request);
    if (!code) return not_offered();
    return offered(calls, code);
}

/// POST startSocialLogin: for an app, which gets the identity token itself.
http::Response post_start(const http::Request& request, const SocialCalls& calls) {
    const auto form = json::read<wire::StartSocialLogin>(request.body);
    if (!form) return http::problem(form.error());
    const auto provider = offered(calls, code_of(form->provider));
    if (!provider) return http::problem(provider.error());
    const std::string token = secrets::random_token();
    return http::never_kept(
        http::ok(json::write(wire::SocialStart{.tokenId = token,
                                               .nonce = secrets_of(token, (*provider)->code).nonce,
                                               .expiresIn = std::chrono::seconds{kAttemptLives}.count()})));
}

/// The attempt whose identity this is about: of a token an app sends, or of who came back with this browser.
Result<std::string> attempt_token(const http::Request& request, const SocialCalls& calls,
                                  std::optional<ProviderCode> code, const std::optional<std::string>& id_token,
                                  const std::string& token_id) {
    if (!id_token) {
        if (!token_id.empty() && token_id.size() <= kLongestAttempt) return token_id;
        const auto kept = attempt_of(request);
        if (kept) return kept->token;
        return fail(Reason::invalid, "social.startAgain", "tokenId", "TokenInvalidatedError", "parameter");
    }
    const auto provider = offered(calls, code);
    if (!provider) return std::unexpected(provider.error());
    if (token_id.empty() || token_id.size() > kLongestAttempt) return not_believed(**provider);
    const auto identity = calls.providers.verify(**provider, *id_token, token_id);
    if (!identity) return std::unexpected(identity.error());
    const auto arrived =
        calls.identities.write([&](SocialService& identities) { return identities.arrive(*identity, token_id); });
    if (!arrived) return std::unexpected(arrived.error());
    return token_id;
}

/// Nobody is signed in: the shopper shows first whose account it is, or makes one, and then it is linked.
http::Response not_yet(const FieldSet& fields, Kind kind) {
    wire::UserSession answer;
    answer.responseStatus = false;
    answer.isExisting = kind == Kind::account_exists;
    answer.errorMsg = http::message(kind == Kind::account_exists ? "social.accountExists" : "social.needsAccount");
    return http::never_kept(http::ok(json::write(answer, fields)));
}

/// POST socialLogin
http::Response post_social_login(const http::Request& request, const SocialCalls& calls) {
    if (auto refusal = foreign_sign_in(request)) return std::move(*refusal);
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::SocialLogin>(request.body);
    if (!form) return http::problem(form.error());
    const auto token =
        attempt_token(request, calls, code_of(form->provider), form->idToken, form->tokenId.value_or(""));
    if (!token) return http::problem(token.error());
    const Visitor visitor = visitor_of(request, "socialLogin");
    const auto sign_in = [&] {
        return calls.identities.write([&](SocialService& identities) {
            return identities.sign_in(*token, visitor, form->guestCartGuid.value_or(""));
        });
    };
    auto outcome = sign_in();
    // The account was made this very moment, and is found now.
    if (!outcome && outcome.error().type == "DuplicateUidError") outcome = sign_in();
    if (!outcome) return http::problem(outcome.error());
    if (outcome->kind == Kind::account_exists || outcome->kind == Kind::needs_account)
        return not_yet(*fields, outcome->kind);
    const bool is_new = outcome->kind == Kind::signed_up;
    log::info(is_new ? "signed_up" : "signed_in", {{"bySocial", true}, {"channel", request.context.channel}});
    return entry_answer(request, *fields, calls.accounts, outcome->entry, is_new ? "account.signUpDone" : "")
        .with("Set-Cookie", cleared_attempt_cookie(request));
}

/// GET users/{user}/identities
http::Response get_identities(const http::Request& request, const SocialCalls& calls) {
    const auto linked = calls.identities.read(
        [&](SocialService& identities) { return identities.linked(request.caller.customer); });
    wire::Identities answer;
    for (const LinkedIdentity& each : linked) answer.identities.push_back(wire::to_wire(each));
    return http::never_kept(http::ok(json::write(answer)));
}

/// A linked account is a way in for good: a session alone adds or takes none away.
std::optional<http::Response> not_confirmed(const http::Request& request, const SocialCalls& calls) {
    const auto may = calls.accounts.factors.read(
        [&](SecondFactorService& factors) { return factors.expect_confirmed(request.caller.session_id); });
    return may ? std::nullopt : std::optional{http::problem(may.error())};
}

/// POST users/{user}/identities/{provider}: the browser leaves to link it.
http::Response post_identity(const http::Request& request, const SocialCalls& calls) {
    const auto provider = offered_in_path(request, calls);
    if (!provider) return http::problem(provider.error());
    if (auto refusal = not_confirmed(request, calls)) return *std::move(refusal);
    const AttemptCookie kept{.token = secrets::random_token(), .links = true, .route = {}};
    const auto way = calls.providers.way_there(**provider, kept.token);
    if (!way) return http::problem(way.error());
    calls.identities.write([&](SocialService& identities) {
        identities.begin_linking(request.caller.customer, (*provider)->code, kept.token);
        return true;
    });
    return http::never_kept(http::ok(json::write(wire::WayToProvider{.url = *way})))
        .with("Set-Cookie", attempt_cookie(request, kept));
}

/// PUT users/{user}/identities/{provider}
http::Response put_identity(const http::Request& request, const SocialCalls& calls) {
    const auto form = json::read<wire::LinkIdentity>(request.body);
    if (!form) return http::problem(form.error());
    const auto provider = offered_in_path(request, calls);
    if (!provider) return http::problem(provider.error());
    const auto may = calls.accounts.factors.read([&](SecondFactorService& factors) {
        return factors.expect_just_signed_in(request.caller.customer, request.caller.session_id);
    });
    if (!may) return http::problem(may.error());
    const auto token = attempt_token(request, calls, (*provider)->code, form->idToken, form->tokenId.value_or(""));
    if (!token) return http::problem(token.error());
    const bool by_app = form->idToken.has_value();
    const auto linked = calls.identities.write([&](SocialService& identities) {
        return identities.link(request.caller.customer, (*provider)->code, *token, by_app);
    });
    if (!linked) return http::problem(linked.error());
    return http::never_kept(http::ok(json::write(wire::to_wire(*linked))))
        .with("Set-Cookie", cleared_attempt_cookie(request));
}

/// DELETE users/{user}/identities/{provider}
http::Response delete_identity(const http::Request& request, const SocialCalls& calls) {
    const auto code = provider_in_path(request);
    if (!code) return http::problem(not_offered().error());
    if (auto refusal = not_confirmed(request, calls)) return *std::move(refusal);
    const auto done = calls.identities.write(
        [&](SocialService& identities) { return identities.unlink(request.caller.customer, *code); });
    return done ? http::no_content() : http::problem(done.error());
}

}  // namespace

void add_social_routes(http::Router& router, const SocialCalls& calls) {
    AccountCallRoutes<SocialCalls> routes{router, calls};
    routes.open("POST", "/startSocialLogin", post_start, "token");
    routes.open("POST", "/socialLogin", post_social_login, "login");
    routes.for_customers("GET", "/users/{user}/identities", get_identities, "");
    routes.for_customers("POST", "/users/{user}/identities/{provider}", post_identity, "writes");
    routes.for_customers("PUT", "/users/{user}/identities/{provider}", put_identity, "writes");
    routes.for_customers("DELETE", "/users/{user}/identities/{provider}", delete_identity, "writes");
}

}  // namespace spaza
