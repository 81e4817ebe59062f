#pragma once

#include "base/transactional.hpp"
#include "shop/accounts/passwords.hpp"
#include "shop/staff/staff_visits_service.hpp"

namespace spaza {

/// How staff come in. Hashing takes tens of milliseconds, so it happens between two transactions, never in one.
class StaffEntryService {
public:
    StaffEntryService(Transactional<StaffVisitService> visits, const Passwords& passwords)
        : visits_{std::move(visits)}, passwords_{passwords} {}

    /// 401 StaffSignInError, alike in words and time whether the address is unknown, the password or the code
    /// wrong; 429 after too many failures.
    Result<StaffEntrance> sign_in(const std::string& email, const std::string& password, const std::string& code,
                                  const std::string& peer) const;
    /// 401 StaffLinkError when it was used or is over.
    Result<StaffEntrance> sign_in_by_link(const std::string& token) const;
    /// Opens a locked visit again. InvalidTokenError when it is over.
    Result<StaffPresence> unlock(const std::string& token, const std::string& password,
                                 const std::string& peer) const;
    /// Shows who is there, as a sign-in does; refused as one, and as `unlock`.
    Done confirm(const std::string& token, const std::string& password, const std::string& code,
                 const std::string& peer) const;
    /// NotFoundError when it was accepted or is over.
    Result<ShownInvitation> open_invitation(const std::string& token) const;
    /// Every problem of the form by its field.
    Result<StaffEntrance> accept(const std::string& token, const std::string& password,
                                 const std::string& code) const;

private:
    Result<bool> is_their_password(const std::string& password, const StaffMember& member) const;

    Transactional<StaffVisitService> visits_;
    const Passwords& passwords_;
};

}  // namespace spaza
