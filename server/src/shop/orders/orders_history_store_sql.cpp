// Finding orders again: whole ones, histories, those like another, those whose time is over.
#include <limits>
#include <map>

#include "base/json.hpp"
#include "shop/checkout/delivery_words.hpp"
#include "shop/orders/orders_rows_store_sql.hpp"
#include "shop/orders/orders_store_sql.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza {
namespace {

using storage::Row;

struct KeptOldEntry {
    std::string code;
    std::string name;
    int quantity{};
    std::int64_t cents{};
};
BOOST_DESCRIBE_STRUCT(KeptOldEntry, (), (code, name, quantity, cents))

}  // namespace

std::optional<Order> SqlOrderStore::read(std::string_view where, const std::string& key) {
    auto order = session_.row(kOrderColumns + std::string{where}, {key}, order_from);
    if (order) fill({&*order, 1});
    if (order) order->gifts = gifts_of(*order);
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
        "returnable, quantity, unit_cents, discount_cents, total_cents, tax_cents, promise, give_away, cancelled, "
        "needs_licence, liquor, beaten_units, beaten_cents, returned FROM order_entry",
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
                                     .liquor = row.get<bool>(18),
                                     .beaten_units = row.get<int>(19),
                                     .beaten = Money::cents(row.integer(20)),
                                     .returned = row.get<int>(21)});
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
         [](Order& order, const Row& row) { order.consignments.push_back(consignment_from(row)); });
    each("SELECT order_code, at, status, note, consignment FROM order_timeline", "order_code, number",
         [](Order& order, const Row& row) {
             order.timeline.push_back({.at = from_millis(row.integer(1)),
                                       .status = row.get<std::string>(2),
                                       .note = row.get<std::string>(3),
                                       .consignment = row.get<std::string>(4)});
         });
    each("SELECT order_code, number, consignment_code, kind FROM invoice",
         "order_code, issued_at, kind DESC, number", [](Order& order, const Row& row) {
             order.documents.push_back({.number = row.get<std::string>(1),
                                        .consignment = row.get<std::string>(2),
                                        .credit = row.text(3) == "creditNote"});
         });
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
        kOrderColumns + where +
            (filter.by_number ? " ORDER BY code DESC" : " ORDER BY created_at DESC, code DESC") +
            " LIMIT $4 OFFSET $5",
        {customer.value, from, before, filter.page_size, std::int64_t{filter.page} * filter.page_size},
        order_from);
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

namespace {

// Accounts whose owner has shown that the same number is theirs are one person's, or one household's.
const std::string kOnePersons =
    "(SELECT $1 UNION SELECT other.id FROM customer me JOIN customer other "
    "ON other.mobile_number = me.mobile_number WHERE me.id = $1 "
    "AND me.mobile_proven_at IS NOT NULL AND other.mobile_proven_at IS NOT NULL)";
const std::string kAnyAlive =
    "SELECT 1 FROM customer_order WHERE customer_id IN " + kOnePersons +
    " AND payment_status <> 'failed' AND status NOT IN ('CANCELLED', 'CANCELLING') LIMIT 1";

}  // namespace

void SqlOrderStore::expect_any_alive(const CustomerId& customer) { session_.ahead(kAnyAlive, {customer.value}); }

bool SqlOrderStore::any_alive(const CustomerId& customer) {
    return session_.row(kAnyAlive, {customer.value}, [](const Row&) { return true; }).value_or(false);
}

namespace {

constexpr std::string_view kHasPaid =
    "SELECT 1 FROM customer_order WHERE customer_id = $1 AND payment_status = 'succeed' LIMIT 1";

std::string held_units(const std::string& is_own, const std::string& where) {
    return "SELECT o.code, " + is_own +
           ", CASE WHEN o.held_from = $2 THEN 1 ELSE 0 END, a.product_code, a.store_code, a.units "
           "FROM customer_order o JOIN order_allocation a ON a.order_code = o.code WHERE o.reservation = 'held' "
           "AND " +
           where;
}
const std::string kHeldByCustomer = held_units("1", "o.customer_id IN " + kOnePersons) + " ORDER BY 1";
// Whose address counts has proven no number, and is one account.
const std::string kHeldFromAddress = held_units("1", "o.customer_id = $1") + " UNION ALL " +
                                     held_units("0", "o.held_from = $2 AND o.customer_id <> $1") + " ORDER BY 1";

}  // namespace

HeldUnpaid SqlOrderStore::held_unpaid(const CustomerId& customer, const std::string& address,
                                      const std::string& number) {
    session_.hold("unpaid customer " + customer.value);
    if (!number.empty()) session_.hold("unpaid number " + number);
    if (!address.empty()) session_.hold("unpaid address " + address);
    const std::string& held = address.empty() ? kHeldByCustomer : kHeldFromAddress;
    session_.ahead(kHasPaid, {customer.value});
    HeldUnpaid found;
    session_.query(held, {customer.value, address}, [&](const Row& row) {
        found.units.push_back({.order = OrderCode{row.get<std::string>(0)},
                               .own = row.integer(1) != 0,
                               .from_address = !address.empty() && row.integer(2) != 0,
                               .product = ProductCode{row.get<std::string>(3)},
                               .store = StoreCode{row.get<std::string>(4)},
                               .units = row.get<int>(5)});
    });
    found.has_paid = session_.row(kHasPaid, {customer.value}, [](const Row&) { return true; }).value_or(false);
    return found;
}

std::vector<OrderCode> SqlOrderStore::overdue(TimePoint now, int most) {
    return session_.rows(
        "SELECT code FROM customer_order WHERE reservation = 'held' AND reserved_until <= $1 "
        "ORDER BY reserved_until LIMIT $2",
        {to_millis(now), most}, [](const Row& row) { return OrderCode{row.get<std::string>(0)}; });
}

}  // namespace spaza
