#include "shop/staff/staff_visits_service.hpp"

#include <algorithm>

#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/accounts_rules.hpp"
#include "shop/accounts/totp_rules.hpp"
#include "shop/staff/staff_refusals.hpp"

namespace spaza {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::hours kTriesCount{1};
constexpr std::chrono::seconds kSeenIsNoted{30};

/// From now until the first of these tries is an hour old.
std::chrono::seconds wait_until(const FailedTries& tries, TimePoint since) {
    return std::max(1s, std::chrono::ceil<std::chrono::seconds>(tries.since - since));
}

/// Not counted together with customers of the same address.
std::string staff_subject(const std::string& email) { return "staff " + account_subject("staff " + email); }
std::string staff_caller(const std::string& email, const std::string& peer) {
    return "staff " + caller_subject("staff " + email, peer);
}

std::string about_app(const std::string& member) { return "staff " + member; }

std::string digits_of(const std::string& code) {
    std::string digits;
    for (const char c : code)
        if (c != ' ') digits += c;
    return digits;
}

}  // namespace

std::optional<StaffPresence> StaffVisitService::known(const std::string& token) {
    if (token.empty()) return std::nullopt;
    auto found = store_.visit(secrets::digest(token));
    if (!found || clock_.now() >= found->visit.expires_at || found->member.state == StaffState::disabled ||
        found->member.roles.empty())
        return std::nullopt;
    // Who came by a link and has no way in could not open it again.
    if (is_locked(*found) && !found->member.has_way_in()) return std::nullopt;
    return found;
}

bool StaffVisitService::is_locked(const StaffPresence& presence) const {
    return presence.visit.is_locked || clock_.now() - presence.visit.seen_at >= policy_.locks_after;
}

Result<StaffPresence> StaffVisitService::present(const std::string& token) {
    auto found = known(token);
    if (!found) return staff_refusals::visit_over();
    if (is_locked(*found))
        return fail(Reason::unauthenticated, "staff.visitLocked", found->member.name, "StaffSessionLockedError",
                    "staff");
    return *std::move(found);
}

bool StaffVisitService::is_seen_due(const StaffPresence& presence) const {
    return clock_.now() - presence.visit.seen_at >= kSeenIsNoted;
}

void StaffVisitService::note_seen(const std::string& token) {
    const auto found = present(token);
    if (found) store_.note_visit_seen(found->visit.number, clock_.now());
}

bool StaffVisitService::is_confirmed(const StaffPresence& presence) const {
    return clock_.now() - presence.visit.confirmed_at < policy_.confirmed_lives;
}

Result<StaffPresence> StaffVisitService::shown_lately(const std::string& token) {
    auto found = present(token);
    if (found && !is_confirmed(*found))
        return fail(Reason::not_allowed, "staff.stepUp", "current", "StepUpRequiredError", "staff");
    return found;
}

void StaffVisitService::lock(const std::string& token) {
    const auto found = known(token);
    if (found) store_.lock_visit(found->visit.number);
}

void StaffVisitService::end(const std::string& token) {
    const auto found = known(token);
    if (!found) return;
    store_.end_visit(found->visit.number);
    acts_.note(found->member.name, "staff.signedOut", found->member.email, {}, {});
}

StaffSignInCheck StaffVisitService::check_unlocking(const std::string& email, const std::string& peer) {
    const TimePoint since = clock_.now() - kTriesCount;
    const FailedTries here = failures_.failures(staff_caller(normalised_login_id(email), peer), since);
    StaffSignInCheck check;
    check.allowed = here.count < policy_.failures_an_hour_a_caller;
    if (!check.allowed) check.wait = wait_until(here, since);
    return check;
}

StaffSignInCheck StaffVisitService::check(const std::string& email, const std::string& peer) {
    StaffSignInCheck check;
    const std::string address = normalised_login_id(email);
    check.member = store_.by_email(address);
    const bool may = check.member && check.member->state == StaffState::active && check.member->has_password();
    if (!may) check.member.reset();
    const TimePoint since = clock_.now() - kTriesCount;
    const FailedTries here = failures_.failures(staff_caller(address, peer), since);
    const FailedTries anywhere = failures_.failures(staff_subject(address), since);
    const bool here_may = here.count < policy_.failures_an_hour_a_caller;
    check.allowed = here_may && anywhere.count < policy_.failures_an_hour;
    if (!check.allowed) check.wait = wait_until(here_may ? anywhere : here, since);
    return check;
}

void StaffVisitService::count_failure(const std::string& email, const std::string& peer) {
    const std::string address = normalised_login_id(email);
    const TimePoint now = clock_.now();
    failures_.add_failure(staff_caller(address, peer), now - kTriesCount, now);
    failures_.add_failure(staff_subject(address), now - kTriesCount, now);
    log::warn("staff_sign_in_failed", {{"account", staff_subject(address)}});
}

StaffEntrance StaffVisitService::let_in(StaffMember member, std::string_view act, const std::string& passkey) {
    const TimePoint now = clock_.now();
    member.signed_in_at = now;
    store_.save(member);
    std::string token = secrets::random_token();
    StaffVisit visit{.member = member.id,
                     .created_at = now,
                     .expires_at = now + policy_.visit_lives,
                     .seen_at = now,
                     .confirmed_at = now,
                     .passkey = passkey};
    visit = store_.add_visit(std::move(visit), secrets::digest(token));
    acts_.note(member.name, act, member.email, {}, names_of(member.roles));
    log::info("staff_signed_in", {{"id", member.id}, {"visit", visit.number}});
    return {std::move(token), {std::move(visit), std::move(member)}};
}

