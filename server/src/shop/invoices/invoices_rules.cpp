#include "shop/invoices/invoices_rules.hpp"

#include <algorithm>
#include <utility>

#include "base/messages.hpp"

namespace spaza {
namespace {

/// `12 Lady Grey Street, Paarl, 7646` → its parts, at most four lines.
std::vector<std::string> lines_of(const std::string& address) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < address.size();) {
        std::size_t end = address.find(", ", at);
        if (end == address.npos || lines.size() == 3) end = address.size();
        lines.push_back(address.substr(at, end - at));
        at = end + 2;
    }
    return lines;
}

Party recipient_of(const Order& order, const CustomerContact& contact) {
    Party recipient{.name = contact.first_name + ' ' + contact.last_name, .lines = {}, .vat_number = {}};
    if (!order.address) return recipient;
    const AddressForm& form = order.address->form;
    if (!form.first_name.empty() && !form.last_name.empty())
        recipient.name = form.first_name + ' ' + form.last_name;
    recipient.lines = lines_of(formatted_address(form));
    recipient.vat_number = form.vat_number;
    if (!form.company_name.empty())  // the buyer is the company; the person is who it goes to
        recipient.lines.insert(recipient.lines.begin(), std::exchange(recipient.name, form.company_name));
    return recipient;
}

std::string delivery_of(const OrderConsignment& part) {
    return part.delivery == Delivery::pickup ? message("invoice.collectedAt", {{"store", part.pos_name}})
                                             : message("invoice.delivered");
}

std::string offer_name(const DiscountLine& discount) {
    return discount.coupon.empty()
               ? discount.description
               : message("invoice.coupon", {{"name", discount.description}, {"code", discount.coupon}});
}

/// The promotions an entry was cheaper by: its own, and those of the whole order it has a share of.
std::string offers_of(const Order& order, const OrderEntry& entry) {
    Money own;
    for (const DiscountLine& each : order.discounts)
        if (each.entry_number == entry.number) own += each.amount;
    std::vector<std::string> names;
    for (const DiscountLine& each : order.discounts) {
        const bool shared = !each.entry_number && !each.delivery && entry.discount > own;
        if (each.entry_number != entry.number && !shared) continue;
        const std::string name = offer_name(each);
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
    std::string together;
    for (const std::string& name : names) together += (together.empty() ? "" : "; ") + name;
    return together;
}

/// Net, VAT and total of the lines; `tax` is given where several documents share one.
void add_up(Invoice& document, std::optional<Money> tax = {}) {
    Money taxed;
    for (const InvoiceLine& line : document.lines) {
        document.total += line.total;
        if (line.taxed) taxed += line.total;
    }
    document.tax = tax ? *tax : tax_included(taxed, document.vat_percent);
    document.net = document.total - document.tax;
}

InvoiceLine delivery_line(Money cost) {
    return {.code = {},
            .description = message("invoice.deliveryLine"),
            .quantity = 1,
            .unit_price = cost,
            .discount = {},
            .total = cost};
}

/// Money for the licence authority: with the first part that has a television.
void add_licence_lines(Invoice& document, const Order& order) {
    const auto first = std::ranges::find_if(order.entries, &OrderEntry::needs_licence);
    if (first == order.entries.end() || first->consignment != document.consignment) return;
    for (const auto& [key, sum] : {std::pair{"invoice.licenceFee", order.licence_fee},
                                   std::pair{"invoice.licenceOutstanding", order.licence_outstanding}})
        if (sum > Money{})
            document.lines.push_back({.code = {},
                                      .description = message(key),
                                      .quantity = 1,
                                      .unit_price = sum,
                                      .discount = {},
                                      .total = sum,
                                      .taxed = false});
}

}  // namespace

std::vector<Invoice> invoices_of(const Order& order, const CustomerContact& contact, const InvoicePolicy& policy,
                                 TimePoint now) {
    std::vector<Invoice> documents;
    std::vector<std::int64_t> weights;
    for (const OrderConsignment& part : order.consignments) {
        Invoice document{.number = {},
                         .kind = InvoiceKind::invoice,
                         .order = order.code,
                         .consignment = part.code,
                         .customer = order.customer,
                         .issued_at = now,
                         .supplier = policy.supplier,
                         .recipient = recipient_of(order, contact),
                         .delivery = delivery_of(part),
                         .lines = {},
                         .vat_percent = order.vat_percent,
                         .net = {},
                         .tax = {},
                         .total = {},
                         .refers_to = {},
                         .reason = {},
                         .paid_by = message("payment." + order.payment_mode())};
        for (const OrderEntry& entry : order.entries)
            if (entry.consignment == part.code)
                document.lines.push_back({.code = entry.product.value,
                                          .description = entry.name,
                                          .quantity = entry.quantity,
                                          .unit_price = entry.unit_price,
                                          .discount = entry.unit_price * entry.quantity - entry.total,
                                          .total = entry.total,
                                          .offers = offers_of(order, entry)});
        if (part.delivery_cost > Money{}) document.lines.push_back(delivery_line(part.delivery_cost));
        Money taxed;
        for (const InvoiceLine& line : document.lines) taxed += line.total;
        weights.push_back(taxed.in_cents());
        add_licence_lines(document, order);
        documents.push_back(std::move(document));
    }
    const auto taxes = allocate(order.tax, weights);
    for (std::size_t i = 0; i < documents.size(); ++i) add_up(documents[i], taxes[i]);
    return documents;
}

