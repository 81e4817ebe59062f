#include "shop/accounts/social/social_service.hpp"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/social/social_rules.hpp"

namespace spaza {
namespace {

using Kind = SocialOutcome::Kind;

auto start_again() {
    return fail(Reason::invalid, "social.startAgain", "tokenId", "TokenInvalidatedError", "parameter");
}

auto of_provider(Reason reason, const char* key, ProviderCode provider) {
    auto refused = fail(reason, key, letter_of(provider), {}, "provider");
    refused.error().params = {{"provider", name_of(provider)}};
    return refused;
}

}  // namespace

void SocialService::begin_linking(const CustomerId& customer, ProviderCode provider, std::string_view token) {
    SocialAttempt attempt{.id = secrets::digest(token),
                          .state = SocialState::begun,
                          .identity = {},
                          .customer = customer,
                          .expires_at = clock_.now() + kAttemptLives};
    attempt.identity.provider = provider;
    identities_.begin(attempt);
}

Done SocialService::arrive(const VerifiedIdentity& identity, std::string_view token) {
    if (!identities_.arrive({.id = secrets::digest(token),
                             .state = SocialState::arrived,
                             .identity = identity,
                             .customer = {},
                             .expires_at = clock_.now() + kAttemptLives}))
        return start_again();
    return {};
}

Result<SocialOutcome> SocialService::sign_in(std::string_view token, const Visitor& visitor,
                                             std::string_view guest_cart_guid) {
    const auto attempt = identities_.find_attempt(secrets::digest(token));
    if (!attempt || attempt->state != SocialState::arrived || attempt->customer ||
        attempt->expires_at <= clock_.now())
        return start_again();
    return enter(*attempt, visitor, guest_cart_guid);
}

Result<SocialOutcome> SocialService::enter(const SocialAttempt& attempt, const Visitor& visitor,
                                           std::string_view guest_cart) {
    const VerifiedIdentity& identity = attempt.identity;
    auto owner = identities_.owner(identity.provider, identity.subject);
    const auto existing = !owner && identity.email_verified ? store_.find_by_uid(identity.email) : std::nullopt;
    // Two browsers may be first at one moment: the account that is there now may have come with this very
    // identity.
    if (existing) owner = identities_.owner(identity.provider, identity.subject);
    if (owner) {
        identities_.use(attempt.id);
        return SocialOutcome{Kind::signed_in, accounts_.let_in(*owner, FirstStep::provider, visitor, guest_cart)};
    }
    if (existing) {
        identities_.wait_for(attempt.id, existing->id);
        return SocialOutcome{Kind::account_exists, {}};
    }
    if (!identity.email_verified || identity.first_name.empty()) {
        identities_.wait_for(attempt.id, std::nullopt);
        return SocialOutcome{Kind::needs_account, {}};
    }
    const auto customer = accounts_.enrol(sign_up_of(identity), {}, visitor, AddressShown::yes);
    if (!customer) return std::unexpected(customer.error());
    if (auto attached = attach(customer->id, identity); !attached) return std::unexpected(attached.error());
    identities_.use(attempt.id);
    return SocialOutcome{Kind::signed_up,
                         accounts_.let_in(customer->id, FirstStep::provider, visitor, guest_cart)};
}

Done SocialService::attach(const CustomerId& customer, const VerifiedIdentity& identity) {
    if (identities_.link(customer, {.provider = identity.provider,
                                    .subject = identity.subject,
                                    .email = identity.email,
                                    .linked_at = clock_.now()}))
        return {};
    const auto owner = identities_.owner(identity.provider, identity.subject);
    if (owner == customer) return {};
    return of_provider(Reason::conflict, owner ? "social.ofAnotherAccount" : "social.anotherLinked",
                       identity.provider);
}

Result<LinkedIdentity> SocialService::link(const CustomerId& customer, ProviderCode provider,
                                           std::string_view token, bool just_shown) {
    const auto attempt = identities_.find_attempt(secrets::digest(token));
    const auto account = store_.find(customer);
    const bool theirs =
        attempt && attempt->identity.provider == provider && (!attempt->customer || attempt->customer == customer);
    const bool left_for_it = theirs && attempt->state == SocialState::arrived && (attempt->customer || just_shown);
    if (!account || !theirs || attempt->expires_at <= clock_.now() ||
        (attempt->state != SocialState::waiting && !left_for_it))
        return start_again();
    const VerifiedIdentity& identity = attempt->identity;
    if (auto attached = attach(customer, identity); !attached) return std::unexpected(attached.error());
    identities_.use(attempt->id);
    tell(*account, identity.provider, true);
    log::info("identity_linked", {{"customer", customer.value}, {"provider", letter_of(identity.provider)}});
    const auto linked = identities_.of_customer(customer);
    return *std::ranges::find(linked, identity.provider, &LinkedIdentity::provider);
}

Done SocialService::unlink(const CustomerId& customer, ProviderCode provider) {
    const bool has_no_password = store_.has_password(customer, {});  // first: others who unlink wait for it
    const auto account = store_.find(customer);
    const auto linked = identities_.of_customer(customer);
    if (!account || std::ranges::find(linked, provider, &LinkedIdentity::provider) == linked.end())
        return of_provider(Reason::not_found, "social.notLinked", provider);
    if (linked.size() == 1 && has_no_password) return of_provider(Reason::invalid, "social.lastWayIn", provider);
    identities_.unlink(customer, provider);
    tell(*account, provider, false);
    log::info("identity_unlinked", {{"customer", customer.value}, {"provider", letter_of(provider)}});
    return {};
}

void SocialService::tell(const Customer& customer, ProviderCode provider, bool linked) {
    mail_.enqueue({.to = customer.uid,
                   .template_name = "identity-changed",
                   .data = boost::json::serialize(boost::json::object{
                       {"firstName", customer.first_name}, {"provider", name_of(provider)}, {"linked", linked}}),
                   .key = "identity-changed:" + secrets::random_id(),
                   .customer = customer.id});
}

}  // namespace spaza
