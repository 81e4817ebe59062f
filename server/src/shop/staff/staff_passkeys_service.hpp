#pragma once

#include "base/mail_queue.hpp"
#include "shop/staff/staff_passkeys_store.hpp"
#include "shop/staff/staff_visits_service.hpp"

namespace spaza {

/// What came of a sign-in. A value even when it was refused: what was counted and marked must be kept.
struct StaffPasskeyEntry {
    PasskeyVerdict verdict{PasskeyVerdict::refused};
    std::optional<StaffEntrance> entrance;  // when it was accepted
};

/// Passkeys of staff on one transaction: by the rules of customers' (decisions 0137, 0204). Challenges are taken
/// in a transaction of their own, so that each counts once whatever is said to the answer. `token` is a visit's.
class StaffPasskeyService {
public:
    /// Without `mails` nobody is written to.
    StaffPasskeyService(StaffMemberStore& members, StaffPasskeyStore& passkeys, StaffVisitService& visits,
                        StaffActLog& acts, MailQueue* mails, const Clock& clock)
        : members_{members}, passkeys_{passkeys}, visits_{visits}, acts_{acts}, mails_{mails}, clock_{clock} {}

    /// Of nobody yet: whoever it is picks the passkey.
    PasskeyOptions begin_sign_in();
    /// Also of a locked visit. ValidationError for who has no passkey.
    Result<PasskeyOptions> begin_confirming(const std::string& token);
    /// StepUpRequiredError until the visit has shown who is there, ValidationError when there are as many as there
    /// may be.
    Result<PasskeyOptions> begin_adding(const std::string& token);
    Result<PasskeyOptions> begin_accepting(const std::string& invitation);
    /// The challenge of this token, once. TokenInvalidatedError when it is over, used or for something else.
    Result<StaffPasskeyChallenge> take(const std::string& challenge_token, StaffPasskeyPurpose purpose,
                                       const std::string& token = {});

    /// In place of password and code. TooManyRequestsError for a caller who failed too often at this account.
    Result<StaffPasskeyEntry> sign_in(const StaffPasskeyChallenge& challenge, const PasskeyAssertion& assertion,
                                      const RelyingParty& party, const std::string& peer);
    /// Shows who is there, and opens a locked visit; counted as a wrong password is. One that is found to be
    /// copied, here or at a sign-in, ends the visits it opened, and who is there is to be shown again in the
    /// others.
    Result<PasskeyVerdict> confirm(const StaffPasskeyChallenge& challenge, const std::string& token,
                                   const PasskeyAssertion& assertion, const RelyingParty& party,
                                   const std::string& peer);
    /// InvalidResourceError when it is not what was asked for, AlreadyExistsError when somebody has it.
    Result<StaffPasskey> add(const StaffPasskeyChallenge& challenge, const std::string& token,
                             const FreshStaffPasskey& fresh, const RelyingParty& party);
    /// The same in place of password and app: the invitation is used up with it, or neither is.
    Result<StaffEntrance> accept(const StaffPasskeyChallenge& challenge, const std::string& invitation,
                                 const FreshStaffPasskey& fresh, const RelyingParty& party,
                                 const std::string& peer);

    Result<std::vector<StaffPasskey>> of_visit(const std::string& token);
    Result<StaffPasskey> rename(const std::string& token, const std::string& id, const std::string& name);
    /// The visits that it opened end, but for this one. StaffLastWayInError where nothing else lets them in.
    Done remove(const std::string& token, const std::string& id);

private:
    PasskeyOptions begin(StaffPasskeyPurpose purpose, const std::string& token);
    PasskeyOptions begin_making(StaffPasskeyPurpose purpose, const std::string& token, const StaffMember& member,
                                const std::vector<StaffPasskey>& theirs);
    Result<StaffPasskey> keep(const StaffPasskeyChallenge& challenge, const FreshStaffPasskey& fresh,
                              const RelyingParty& party, const StaffMember& member);
    PasskeyVerdict judge(const StaffMember& owner, const StaffPasskey& passkey, const PasskeyAssertion& assertion,
                         const RelyingParty& party, const std::string& challenge);
    void tell(const StaffMember& member, const char* message_key, const std::string& name);

    StaffMemberStore& members_;
    StaffPasskeyStore& passkeys_;
    StaffVisitService& visits_;
    StaffActLog& acts_;
    MailQueue* mails_;
    const Clock& clock_;
};

}  // namespace spaza
