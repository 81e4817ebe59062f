#include "shop/orders/pre_orders/balance_store_sql.hpp"

namespace spaza {

std::vector<OpenBalance> SqlBalanceStore::open() {
    return session_.rows(
        "SELECT o.code, e.product_code, o.deposit_cents, o.total_cents, o.balance_asked_at, o.balance_due_at, "
        "o.balance_reminded FROM customer_order o JOIN order_entry e ON e.order_code = o.code AND e.give_away = 0 "
        "WHERE o.deposit_cents > 0 AND o.paid_at IS NOT NULL AND o.balance_paid_at IS NULL "
        "AND o.status = 'ON_HOLD' ORDER BY o.code",
        {}, [](const storage::Row& row) {
            OpenBalance open{.order = OrderCode{row.get<std::string>(0)},
                             .product = ProductCode{row.get<std::string>(1)},
                             .deposit = {.amount = Money::cents(row.integer(2)),
                                         .balance = Money::cents(row.integer(3) - row.integer(2)),
                                         .reminded = row.get<bool>(6)}};
            if (!row.is_null(4)) open.deposit.asked_at = from_millis(row.integer(4));
            if (!row.is_null(5)) open.deposit.due_at = from_millis(row.integer(5));
            return open;
        });
}

}  // namespace spaza
