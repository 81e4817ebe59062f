#pragma once

#include "platform/storage/storage.hpp"
#include "shop/customer_admin/customer_admin_store.hpp"

namespace spaza {

class SqlCustomerAdminStore final : public CustomerAdminStore {
public:
    explicit SqlCustomerAdminStore(storage::Session& session) : session_{session} {}

    FoundCustomers find(const CustomerQuestion& question) override;
    CustomerFigures figures(const CustomerId& customer) override;
    bool lock(const CustomerId& customer) override;
    std::optional<CustomerBlock> block(const CustomerId& customer) override;
    void set_block(const CustomerId& customer, const std::optional<CustomerBlock>& block) override;
    std::vector<CustomerNote> notes(const CustomerId& customer) override;
    CustomerNote add_note(const CustomerId& customer, CustomerNote note) override;
    std::optional<DeletionProposal> proposal(const CustomerId& customer) override;
    void add_proposal(const CustomerId& customer, const DeletionProposal& proposal) override;
    void remove_proposal(const CustomerId& customer) override;
    std::pair<int, std::optional<TimePoint>> waiting_proposals() override;
    std::vector<ConsentLine> consents(const CustomerId& customer, int most) override;
    std::vector<CustomerAct> acts(const CustomerId& customer, int most) override;

private:
    void add_sums(ListedCustomer& customer);
    CountedCases counted(const CustomerId& customer, const char* table, const char* is_open);

    storage::Session& session_;
};

}  // namespace spaza
