#include <gtest/gtest.h>

#include "shop/invoices/invoices_pdf.hpp"
#include "shop/invoices/invoices_rules.hpp"
#include "shop/look/palette_rules.hpp"
#include "shop/orders/fulfilment/fulfilment_rules.hpp"
#include "shop/orders/orders_rows_store_sql.hpp"

namespace spaza {
namespace {

const TimePoint kNow = from_millis(1'780'000'000'000);
const InvoicePolicy kPolicy{.supplier = {"Spaza", {"1 Long Street", "Cape Town"}, "4123456789"}};
const CustomerContact kThandi{"Thandi", "Nkosi", "thandi@example.co.za", "0821234567"};

OrderEntry entry(int number, const char* part, int quantity, std::int64_t unit, std::int64_t total) {
    OrderEntry made;
    made.number = number;
    made.consignment = part;
    made.product = ProductCode{"P" + std::to_string(number)};
    made.name = "Thing " + std::to_string(number);
    made.quantity = quantity;
    made.unit_price = Money::cents(unit);
    made.total = Money::cents(total);
    made.discount = made.unit_price * quantity - made.total;
    return made;
}

Address invoice_test_address() {
    Address address;
    address.form.first_name = "Lindiwe";
    address.form.last_name = "Dube";
    address.form.line2 = "22";
    address.form.line1 = "Harry Galaun Drive";
    address.form.town = address.form.city = "Midrand";
    address.form.postal_code = "1682";
    return address;
}

Order order_in_two_parts() {
    Order order{{.code = OrderCode{"10000001"}, .vat_percent = 15}, {.payment_mode = "card"}};
    order.address = invoice_test_address();
    order.entries = {entry(0, "A", 3, 99'99, 280'00), entry(1, "B", 1, 100'01, 100'01)};
    order.consignments.resize(2);
    order.consignments[0].code = "A";
    order.consignments[0].delivery_cost = Money::cents(50'00);
    order.consignments[1].code = "B";
    order.consignments[1].delivery = Delivery::pickup;
    order.consignments[1].pos_name = "Spaza Midrand";
    order.total = Money::cents(430'01);
    order.tax = tax_included(order.total, 15);
    return order;
}

TEST(Invoices, OneAPartThatTogetherComeToTheOrder) {
    const Order order = order_in_two_parts();
    const auto documents = invoices_of(order, kThandi, kPolicy, kNow);

    ASSERT_EQ(documents.size(), 2U);
    EXPECT_EQ(documents[0].total, Money::cents(330'00));
    EXPECT_EQ(documents[0].lines[0].discount, Money::cents(19'97));
    EXPECT_EQ(documents[0].lines[1].description, "Delivery");
    EXPECT_EQ(documents[1].total, Money::cents(100'01));
    EXPECT_EQ(documents[1].lines.size(), 1U);
    EXPECT_EQ(documents[0].tax + documents[1].tax, order.tax);
    EXPECT_EQ(documents[0].recipient.name, "Lindiwe Dube");
    EXPECT_EQ(documents[0].recipient.lines,
              (std::vector<std::string>{"22 Harry Galaun Drive", "Midrand", "1682"}));
    EXPECT_EQ(documents[1].delivery, "Collected at Spaza Midrand");
}

TEST(Invoices, AreMadeOutToTheCompanyThatBuysWithItsVatNumber) {
    Order order = order_in_two_parts();
    order.address->form.company_name = "Kasi Traders";
    order.address->form.vat_number = "4123456789";

    const Party recipient = invoices_of(order, kThandi, kPolicy, kNow)[0].recipient;

    EXPECT_EQ(recipient.name, "Kasi Traders");
    EXPECT_EQ(recipient.vat_number, "4123456789");
    EXPECT_EQ(recipient.lines,
              (std::vector<std::string>{"Lindiwe Dube", "22 Harry Galaun Drive", "Midrand", "1682"}));
}

TEST(Invoices, NameThePromotionsThatMadeALineCheaper) {
    Order order = order_in_two_parts();
    order.discounts = {
        {.promotion = "TRIO", .description = "Three for two", .entry_number = 0, .amount = Money::cents(9'97)},
        {.promotion = "STOEP", .description = "R 10 off", .coupon = "STOEP10", .amount = Money::cents(10'00)},
        {.promotion = "FREE", .description = "Free delivery", .amount = Money::cents(50'00), .delivery = true}};

    const auto documents = invoices_of(order, kThandi, kPolicy, kNow);

    EXPECT_EQ(documents[0].lines[0].offers, "Three for two; R 10 off (coupon STOEP10)");
    EXPECT_EQ(documents[1].lines[0].offers, "");
}

TEST(Invoices, CreditNotesTakeBackWhatWasCancelledAndNoMore) {
    Order order = order_in_two_parts();
    auto documents = invoices_of(order, kThandi, kPolicy, kNow);
    documents[0].number = "INV1";
    documents[1].number = "INV2";
    order.entries[0].cancelled = 1;

    const auto notes = credit_notes_of(
        order,
        {.at = kNow, .by = "customer", .reason = {}, .units = {{0, 1, Money::cents(93'33)}}, .delivery = {}},
        documents, kNow);

    ASSERT_EQ(notes.size(), 1U);
    EXPECT_EQ(notes[0].kind, InvoiceKind::credit_note);
    EXPECT_EQ(notes[0].refers_to, "INV1");
    EXPECT_EQ(notes[0].total, Money::cents(93'33));
    EXPECT_EQ(notes[0].tax, tax_included(Money::cents(93'33), 15));
}

TEST(Invoices, DeliveryGoesBackWithTheLastPartTakenToTheDoorInWhicheverOrderTheyAreCancelled) {
    for (const bool backwards : {false, true}) {
        Order order = order_in_two_parts();
        order.consignments[1].delivery = Delivery::doorstep;
        for (OrderConsignment& part : order.consignments)
            part = OrderRows::part(part, {.status = ConsignmentStatus::ready});
        auto documents = invoices_of(order, kThandi, kPolicy, kNow);
        for (std::size_t i = 0; i < documents.size(); ++i) documents[i].number = "INV" + std::to_string(i);
        Money back, credited, tax;
        for (const int number : {backwards ? 1 : 0, backwards ? 0 : 1}) {
            OrderEntry& entry = order.entries[static_cast<std::size_t>(number)];
            const auto cancellation = cancellation_of(order, {{number, entry.quantity, {}}});
            ASSERT_TRUE(cancellation);
            EXPECT_EQ(cancellation->delivery, back == Money{} ? Money{} : Money::cents(50'00)) << backwards;
            back += cancellation->refund();
            entry.cancelled = entry.quantity;
            for (const Invoice& note : credit_notes_of(order, *cancellation, documents, kNow)) {
                credited += note.total;
                tax += note.tax;
                EXPECT_EQ(note.net + note.tax, note.total);
                documents.push_back(note);
            }
        }
        EXPECT_EQ(back, order.total);
        EXPECT_EQ(credited, order.total);
        EXPECT_EQ(tax, order.tax);
    }
}

TEST(Invoices, CreditNotesOfManySmallStepsComeToTheInvoicesVatAndNoneIsNegative) {
    Order order = order_in_two_parts();
    order.consignments.resize(1);
    order.consignments[0].delivery_cost = {};
    order.entries = {entry(0, "A", 30, 12, 30 * 12)};
    order.total = Money::cents(30 * 12);
    order.tax = tax_included(order.total, 15);
    auto documents = invoices_of(order, kThandi, kPolicy, kNow);
    documents[0].number = "INV1";
    Money total, tax;
    for (int i = 1; i <= 30; ++i) {
        order.entries[0].cancelled = i;
        const auto notes = credit_notes_of(
            order,
            {.at = kNow, .by = "customer", .reason = {}, .units = {{0, 1, Money::cents(12)}}, .delivery = {}},
            documents, kNow);
        ASSERT_EQ(notes.size(), 1U);
        EXPECT_GE(notes[0].tax, Money{}) << i;
        EXPECT_EQ(notes[0].net + notes[0].tax, notes[0].total);
        total += notes[0].total;
        tax += notes[0].tax;
        documents.push_back(notes[0]);
    }
    EXPECT_EQ(total, documents[0].total);
    EXPECT_EQ(tax, documents[0].tax);
}

const DocumentLook kLook = document_look({.colours = usual_colours()});

TEST(Invoices, AreDrawnOverAsManyPagesAsTheyNeed) {
    auto document = invoices_of(order_in_two_parts(), kThandi, kPolicy, kNow)[0];
    document.number = "INV10000001";
    const std::string one = invoice_pdf(document, kLook);
    for (int i = 0; i < 60; ++i) document.lines.push_back(document.lines[0]);
    const std::string many = invoice_pdf(document, kLook);

    EXPECT_TRUE(one.starts_with("%PDF-"));
    EXPECT_NE(one.find("/Count 1"), one.npos);
    EXPECT_NE(many.find("/Count 5"), many.npos);
    EXPECT_EQ(invoice_pdf(document, kLook), many);
}

TEST(Invoices, LookAsTheShopDoes) {
    auto document = invoices_of(order_in_two_parts(), kThandi, kPolicy, kNow)[0];
    DocumentLook other = kLook;
    other.brand = Colour{90, 36, 20};
    EXPECT_NE(invoice_pdf(document, other), invoice_pdf(document, kLook));
    DocumentLook plain = kLook;
    plain.awning = false;
    EXPECT_NE(invoice_pdf(document, plain), invoice_pdf(document, kLook));
}

}  // namespace
}  // namespace spaza
