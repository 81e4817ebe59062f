#include "shop/accounts/old_password_service.hpp"

#include "base/validation.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/accounts_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestOldPassword = 256;

std::vector<Error> problems_of_change(const std::string& old_password, const std::string& new_password,
                                      const Customer& owner) {
    auto problems = FieldRules::shared().check_all({"oldPassword"}, {{"oldPassword", old_password}});
    const auto of_new = problems_of_new_password(new_password, owner);
    problems.insert(problems.end(), of_new.begin(), of_new.end());
    if (of_new.empty() && new_password == old_password)
        problems.push_back(
            fail(Reason::invalid, "validation.newPassword.same", "newPassword", "ValidationError", "parameter")
                .error());
    return problems;
}

}  // namespace

Result<OldPasswordService::Owner> OldPasswordService::owner_of(const CustomerId& customer,
                                                               const Visitor& visitor) const {
    return accounts_.read([&](AccountService& accounts) -> Result<Owner> {
        const auto found = accounts.find(customer);
        if (!found) return fail(Reason::not_found, "account.unknown", "current", {}, "user");
        return Owner{*found, accounts.before_password(found->uid, visitor)};
    });
}

Done OldPasswordService::verify(const Owner& owner, const std::string& password, const std::string& field,
                                const Visitor& visitor) const {
    const auto& [person, check] = owner;
    // Who has a session is let try whatever strangers have failed at.
    if (!check.caller_may || !check.credentials) {
        log::warn("password_check_limited", {{"customer", person.id.value}});
        return too_many_tries(check, field);
    }
    const Standing standing = check.known_peer || check.known_device ? Standing::known : Standing::stranger;
    const auto right = password.size() <= kLongestOldPassword
                           ? passwords_.verify(password, check.credentials->password_hash, standing)
                           : Result<bool>{false};
    if (!right) return std::unexpected(right.error());
    accounts_.write([&](AccountService& accounts) {
        if (*right)
            accounts.forget_failures(person.uid, visitor);
        else
            accounts.count_failure(person.uid, visitor);
        return true;
    });
    if (*right) return std::monostate{};
    auto wrong = not_the_old_password();
    wrong.error().subject = field;
    return wrong;
}

Result<PasswordChange> OldPasswordService::prepare(const CustomerId& customer, const std::string& old_password,
                                                   const std::string& new_password, const Visitor& visitor) const {
    const auto owner = owner_of(customer, visitor);
    if (!owner) return std::unexpected(owner.error());
    if (auto problems = problems_of_change(old_password, new_password, owner->customer); !problems.empty())
        return fail(std::move(problems));
    const auto known = verify(*owner, old_password, "oldPassword", visitor);
    if (!known) return std::unexpected(known.error());
    const auto hash = passwords_.hash(new_password);
    if (!hash) return std::unexpected(hash.error());
    return PasswordChange{customer, owner->check.credentials->password_hash, *hash};
}

Done OldPasswordService::check(const CustomerId& customer, const std::string& password,
                               const Visitor& visitor) const {
    const auto owner = owner_of(customer, visitor);
    if (!owner) return std::unexpected(owner.error());
    return verify(*owner, password, "password", visitor);
}

}  // namespace spaza
