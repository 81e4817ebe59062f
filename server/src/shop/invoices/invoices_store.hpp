#pragma once

#include <optional>

#include "shop/invoices/invoices.hpp"

namespace spaza {

struct InvoiceStore {
    virtual ~InvoiceStore() = default;
    /// Gives the document the next number of its kind, without gaps, and keeps it for good.
    virtual void add(Invoice& document) = 0;
    virtual std::optional<Invoice> find(const std::string& number) = 0;
    /// Oldest first.
    virtual std::vector<Invoice> of_order(const OrderCode& order) = 0;
};

}  // namespace spaza
