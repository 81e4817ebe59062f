#include "shop/accounts/sign_in_service.hpp"

#include "platform/log/log.hpp"
#include "shop/accounts/accounts_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestLoginId = 256;
constexpr std::size_t kLongestPassword = 256;

}  // namespace

Result<Entry> SignInService::sign_in(std::string_view login_id, std::string_view password, const Visitor& visitor,
                                     std::string_view guest_cart_guid) const {
    if (login_id.size() > kLongestLoginId || password.size() > kLongestPassword) return wrong_credentials();

    const SignInCheck check =
        accounts_.read([&](AccountService& accounts) { return accounts.before_password(login_id, visitor); });
    if (!check.allowed) {
        log::warn("sign_in_limited", {{"knownAccount", check.credentials.has_value()}});
        return too_many_tries(check, "username");
    }

    if (check.asks_human && !visitor.shown_human) return human_needed();

    const bool known = check.known_peer || check.known_device;
    const Standing standing = known ? Standing::known : Standing::stranger;
    const auto right = check.credentials ? passwords_.verify(password, check.credentials->password_hash, standing)
                                         : passwords_.verify_nobody(password);
    if (!right) return std::unexpected(right.error());
    if (!*right) {
        if (check.credentials)
            log::info("sign_in_failed", {{"customer", check.credentials->customer.value}});
        else
            log::info("sign_in_failed");
        if (check.credentials && passwords_.is_of_another_key(check.credentials->password_hash))
            log::warn("password_of_another_key", {{"customer", check.credentials->customer.value}});
        accounts_.write([&](AccountService& accounts) {
            accounts.count_failure(login_id, visitor);
            return true;
        });
        return wrong_credentials();
    }
    const Credentials proven = renewed(*check.credentials, password);
    return accounts_.write(
        [&](AccountService& accounts) { return accounts.sign_in(proven, login_id, visitor, guest_cart_guid); });
}

Credentials SignInService::renewed(Credentials credentials, std::string_view password) const {
    if (!passwords_.is_outdated(credentials.password_hash)) return credentials;
    const auto hash = passwords_.hash(password);
    if (!hash) return credentials;  // too many wait: another sign-in renews it
    std::string kept;
    accounts_.write([&](AccountService& accounts) {
        kept = accounts.renew_hash(credentials, *hash);
        return true;
    });
    // Another sign-in at the same moment may have kept its own hash of the same password.
    const bool is_right = kept == *hash || passwords_.verify(password, kept, Standing::known).value_or(false);
    if (is_right) credentials.password_hash = kept;
    return credentials;
}

Result<std::string> SignInService::prepare_sign_up(const SignUp& form) const {
    if (auto problems = problems_of(form); !problems.empty()) return fail(std::move(problems));
    if (accounts_.read([&](AccountService& accounts) { return accounts.exists(form.email); }))
        return fail(Reason::conflict, "account.existing", normalised_login_id(form.email), "DuplicateUidError");

    return passwords_.hash(form.password);
}

Result<SessionTokens> SignInService::sign_up(const SignUp& form, const Visitor& visitor,
                                             std::string_view guest_cart_guid) const {
    const auto hash = prepare_sign_up(form);
    if (!hash) return std::unexpected(hash.error());
    return accounts_.write(
        [&](AccountService& accounts) { return accounts.sign_up(form, *hash, visitor, guest_cart_guid); });
}

}  // namespace spaza
