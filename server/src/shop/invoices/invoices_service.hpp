#pragma once

#include "base/result.hpp"
#include "shop/invoices/invoices_store.hpp"
#include "shop/orders/order_events.hpp"

namespace spaza {

/// Writes the documents the law asks for: an invoice a consignment when an order is paid, a credit note when part
/// of it is taken back.
class InvoiceService final : public OrderEvents {
public:
    InvoiceService(InvoiceStore& store, CustomerDirectory& customers, const InvoicePolicy& policy)
        : store_{store}, customers_{customers}, policy_{policy} {}

    void paid(const Order& order, TimePoint now) override;
    /// A deposit is no consideration before it is applied (VAT Act s 1): the invoice is written with the balance.
    void deposit_paid(const Order&, TimePoint) override {}
    void moved(const Order&, const OrderConsignment&, TimePoint) override {}
    void returned(const Order& order, const Cancellation& taken_back, int number, TimePoint now) override {
        cancelled(order, taken_back, number, now);
    }
    void cancelled(const Order& order, const Cancellation& cancellation, int number, TimePoint now) override;

    /// A credit note for what a price beat gives back of one unit of an entry; its number.
    std::string price_beaten(const Order& order, const OrderEntry& entry, Money amount, const std::string& claim,
                             TimePoint now);

    /// A customer's own document.
    Result<Invoice> find(const CustomerId& customer, const std::string& number);
    std::vector<Invoice> of_order(const OrderCode& order) { return store_.of_order(order); }
    /// The document as a PDF, as the shop's documents look.
    std::string drawn(const Invoice& document) const;

private:
    InvoiceStore& store_;
    CustomerDirectory& customers_;
    const InvoicePolicy& policy_;
};

}  // namespace spaza
