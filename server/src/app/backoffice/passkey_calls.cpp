#include <chrono>
#include <thread>

#include "app/backoffice/door_answers.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/webauthn/passkey_rules.hpp"
#include "shop/accounts/webauthn/webauthn_wire.hpp"

namespace spaza::app::backoffice {
namespace staff_keys {
namespace {

struct KeyAcceptForm {
    std::string token;
    std::string tokenId;
    wire::AttestationCredential credential;
    std::optional<std::string> name;
};
BOOST_DESCRIBE_STRUCT(KeyAcceptForm, (), (token, tokenId, credential, name))

Result<RelyingParty> party_of(const StaffDoor& door, const http::Request& request) {
    auto party = relying_party(door.passkey_policy, request.header("host"), request.secure);
    if (!party) return fail(Reason::invalid, "passkey.notOffered", "host", "ValidationError", "parameter");
    return *std::move(party);
}

/// Alike for one that is unknown, removed, not believed, or of an account nobody comes in by.
http::Response not_accepted(PasskeyVerdict verdict) {
    const bool is_suspect = verdict == PasskeyVerdict::suspect;
    log::warn("staff_passkey_refused", {{"suspect", is_suspect}});
    return refused_at_the_door(fail(Reason::unauthenticated,
                                    is_suspect ? "staff.passkeySuspect" : "passkey.notAccepted", {},
                                    "StaffSignInError", {})
                                   .error());
}

/// A refusal leaves no sooner, whatever it took: the rows read of a passkey that is known would tell it.
constexpr std::chrono::milliseconds kRefusedAfter{20};

/// The challenge of an answer, which counts as used from now on: also of one that is refused.
Result<StaffPasskeyChallenge> taken(const StaffDoor& door, const std::string& challenge_token,
                                    StaffPasskeyPurpose purpose, const std::string& token = {}) {
    std::optional<Result<StaffPasskeyChallenge>> challenge;
    door.passkeys.write([&](StaffPasskeyService& passkeys) {
        challenge.emplace(passkeys.take(challenge_token, purpose, token));
        return true;
    });
    return *std::move(challenge);
}

http::Response answered(std::string json) { return http::never_kept(http::ok(std::move(json))); }

/// What an authenticator is to be asked, by what `begin` says.
template <class Begin>
http::Response asked(const StaffDoor& door, const http::Request& request, const Begin& begin) {
    const auto party = party_of(door, request);
    if (!party) return http::problem(party.error());
    const auto options = door.passkeys.write(begin);
    if (!options) return refused_at_the_door(options.error());
    return answered(json::write(wire::request_of(*options, *party)));
}
template <class Begin>
http::Response asked_to_make(const StaffDoor& door, const http::Request& request, const Begin& begin) {
    const auto party = party_of(door, request);
    if (!party) return http::problem(party.error());
    const auto options = door.passkeys.write(begin);
    if (!options) return refused_at_the_door(options.error());
    return answered(json::write(wire::creation_of(*options, *party)));
}

/// POST /session/passkeyOptions
http::Response sign_in_options(const StaffDoor& door, const http::Request& request) {
    return asked(door, request,
                 [](StaffPasskeyService& passkeys) -> Result<PasskeyOptions> { return passkeys.begin_sign_in(); });
}

/// POST /session/passkey
http::Response sign_in(const StaffDoor& door, const http::Request& request) {
    const auto form = form_in<wire::PasskeyAnswer>(request);
    if (!form) return http::problem(form.error());
    const auto party = party_of(door, request);
    if (!party) return http::problem(party.error());
    const auto challenge = taken(door, form->tokenId, StaffPasskeyPurpose::sign_in);
    if (!challenge) return refused_at_the_door(challenge.error());
    const auto assertion = wire::from_wire(form->credential);
    if (!assertion) return not_accepted(PasskeyVerdict::refused);
    const auto began = std::chrono::steady_clock::now();
    auto outcome = door.passkeys.write([&](StaffPasskeyService& passkeys) {
        return passkeys.sign_in(*challenge, *assertion, *party, peer_of(request));
    });
    if (!outcome) return refused_at_the_door(outcome.error());
    if (outcome->entrance) return entered(door, request, *std::move(outcome->entrance));
    std::this_thread::sleep_until(began + kRefusedAfter);
    return not_accepted(outcome->verdict);
}

/// POST /session/confirm/passkeyOptions
http::Response confirm_options(const StaffDoor& door, const http::Request& request) {
    return asked(door, request, [&](StaffPasskeyService& passkeys) {
        return passkeys.begin_confirming(staff_token_of(request));
    });
}

/// POST /session/confirm/passkey
http::Response confirm(const StaffDoor& door, const http::Request& request) {
    const auto form = form_in<wire::PasskeyAnswer>(request);
    if (!form) return http::problem(form.error());
    const auto party = party_of(door, request);
    if (!party) return http::problem(party.error());
    const std::string token = staff_token_of(request);
    const auto challenge = taken(door, form->tokenId, StaffPasskeyPurpose::confirm, token);
    if (!challenge) return refused_at_the_door(challenge.error());
    const auto assertion = wire::from_wire(form->credential).value_or(PasskeyAssertion{});
    const auto verdict = door.passkeys.write([&](StaffPasskeyService& passkeys) {
        return passkeys.confirm(*challenge, token, assertion, *party, peer_of(request));
    });
    if (!verdict) return refused_at_the_door(verdict.error());
    if (*verdict != PasskeyVerdict::accepted) return not_accepted(*verdict);
    const auto present = door.visits.read([&](StaffVisitService& visits) { return visits.present(token); });
    return present ? answered(json::write(session_shown(*present, door.policy)))
                   : refused_at_the_door(present.error());
}

/// GET /session/passkeys
http::Response list(const StaffDoor& door, const http::Request& request) {
    const auto theirs = door.passkeys.read(
        [&](StaffPasskeyService& passkeys) { return passkeys.of_visit(staff_token_of(request)); });
    if (!theirs) return refused_at_the_door(theirs.error());
    wire::Passkeys answer;
    for (const StaffPasskey& each : *theirs) answer.passkeys.push_back(wire::to_wire(each));
    return answered(json::write(answer));
}

/// POST /session/passkeys/options
http::Response adding_options(const StaffDoor& door, const http::Request& request) {
    return asked_to_make(door, request, [&](StaffPasskeyService& passkeys) {
        return passkeys.begin_adding(staff_token_of(request));
    });
}

Result<std::string> name_in(const std::optional<std::string>& typed, const http::Request& request) {
    const auto name = typed ? passkey_name(*typed) : passkey_named_by_device(request.header("user-agent"));
    if (!name) return fail(Reason::invalid, "passkey.nameLength", "name", "ValidationError", "parameter");
    return *name;
}

/// What cannot be read is refused as what is not believed.
PasskeyRegistration registration_in(const wire::AttestationCredential& credential) {
    return wire::from_wire(credential).value_or(PasskeyRegistration{});
}

/// POST /session/passkeys
http::Response add(const StaffDoor& door, const http::Request& request) {
    const auto form = form_in<wire::NewPasskey>(request);
    if (!form) return http::problem(form.error());
    const auto name = name_in(form->name, request);
    if (!name) return http::problem(name.error());
    const auto party = party_of(door, request);
    if (!party) return http::problem(party.error());
    const std::string token = staff_token_of(request);
    const auto challenge = taken(door, form->tokenId, StaffPasskeyPurpose::add, token);
    if (!challenge) return refused_at_the_door(challenge.error());
    const auto added = door.passkeys.write([&](StaffPasskeyService& passkeys) {
        return passkeys.add(*challenge, token, {registration_in(form->credential), *name}, *party);
    });
    if (!added) return refused_at_the_door(added.error());
    return http::never_kept(http::created(json::write(wire::to_wire(*added))));
}

/// PATCH /session/passkeys/{passkeyId}
http::Response rename(const StaffDoor& door, const http::Request& request) {
    const auto form = form_in<wire::PasskeyName>(request);
    if (!form) return http::problem(form.error());
    const auto name = name_in(form->name, request);
    if (!name) return http::problem(name.error());
    const auto renamed = door.passkeys.write([&](StaffPasskeyService& passkeys) {
        return passkeys.rename(staff_token_of(request), request.param("passkeyId"), *name);
    });
    return renamed ? answered(json::write(wire::to_wire(*renamed))) : refused_at_the_door(renamed.error());
}

/// DELETE /session/passkeys/{passkeyId}
http::Response remove(const StaffDoor& door, const http::Request& request) {
    const auto done = door.passkeys.write([&](StaffPasskeyService& passkeys) {
        return passkeys.remove(staff_token_of(request), request.param("passkeyId"));
    });
    return done ? http::no_content() : refused_at_the_door(done.error());
}

struct InvitationForm {
    std::string token;
};
BOOST_DESCRIBE_STRUCT(InvitationForm, (), (token))

/// POST /invitation/passkeyOptions
http::Response accepting_options(const StaffDoor& door, const http::Request& request) {
    const auto form = form_in<InvitationForm>(request);
    if (!form) return http::problem(form.error());
    return asked_to_make(door, request,
                         [&](StaffPasskeyService& passkeys) { return passkeys.begin_accepting(form->token); });
}

/// POST /invitation/acceptByPasskey
http::Response accept(const StaffDoor& door, const http::Request& request) {
    const auto form = form_in<KeyAcceptForm>(request);
    if (!form) return http::problem(form.error());
    const auto name = name_in(form->name, request);
    if (!name) return http::problem(name.error());
    const auto party = party_of(door, request);
    if (!party) return http::problem(party.error());
    const auto challenge = taken(door, form->tokenId, StaffPasskeyPurpose::accept, form->token);
    if (!challenge) return refused_at_the_door(challenge.error());
    return entered(door, request, door.passkeys.write([&](StaffPasskeyService& passkeys) {
        return passkeys.accept(*challenge, form->token, {registration_in(form->credential), *name}, *party,
                               peer_of(request));
    }));
}

}  // namespace
}  // namespace staff_keys

void add_staff_passkey_calls(Application& application, const StaffDoor& door) {
    using namespace staff_keys;
    const auto inside = [&](std::string_view method, const std::string& path, StaffDoorCall call) {
        http::RouteOptions options;
        options.secret_body = true;
        application.router.staff(
            method, path, [&door, call](const http::Request& request) { return call(door, request); }, options);
    };
    // Asked for by each sign-in page that is opened: held to what customers' pages are.
    add_open_call(application, door, "POST", "/session/passkeyOptions", sign_in_options, "token");
    add_open_call(application, door, "POST", "/session/passkey", sign_in, kTriesAtTheDoor);
    add_open_call(application, door, "POST", "/session/confirm/passkeyOptions", confirm_options, "token");
    add_open_call(application, door, "POST", "/session/confirm/passkey", confirm, kTriesAtTheDoor);
    add_open_call(application, door, "POST", "/invitation/passkeyOptions", accepting_options, kTriesAtTheDoor);
    add_open_call(application, door, "POST", "/invitation/acceptByPasskey", accept, kTriesAtTheDoor);
    inside("GET", "/session/passkeys", list);
    inside("POST", "/session/passkeys", add);
    inside("POST", "/session/passkeys/options", adding_options);
    inside("PATCH", "/session/passkeys/{passkeyId}", rename);
    inside("DELETE", "/session/passkeys/{passkeyId}", remove);
}

}  // namespace spaza::app::backoffice
