#pragma once

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "shop/staff/staff_members_store.hpp"
#include "shop/staff/staff_tokens_service.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// A member, and the address by which they come in: shown once, kept nowhere.
struct InvitedStaff {
    StaffMember member;
    std::string link;
    TimePoint until;
    int passkeys_removed{};  // by a reset
};

/// Who works in the shop: accounts of staff, made and ended by an owner or at the machine's shell. Everything here
/// stands in the audit. `by` is who does it.
class StaffMemberService {
public:
    StaffMemberService(StaffMemberStore& store, StaffTokenService& tokens, StaffActLog& acts, MailQueue* mails,
                       const Clock& clock, const StaffPolicy& policy)
        : store_{store}, tokens_{tokens}, acts_{acts}, mails_{mails}, clock_{clock}, policy_{policy} {}

    /// Refused when somebody has the address or the name already, a role is unknown, or nothing can be sealed.
    Result<InvitedStaff> add(const std::string& email, const std::string& name, const std::string& roles,
                             const std::string& by) {
        return add(email, name, roles, by, {});
    }
    /// The same for who is no shell: until another confirms it, the two count as one person where two must agree.
    Result<InvitedStaff> add_as_one_person(const std::string& email, const std::string& name,
                                           const std::string& roles, const std::string& by) {
        return add(email, name, roles, by, by);
    }
    /// They are somebody else than who invited them. At the machine's shell.
    Result<StaffMember> confirm(const std::string& email, const std::string& by);
    /// The same for who is no shell: 403 StaffSecondPersonError for who counts as one person with them.
    Result<StaffMember> confirm_as_another(const std::string& email, const std::string& by);
    /// A new invitation: password, authenticator and passkeys are forgotten, all visits and tokens end. At the
    /// machine's shell also of the last owner.
    Result<InvitedStaff> reset(const std::string& email, const std::string& by);
    /// The same for who is no shell: the last active owner stays, as with `disable`.
    Result<InvitedStaff> reset_beside_an_owner(const std::string& email, const std::string& by);
    /// A link that lets in once, without a password. For whoever has the machine's shell.
    Result<InvitedStaff> sign_in_link(const std::string& email, const std::string& by);
    /// Ends their visits, and their tokens for good. The last active owner stays: 409 StaffLastOwnerError.
    Result<StaffMember> disable(const std::string& email, const std::string& by);
    Result<StaffMember> enable(const std::string& email, const std::string& by);
    /// From their next call on; with a role that is lost their tokens end. The last active owner stays one.
    Result<StaffMember> set_roles(const std::string& email, const std::string& roles, const std::string& by);
    std::vector<StaffMember> all() { return store_.all(); }

private:
    Result<InvitedStaff> add(const std::string& email, const std::string& name, const std::string& roles,
                             const std::string& by, const std::string& invited_by);
    Result<StaffMember> held(const std::string& email);
    /// Refused when this is the only owner who may come in.
    Done may_stop_being_owner(const StaffMember& member);
    InvitedStaff invited(StaffMember member, bool is_reset);

    StaffMemberStore& store_;
    StaffTokenService& tokens_;
    StaffActLog& acts_;
    MailQueue* mails_;  // none: nobody is written to
    const Clock& clock_;
    const StaffPolicy& policy_;
};

}  // namespace spaza
