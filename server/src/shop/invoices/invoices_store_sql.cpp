#include "shop/invoices/invoices_store_sql.hpp"

#include <cmath>
#include <stdexcept>

#include "base/json.hpp"
#include "platform/storage/change_log.hpp"
#include "platform/storage/numbers.hpp"

namespace spaza {
namespace {

struct KeptParty {
    std::string name;
    std::vector<std::string> lines;
    std::string vatNumber;
};
BOOST_DESCRIBE_STRUCT(KeptParty, (), (name, lines, vatNumber))

struct KeptLine {
    std::string code;
    std::string description;
    int quantity{};
    std::int64_t unit{};
    std::int64_t discount{};
    std::int64_t total{};
    bool taxed{};
    std::optional<std::string> offers;
};
BOOST_DESCRIBE_STRUCT(KeptLine, (), (code, description, quantity, unit, discount, total, taxed, offers))

struct KeptDocument {
    KeptParty supplier;
    KeptParty recipient;
    std::string delivery;
    std::vector<KeptLine> lines;
    double vatPercent{};
    std::string reason;
    std::string paidBy;
};
BOOST_DESCRIBE_STRUCT(KeptDocument, (), (supplier, recipient, delivery, lines, vatPercent, reason, paidBy))

constexpr std::int64_t kFirst = 10'000'000;

KeptParty kept(const Party& party) { return {party.name, party.lines, party.vat_number}; }
Party party(const KeptParty& kept) { return {kept.name, kept.lines, kept.vatNumber}; }

const std::string kColumns =
    "SELECT number, kind, order_code, consignment_code, customer_id, issued_at, net_cents, tax_cents, "
    "total_cents, "
    "refers_to, document FROM invoice ";

Invoice read_invoice(const storage::Row& row) {
    const auto billing_document = json::read<KeptDocument>(row.text(10));
    if (!billing_document) throw std::runtime_error{"an invoice's document cannot be read"};
    Invoice made{
        .number = row.get<std::string>(0),
        .kind = row.text(1) == "invoice" ? InvoiceKind::invoice : InvoiceKind::credit_note,
        .order = OrderCode{row.get<std::string>(2)},
        .consignment = row.get<std::string>(3),
        .customer = CustomerId{row.get<std::string>(4)},
        .issued_at = from_millis(row.integer(5)),
        .supplier = party(billing_document->supplier),
        .recipient = party(billing_document->recipient),
        .delivery = billing_document->delivery,
        .lines = {},
        .vat_percent = VatRate::of_basis_points(static_cast<int>(std::lround(billing_document->vatPercent * 100))),
        .net = Money::cents(row.integer(6)),
        .tax = Money::cents(row.integer(7)),
        .total = Money::cents(row.integer(8)),
        .refers_to = row.get<std::string>(9),
        .reason = billing_document->reason,
        .paid_by = billing_document->paidBy};
    for (const KeptLine& line : billing_document->lines)
        made.lines.push_back({line.code, line.description, line.quantity, Money::cents(line.unit),
                              Money::cents(line.discount), Money::cents(line.total), line.taxed,
                              line.offers.value_or("")});
    return made;
}

}  // namespace

void SqlInvoiceStore::add(Invoice& billing_document) {
    const bool invoice = billing_document.kind == InvoiceKind::invoice;
    billing_document.number =
        (invoice ? "INV" : "CN") +
        std::to_string(kFirst + storage::next_number(session_, invoice ? "invoice" : "credit_note"));
    KeptDocument document{.supplier = kept(billing_document.supplier),
                          .recipient = kept(billing_document.recipient),
                          .delivery = billing_document.delivery,
                          .lines = {},
                          .vatPercent = billing_document.vat_percent.percent(),
                          .reason = billing_document.reason,
                          .paidBy = billing_document.paid_by};
    for (const InvoiceLine& line : billing_document.lines)
        document.lines.push_back({line.code, line.description, line.quantity, line.unit_price.in_cents(),
                                  line.discount.in_cents(), line.total.in_cents(), line.taxed,
                                  line.offers.empty() ? std::nullopt : std::optional{line.offers}});
    const std::string text = json::write(document);
    session_.later(
        "INSERT INTO invoice (number, kind, order_code, consignment_code, customer_id, issued_at, net_cents, "
        "tax_cents, total_cents, refers_to, document) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        {billing_document.number, invoice ? "invoice" : "creditNote", billing_document.order.value,
         billing_document.consignment, billing_document.customer.value, to_millis(billing_document.issued_at),
         billing_document.net.in_cents(), billing_document.tax.in_cents(), billing_document.total.in_cents(),
         billing_document.refers_to, text});
    // Of a price beat the order has no line; an invoice is written with one.
    if (!invoice) storage::append_change_of_day(session_, billing_document.issued_at);
}

std::optional<Invoice> SqlInvoiceStore::find(const std::string& number) {
    return session_.row(kColumns + "WHERE number = $1", {number}, read_invoice);
}

std::vector<Invoice> SqlInvoiceStore::of_order(const OrderCode& order) {
    return session_.rows(kColumns + "WHERE order_code = $1 ORDER BY issued_at, kind DESC, number", {order.value},
                         read_invoice);
}

}  // namespace spaza
