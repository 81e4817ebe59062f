#include "shop/orders/orders_rows_store_sql.hpp"

#include "base/json.hpp"
#include "shop/addresses/address_document.hpp"
#include "shop/checkout/delivery_words.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza {
namespace {

struct KeptRecipient {
    std::string name;
    std::string uid;
};
BOOST_DESCRIBE_STRUCT(KeptRecipient, (), (name, uid))

}  // namespace

const std::string kOrderColumns =
    "SELECT code, cart_code, customer_id, status, payment_status, payment_mode, payment_failure, channel, zone, "
    "campaign, sub_total_cents, discount_cents, delivery_cents, tax_cents, total_cents, fingerprint, address, "
    "recipient, reservation, reserved_until, created_at, paid_at, attempt_ref, licence_fee_cents, "
    "licence_outstanding_cents, pre_order, deposit_cents, balance_asked_at, balance_due_at, balance_reminded, "
    "balance_paid_at, balance_ref, balance_failure, deposit_returned_cents, balance_returned_cents, "
    "left_ref, ended_by, vat_basis_points, held_from "
    "FROM customer_order ";

const std::string kConsignmentColumns =
    "code, status, pos_code, pos_name, trading_type, delivery, delivery_cents, promise, status_at, carrier, "
    "tracking_id, tracking_url, parking, entrance, collection_code, promised_day";

namespace {

std::optional<TimePoint> time_or_none(const storage::Row& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional{from_millis(row.integer(column))};
}

std::optional<Deposit> deposit_from(const storage::Row& row, Money total) {
    const Money amount = Money::cents(row.integer(26));
    if (amount == Money{}) return std::nullopt;
    return Deposit{.amount = amount,
                   .balance = total - amount,
                   .asked_at = time_or_none(row, 27),
                   .due_at = time_or_none(row, 28),
                   .reminded = row.get<bool>(29),
                   .paid_at = time_or_none(row, 30),
                   .balance_ref = row.get<std::string>(31),
                   .failure = row.get<std::string>(32),
                   .returned = Money::cents(row.integer(33)),
                   .balance_returned = Money::cents(row.integer(34))};
}

}  // namespace

namespace {

/// Of an order placed by an earlier release it is not kept: what its VAT came to.
VatRate vat_from(const storage::Row& row, const OrderFacts& facts) {
    constexpr int kColumn = 37;
    if (!row.is_null(kColumn)) return VatRate::of_basis_points(row.get<int>(kColumn));
    return rate_of(facts.tax, facts.total - facts.licence_fee - facts.licence_outstanding);
}

OrderFacts facts_from(const storage::Row& row) {
    OrderFacts facts{.code = OrderCode{row.get<std::string>(0)},
                     .cart = CartCode{row.get<std::string>(1)},
                     .customer = CustomerId{row.get<std::string>(2)},
                     .channel = row.get<std::string>(7),
                     .zone = StoreCode{row.get<std::string>(8)},
                     .campaign = row.get<std::string>(9),
                     .sub_total = Money::cents(row.integer(10)),
                     .discount = Money::cents(row.integer(11)),
                     .delivery_cost = Money::cents(row.integer(12)),
                     .vat_percent = {},
                     .tax = Money::cents(row.integer(13)),
                     .total = Money::cents(row.integer(14)),
                     .fingerprint = row.get<std::string>(15),
                     .address = address_in(row.text(16), OrderCode{row.get<std::string>(0)}),
                     .recipient = {},
                     .created_at = from_millis(row.integer(20)),
                     .pre_order = row.get<bool>(25),
                     .licence_fee = Money::cents(row.integer(23)),
                     .licence_outstanding = Money::cents(row.integer(24))};
    facts.vat_percent = vat_from(row, facts);
    if (const auto kept = json::read<KeptRecipient>(row.text(17)))
        facts.recipient = Recipient{kept->name, kept->uid};
    return facts;
}

OrderState state_from(const storage::Row& row, Money total) {
    return {.status = order_status_named(row.text(3)).value(),
            .payment = payment_status_named(row.text(4)),
            .payment_mode = row.get<std::string>(5),
            .payment_failure = row.get<std::string>(6),
            .reservation = reservation_named(row.text(18)),
            .reserved_until = from_millis(row.integer(19)),
            .paid_at = time_or_none(row, 21),
            .attempt_ref = row.get<std::string>(22),
            .left_ref = row.get<std::string>(35),
            .ended_by = row.get<std::string>(36),
            .deposit = deposit_from(row, total),
            .held_from = row.get<std::string>(38)};
}

}  // namespace

OrderHead head_from(const storage::Row& row) {
    OrderFacts facts = facts_from(row);
    OrderState state = state_from(row, facts.total);
    return OrderRows::head(std::move(facts), std::move(state));
}

Order order_from(const storage::Row& row) {
    OrderFacts facts = facts_from(row);
    OrderState state = state_from(row, facts.total);
    return OrderRows::order(std::move(facts), std::move(state));
}

OrderConsignment consignment_from(const storage::Row& row) {
    const auto promised = johannesburg_midnight(row.text(16));
    return OrderRows::part(
        {.code = row.get<std::string>(1),
         .pos = StoreCode{row.get<std::string>(3)},
         .pos_name = row.get<std::string>(4),
         .trading_type = trading_type(row.text(5)),
         .delivery = delivery_named(row.text(6)).value(),
         .delivery_cost = Money::cents(row.integer(7)),
         .promise = row.get<std::string>(8),
         .promised_on = promised ? std::optional{johannesburg_day(*promised)} : std::nullopt,
         .parking = row.get<std::string>(13),
         .entrance = row.get<std::string>(14),
         .collection_code = row.get<std::string>(15)},
        {.status = consignment_status_named(row.text(2)).value(),
         .at = from_millis(row.integer(9)),
         .tracking = {row.get<std::string>(10), row.get<std::string>(11), row.get<std::string>(12)}});
}

std::string recipient_text(const Recipient& recipient) {
    return json::write(KeptRecipient{recipient.name, recipient.uid});
}

}  // namespace spaza