namespace {

Money taxed_of(const Invoice& document) {
    Money sum;
    for (const InvoiceLine& line : document.lines)
        if (line.taxed) sum += line.total;
    return sum;
}

/// All notes together take back that share of the invoice's VAT that is credited: what takes back the whole of it
/// comes to its VAT to the cent, however many steps it took.
Money credited_tax(const Invoice& note, const Invoice& invoice, const std::vector<Invoice>& of_order) {
    Money credited = taxed_of(note);
    Money before;
    for (const Invoice& other : of_order)
        if (other.refers_to == invoice.number) credited += taxed_of(other), before += other.tax;
    const std::int64_t whole = taxed_of(invoice).in_cents();
    if (whole == 0) return {};
    const std::int64_t due = (invoice.tax.in_cents() * credited.in_cents() * 2 + whole) / (2 * whole);
    return std::clamp(Money::cents(due) - before, Money{}, taxed_of(note));
}

/// A credit note about an invoice, before it has lines.
Invoice empty_note(const Invoice& invoice, std::string reason, TimePoint now) {
    Invoice note = invoice;
    note.number.clear();
    note.kind = InvoiceKind::credit_note;
    note.issued_at = now;
    note.refers_to = invoice.number;
    note.reason = std::move(reason);
    note.lines.clear();
    note.net = note.tax = note.total = Money{};
    return note;
}

/// A gift kept without what earned it makes the notes smaller, one coming back after all larger: never below
/// nothing, and never beyond what their invoices have left.
void settle_gifts(std::vector<Invoice>& notes, Money withheld, const std::vector<Invoice>& of_order) {
    for (Invoice& note : notes) {
        if (withheld == Money{}) return;
        Money some = std::min(withheld, taxed_of(note));
        if (withheld < Money{}) {
            Money left = Money{} - taxed_of(note);
            for (const Invoice& other : of_order)
                if (other.number == note.refers_to)
                    left += taxed_of(other);
                else if (other.refers_to == note.refers_to)
                    left -= taxed_of(other);
            some = std::max(withheld, Money{} - left);
        }
        if (some == Money{}) continue;
        withheld -= some;
        note.lines.push_back({.code = {},
                              .description = message(some > Money{} ? "invoice.giftKept" : "invoice.giftReturned"),
                              .quantity = 1,
                              .unit_price = Money{} - some,
                              .discount = {},
                              .total = Money{} - some});
    }
}

}  // namespace

std::vector<Invoice> credit_notes_of(const Order& order, const Cancellation& cancellation,
                                     const std::vector<Invoice>& of_order, TimePoint now) {
    std::vector<Invoice> notes;
    for (const Invoice& invoice : of_order) {
        if (invoice.kind != InvoiceKind::invoice) continue;
        Invoice note = empty_note(
            invoice, cancellation.by == "return" ? "invoice.reasonReturned" : "invoice.reasonCancelled", now);
        for (const OrderEntry& entry : order.entries) {
            if (entry.consignment != invoice.consignment) continue;
            const auto gone = std::ranges::find(cancellation.units, entry.number, &CancelledUnits::entry);
            if (gone == cancellation.units.end()) continue;
            note.lines.push_back({.code = entry.product.value,
                                  .description = entry.name,
                                  .quantity = gone->units,
                                  .unit_price = entry.unit_price,
                                  .discount = entry.unit_price * gone->units - gone->value,
                                  .total = gone->value,
                                  .offers = offers_of(order, entry)});
        }
        if (cancellation.licence > Money{}) add_licence_lines(note, order);
        const auto part = std::ranges::find(order.consignments, invoice.consignment, &OrderConsignment::code);
        if (cancellation.delivery > Money{} && part != order.consignments.end() && part->delivery_cost > Money{})
            note.lines.push_back(delivery_line(part->delivery_cost));
        notes.push_back(std::move(note));
    }
    settle_gifts(notes, cancellation.withheld, of_order);
    std::erase_if(notes, [](const Invoice& note) {  // nothing goes back: a gift alone, or what only pays for one
        Money sum;
        for (const InvoiceLine& line : note.lines) sum += line.total;
        return sum == Money{};
    });
    for (Invoice& note : notes) {
        const auto invoice = std::ranges::find(of_order, note.refers_to, &Invoice::number);
        add_up(note, credited_tax(note, *invoice, of_order));
    }
    return notes;
}

std::optional<Invoice> price_beat_note_of(const OrderEntry& entry, Money amount, const std::string& claim,
                                          const std::vector<Invoice>& of_order, TimePoint now) {
    const auto invoice = std::ranges::find_if(of_order, [&](const Invoice& each) {
        return each.kind == InvoiceKind::invoice && each.consignment == entry.consignment;
    });
    if (invoice == of_order.end()) return std::nullopt;
    Invoice note = empty_note(*invoice, "invoice.reasonPriceBeat", now);
    note.lines.push_back(
        {.code = entry.product.value,
         .description = message("invoice.priceBeatLine", {{"id", claim}, {"product", entry.name}}),
         .quantity = 1,
         .unit_price = amount,
         .discount = {},
         .total = amount});
    add_up(note, credited_tax(note, *invoice, of_order));
    return note;
}

}  // namespace spaza
