#include "shop/invoices/invoices_service.hpp"

#include <algorithm>

#include "shop/invoices/invoices_pdf.hpp"
#include "shop/invoices/invoices_rules.hpp"

namespace spaza {

void InvoiceService::paid(const Order& order, TimePoint now) {
    for (Invoice& document : invoices_of(order, customers_.contact(order.customer), policy_, now))
        store_.add(document);
}

void InvoiceService::cancelled(const Order& order, const Cancellation& cancellation, int, TimePoint now) {
    for (Invoice& note : credit_notes_of(order, cancellation, store_.of_order(order.code), now)) store_.add(note);
}

std::string InvoiceService::price_beaten(const Order& order, const OrderEntry& entry, Money amount,
                                         const std::string& claim, TimePoint now) {
    auto note = price_beat_note_of(entry, amount, claim, store_.of_order(order.code), now);
    if (!note) return {};
    store_.add(*note);
    return note->number;
}

Result<Invoice> InvoiceService::find(const CustomerId& customer, const std::string& number) {
    const bool could_be_ours = !number.empty() && number.size() <= 20 &&
                               std::ranges::all_of(number, [](char c) { return c > ' ' && c < 127; });
    auto document = could_be_ours ? store_.find(number) : std::nullopt;
    if (!document || document->customer != customer)
        return fail(Reason::not_found, "invoice.unknown", number, "UnknownIdentifierError", "invoice");
    return *std::move(document);
}

std::string InvoiceService::drawn(const Invoice& document) const { return invoice_pdf(document, policy_.look); }

}  // namespace spaza