bool StaffVisitService::take_code(StaffMember& held, const std::string& code) {
    const auto secret = secrets::unseal(policy_.key, held.app_secret, about_app(held.id));
    const auto step = secret ? matching_totp_step(*secret, digits_of(code), clock_.now()) : std::nullopt;
    if (!step || !store_.take_step(held.id, *step)) return false;
    held.app_last_step = *step;
    return true;
}

std::optional<StaffEntrance> StaffVisitService::enter(const StaffMember& proven, const std::string& code,
                                                      const std::string& peer) {
    auto member = store_.lock(proven.id);
    const bool is_same = member && member->state == StaffState::active && member->has_password() &&
                         member->password_hash == proven.password_hash;
    if (!is_same || !take_code(*member, code)) {
        count_failure(proven.email, peer);
        return std::nullopt;
    }
    failures_.forget_failures(staff_caller(proven.email, peer));
    return let_in(*std::move(member), "staff.signedIn");
}

StaffEntrance StaffVisitService::enter_by_passkey(StaffMember held, const std::string& passkey,
                                                  const std::string& peer) {
    failures_.forget_failures(staff_caller(held.email, peer));
    return let_in(std::move(held), "staff.signedInByPasskey", passkey);
}

void StaffVisitService::show_by_passkey(const std::string& token) {
    const auto found = known(token);
    if (!found) return;
    store_.unlock_visit(found->visit.number, clock_.now());
    store_.confirm_visit(found->visit.number, clock_.now());
}

StaffUnlocked StaffVisitService::confirmed(const std::string& token, const std::string& password_hash,
                                           const std::string& code, const std::string& peer) {
    const auto found = present(token);
    auto member = found ? store_.lock(found->member.id) : std::nullopt;
    if (!member) return {.is_right = false, .is_over = true};
    // Who was given another password meanwhile has to show that one.
    const bool is_right = !password_hash.empty() && member->password_hash == password_hash;
    if (!is_right || !take_code(*member, code)) return unlocked(token, false, peer);
    store_.confirm_visit(found->visit.number, clock_.now());
    return {.is_right = true, .is_over = false};
}

std::optional<StaffEntrance> StaffVisitService::enter_by_link(const std::string& token) {
    const std::string digest = secrets::digest(token);
    const auto link = store_.link(digest);
    if (!link || link->kind != StaffLinkKind::sign_in || clock_.now() >= link->expires_at) return std::nullopt;
    auto member = store_.lock(link->member);
    if (!member || member->state == StaffState::disabled || !store_.use_link(digest)) return std::nullopt;
    return let_in(*std::move(member), "staff.signedInByLink");
}

StaffUnlocked StaffVisitService::unlocked(const std::string& token, bool is_right, const std::string& peer) {
    const auto found = known(token);
    if (!found) return {.is_right = false, .is_over = true};
    const std::int64_t visit = found->visit.number;
    if (is_right) {
        store_.unlock_visit(visit, clock_.now());
        return {.is_right = true, .is_over = false};
    }
    count_failure(found->member.email, peer);
    if (store_.add_wrong_try(visit) >= policy_.wrong_tries_a_visit) store_.end_visit(visit);
    return {.is_right = false, .is_over = false};
}

std::optional<ShownInvitation> StaffVisitService::invitation(const std::string& token) {
    const auto link = store_.link(secrets::digest(token));
    if (!link || link->kind != StaffLinkKind::invitation || clock_.now() >= link->expires_at) return std::nullopt;
    auto member = store_.find(link->member);
    auto secret = secrets::unseal(policy_.key, link->app_secret, link->digest);
    if (!member || member->state == StaffState::disabled || !secret) return std::nullopt;
    return ShownInvitation{*std::move(member), *link, *std::move(secret)};
}

std::optional<ShownInvitation> StaffVisitService::opened_invitation(const std::string& token) {
    auto shown = invitation(token);
    if (!shown) return shown;
    shown->secret = secrets::random_bytes(kAppSecretBytes);
    store_.set_app_secret(shown->link.digest, secrets::seal(policy_.key, shown->secret, shown->link.digest));
    return shown;
}

Result<StaffEntrance> StaffVisitService::accept(const std::string& token, const std::string& password_hash,
                                                const std::string& code) {
    const auto shown = invitation(token);
    auto member = shown ? store_.lock(shown->member.id) : std::nullopt;
    if (!member) return staff_refusals::invitation_over();
    const auto step = matching_totp_step(shown->secret, digits_of(code), clock_.now());
    if (!step) return fail(Reason::invalid, "staff.codeWrong", "code", "ValidationError", "parameter");
    auto accepted = used_up(shown->link, *std::move(member));
    if (!accepted) return std::unexpected(accepted.error());
    accepted->password_hash = password_hash;
    accepted->app_secret = secrets::seal(policy_.key, shown->secret, about_app(accepted->id));
    accepted->app_last_step = *step;
    return let_in(*std::move(accepted), "staff.signedIn");
}

Result<StaffMember> StaffVisitService::use_invitation(const std::string& token) {
    const auto shown = invitation(token);
    auto member = shown ? store_.lock(shown->member.id) : std::nullopt;
    if (!member) return staff_refusals::invitation_over();
    auto accepted = used_up(shown->link, *std::move(member));
    if (accepted) store_.save(*accepted);
    return accepted;
}

Result<StaffMember> StaffVisitService::used_up(const StaffLink& link, StaffMember member) {
    if (!store_.use_link(link.digest)) return staff_refusals::invitation_over();
    store_.drop_links(member.id);
    store_.end_visits(member.id);
    member.state = StaffState::active;
    acts_.note(member.name, "staff.accepted", member.email, "invited", "active");
    return member;
}

}  // namespace spaza
