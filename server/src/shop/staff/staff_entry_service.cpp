#include "shop/staff/staff_entry_service.hpp"

#include "shop/accounts/accounts_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestEntry = 256;

std::unexpected<Error> wrong_staff_sign_in() {
    return fail(Reason::unauthenticated, "staff.signInWrong", {}, "StaffSignInError", {});
}

std::unexpected<Error> too_many_staff_tries(std::chrono::seconds wait) {
    auto refused = fail(Reason::not_allowed, "account.locked", "email", "TooManyRequestsError", "parameter");
    refused.error().params = {{"seconds", std::to_string(wait.count())}};
    return refused;
}

std::unexpected<Error> visit_over() {
    return fail(Reason::unauthenticated, "staff.visitOver", {}, "InvalidTokenError", {});
}

std::unexpected<Error> no_such_invitation() {
    return fail(Reason::not_found, "staff.invitationOver", {}, "NotFoundError", "invitation");
}

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
        return wrong_staff_sign_in();
    const StaffSignInCheck check =
        visits_.read([&](StaffVisitService& visits) { return visits.check(email, peer); });
    if (!check.allowed) return too_many_staff_tries(check.wait);
    const auto right = check.member ? passwords_.verify(password, check.member->password_hash)
                                    : passwords_.verify_nobody(password);
    if (!right) return std::unexpected(right.error());
    auto entrance = visits_.write([&](StaffVisitService& visits) -> std::optional<StaffEntrance> {
        if (*right && check.member) return visits.enter(*check.member, code, peer);
        visits.count_failure(email, peer);
        return std::nullopt;
    });
    if (!entrance) return wrong_staff_sign_in();
    return *std::move(entrance);
}

Result<StaffEntrance> StaffEntryService::sign_in_by_link(const std::string& token) const {
    auto entrance = visits_.write([&](StaffVisitService& visits) { return visits.enter_by_link(token); });
    if (!entrance) return fail(Reason::unauthenticated, "staff.linkOver", {}, "StaffLinkError", {});
    return *std::move(entrance);
}

Result<StaffPresence> StaffEntryService::unlock(const std::string& token, const std::string& password,
                                                const std::string& peer) const {
    const auto known = visits_.read([&](StaffVisitService& visits) { return visits.known(token); });
    if (!known) return visit_over();
    const auto check =
        visits_.read([&](StaffVisitService& visits) { return visits.check_unlocking(known->member.email, peer); });
    if (!check.allowed) return too_many_staff_tries(check.wait);
    const auto right = password.size() <= kLongestEntry
                           ? passwords_.verify(password, known->member.password_hash, Standing::known)
                           : Result<bool>{false};
    if (!right) return std::unexpected(right.error());
    const auto outcome = visits_.write([&](StaffVisitService& visits) {
        // Who was given another password meanwhile has to sign in with it.
        const auto now = visits.known(token);
        const bool is_same = now && now->member.password_hash == known->member.password_hash;
        return visits.unlocked(token, *right && is_same, peer);
    });
    if (outcome.is_over) return visit_over();
    if (!outcome.is_right) return wrong_staff_sign_in();
    return visits_.read([&](StaffVisitService& visits) { return visits.present(token); });
}

Result<ShownInvitation> StaffEntryService::open_invitation(const std::string& token) const {
    auto shown = visits_.write([&](StaffVisitService& visits) { return visits.opened_invitation(token); });
    if (!shown) return no_such_invitation();
    return *std::move(shown);
}

Result<StaffEntrance> StaffEntryService::accept(const std::string& token, const std::string& password,
                                                const std::string& code) const {
    const auto shown = visits_.read([&](StaffVisitService& visits) { return visits.invitation(token); });
    if (!shown) return no_such_invitation();
    if (auto problems = problems_of_staff_password(password, shown->member); !problems.empty())
        return fail(std::move(problems));
    const auto hash = passwords_.hash(password);
    if (!hash) return std::unexpected(hash.error());
    return visits_.write([&](StaffVisitService& visits) { return visits.accept(token, *hash, code); });
}

}  // namespace spaza
