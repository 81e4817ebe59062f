#include "shop/staff/staff_passkeys_service.hpp"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/messages.hpp"
#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/webauthn/passkey_rules.hpp"
#include "shop/accounts/webauthn/webauthn_rules.hpp"
#include "shop/staff/staff_refusals.hpp"

namespace spaza {
namespace {

std::unexpected<Error> no_such_staff_passkey(const std::string& id) {
    return fail(Reason::not_found, "passkey.notFound", id, "NotFoundError", "passkey");
}

std::unexpected<Error> too_many_staff_passkeys() {
    auto refused = fail(Reason::invalid, "passkey.tooMany", "current", "ValidationError", "parameter");
    refused.error().params = {{"most", std::to_string(kMostPasskeys)}};
    return refused;
}

bool is_accepted(const StaffPasskey& passkey) { return !passkey.suspect_since; }

/// What a challenge belongs to: nobody who reads the database learns the token of it.
std::string belongs_to(const std::string& token) { return token.empty() ? std::string{} : secrets::digest(token); }

}  // namespace

PasskeyOptions StaffPasskeyService::begin(StaffPasskeyPurpose purpose, const std::string& token) {
    PasskeyOptions options = new_passkey_options();
    passkeys_.begin({.id = secrets::digest(options.token),
                     .purpose = purpose,
                     .about = belongs_to(token),
                     .challenge = options.challenge,
                     .expires_at = clock_.now() + kPasskeyChallengeLives});
    return options;
}

PasskeyOptions StaffPasskeyService::begin_sign_in() { return begin(StaffPasskeyPurpose::sign_in, {}); }

Result<PasskeyOptions> StaffPasskeyService::begin_confirming(const std::string& token) {
    const auto known = visits_.known(token);
    if (!known) return staff_refusals::visit_over();
    const auto theirs = passkeys_.of_member(known->member.id);
    if (std::ranges::none_of(theirs, is_accepted))
        return fail(Reason::invalid, "passkey.none", "current", "ValidationError", "parameter");
    PasskeyOptions options = begin(StaffPasskeyPurpose::confirm, token);
    std::ranges::copy_if(theirs, std::back_inserter(options.theirs), is_accepted);
    return options;
}

PasskeyOptions StaffPasskeyService::begin_making(StaffPasskeyPurpose purpose, const std::string& token,
                                                 const StaffMember& member,
                                                 const std::vector<StaffPasskey>& theirs) {
    PasskeyOptions options = begin(purpose, token);
    options.theirs.assign(theirs.begin(), theirs.end());
    options.user_handle = passkeys_.user_handle(member.id, secrets::random_bytes(kUserHandleBytes));
    options.user_name = member.email;
    options.display_name = member.name;
    return options;
}

Result<PasskeyOptions> StaffPasskeyService::begin_adding(const std::string& token) {
    const auto present = visits_.shown_lately(token);
    if (!present) return std::unexpected(present.error());
    const auto theirs = passkeys_.of_member(present->member.id);
    if (theirs.size() >= kMostPasskeys) return too_many_staff_passkeys();
    return begin_making(StaffPasskeyPurpose::add, token, present->member, theirs);
}

Result<PasskeyOptions> StaffPasskeyService::begin_accepting(const std::string& invitation) {
    const auto shown = visits_.invitation(invitation);
    if (!shown) return staff_refusals::invitation_over();
    return begin_making(StaffPasskeyPurpose::accept, invitation, shown->member, {});
}

Result<StaffPasskeyChallenge> StaffPasskeyService::take(const std::string& challenge_token,
                                                        StaffPasskeyPurpose purpose, const std::string& token) {
    const auto challenge = passkeys_.take(secrets::digest(challenge_token));
    if (!challenge || challenge->purpose != purpose || challenge->about != belongs_to(token) ||
        challenge->expires_at <= clock_.now())
        return fail(Reason::invalid, "passkey.startAgain", "tokenId", "TokenInvalidatedError", "parameter");
    return *challenge;
}

PasskeyVerdict StaffPasskeyService::judge(const StaffMember& owner, const StaffPasskey& passkey,
                                          const PasskeyAssertion& assertion, const RelyingParty& party,
                                          const std::string& challenge) {
    const PasskeyJudgement answer = judged(assertion, passkey, party, challenge);
    const TimePoint now = clock_.now();
    if (answer.is_suspect_now) {
        passkeys_.suspect(passkey.id, now);
        // What the copy opened or showed is worth nothing any more.
        passkeys_.drop_adding(owner.id);
        members_.end_visits_by(passkey.id, 0);
        members_.doubt_visits(owner.id);
        acts_.note(owner.name, "staff.passkeySuspect", owner.email, passkey.name, {});
        tell(owner, "staff.mail.passkeySuspect", passkey.name);
        log::warn("staff_passkey_suspect",
                  {{"id", owner.id}, {"before", passkey.sign_count}, {"now", answer.sign_count}});
    }
    if (answer.verdict == PasskeyVerdict::accepted)
        passkeys_.use(passkey.id, answer.sign_count, answer.is_synced, now);
    return answer.verdict;
}

Result<StaffPasskeyEntry> StaffPasskeyService::sign_in(const StaffPasskeyChallenge& challenge,
                                                       const PasskeyAssertion& assertion,
                                                       const RelyingParty& party, const std::string& peer) {
    const auto found = passkeys_.by_credential(assertion.credential_id);
    auto owner = members_.lock(found ? found->member : std::string{});
    // One that is not known costs the same work, and counts the same: time and limits tell nothing.
    const std::string who = owner ? owner->email : "passkey " + secrets::digest(assertion.credential_id);
    const StaffSignInCheck check = visits_.check_unlocking(who, peer);
    if (!check.allowed) return staff_refusals::too_many_tries(check.wait, "credential");
    // As it is now that nobody else uses or removes it.
    const auto passkey = passkeys_.by_credential(assertion.credential_id);
    StaffPasskeyEntry outcome;
    // Which account it is has to come from the authenticator, too (WebAuthn §7.2, step 6).
    if (passkey && owner && passkey->member == owner->id && owner->state == StaffState::active &&
        assertion.user_handle == passkey->user_handle)
        outcome.verdict = judge(*owner, *passkey, assertion, party, challenge.challenge);
    else
        (void)verified(assertion, nobodys_passkey(assertion.credential_id), party, challenge.challenge);
    if (outcome.verdict == PasskeyVerdict::refused) visits_.count_failure(who, peer);
    if (outcome.verdict == PasskeyVerdict::accepted)
        outcome.entrance = visits_.enter_by_passkey(*std::move(owner), passkey->id, peer);
    return outcome;
}

Result<PasskeyVerdict> StaffPasskeyService::confirm(const StaffPasskeyChallenge& challenge,
                                                    const std::string& token, const PasskeyAssertion& assertion,
                                                    const RelyingParty& party, const std::string& peer) {
    const auto known = visits_.known(token);
    const auto owner = known ? members_.lock(known->member.id) : std::nullopt;
    if (!owner) return staff_refusals::visit_over();
    const StaffSignInCheck check = visits_.check_unlocking(owner->email, peer);
    if (!check.allowed) return staff_refusals::too_many_tries(check.wait, "credential");
    const auto passkey = passkeys_.by_credential(assertion.credential_id);
    const bool is_theirs = passkey && passkey->member == owner->id &&
                           assertion.user_handle.value_or(passkey->user_handle) == passkey->user_handle;
    const PasskeyVerdict verdict =
        is_theirs ? judge(*owner, *passkey, assertion, party, challenge.challenge) : PasskeyVerdict::refused;
    if (verdict == PasskeyVerdict::accepted) visits_.show_by_passkey(token);
    if (verdict == PasskeyVerdict::refused) visits_.unlocked(token, false, peer);
    return verdict;
}

Result<StaffPasskey> StaffPasskeyService::keep(const StaffPasskeyChallenge& challenge,
                                               const FreshStaffPasskey& fresh, const RelyingParty& party,
                                               const StaffMember& member) {
    auto made = made_passkey(fresh.registration, party, challenge.challenge, clock_.now());
    if (!made) return fail(Reason::invalid, "passkey.notMade", "credential", "InvalidResourceError", "parameter");
    if (passkeys_.of_member(member.id).size() >= kMostPasskeys) return too_many_staff_passkeys();
    StaffPasskey passkey{*std::move(made), member.id};
    passkey.name = fresh.name;
    passkey.user_handle = passkeys_.user_handle(member.id, secrets::random_bytes(kUserHandleBytes));
    if (!passkeys_.add(passkey))
        return fail(Reason::conflict, "passkey.alreadyThere", "credential", "AlreadyExistsError", "parameter");
    acts_.note(member.name, "staff.passkeyAdded", member.email, {}, passkey.name);
    tell(member, "staff.mail.passkeyAdded", passkey.name);
    log::info("staff_passkey_added", {{"id", member.id}, {"synced", passkey.is_synced}});
    return passkey;
}

Result<StaffPasskey> StaffPasskeyService::add(const StaffPasskeyChallenge& challenge, const std::string& token,
                                              const FreshStaffPasskey& fresh, const RelyingParty& party) {
    const auto present = visits_.present(token);
    if (!present) return std::unexpected(present.error());
    auto member = members_.lock(present->member.id);
    if (!member || member->state == StaffState::disabled) return staff_refusals::visit_over();
    auto passkey = keep(challenge, fresh, party, *member);
    if (passkey && member->state == StaffState::invited) {
        // Who came by a link has a way in from now on; an invitation that lies about is none any more.
        member->state = StaffState::active;
        members_.save(*member);
        members_.drop_links(member->id);
        acts_.note(member->name, "staff.accepted", member->email, "invited", "active");
    }
    return passkey;
}

Result<StaffEntrance> StaffPasskeyService::accept(const StaffPasskeyChallenge& challenge,
                                                  const std::string& invitation, const FreshStaffPasskey& fresh,
                                                  const RelyingParty& party, const std::string& peer) {
    auto member = visits_.use_invitation(invitation);
    if (!member) return std::unexpected(member.error());
    const auto passkey = keep(challenge, fresh, party, *member);
    if (!passkey) return std::unexpected(passkey.error());
    member->has_passkey = true;
    return visits_.enter_by_passkey(*std::move(member), passkey->id, peer);
}

Result<std::vector<StaffPasskey>> StaffPasskeyService::of_visit(const std::string& token) {
    const auto present = visits_.present(token);
    if (!present) return std::unexpected(present.error());
    return passkeys_.of_member(present->member.id);
}

Result<StaffPasskey> StaffPasskeyService::rename(const std::string& token, const std::string& id,
                                                 const std::string& name) {
    const auto present = visits_.present(token);
    if (!present) return std::unexpected(present.error());
    const StaffMember& member = present->member;
    auto theirs = passkeys_.of_member(member.id);
    const auto found = std::ranges::find(theirs, id, &StaffPasskey::id);
    if (found == theirs.end() || !passkeys_.rename(member.id, id, name)) return no_such_staff_passkey(id);
    acts_.note(member.name, "staff.passkeyRenamed", member.email, found->name, name);
    found->name = name;
    return *found;
}

Done StaffPasskeyService::remove(const std::string& token, const std::string& id) {
    const auto present = visits_.shown_lately(token);
    if (!present) return std::unexpected(present.error());
    const auto member = members_.lock(present->member.id);
    if (!member) return staff_refusals::visit_over();
    const auto theirs = passkeys_.of_member(member->id);
    const auto found = std::ranges::find(theirs, id, &StaffPasskey::id);
    if (found == theirs.end()) return no_such_staff_passkey(id);
    const bool another =
        std::ranges::any_of(theirs, [&](const StaffPasskey& each) { return each.id != id && is_accepted(each); });
    if (!another && !member->has_password())
        return fail(Reason::conflict, "staff.lastWayIn", id, "StaffLastWayInError", "passkey");
    passkeys_.remove(member->id, id);
    members_.end_visits_by(id, present->visit.number);
    acts_.note(member->name, "staff.passkeyRemoved", member->email, found->name, {});
    tell(*member, "staff.mail.passkeyRemoved", found->name);
    log::info("staff_passkey_removed", {{"id", member->id}});
    return Done{};
}

void StaffPasskeyService::tell(const StaffMember& member, const char* message_key, const std::string& name) {
    if (!mails_) return;
    mails_->enqueue({.to = member.email,
                     .template_name = "staff-sign-in-changed",
                     .data = boost::json::serialize(boost::json::object{
                         {"name", member.name}, {"what", message(message_key, {{"name", name}})}}),
                     .key = "staff-sign-in-changed:" + secrets::random_id(),
                     .customer = {}});
}

}  // namespace spaza
