#include "shop/accounts/new_password_service.hpp"

#include <algorithm>

#include "platform/log/log.hpp"
#include "shop/accounts/accounts_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongest = 256;

}  // namespace

void NewPasswordService::ask(std::string_view login_id) const {
    if (login_id.size() > kLongest) return;
    resets_.write([&](PasswordResetService& resets) {
        resets.ask(login_id);
        return true;
    });
}

void NewPasswordService::send_link(std::string_view login_id) const {
    resets_.write([&](PasswordResetService& resets) {
        resets.send_link(login_id);
        return true;
    });
}

Result<CustomerId> NewPasswordService::set(std::string_view token, const std::string& password,
                                           std::string_view peer) const {
    const bool could_be_ours = !token.empty() && token.size() <= kLongest &&
                               std::ranges::all_of(token, [](char c) { return c > ' ' && c < 127; });
    const auto owner = could_be_ours
                           ? resets_.read([&](PasswordResetService& resets) { return resets.owner(token); })
                           : std::nullopt;
    if (!owner)
        return fail(Reason::invalid, "account.resetLinkOver", "token", "TokenInvalidatedError", "parameter");
    if (auto problems = problems_of_new_password(password, *owner); !problems.empty())
        return fail(std::move(problems));
    const auto hash = passwords_.hash(password);
    if (!hash) return std::unexpected(hash.error());
    auto set = resets_.write([&](PasswordResetService& resets) { return resets.set(token, *hash, peer); });
    if (set) log::info("password_reset", {{"customer", set->value}});
    return set;
}

}  // namespace spaza
