#include "shop/orders/orders_store_sql.hpp"

#include <limits>
#include <map>

#include "base/json.hpp"
#include "platform/storage/numbers.hpp"
#include "shop/checkout/delivery_words.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza {
namespace {

using storage::Row;

struct KeptRecipient {
    std::string name;
    std::string uid;
};
BOOST_DESCRIBE_STRUCT(KeptRecipient, (), (name, uid))

constexpr std::int64_t kFirstOrder = 10'000'000;  // codes of eight digits from the first one on

const std::string kColumns =
    "SELECT code, cart_code, customer_id, status, payment_status, payment_mode, payment_failure, channel, zone, "
    "campaign, sub_total_cents, discount_cents, delivery_cents, tax_cents, total_cents, fingerprint, address, "
    "recipient, reservation, reserved_until, created_at, paid_at, attempt_ref, licence_fee_cents, "
    "licence_outstanding_cents, pre_order FROM customer_order ";

Order read_order(const Row& row) {
    Order order{.code = OrderCode{row.get<std::string>(0)},
                .cart = CartCode{row.get<std::string>(1)},
                .customer = CustomerId{row.get<std::string>(2)},
                .status = order_status_named(row.text(3)).value(),
                .payment = payment_status_named(row.text(4)),
                .payment_mode = row.get<std::string>(5),
                .payment_failure = row.get<std::string>(6),
                .channel = row.get<std::string>(7),
                .zone = StoreCode{row.get<std::string>(8)},
                .campaign = row.get<std::string>(9),
                .sub_total = Money::cents(row.integer(10)),
                .discount = Money::cents(row.integer(11)),
                .delivery_cost = Money::cents(row.integer(12)),
                .tax = Money::cents(row.integer(13)),
                .total = Money::cents(row.integer(14)),
                .fingerprint = row.get<std::string>(15),
                .address_json = row.get<std::string>(16),
                .recipient = {},
                .reservation = reservation_named(row.text(18)),
                .reserved_until = from_millis(row.integer(19)),
                .created_at = from_millis(row.integer(20)),
                .paid_at = {},
                .attempt_ref = row.get<std::string>(22),
                .entries = {},
                .consignments = {},
                .timeline = {},
                .pre_order = row.get<bool>(25),
                .licence_fee = Money::cents(row.integer(23)),
                .licence_outstanding = Money::cents(row.integer(24))};
    if (!row.is_null(21)) order.paid_at = from_millis(row.integer(21));
    if (const auto kept = json::read<KeptRecipient>(row.text(17)))
        order.recipient = Recipient{kept->name, kept->uid};
    return order;
}

const std::string kConsignmentColumns =
    "code, status, pos_code, pos_name, trading_type, delivery, delivery_cents, promise, status_at, carrier, "
    "tracking_id, tracking_url, parking, entrance";

/// After the order's code.
OrderConsignment read_consignment(const Row& row) {
    return {.code = row.get<std::string>(1),
            .status = consignment_status_named(row.text(2)).value(),
            .pos = StoreCode{row.get<std::string>(3)},
            .pos_name = row.get<std::string>(4),
            .trading_type = trading_type(row.text(5)),
            .delivery = delivery_named(row.text(6)).value(),
            .delivery_cost = Money::cents(row.integer(7)),
            .promise = row.get<std::string>(8),
            .status_at = from_millis(row.integer(9)),
            .tracking = {row.get<std::string>(10), row.get<std::string>(11), row.get<std::string>(12)},
            .parking = row.get<std::string>(13),
            .entrance = row.get<std::string>(14)};
}

struct KeptOldEntry {
    std::string code;
    std::string name;
    int quantity{};
    std::int64_t cents{};
};
BOOST_DESCRIBE_STRUCT(KeptOldEntry, (), (code, name, quantity, cents))

/// Of a cancellation, as kept.
struct KeptUnits {
    int entry{};
    int units{};
    std::int64_t cents{};
};
BOOST_DESCRIBE_STRUCT(KeptUnits, (), (entry, units, cents))

}  // namespace

OrderCode SqlOrderStore::next_code() {
    return OrderCode{std::to_string(kFirstOrder + storage::next_number(session_, "order"))};
}

