// What becomes of an order's parts: its consignments, its cancelled units, where the units come from.
#include <stdexcept>

#include "base/json.hpp"
#include "shop/orders/orders_rows_store_sql.hpp"
#include "shop/orders/orders_store_sql.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza {
namespace {

using storage::Row;

/// Of a cancellation, as kept.
struct KeptUnits {
    int entry{};
    int units{};
    std::int64_t cents{};
};
BOOST_DESCRIBE_STRUCT(KeptUnits, (), (entry, units, cents))

}  // namespace

/// Those the table lets go there: what was cancelled stays so.
void SqlOrderStore::move_parts(const OrderCode& order, ConsignmentStatus to, TimePoint at) {
    std::string before;
    for (const ConsignmentStatus each : states_before(to)) {
        before += before.empty() ? "'" : ", '";
        before += consignment_status_name(each);  // from our own table of words
        before += '\'';
    }
    session_.execute(
        "UPDATE consignment SET status = $2, status_at = $3 WHERE order_code = $1 AND status IN (" + before + ')',
        {order.value, consignment_status_name(to), to_millis(at)});
}

void SqlOrderStore::save(const OrderCode& order, const OrderConsignment& part, const ConsignmentMove& move) {
    if (part.code != move.part() || part.status() != move.to()) throw std::logic_error{"the move of another part"};
    session_.execute(
        "UPDATE consignment SET status = $2, status_at = $3, carrier = $4, tracking_id = $5, tracking_url = $6 "
        "WHERE code = $1",
        {part.code, consignment_status_name(part.status()), to_millis(part.status_at()), part.tracking().carrier,
         part.tracking().id, part.tracking().url});
    if (move.has_own_line())
        add_line(order, consignment_status_name(move.to()), "", move.at(), part.code);
    else
        tell(order);
}

std::optional<OrderCode> SqlOrderStore::order_of(const std::string& consignment) {
    return session_.row("SELECT order_code FROM consignment WHERE code = $1", {consignment},
                        [](const Row& row) { return OrderCode{row.get<std::string>(0)}; });
}

std::vector<std::pair<OrderCode, OrderConsignment>> SqlOrderStore::consignments(
    std::optional<ConsignmentStatus> status, int most) {
    const auto read = [](const Row& row) {
        return std::pair{OrderCode{row.get<std::string>(0)}, consignment_from(row)};
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
    tell(order);
}

void SqlOrderStore::set_returned(const OrderCode& order, int entry, int units) {
    session_.execute("UPDATE order_entry SET returned = $3 WHERE order_code = $1 AND number = $2",
                     {order.value, entry, units});
    tell(order);
}

int SqlOrderStore::add_cancellation(const OrderCode& order, const Cancellation& cancellation) {
    std::vector<KeptUnits> kept;
    for (const CancelledUnits& each : cancellation.units)
        kept.push_back({each.entry, each.units, each.value.in_cents()});
    const std::string units = json::write(kept);
    return session_
        .row(
            "INSERT INTO order_cancellation (order_code, number, at, by_whom, reason, refund_cents, units, "
            "withheld_cents) SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6, $7 "
            "FROM order_cancellation WHERE order_code = $1 RETURNING number",
            {order.value, to_millis(cancellation.at), cancellation.by, cancellation.reason,
             cancellation.refund().in_cents(), units, cancellation.withheld.in_cents()},
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

}  // namespace spaza
