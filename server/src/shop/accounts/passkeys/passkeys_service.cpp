#include "shop/accounts/passkeys/passkeys_service.hpp"

#include <algorithm>

#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/second_step_mail.hpp"
#include "shop/accounts/webauthn/passkey_rules.hpp"
#include "shop/accounts/webauthn/webauthn_rules.hpp"

namespace spaza {
namespace {

std::unexpected<Error> no_such_passkey(std::string_view id) {
    return fail(Reason::not_found, "passkey.notFound", std::string{id}, {}, "passkey");
}

std::unexpected<Error> unknown_customer() {
    return fail(Reason::not_found, "account.unknown", "current", {}, "user");
}

std::unexpected<Error> too_many() {
    auto refused = fail(Reason::invalid, "passkey.tooMany", "current", "ValidationError", "parameter");
    refused.error().params = {{"most", std::to_string(kMostPasskeys)}};
    return refused;
}

bool is_suspect(const CustomerPasskey& passkey) { return passkey.suspect_since.has_value(); }

/// Their names, as a sentence lists them: `My phone, Thandi's laptop`.
std::string names_of(const std::vector<CustomerPasskey>& passkeys) {
    std::string names;
    for (const CustomerPasskey& each : passkeys) names += (names.empty() ? "" : ", ") + each.name;
    return names;
}

}  // namespace

PasskeyOptions PasskeyService::begin(PasskeyPurpose purpose, const std::optional<CustomerId>& customer,
                                     std::string_view family) {
    PasskeyOptions options = new_passkey_options();
    passkeys_.begin({.id = secrets::digest(options.token),
                     .purpose = purpose,
                     .customer = customer,
                     .family = std::string{family},
                     .challenge = options.challenge,
                     .expires_at = clock_.now() + kPasskeyChallengeLives});
    return options;
}

PasskeyOptions PasskeyService::begin_sign_in() { return begin(PasskeyPurpose::sign_in, {}, {}); }

Result<PasskeyOptions> PasskeyService::begin_confirmation(const CustomerId& customer, std::string_view family) {
    auto theirs = passkeys_.of_customer(customer);
    std::erase_if(theirs, is_suspect);
    if (theirs.empty()) return fail(Reason::invalid, "passkey.none", "current", "ValidationError", "parameter");
    PasskeyOptions options = begin(PasskeyPurpose::confirm, customer, family);
    options.theirs.assign(theirs.begin(), theirs.end());
    return options;
}

Result<PasskeyOptions> PasskeyService::begin_adding(const CustomerId& id, std::string_view family) {
    const auto customer = store_.find(id);
    if (!customer) return unknown_customer();
    auto theirs = passkeys_.of_customer(id);
    if (theirs.size() >= kMostPasskeys) return too_many();
    PasskeyOptions options = begin(PasskeyPurpose::add, id, family);
    options.theirs.assign(theirs.begin(), theirs.end());
    options.user_handle = passkeys_.user_handle(id, secrets::random_bytes(kUserHandleBytes));
    options.user_name = customer->uid;
    options.display_name = customer->first_name + ' ' + customer->last_name;
    return options;
}

Result<PasskeyChallenge> PasskeyService::take(std::string_view token, PasskeyPurpose purpose,
                                              std::string_view family) {
    const auto challenge = passkeys_.take(secrets::digest(token));
    if (!challenge || challenge->purpose != purpose || challenge->family != family ||
        challenge->expires_at <= clock_.now())
        return fail(Reason::invalid, "passkey.startAgain", "tokenId", "TokenInvalidatedError", "parameter");
    return *challenge;
}

PasskeyVerdict PasskeyService::judge(const CustomerPasskey& passkey, const PasskeyAssertion& assertion,
                                     const RelyingParty& party, std::string_view challenge) {
    const PasskeyJudgement answer = judged(assertion, passkey, party, challenge);
    const TimePoint now = clock_.now();
    if (answer.is_suspect_now) {
        passkeys_.suspect(passkey.id, now);
        tell(passkey.customer, "passkey.mail.suspect", passkey.name);
        log::warn(
            "passkey_suspect",
            {{"customer", passkey.customer.value}, {"before", passkey.sign_count}, {"now", answer.sign_count}});
    }
    if (answer.verdict == PasskeyVerdict::accepted)
        passkeys_.use(passkey.id, answer.sign_count, answer.is_synced, now);
    return answer.verdict;
}

Result<PasskeyEntry> PasskeyService::sign_in(const PasskeyChallenge& challenge, const PasskeyAssertion& assertion,
                                             const RelyingParty& party, const Visitor& visitor,
                                             std::string_view guest_cart_guid) {
    const auto passkey = passkeys_.find_by_credential(assertion.credential_id);
    const auto owner = store_.find(passkey ? passkey->customer : CustomerId{});
    // One that is not known costs the same work, and counts the same: time and limits tell nothing (targets R-14).
    const std::string who = owner ? owner->uid : "passkey " + secrets::digest(assertion.credential_id);
    // Nobody guesses a passkey: what others fail at elsewhere keeps nobody out who holds one.
    const SignInCheck check = accounts_.before_password(who, visitor);
    if (!check.caller_may) return too_many_tries(check, "credential");
    PasskeyEntry outcome;
    // Which account it is has to come from the authenticator, too (WebAuthn §7.2, step 6).
    if (owner && assertion.user_handle == passkey->user_handle)
        outcome.verdict = judge(*passkey, assertion, party, challenge.challenge);
    else
        (void)verified(assertion, nobodys_passkey(assertion.credential_id), party, challenge.challenge);
    if (outcome.verdict == PasskeyVerdict::refused) accounts_.count_failure(who, visitor);
    if (outcome.verdict != PasskeyVerdict::accepted) return outcome;
    accounts_.forget_failures(owner->uid, visitor);
    outcome.entry = accounts_.let_in(owner->id, FirstStep::passkey, visitor, guest_cart_guid);
    if (const auto& tokens = outcome.entry->tokens) {
        steps_.mark_passed(tokens->family, clock_.now());
        passkeys_.opened(tokens->family, passkey->id);
    }
    return outcome;
}

PasskeyVerdict PasskeyService::confirm(const PasskeyChallenge& challenge, const PasskeyAssertion& assertion,
                                       const RelyingParty& party) {
    const auto passkey = passkeys_.find_by_credential(assertion.credential_id);
    const bool is_theirs = passkey && passkey->customer == challenge.customer &&
                           assertion.user_handle.value_or(passkey->user_handle) == passkey->user_handle;
    if (!is_theirs) return PasskeyVerdict::refused;
    const PasskeyVerdict verdict = judge(*passkey, assertion, party, challenge.challenge);
    if (verdict == PasskeyVerdict::accepted) steps_.mark_passed(challenge.family, clock_.now());
    return verdict;
}

Result<CustomerPasskey> PasskeyService::add(const PasskeyChallenge& challenge, const NewPasskey& fresh,
                                            const RelyingParty& party) {
    const CustomerId& customer = *challenge.customer;
    auto made = made_passkey(fresh.registration, party, challenge.challenge, clock_.now());
    if (!made) return fail(Reason::invalid, "passkey.notMade", "credential", "InvalidResourceError", "parameter");
    passkeys_.take_turn(customer);
    if (passkeys_.of_customer(customer).size() >= kMostPasskeys) return too_many();
    CustomerPasskey passkey{*std::move(made), customer};
    passkey.name = fresh.name;
    passkey.user_handle = passkeys_.user_handle(customer, secrets::random_bytes(kUserHandleBytes));
    if (!passkeys_.add(passkey))
        return fail(Reason::conflict, "passkey.alreadyThere", "credential", "AlreadyExistsError", "parameter");
    tell(customer, "passkey.mail.added", passkey.name);
    log::info("passkey_added", {{"customer", customer.value}, {"synced", passkey.is_synced}});
    return passkey;
}

Result<CustomerPasskey> PasskeyService::rename(const CustomerId& customer, std::string_view id,
                                               std::string_view name) {
    if (!passkeys_.rename(customer, id, name)) return no_such_passkey(id);
    const auto theirs = passkeys_.of_customer(customer);
    return *std::ranges::find(theirs, id, &CustomerPasskey::id);
}

Done PasskeyService::remove(const CustomerId& customer, std::string_view id, std::string_view family) {
    const auto theirs = passkeys_.of_customer(customer);
    const auto found = std::ranges::find(theirs, id, &CustomerPasskey::id);
    if (found == theirs.end() || !passkeys_.remove(customer, id)) return no_such_passkey(id);
    passkeys_.end_sessions(id, family, clock_.now());
    tell(customer, "passkey.mail.removed", found->name);
    log::info("passkey_removed", {{"customer", customer.value}});
    return {};
}

void PasskeyService::remove_all(const CustomerId& customer, std::string_view family) {
    passkeys_.take_turn(customer);
    const auto theirs = passkeys_.of_customer(customer);
    if (theirs.empty()) return;
    for (const CustomerPasskey& each : theirs) {
        passkeys_.remove(customer, each.id);
        passkeys_.end_sessions(each.id, family, clock_.now());
    }
    tell(customer, "passkey.mail.allRemoved", names_of(theirs));
    log::info("passkeys_removed", {{"customer", customer.value}, {"count", theirs.size()}});
}

void PasskeyService::tell(const CustomerId& id, const char* message_key, const std::string& name) {
    if (const auto customer = store_.find(id))
        mail_.enqueue(second_step_mail(*customer, message_key, {{"name", name}}));
}

}  // namespace spaza
