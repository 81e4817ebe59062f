#pragma once

#include "shop/staff/staff_members_store.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// What is known before a password is looked at; `member` is empty for nobody, too.
struct StaffSignInCheck {
    bool allowed{};
    std::chrono::seconds wait{0};  // until it is, when it is not
    std::optional<StaffMember> member;
};

/// Somebody is in: the token is what the cookie says, and kept nowhere.
struct StaffEntrance {
    std::string token;
    StaffPresence presence;
};

/// Who is invited, and what their app is to be given.
struct ShownInvitation {
    StaffMember member;
    StaffLink link;
    std::string secret;  // as it is
};

/// What the password that unlocks led to.
struct StaffUnlocked {
    bool is_right{};
    bool is_over{};  // too often wrong
};

/// Visits of staff on one transaction: from a sign-in to its end. Hashing happens outside (StaffEntryService).
class StaffVisitService {
public:
    StaffVisitService(StaffMemberStore& store, StaffTries& failures, StaffActLog& acts, const Clock& clock,
                      const StaffPolicy& policy)
        : store_{store}, failures_{failures}, acts_{acts}, clock_{clock}, policy_{policy} {}

    /// Whose visit it is: InvalidTokenError when it is over, StaffSessionLockedError with the person's name when
    /// nobody called for long.
    Result<StaffPresence> present(const std::string& token);
    /// The same, also of a locked one.
    std::optional<StaffPresence> known(const std::string& token);
    bool is_locked(const StaffPresence& presence) const;
    /// Whether that somebody is there should be noted.
    bool is_seen_due(const StaffPresence& presence) const;
    void note_seen(const std::string& token);
    /// Whether somebody has shown lately who is there.
    bool is_confirmed(const StaffPresence& presence) const;
    /// As `present`; StepUpRequiredError until that was shown lately.
    Result<StaffPresence> shown_lately(const std::string& token);
    void lock(const std::string& token);
    void end(const std::string& token);

    StaffSignInCheck check(const std::string& email, const std::string& peer);
    /// Who has a visit already is held up by the tries of their own place alone, and not by strangers'.
    StaffSignInCheck check_unlocking(const std::string& email, const std::string& peer);
    void count_failure(const std::string& email, const std::string& peer);
    /// Once the password was right: takes the code, and lets in. Nothing when the code is none, was used, or the
    /// account changed meanwhile; the failure is counted then.
    std::optional<StaffEntrance> enter(const StaffMember& proven, const std::string& code,
                                       const std::string& peer);
    std::optional<StaffEntrance> enter_by_link(const std::string& token);
    /// Once a passkey of theirs was shown.
    StaffEntrance enter_by_passkey(StaffMember held, const std::string& passkey, const std::string& peer);
    /// Whoever is there has shown it by a passkey: a locked visit is open again.
    void show_by_passkey(const std::string& token);
    /// Takes the code of who has shown the password of this hash ("": it was wrong).
    StaffUnlocked confirmed(const std::string& token, const std::string& password_hash, const std::string& code,
                            const std::string& peer);
    StaffUnlocked unlocked(const std::string& token, bool is_right, const std::string& peer);

    std::optional<ShownInvitation> invitation(const std::string& token);
    /// For the person's eyes: the app's secret is drawn anew, so that none that was seen before is good.
    std::optional<ShownInvitation> opened_invitation(const std::string& token);
    /// ValidationError for `code`; NotFoundError when the invitation is over.
    Result<StaffEntrance> accept(const std::string& token, const std::string& password_hash,
                                 const std::string& code);
    /// The invitation is used up: whoever holds it has made a passkey, which is to be kept in the same
    /// transaction. NotFoundError when it is over.
    Result<StaffMember> use_invitation(const std::string& token);

private:
    StaffEntrance let_in(StaffMember member, std::string_view act, const std::string& passkey = {});
    /// False when it is none of the app's, or was used.
    bool take_code(StaffMember& held, const std::string& code);
    Result<StaffMember> used_up(const StaffLink& link, StaffMember member);

    StaffMemberStore& store_;
    StaffTries& failures_;
    StaffActLog& acts_;
    const Clock& clock_;
    const StaffPolicy& policy_;
};

}  // namespace spaza
