#pragma once

#include "shop/checkout/checkout.hpp"
#include "shop/invoices/invoices.hpp"
#include "shop/orders/orders.hpp"

namespace spaza {

/// The invoices of a paid order, one a consignment, without their numbers. Together they come to the order's total
/// and its VAT, to the cent.
std::vector<Invoice> invoices_of(const Order& order, const CustomerContact& contact, const InvoicePolicy& policy,
                                 TimePoint now);

/// The credit notes of a cancellation, one for each of the order's invoices it takes something from.
std::vector<Invoice> credit_notes_of(const Order& order, const Cancellation& cancellation,
                                     const std::vector<Invoice>& of_order, TimePoint now);

/// The credit note for what a price beat gives back of one unit of an entry; nothing when there is no invoice for
/// it.
std::optional<Invoice> price_beat_note_of(const OrderEntry& entry, Money amount, const std::string& claim,
                                          const std::vector<Invoice>& of_order, TimePoint now);

}  // namespace spaza
