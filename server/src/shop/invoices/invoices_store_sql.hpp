#pragma once

#include "platform/storage/storage.hpp"
#include "shop/invoices/invoices_store.hpp"

namespace spaza {

class SqlInvoiceStore final : public InvoiceStore {
public:
    explicit SqlInvoiceStore(storage::Session& session) : session_{session} {}
    void add(Invoice& document) override;
    std::optional<Invoice> find(const std::string& number) override;
    std::vector<Invoice> of_order(const OrderCode& order) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
