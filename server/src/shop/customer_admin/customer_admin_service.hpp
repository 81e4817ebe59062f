#pragma once

#include "base/result.hpp"
#include "shop/accounts/accounts_service.hpp"
#include "shop/customer_admin/customer_admin_store.hpp"
#include "shop/privacy/account_deletion_service.hpp"
#include "shop/privacy/data_export_service.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// What one of the shop's people does about customers, each act in the audit under the customer's id. Reasons
/// stand in the notes, which go with the account; the audit, which stays, has none of them.
class CustomerAdminService {
public:
    struct Parts {
        CustomerAdminStore& store;
        const AccountService& accounts;
        SessionService& sessions;
        AccountDeletionService& deletions;
        DataExportService& exports;
        StaffActLog& acts;
        const Clock& clock;
    };
    CustomerAdminService(const Parts& parts, std::string by) : on_{parts}, by_{std::move(by)} {}

    /// Personal data was shown. `quietly`: a screen asked again by itself, which counts once in 15 minutes.
    Result<Customer> open(const CustomerId& id, bool quietly);
    Result<CustomerNote> note(const CustomerId& id, const std::string& text);

    /// The customer may not buy until it is taken back; StaffStateError when it is so already.
    Result<Customer> block(const CustomerId& id, const std::string& why);
    Result<Customer> unblock(const CustomerId& id, const std::string& why);
    /// Every session ends, and devices that came lately are unknown again.
    Result<Customer> sign_out(const CustomerId& id, const std::string& why);

    /// A copy of all that is held is made; a mail says when it waits in the customer's account (POPIA s 23).
    Result<Customer> send_copy(const CustomerId& id);

    /// The first yes to a deletion (POPIA s 24): waits for a second person. Refused with each order, refund,
    /// return and claim that is still open, and when it is under way already.
    Result<Customer> propose_deletion(const CustomerId& id, const std::string& why);
    /// The second: the days of grace begin. ForbiddenError for who proposed it.
    Result<Customer> agree_to_deletion(const CustomerId& id);
    /// Neither: the proposal, or the deletion that was agreed to, is taken back. StaffStateError where the
    /// customer asked for it, who alone can keep the account then.
    Result<Customer> keep(const CustomerId& id, const std::string& why);
    TimePoint now() const { return on_.clock.now(); }
    bool is_mine(const DeletionProposal& proposal) const { return !on_.acts.are_two_people(proposal.by, by_); }

private:
    Result<Customer> held(const CustomerId& id);
    void keep_reason(const CustomerId& id, std::string_view what, const std::string& why);

    Parts on_;
    std::string by_;
};

}  // namespace spaza