void SqlOrderStore::add(const Order& order, const std::vector<Allocation>& allocations) {
    const std::string recipient =
        order.recipient ? json::write(KeptRecipient{order.recipient->name, order.recipient->uid}) : std::string{};
    session_.later(
        "INSERT INTO customer_order (code, cart_code, customer_id, status, payment_status, payment_mode, channel, "
        "zone, campaign, sub_total_cents, discount_cents, delivery_cents, tax_cents, total_cents, fingerprint, "
        "address, recipient, reservation, reserved_until, created_at, attempt_ref, licence_fee_cents, "
        "licence_outstanding_cents, pre_order) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, "
        "$22, "
        "$23, $24)",
        {order.code.value,
         order.cart.value,
         order.customer.value,
         order_status_name(order.status),
         payment_status_name(order.payment),
         order.payment_mode,
         order.channel,
         order.zone.value,
         order.campaign,
         order.sub_total.in_cents(),
         order.discount.in_cents(),
         order.delivery_cost.in_cents(),
         order.tax.in_cents(),
         order.total.in_cents(),
         order.fingerprint,
         order.address_json,
         recipient,
         reservation_name(order.reservation),
         to_millis(order.reserved_until),
         to_millis(order.created_at),
         order.attempt_ref,
         order.licence_fee.in_cents(),
         order.licence_outstanding.in_cents(),
         order.pre_order});
    for (const OrderConsignment& each : order.consignments)
        session_.later(
            "INSERT INTO consignment (code, order_code, status, pos_code, pos_name, trading_type, delivery, "
            "delivery_cents, promise, status_at, parking, entrance) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
            {each.code, order.code.value, consignment_status_name(each.status), each.pos.value, each.pos_name,
             wire_code(each.trading_type), delivery_name(each.delivery), each.delivery_cost.in_cents(),
             each.promise, to_millis(each.status_at), each.parking, each.entrance});
    add_entries(order);
    add_discounts(order);
    add_allocations(order.code, allocations);
    for (const TimelineRow& row : order.timeline) note(order.code, row.status, row.note, row.at);
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

std::optional<Order> SqlOrderStore::read(std::string_view where, const std::string& key) {
    auto order = session_.row(kColumns + std::string{where}, {key}, read_order);
    if (order) fill({&*order, 1});
    return order;
}

/// Five statements, however many orders there are.
void SqlOrderStore::fill(std::span<Order> orders) {
    if (orders.empty()) return;
    std::map<std::string, Order*, std::less<>> by_code;
    std::string places;
    std::vector<storage::Value> codes;
    for (Order& order : orders) {
        by_code[order.code.value] = &order;
        codes.emplace_back(order.code.value);
        places += (places.empty() ? "$" : ", $") + std::to_string(codes.size());
    }
    const auto each = [&](const std::string& select, const std::string& ordering, auto&& add) {
        session_.query(select + " WHERE order_code IN (" + places + ") ORDER BY " + ordering, codes,
                       [&](const Row& row) { add(*by_code.find(row.text(0))->second, row); });
    };
    each(
        "SELECT order_code, number, consignment_code, product_code, name, url, image_url, trading_type, "
        "returnable, "
        "quantity, unit_cents, discount_cents, total_cents, tax_cents, promise, give_away, cancelled, "
        "needs_licence, "
        "liquor FROM order_entry",
        "order_code, number", [](Order& order, const Row& row) {
            order.entries.push_back({.number = row.get<int>(1),
                                     .consignment = row.get<std::string>(2),
                                     .product = ProductCode{row.get<std::string>(3)},
                                     .name = row.get<std::string>(4),
                                     .url = row.get<std::string>(5),
                                     .image_url = row.get<std::string>(6),
                                     .trading_type = trading_type(row.text(7)),
                                     .returnable = row.get<bool>(8),
                                     .quantity = row.get<int>(9),
                                     .unit_price = Money::cents(row.integer(10)),
                                     .discount = Money::cents(row.integer(11)),
                                     .total = Money::cents(row.integer(12)),
                                     .tax = Money::cents(row.integer(13)),
                                     .promise = row.get<std::string>(14),
                                     .give_away = row.get<bool>(15),
                                     .cancelled = row.get<int>(16),
                                     .needs_licence = row.get<bool>(17),
                                     .liquor = row.get<bool>(18)});
        });
    each(
        "SELECT order_code, promotion_code, description, coupon, entry_number, cents, delivery FROM "
        "order_discount",
        "order_code, number", [](Order& order, const Row& row) {
            order.discounts.push_back({.promotion = row.get<std::string>(1),
                                       .description = row.get<std::string>(2),
                                       .coupon = row.get<std::string>(3),
                                       .entry_number = row.get<std::optional<int>>(4),
                                       .amount = Money::cents(row.integer(5)),
                                       .delivery = row.get<bool>(6)});
        });
    each("SELECT order_code, " + kConsignmentColumns + " FROM consignment", "order_code, code",
         [](Order& order, const Row& row) { order.consignments.push_back(read_consignment(row)); });
    each("SELECT order_code, at, status, note, consignment FROM order_timeline", "order_code, number",
         [](Order& order, const Row& row) {
             order.timeline.push_back({.at = from_millis(row.integer(1)),
                                       .status = row.get<std::string>(2),
                                       .note = row.get<std::string>(3),
                                       .consignment = row.get<std::string>(4)});
         });
    each("SELECT order_code, number, consignment_code, kind FROM invoice",
         "order_code, issued_at, kind DESC, number", [](Order& order, const Row& row) {
             order.papers.push_back({.number = row.get<std::string>(1),
                                     .consignment = row.get<std::string>(2),
                                     .credit = row.text(3) == "creditNote"});
         });
}

std::optional<Order> SqlOrderStore::find(const OrderCode& code) { return read("WHERE code = $1", code.value); }
std::optional<Order> SqlOrderStore::by_cart(const CartCode& cart) {
    return read("WHERE cart_code = $1", cart.value);
}

std::optional<Order> SqlOrderStore::lock(const OrderCode& code) {
    return session_.row(kColumns + "WHERE code = $1" + std::string{session_.for_update()}, {code.value},
                        read_order);
}

void SqlOrderStore::save(const Order& order) {
    const std::optional<std::int64_t> paid_at =
        order.paid_at ? std::optional{to_millis(*order.paid_at)} : std::nullopt;
    session_.execute(
        "UPDATE customer_order SET status = $2, payment_status = $3, payment_mode = $4, payment_failure = $5, "
        "reservation = $6, reserved_until = $7, paid_at = $8, attempt_ref = $9 WHERE code = $1",
        {order.code.value, order_status_name(order.status), payment_status_name(order.payment), order.payment_mode,
         order.payment_failure, reservation_name(order.reservation), to_millis(order.reserved_until), paid_at,
         order.attempt_ref});
}

void SqlOrderStore::set_consignments(const OrderCode& order, ConsignmentStatus status, TimePoint at) {
    session_.execute("UPDATE consignment SET status = $2, status_at = $3 WHERE order_code = $1",
                     {order.value, consignment_status_name(status), to_millis(at)});
}

void SqlOrderStore::save(const OrderConsignment& each) {
    session_.execute(
        "UPDATE consignment SET status = $2, status_at = $3, carrier = $4, tracking_id = $5, tracking_url = $6 "
        "WHERE code = $1",
        {each.code, consignment_status_name(each.status), to_millis(each.status_at), each.tracking.carrier,
         each.tracking.id, each.tracking.url});
}

void SqlOrderStore::note(const OrderCode& order, std::string_view status, std::string_view text, TimePoint at,
                         std::string_view consignment) {
    session_.later(
        "INSERT INTO order_timeline (order_code, number, at, status, note, consignment) "
        "SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM order_timeline WHERE order_code = $1",
        {order.value, to_millis(at), status, text, consignment});
}

std::optional<OrderCode> SqlOrderStore::order_of(const std::string& consignment) {
    return session_.row("SELECT order_code FROM consignment WHERE code = $1", {consignment},
                        [](const Row& row) { return OrderCode{row.get<std::string>(0)}; });
}

std::vector<std::pair<OrderCode, OrderConsignment>> SqlOrderStore::consignments(
    std::optional<ConsignmentStatus> status, int most) {
    const auto read = [](const Row& row) {
        return std::pair{OrderCode{row.get<std::string>(0)}, read_consignment(row)};
    };
    const std::string columns = "SELECT order_code, " + kConsignmentColumns + " FROM consignment ";
    if (status)
        return session_.rows(columns + "WHERE status = $1 ORDER BY status_at, code LIMIT $2",
                             {consignment_status_name(*status), most}, read);
    return session_.rows(columns +
                             "WHERE status IN ('READY', 'PICKPACK', 'SHIPPED', 'READY_FOR_PICKUP') "
                             "ORDER BY status_at, code LIMIT $1",
                         {most}, read);
}

void SqlOrderStore::set_cancelled(const OrderCode& order, int entry, int units) {
    session_.execute("UPDATE order_entry SET cancelled = $3 WHERE order_code = $1 AND number = $2",
                     {order.value, entry, units});
}

int SqlOrderStore::add_cancellation(const OrderCode& order, const Cancellation& cancellation) {
    std::vector<KeptUnits> kept;
    for (const CancelledUnits& each : cancellation.units)
        kept.push_back({each.entry, each.units, each.value.in_cents()});
    const std::string units = json::write(kept);
    return session_
        .row(
            "INSERT INTO order_cancellation (order_code, number, at, by_whom, reason, refund_cents, units) "
            "SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6 FROM order_cancellation "
            "WHERE order_code = $1 RETURNING number",
            {order.value, to_millis(cancellation.at), cancellation.by, cancellation.reason,
             cancellation.refund().in_cents(), units},
            [](const Row& row) { return row.get<int>(0); })
        .value();
}

std::vector<Allocation> SqlOrderStore::allocations(const OrderCode& order) {
    return session_.rows(
        "SELECT entry_number, product_code, store_code, units FROM order_allocation WHERE order_code = $1 "
        "ORDER BY product_code, store_code",
        {order.value}, [](const Row& row) {
            return Allocation{.entry_number = row.get<int>(0),
                              .product = ProductCode{row.get<std::string>(1)},
                              .store = StoreCode{row.get<std::string>(2)},
                              .units = row.get<int>(3)};
        });
}

void SqlOrderStore::replace_allocations(const OrderCode& order, const std::vector<Allocation>& allocations) {
    session_.later("DELETE FROM order_allocation WHERE order_code = $1", {order.value});
    add_allocations(order, allocations);
}

void SqlOrderStore::add_allocations(const OrderCode& order, const std::vector<Allocation>& allocations) {
    for (const Allocation& each : allocations)
        session_.later(
            "INSERT INTO order_allocation (order_code, entry_number, product_code, store_code, units) "
            "VALUES ($1, $2, $3, $4, $5)",
            {order.value, each.entry_number, each.product.value, each.store.value, each.units});
}

OrderPage SqlOrderStore::page(const CustomerId& customer, const OrderFilter& filter) {
    std::string where = "WHERE customer_id = $1 AND created_at >= $2 AND created_at < $3";
    std::string statuses;
    for (const OrderStatus status : filter.statuses) {
        statuses += statuses.empty() ? "'" : ", '";
        statuses += order_status_name(status);  // from our own table of words
        statuses += '\'';
    }
    if (!statuses.empty()) where += " AND status IN (" + statuses + ')';
    const std::int64_t from = filter.from ? to_millis(*filter.from) : 0;
    const std::int64_t before =
        filter.before ? to_millis(*filter.before) : std::numeric_limits<std::int64_t>::max();

    OrderPage page;
    page.total = session_
                     .row("SELECT COUNT(*) FROM customer_order " + where, {customer.value, from, before},
                          [](const Row& row) { return row.get<int>(0); })
                     .value_or(0);
    page.orders = session_.rows(
        kColumns + where + (filter.by_number ? " ORDER BY code DESC" : " ORDER BY created_at DESC, code DESC") +
            " LIMIT $4 OFFSET $5",
        {customer.value, from, before, filter.page_size, std::int64_t{filter.page} * filter.page_size},
        read_order);
    fill(page.orders);
    return page;
}

OldOrderPage SqlOrderStore::old_orders(const std::string& email, int page, int page_size) {
    OldOrderPage found;
    found.total = session_
                      .row("SELECT COUNT(*) FROM old_order WHERE customer_email = $1", {email},
                           [](const Row& row) { return row.get<int>(0); })
                      .value_or(0);
    found.orders = session_.rows(
        "SELECT code, placed_at, status, total_cents, entries FROM old_order WHERE customer_email = $1 "
        "ORDER BY placed_at DESC, code DESC LIMIT $2 OFFSET $3",
        {email, page_size, std::int64_t{page} * page_size}, [](const Row& row) {
            OldOrder order{.code = row.get<std::string>(0),
                           .placed_at = from_millis(row.integer(1)),
                           .status = row.get<std::string>(2),
                           .total = Money::cents(row.integer(3)),
                           .entries = {}};
            if (const auto kept = json::read<std::vector<KeptOldEntry>>(row.text(4)))
                for (const KeptOldEntry& each : *kept)
                    order.entries.push_back({each.code, each.name, each.quantity, Money::cents(each.cents)});
            return order;
        });
    return found;
}

std::optional<OrderCode> SqlOrderStore::twin(const CustomerId& customer, const std::string& fingerprint,
                                             TimePoint since) {
    return session_.row(
        "SELECT code FROM customer_order WHERE customer_id = $1 AND created_at >= $3 AND fingerprint = $2 "
        "AND payment_status = 'pending' AND status NOT IN ('CANCELLED', 'CANCELLING') ORDER BY created_at DESC "
        "LIMIT 1",
        {customer.value, fingerprint, to_millis(since)},
        [](const Row& row) { return OrderCode{row.get<std::string>(0)}; });
}

bool SqlOrderStore::any_alive(const CustomerId& customer) {
    return session_
        .row(
            "SELECT 1 FROM customer_order WHERE customer_id = $1 AND payment_status <> 'failed' "
            "AND status NOT IN ('CANCELLED', 'CANCELLING') LIMIT 1",
            {customer.value}, [](const Row&) { return true; })
        .value_or(false);
}

std::vector<OrderCode> SqlOrderStore::overdue(TimePoint now, int most) {
    return session_.rows(
        "SELECT code FROM customer_order WHERE reservation = 'held' AND reserved_until <= $1 "
        "ORDER BY reserved_until LIMIT $2",
        {to_millis(now), most}, [](const Row& row) { return OrderCode{row.get<std::string>(0)}; });
}

}  // namespace spaza
