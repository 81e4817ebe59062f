#include "shop/voucher_draw/voucher_draw_store_sql.hpp"

namespace spaza {

std::optional<VoucherDraw> SqlVoucherDrawStore::find(const std::string& month) {
    return session_.row(
        "SELECT month, entries, order_code, name, contact, drawn_at FROM voucher_draw WHERE month = $1", {month},
        [](const storage::Row& row) {
            return VoucherDraw{
                .month = row.get<std::string>(0),
                .entries = row.integer(1),
                .winner = {OrderCode{row.get<std::string>(2)}, row.get<std::string>(3), row.get<std::string>(4)},
                .drawn_at = from_millis(row.integer(5))};
        });
}

std::vector<OrderCode> SqlVoucherDrawStore::orders(TimePoint from, TimePoint before) {
    return session_.rows(
        "SELECT code FROM customer_order WHERE COALESCE(balance_paid_at, paid_at) >= $1 "
        "AND COALESCE(balance_paid_at, paid_at) < $2 AND (deposit_cents = 0 OR balance_paid_at IS NOT NULL) "
        "AND status NOT IN ('CANCELLED', 'CANCELLING') AND NOT EXISTS (SELECT 1 FROM account_deletion d WHERE "
        "d.customer_id = customer_order.customer_id AND d.done_at IS NOT NULL) ORDER BY code",
        {to_millis(from), to_millis(before)},
        [](const storage::Row& row) { return OrderCode{row.get<std::string>(0)}; });
}

DrawEntry SqlVoucherDrawStore::entry(const OrderCode& order) {
    DrawEntry entry{order, {}, {}};
    session_.row(
        "SELECT c.first_name || ' ' || c.last_name, c.uid FROM customer_order o JOIN customer c ON c.id = "
        "o.customer_id "
        "WHERE o.code = $1",
        {order.value}, [&](const storage::Row& row) {
            entry.name = row.get<std::string>(0);
            entry.contact = row.get<std::string>(1);
            return 0;
        });
    return entry;
}

void SqlVoucherDrawStore::keep(const VoucherDraw& draw) {
    session_.execute(
        "INSERT INTO voucher_draw (month, entries, order_code, name, contact, drawn_at) "
        "VALUES ($1, $2, $3, $4, $5, $6)",
        {draw.month, draw.entries, draw.winner.order.value, draw.winner.name, draw.winner.contact,
         to_millis(draw.drawn_at)});
}

}  // namespace spaza
