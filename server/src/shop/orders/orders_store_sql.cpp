#include "shop/orders/orders_store_sql.hpp"

#include <stdexcept>

#include "platform/storage/change_log.hpp"
#include "platform/storage/numbers.hpp"
#include "shop/addresses/address_document.hpp"
#include "shop/checkout/delivery_words.hpp"
#include "shop/orders/orders_rows_store_sql.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza {
namespace {

using storage::Row;

constexpr std::int64_t kFirstOrder = 10'000'000;  // codes of eight digits from the first one on

}  // namespace

OrderCode SqlOrderStore::next_code() {
    return OrderCode{std::to_string(kFirstOrder + storage::next_number(session_, "order"))};
}

void SqlOrderStore::add(const Order& order, const std::vector<Allocation>& allocations) {
    const std::string recipient = order.recipient ? recipient_text(*order.recipient) : std::string{};
    session_.later(
        "INSERT INTO customer_order (code, cart_code, customer_id, status, payment_status, payment_mode, channel, "
        "zone, campaign, sub_total_cents, discount_cents, delivery_cents, tax_cents, total_cents, fingerprint, "
        "address, recipient, reservation, reserved_until, created_at, attempt_ref, licence_fee_cents, "
        "licence_outstanding_cents, pre_order, deposit_cents, vat_basis_points, held_from) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, "
        "$22, $23, $24, $25, $26, $27)",
        {order.code.value,
         order.cart.value,
         order.customer.value,
         order_status_name(order.status()),
         payment_status_name(order.payment()),
         order.payment_mode(),
         order.channel,
         order.zone.value,
         order.campaign,
         order.sub_total.in_cents(),
         order.discount.in_cents(),
         order.delivery_cost.in_cents(),
         order.tax.in_cents(),
         order.total.in_cents(),
         order.fingerprint,
         order.address ? document_of(*order.address) : "{}",
         recipient,
         reservation_name(order.reservation()),
         to_millis(order.reserved_until()),
         to_millis(order.created_at),
         order.attempt_ref(),
         order.licence_fee.in_cents(),
         order.licence_outstanding.in_cents(),
         order.pre_order,
         order.deposit() ? order.deposit()->amount.in_cents() : 0,
         order.vat_percent.basis_points(),
         order.held_from()});
    for (const OrderConsignment& each : order.consignments) {
        const std::string promised_day = each.promised_on ? iso_time(*each.promised_on).substr(0, 10) : "";
        session_.later(
            "INSERT INTO consignment (code, order_code, status, pos_code, pos_name, trading_type, delivery, "
            "delivery_cents, promise, status_at, parking, entrance, collection_code, promised_day) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
            {each.code, order.code.value, consignment_status_name(each.status()), each.pos.value, each.pos_name,
             wire_code(each.trading_type), delivery_name(each.delivery), each.delivery_cost.in_cents(),
             each.promise, to_millis(each.status_at()), each.parking, each.entrance, each.collection_code,
             promised_day});
    }
    add_entries(order);
    add_discounts(order);
    add_gifts(order);
    add_allocations(order.code, allocations);
    for (const TimelineRow& row : order.timeline) add_line(order.code, row.status, row.note, row.at);
}

void SqlOrderStore::add_entries(const Order& order) {
    for (const OrderEntry& each : order.entries) {
        const std::string type = wire_code(each.trading_type);
        session_.later(
            "INSERT INTO order_entry (order_code, number, consignment_code, product_code, name, url, image_url, "
            "trading_type, returnable, quantity, unit_cents, discount_cents, total_cents, tax_cents, promise, "
            "give_away, needs_licence, liquor) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
            {order.code.value, each.number, each.consignment, each.product.value, each.name, each.url,
             each.image_url, type, each.returnable, each.quantity, each.unit_price.in_cents(),
             each.discount.in_cents(), each.total.in_cents(), each.tax.in_cents(), each.promise, each.give_away,
             each.needs_licence, each.liquor});
    }
}

void SqlOrderStore::add_discounts(const Order& order) {
    int number = 0;
    for (const DiscountLine& each : order.discounts)
        session_.later(
            "INSERT INTO order_discount (order_code, number, promotion_code, description, coupon, entry_number, "
            "delivery, cents) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            {order.code.value, ++number, each.promotion, each.description, each.coupon, each.entry_number,
             each.delivery, each.amount.in_cents()});
}

std::optional<Order> SqlOrderStore::find(const OrderCode& code) { return read("WHERE code = $1", code.value); }
std::optional<Order> SqlOrderStore::by_cart(const CartCode& cart) {
    return read("WHERE cart_code = $1", cart.value);
}

std::optional<OrderHead> SqlOrderStore::lock(const OrderCode& code) {
    return session_.row(kOrderColumns + "WHERE code = $1" + std::string{session_.for_update()}, {code.value},
                        head_from);
}

void SqlOrderStore::save(const OrderHead& order, const OrderMove& move) {
    if (order.code != move.order() || order.status() != move.to())
        throw std::logic_error{"the move of another order"};
    update(order);
    if (move.parts()) move_parts(order.code, *move.parts(), move.at());
    add_line(order.code, order_status_name(move.to()), move.note(), move.at());
}

void SqlOrderStore::update(const OrderHead& order) {
    const auto millis = [](const std::optional<TimePoint>& at) {
        return at ? std::optional{to_millis(*at)} : std::nullopt;
    };
    std::string columns =
        "status = $2, payment_status = $3, payment_mode = $4, payment_failure = $5, reservation = $6, "
        "reserved_until = $7, paid_at = $8, attempt_ref = $9, left_ref = $10, ended_by = $11, held_from = $12";
    std::vector<storage::Value> values{order.code.value,
                                       order_status_name(order.status()),
                                       payment_status_name(order.payment()),
                                       order.payment_mode(),
                                       order.payment_failure(),
                                       reservation_name(order.reservation()),
                                       to_millis(order.reserved_until()),
                                       millis(order.paid_at()),
                                       order.attempt_ref(),
                                       order.left_ref(),
                                       order.ended_by(),
                                       order.held_from()};
    if (const auto& deposit = order.deposit()) {
        columns +=
            ", balance_asked_at = $13, balance_due_at = $14, balance_reminded = $15, balance_paid_at = $16, "
            "balance_ref = $17, balance_failure = $18, deposit_returned_cents = $19, balance_returned_cents = $20";
        values.insert(values.end(), {millis(deposit->asked_at), millis(deposit->due_at), deposit->reminded,
                                     millis(deposit->paid_at), deposit->balance_ref, deposit->failure,
                                     deposit->returned.in_cents(), deposit->balance_returned.in_cents()});
    }
    session_.execute("UPDATE customer_order SET " + columns + " WHERE code = $1", values);
}

void SqlOrderStore::record(const OrderRemark& remark) {
    add_line(remark.order, order_status_name(remark.status), remark.note, remark.at);
}

void SqlOrderStore::add_line(const OrderCode& order, std::string_view status, std::string_view note, TimePoint at,
                             std::string_view consignment) {
    session_.later(
        "INSERT INTO order_timeline (order_code, number, at, status, note, consignment) "
        "SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM order_timeline WHERE order_code = $1",
        {order.value, to_millis(at), status, note, consignment});
    tell(order);
}

void SqlOrderStore::tell(const OrderCode& order) { storage::append_change(session_, "order", order.value); }

}  // namespace spaza
