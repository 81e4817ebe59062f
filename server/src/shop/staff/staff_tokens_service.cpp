#include "shop/staff/staff_tokens_service.hpp"

#include "base/secrets.hpp"
#include "platform/log/log.hpp"

namespace spaza {
namespace {

constexpr std::string_view kPrefix = "staff_";  // so that one that is found lying about tells what it is
constexpr std::chrono::hours kUseIsNoted{1};

std::string about(const StaffToken& token) { return "token " + std::to_string(token.number); }

}  // namespace

Result<IssuedStaffToken> StaffTokenService::issue(const std::string& name, const std::string& roles,
                                                  std::chrono::days lives, const std::string& by) {
    if (!is_staff_name(name))
        return fail(Reason::invalid, "staff.nameNeeded", "name", "ValidationError", "parameter");
    auto known = staff_roles_in(roles);
    if (!known) return std::unexpected(known.error());
    const TimePoint now = clock_.now();
    std::string text = std::string{kPrefix} + secrets::random_token();
    StaffToken token = store_.add(
        {.number = 0, .name = name, .roles = *std::move(known), .created_at = now, .expires_at = now + lives},
        secrets::digest(text));
    acts_.note(by, "token.issued", about(token), {}, name);
    log::info("staff_token_issued", {{"number", token.number}});
    return IssuedStaffToken{std::move(token), std::move(text)};
}

Result<StaffToken> StaffTokenService::revoke(std::int64_t number, const std::string& by) {
    auto token = store_.find(number);
    if (!token)
        return fail(Reason::not_found, "staff.tokenUnknown", std::to_string(number), "NotFoundError", "token");
    if (token->revoked_at) return *std::move(token);
    token->revoked_at = clock_.now();
    store_.revoke(number, *token->revoked_at);
    acts_.note(by, "token.revoked", about(*token), {}, token->name);
    log::info("staff_token_revoked", {{"number", number}});
    return *std::move(token);
}

int StaffTokenService::revoke_all_of(const std::string& name, const std::string& by) {
    int revoked = 0;
    for (const StaffToken& each : store_.all())
        if (is_same_person(each.name, name) && each.is_good(clock_.now()) && revoke(each.number, by)) ++revoked;
    return revoked;
}

Result<StaffToken> StaffTokenService::holder_of(std::string_view text) {
    auto token = text.starts_with(kPrefix) ? store_.find(secrets::digest(text)) : std::nullopt;
    if (!token || !token->is_good(clock_.now()) || token->roles.empty())
        return fail(Reason::unauthenticated, "error.staffTokenInvalid", {}, "InvalidTokenError", {});
    return *std::move(token);
}

bool StaffTokenService::is_use_due(const StaffToken& token) const {
    return !token.used_at || *token.used_at + kUseIsNoted <= clock_.now();
}

Done StaffTokenService::note_use(std::int64_t number) {
    store_.set_used(number, clock_.now());
    return Done{};
}

}  // namespace spaza
