#include "shop/staff/staff_entry_service.hpp"

#include "shop/accounts/accounts_rules.hpp"
#include "shop/staff/staff_refusals.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestEntry = 256;

/// The rules of customers' passwords, about the field `password`.
std::vector<Error> problems_of_staff_password(const std::string& password, const StaffMember& member) {
    Customer owner;
    owner.uid = member.email;
    owner.first_name = member.name;
    auto problems = problems_of_new_password(password, owner);
    for (Error& each : problems) each.subject = "password";
    return problems;
}

}  // namespace

Result<StaffEntrance> StaffEntryService::sign_in(const std::string& email, const std::string& password,
                                                 const std::string& code, const std::string& peer) const {
    if (email.size() > kLongestEntry || password.size() > kLongestEntry || code.size() > kLongestEntry)
        return staff_refusals::wrong_sign_in();
    const StaffSignInCheck check =
        visits_.read([&](StaffVisitService& visits) { return visits.check(email, peer); });
    if (!check.allowed) return staff_refusals::too_many_tries(check.wait, "email");
    const auto right = check.member ? passwords_.verify(password, check.member->password_hash)
                                    : passwords_.verify_nobody(password);
    if (!right) return std::unexpected(right.error());
    auto entrance = visits_.write([&](StaffVisitService& visits) -> std::optional<StaffEntrance> {
        if (*right && check.member) return visits.enter(*check.member, code, peer);
        visits.count_failure(email, peer);
        return std::nullopt;
    });
    if (!entrance) return staff_refusals::wrong_sign_in();
    return *std::move(entrance);
}

Result<StaffEntrance> StaffEntryService::sign_in_by_link(const std::string& token) const {
    auto entrance = visits_.write([&](StaffVisitService& visits) { return visits.enter_by_link(token); });
    if (!entrance) return fail(Reason::unauthenticated, "staff.linkOver", {}, "StaffLinkError", {});
    return *std::move(entrance);
}

/// Of who has none, none is.
Result<bool> StaffEntryService::is_their_password(const std::string& password, const StaffMember& member) const {
    if (password.size() > kLongestEntry) return false;
    return member.has_password() ? passwords_.verify(password, member.password_hash, Standing::known)
                                 : passwords_.verify_nobody(password);
}

Result<StaffPresence> StaffEntryService::unlock(const std::string& token, const std::string& password,
                                                const std::string& peer) const {
    const auto known = visits_.read([&](StaffVisitService& visits) { return visits.known(token); });
    if (!known) return staff_refusals::visit_over();
    const auto check =
        visits_.read([&](StaffVisitService& visits) { return visits.check_unlocking(known->member.email, peer); });
    if (!check.allowed) return staff_refusals::too_many_tries(check.wait, "email");
    const auto right = is_their_password(password, known->member);
    if (!right) return std::unexpected(right.error());
    const auto outcome = visits_.write([&](StaffVisitService& visits) {
        // Who was given another password meanwhile has to sign in with it.
        const auto now = visits.known(token);
        const bool is_same = now && now->member.password_hash == known->member.password_hash;
        return visits.unlocked(token, *right && is_same, peer);
    });
    if (outcome.is_over) return staff_refusals::visit_over();
    if (!outcome.is_right) return staff_refusals::wrong_sign_in();
    return visits_.read([&](StaffVisitService& visits) { return visits.present(token); });
}

Done StaffEntryService::confirm(const std::string& token, const std::string& password, const std::string& code,
                                const std::string& peer) const {
    const auto present = visits_.read([&](StaffVisitService& visits) { return visits.present(token); });
    if (!present) return std::unexpected(present.error());
    const StaffMember& member = present->member;
    const auto check =
        visits_.read([&](StaffVisitService& visits) { return visits.check_unlocking(member.email, peer); });
    if (!check.allowed) return staff_refusals::too_many_tries(check.wait, "password");
    const auto right = is_their_password(password, member);
    if (!right) return std::unexpected(right.error());
    const auto outcome = visits_.write([&](StaffVisitService& visits) {
        return visits.confirmed(token, *right ? member.password_hash : std::string{}, code, peer);
    });
    if (outcome.is_over) return staff_refusals::visit_over();
    if (!outcome.is_right) return staff_refusals::wrong_sign_in();
    return Done{};
}

Result<ShownInvitation> StaffEntryService::open_invitation(const std::string& token) const {
    auto shown = visits_.write([&](StaffVisitService& visits) { return visits.opened_invitation(token); });
    if (!shown) return staff_refusals::invitation_over();
    return *std::move(shown);
}

Result<StaffEntrance> StaffEntryService::accept(const std::string& token, const std::string& password,
                                                const std::string& code) const {
    const auto shown = visits_.read([&](StaffVisitService& visits) { return visits.invitation(token); });
    if (!shown) return staff_refusals::invitation_over();
    if (auto problems = problems_of_staff_password(password, shown->member); !problems.empty())
        return fail(std::move(problems));
    const auto hash = passwords_.hash(password);
    if (!hash) return std::unexpected(hash.error());
    return visits_.write([&](StaffVisitService& visits) { return visits.accept(token, *hash, code); });
}

}  // namespace spaza
