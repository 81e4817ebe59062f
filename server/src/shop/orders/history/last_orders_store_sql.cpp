#include "shop/orders/history/last_orders_store_sql.hpp"

namespace spaza {

std::optional<TimePoint> SqlLastOrders::last_order(const CustomerId& customer) {
    return session_.row(
        "SELECT created_at FROM customer_order WHERE customer_id = $1 ORDER BY created_at DESC LIMIT 1",
        {customer.value}, [](const storage::Row& row) { return from_millis(row.get<std::int64_t>(0)); });
}

}  // namespace spaza
