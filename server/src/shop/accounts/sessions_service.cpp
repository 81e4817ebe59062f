#include "shop/accounts/sessions_service.hpp"

#include <algorithm>

#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/known_device.hpp"

namespace spaza {
namespace {

std::chrono::seconds seconds_until(TimePoint at, TimePoint now) {
    return std::max(std::chrono::seconds{1}, std::chrono::floor<std::chrono::seconds>(at - now));
}

}  // namespace

SessionTokens SessionService::open_for_guest(const Visitor& visitor) { return open(std::nullopt, visitor); }

SessionTokens SessionService::open(const Admission& admission, const Visitor& visitor) {
    return open(std::optional{admission.customer()}, visitor);
}

SessionTokens SessionService::open(const std::optional<CustomerId>& customer, const Visitor& visitor) {
    const TimePoint now = clock_.now();
    store_.forget_expired(now);
    const TimePoint access_until = now + policy_.access_life;
    const std::chrono::seconds life =
        visitor.stays ? std::chrono::seconds{policy_.refresh_life} : policy_.visit_life;
    const TimePoint until = customer ? now + life : access_until;
    const TokenFamily family{.id = secrets::random_id(),
                             .customer = customer,
                             .channel = visitor.channel,
                             .client = visitor.client,
                             .peer_hash = secrets::digest(visitor.peer),
                             .secret = secrets::random_token(),
                             .created_at = now,
                             .expires_at = until,
                             .browser = visitor.browser,
                             .operating_system = visitor.operating_system,
                             .zone = visitor.zone,
                             .stays = visitor.stays};
    SessionTokens tokens{.access_token = secrets::random_token(),
                         .refresh_token = customer ? secrets::random_token() : std::string{},
                         .expires_in = policy_.access_life,
                         .refresh_expires_in = customer ? life : std::chrono::seconds{},
                         .customer = customer,
                         .family = family.id,
                         .channel = family.channel,
                         .stays = family.stays};
    store_.add_family(family);
    store_.add_access(secrets::digest(tokens.access_token), family.id, access_until);
    if (customer) store_.add_refresh(secrets::digest(tokens.refresh_token), family.id, until);
    return tokens;
}

std::optional<SessionTokens> SessionService::refresh(std::string_view refresh_token) {
    const TimePoint now = clock_.now();
    const std::string hash = secrets::digest(refresh_token);
    store_.lock_family_of(hash);
    const bool first = store_.mark_rotated(hash, now);
    const auto kept = store_.find_refresh(hash);
    if (!kept || kept->revoked || kept->expires_at <= now) return std::nullopt;
    if (!first && now - *kept->rotated_at > policy_.refresh_grace) {
        store_.revoke_family(kept->family, now);  // someone else has the token
        log::warn("refresh_token_reused", {{"family", kept->family}});
        return std::nullopt;
    }
    if (first) store_.saw(kept->family, now);
    return rotated(refresh_token, *kept, first ? now : *kept->rotated_at);
}

/// Derived from the old token, so that tabs which refresh at the same time get one and the same successor.
SessionTokens SessionService::rotated(std::string_view refresh_token, const RefreshToken& kept, TimePoint since) {
    const TimePoint now = clock_.now();
    const TimePoint access_until = std::min(since + policy_.access_life, kept.family_expires_at);
    SessionTokens tokens{.access_token = secrets::derived_token(kept.secret, refresh_token, "access"),
                         .refresh_token = secrets::derived_token(kept.secret, refresh_token, "refresh"),
                         .expires_in = seconds_until(access_until, now),
                         .refresh_expires_in = seconds_until(kept.family_expires_at, now),
                         .customer = kept.customer,
                         .family = kept.family,
                         .channel = {},
                         .stays = kept.stays};
    store_.add_access(secrets::digest(tokens.access_token), kept.family, access_until);
    store_.add_refresh(secrets::digest(tokens.refresh_token), kept.family, kept.family_expires_at);
    return tokens;
}

std::optional<AccessGrant> SessionService::find(std::string_view access_token) const {
    return store_.find_access(secrets::digest(access_token), clock_.now());
}

std::optional<std::string> SessionService::revoke(std::string_view token) {
    auto family = store_.family_of(secrets::digest(token));
    if (family) store_.revoke_family(*family, clock_.now());
    return family;
}

void SessionService::revoke_all(const CustomerId& customer) { store_.revoke_customer(customer, clock_.now()); }

void SessionService::turn_out(const CustomerId& customer) {
    const TimePoint now = clock_.now();
    store_.revoke_customer(customer, now);
    store_.forget_devices(customer, now, now - kNewFor, "");
}

void SessionService::revoke_family(std::string_view family) { store_.revoke_family(family, clock_.now()); }

std::vector<OwnSession> SessionService::own(const CustomerId& customer) const {
    const TimePoint now = clock_.now();
    return store_.of_customer(customer, now, now - kNewFor);
}

Done SessionService::end_own(const CustomerId& customer, const std::string& family) {
    const TimePoint now = clock_.now();
    if (!store_.revoke_own(customer, family, now))
        return fail(Reason::not_found, "account.sessionUnknown", family, {}, "session");
    store_.forget_device_of(customer, family, now, now - kNewFor);
    return Done{};
}

void SessionService::end_others(const CustomerId& customer, std::string_view family) {
    const TimePoint now = clock_.now();
    store_.revoke_others(customer, family, now);
    store_.forget_devices(customer, now, now - kNewFor, family);
}

std::optional<SessionTokens> SessionService::keep_only(const CustomerId& customer, const std::string& family) {
    const TimePoint now = clock_.now();
    store_.revoke_others(customer, family, now);
    store_.forget_devices(customer, now, now - kNewFor, family);
    // First: it waits for a renewal under way, whose access token is then shortened too.
    const auto renewed = store_.end_refresh(family, secrets::random_token());
    if (!renewed) return std::nullopt;  // it has been ended meanwhile
    store_.shorten_access(family, now + policy_.refresh_grace);
    const TimePoint access_until = std::min(now + policy_.access_life, renewed->expires_at);
    SessionTokens tokens{.access_token = secrets::random_token(),
                         .refresh_token = secrets::random_token(),
                         .expires_in = seconds_until(access_until, now),
                         .refresh_expires_in = seconds_until(renewed->expires_at, now),
                         .customer = renewed->customer,
                         .family = family,
                         .channel = renewed->channel,
                         .stays = renewed->stays};
    store_.add_access(secrets::digest(tokens.access_token), family, access_until);
    store_.add_refresh(secrets::digest(tokens.refresh_token), family, renewed->expires_at);
    return tokens;
}

bool SessionService::known_peer(const CustomerId& customer, std::string_view peer) const {
    return store_.known_peer(customer, secrets::digest(peer));
}

}  // namespace spaza
