#include "shop/accounts/passkeys/passkeys_routes.hpp"

#include <chrono>
#include <thread>

#include "platform/log/log.hpp"
#include "shop/accounts/account_call_routes.hpp"
#include "shop/accounts/passkeys/passkeys_wire.hpp"
#include "shop/accounts/session_answers_routes.hpp"
#include "shop/accounts/session_routes.hpp"
#include "shop/accounts/webauthn/passkey_rules.hpp"

namespace spaza {
namespace {

Result<RelyingParty> party_of(const http::Request& request, const PasskeyCalls& calls) {
    auto party = relying_party(calls.policy, request.header("host"), request.secure);
    if (!party) return fail(Reason::invalid, "passkey.notOffered", "host", "ValidationError", "parameter");
    return *std::move(party);
}

/// A passkey is a way in for good: a session alone adds or removes none.
std::optional<http::Response> not_confirmed(const http::Request& request, const PasskeyCalls& calls) {
    const auto may = calls.accounts.factors.read(
        [&](SecondFactorService& factors) { return factors.expect_confirmed(request.caller.session_id); });
    return may ? std::nullopt : std::optional{http::problem(may.error())};
}

http::Response secret(http::Response response) { return http::never_kept(std::move(response)); }

/// Alike for one that is unknown, removed, or not believed.
http::Response refused(PasskeyVerdict verdict) {
    const char* words = verdict == PasskeyVerdict::suspect ? "passkey.suspect" : "passkey.notAccepted";
    log::warn("passkey_refused", {{"suspect", verdict == PasskeyVerdict::suspect}});
    Error error =
        fail(Reason::invalid, "passkey.notAccepted", "credential", "InvalidCredentialsError", "parameter").error();
    error.message_key = words;
    return secret(http::problem(error));
}

/// The challenge of an answer, for which it counts as used from now on.
Result<PasskeyChallenge> taken(const PasskeyCalls& calls, const std::string& token, PasskeyPurpose purpose,
                               const std::string& family = {}) {
    std::optional<Result<PasskeyChallenge>> challenge;
    // Also one that is refused is used: the transaction has to be kept.
    calls.passkeys.write([&](PasskeyService& passkeys) {
        challenge.emplace(passkeys.take(token, purpose, family));
        return true;
    });
    return *std::move(challenge);
}

/// POST passkeyLoginOptions
http::Response post_login_options(const http::Request& request, const PasskeyCalls& calls) {
    if (auto refusal = foreign_sign_in(request)) return *std::move(refusal);
    const auto party = party_of(request, calls);
    if (!party) return http::problem(party.error());
    const auto options = calls.passkeys.write([](PasskeyService& passkeys) { return passkeys.begin_sign_in(); });
    return secret(http::ok(json::write(wire::request_of(options, *party))));
}

/// A refusal leaves no sooner, whatever it took: the rows read of a passkey that is known would tell it.
constexpr std::chrono::milliseconds kRefusedAfter{20};

/// POST passkeyLogin
http::Response post_login(const http::Request& request, const PasskeyCalls& calls) {
    if (auto refusal = foreign_sign_in(request)) return *std::move(refusal);
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::PasskeyLogin>(request.body);
    if (!form) return http::problem(form.error());
    const auto party = party_of(request, calls);
    if (!party) return http::problem(party.error());
    const auto challenge = taken(calls, form->tokenId, PasskeyPurpose::sign_in);
    if (!challenge) return http::problem(challenge.error());
    const auto assertion = wire::from_wire(form->credential);
    if (!assertion) return refused(PasskeyVerdict::refused);
    const auto began = std::chrono::steady_clock::now();
    const Visitor visitor = visitor_of(request, "passkeyLogin");
    const auto outcome = calls.passkeys.write([&](PasskeyService& passkeys) {
        return passkeys.sign_in(*challenge, *assertion, *party, visitor, form->guestCartGuid.value_or(""));
    });
    if (!outcome) return http::problem(outcome.error());
    if (!outcome->entry) {
        std::this_thread::sleep_until(began + kRefusedAfter);
        return refused(outcome->verdict);
    }
    log::info("signed_in", {{"byPasskey", true}, {"channel", request.context.channel}});
    return entry_answer(request, *fields, calls.accounts, *outcome->entry, "");
}

/// GET users/{user}/passkeys
http::Response get_passkeys(const http::Request& request, const PasskeyCalls& calls) {
    const auto theirs = calls.passkeys.read(
        [&](PasskeyService& passkeys) { return passkeys.of_customer(request.caller.customer); });
    wire::Passkeys answer;
    for (const CustomerPasskey& each : theirs) answer.passkeys.push_back(wire::to_wire(each));
    return secret(http::ok(json::write(answer)));
}

/// POST users/{user}/passkeys/options
http::Response post_options(const http::Request& request, const PasskeyCalls& calls) {
    const auto party = party_of(request, calls);
    if (!party) return http::problem(party.error());
    if (auto refusal = not_confirmed(request, calls)) return *std::move(refusal);
    const auto options = calls.passkeys.write([&](PasskeyService& passkeys) {
        return passkeys.begin_adding(request.caller.customer, request.caller.session_id);
    });
    if (!options) return http::problem(options.error());
    return secret(http::ok(json::write(wire::creation_of(*options, *party))));
}

std::unexpected<Error> not_a_name() {
    return fail(Reason::invalid, "passkey.nameLength", "name", "ValidationError", "parameter");
}

/// POST users/{user}/passkeys
http::Response post_passkey(const http::Request& request, const PasskeyCalls& calls) {
    const auto form = json::read<wire::NewPasskey>(request.body);
    if (!form) return http::problem(form.error());
    const auto name =
        form->name ? passkey_name(*form->name) : passkey_named_by_device(request.header("user-agent"));
    if (!name) return http::problem(not_a_name().error());
    const auto party = party_of(request, calls);
    if (!party) return http::problem(party.error());
    const auto challenge = taken(calls, form->tokenId, PasskeyPurpose::add, request.caller.session_id);
    if (!challenge) return http::problem(challenge.error());
    // What cannot be read is refused as what is not believed.
    const auto registration = wire::from_wire(form->credential).value_or(PasskeyRegistration{});
    const auto added = calls.passkeys.write([&](PasskeyService& passkeys) {
        return passkeys.add(*challenge, {.registration = registration, .name = *name}, *party);
    });
    if (!added) return http::problem(added.error());
    return secret(http::created(json::write(wire::to_wire(*added))));
}

/// POST users/{user}/passkeys/confirmationOptions
http::Response post_confirmation_options(const http::Request& request, const PasskeyCalls& calls) {
    const auto party = party_of(request, calls);
    if (!party) return http::problem(party.error());
    const auto options = calls.passkeys.write([&](PasskeyService& passkeys) {
        return passkeys.begin_confirmation(request.caller.customer, request.caller.session_id);
    });
    if (!options) return http::problem(options.error());
    return secret(http::ok(json::write(wire::request_of(*options, *party))));
}

/// POST users/{user}/passkeys/confirmation
http::Response post_confirmation(const http::Request& request, const PasskeyCalls& calls) {
    const auto form = json::read<wire::PasskeyAnswer>(request.body);
    if (!form) return http::problem(form.error());
    const auto party = party_of(request, calls);
    if (!party) return http::problem(party.error());
    const auto challenge = taken(calls, form->tokenId, PasskeyPurpose::confirm, request.caller.session_id);
    if (!challenge) return http::problem(challenge.error());
    const auto assertion = wire::from_wire(form->credential);
    if (!assertion) return refused(PasskeyVerdict::refused);
    const PasskeyVerdict verdict = calls.passkeys.write(
        [&](PasskeyService& passkeys) { return passkeys.confirm(*challenge, *assertion, *party); });
    return verdict == PasskeyVerdict::accepted ? http::no_content() : refused(verdict);
}

/// PATCH users/{user}/passkeys/{passkeyId}
http::Response patch_passkey(const http::Request& request, const PasskeyCalls& calls) {
    const auto form = json::read<wire::PasskeyName>(request.body);
    if (!form) return http::problem(form.error());
    const auto name = passkey_name(form->name);
    if (!name) return http::problem(not_a_name().error());
    const auto renamed = calls.passkeys.write([&](PasskeyService& passkeys) {
        return passkeys.rename(request.caller.customer, request.param("passkeyId"), *name);
    });
    if (!renamed) return http::problem(renamed.error());
    return secret(http::ok(json::write(wire::to_wire(*renamed))));
}

/// DELETE users/{user}/passkeys/{passkeyId}
http::Response delete_passkey(const http::Request& request, const PasskeyCalls& calls) {
    if (auto refusal = not_confirmed(request, calls)) return *std::move(refusal);
    const auto done = calls.passkeys.write([&](PasskeyService& passkeys) {
        return passkeys.remove(request.caller.customer, request.param("passkeyId"), request.caller.session_id);
    });
    if (!done) return http::problem(done.error());
    calls.accounts.cache.forget_customer(request.caller.customer);
    return http::no_content();
}

/// DELETE users/{user}/passkeys
http::Response delete_passkeys(const http::Request& request, const PasskeyCalls& calls) {
    if (auto refusal = not_confirmed(request, calls)) return *std::move(refusal);
    calls.passkeys.write([&](PasskeyService& passkeys) {
        passkeys.remove_all(request.caller.customer, request.caller.session_id);
        return true;
    });
    calls.accounts.cache.forget_customer(request.caller.customer);
    return http::no_content();
}

}  // namespace

void add_passkey_routes(http::Router& router, const PasskeyCalls& calls) {
    AccountCallRoutes<PasskeyCalls> routes{router, calls};
    routes.open("POST", "/passkeyLoginOptions", post_login_options, "token");
    routes.open("POST", "/passkeyLogin", post_login, "login");
    routes.for_customers("GET", "/users/{user}/passkeys", get_passkeys, "");
    routes.for_customers("POST", "/users/{user}/passkeys", post_passkey, "writes");
    routes.for_customers("POST", "/users/{user}/passkeys/options", post_options, "writes");
    routes.for_customers("POST", "/users/{user}/passkeys/confirmationOptions", post_confirmation_options,
                         "writes");
    routes.for_customers("POST", "/users/{user}/passkeys/confirmation", post_confirmation, "writes");
    routes.for_customers("DELETE", "/users/{user}/passkeys", delete_passkeys, "writes");
    routes.for_customers("PATCH", "/users/{user}/passkeys/{passkeyId}", patch_passkey, "writes");
    routes.for_customers("DELETE", "/users/{user}/passkeys/{passkeyId}", delete_passkey, "writes");
}

}  // namespace spaza
