#pragma once

#include <utility>

#include "shop/customer_admin/customer_admin.hpp"

namespace spaza {

/// How the shop's people find customers, and what they add to them. Holds at half a million customers: every
/// question is answered from an index.
struct CustomerAdminStore {
    virtual ~CustomerAdminStore() = default;

    /// The newest first.
    virtual FoundCustomers find(const CustomerQuestion& question) = 0;
    virtual CustomerFigures figures(const CustomerId& customer) = 0;

    /// Whoever else changes what staff say of this customer waits until the transaction ends. False: there is
    /// none.
    virtual bool lock(const CustomerId& customer) = 0;
    virtual std::optional<CustomerBlock> block(const CustomerId& customer) = 0;
    /// Nothing takes the block away.
    virtual void set_block(const CustomerId& customer, const std::optional<CustomerBlock>& block) = 0;

    /// The latest first.
    virtual std::vector<CustomerNote> notes(const CustomerId& customer) = 0;
    virtual CustomerNote add_note(const CustomerId& customer, CustomerNote note) = 0;

    virtual std::optional<DeletionProposal> proposal(const CustomerId& customer) = 0;
    virtual void add_proposal(const CustomerId& customer, const DeletionProposal& proposal) = 0;
    virtual void remove_proposal(const CustomerId& customer) = 0;
    /// How many wait for a second person, and since when the oldest.
    virtual std::pair<int, std::optional<TimePoint>> waiting_proposals() = 0;

    /// The latest first; `most` lines.
    virtual std::vector<ConsentLine> consents(const CustomerId& customer, int most) = 0;
    virtual std::vector<CustomerAct> acts(const CustomerId& customer, int most) = 0;
};

}  // namespace spaza
