#include "shop/notify_me/notify_me_store_sql.hpp"

namespace spaza {

void SqlNotifyMeStore::add(const StockNotice& notice) {
    session_.execute(
        "INSERT INTO stock_notice (product_code, customer_id, zone, created_at) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (product_code, customer_id) DO UPDATE SET zone = excluded.zone",
        {notice.product.value, notice.customer.value, notice.zone.value, to_millis(notice.created_at)});
}

bool SqlNotifyMeStore::waits(const CustomerId& customer, const ProductCode& product) {
    return session_
        .row("SELECT 1 FROM stock_notice WHERE product_code = $1 AND customer_id = $2",
             {product.value, customer.value}, [](const storage::Row&) { return true; })
        .has_value();
}

std::vector<ProductCode> SqlNotifyMeStore::wanted_products() {
    return session_.rows("SELECT DISTINCT product_code FROM stock_notice ORDER BY product_code", {},
                         [](const storage::Row& row) { return ProductCode{row.get<std::string>(0)}; });
}

std::vector<StockNotice> SqlNotifyMeStore::waiting_for(const ProductCode& product) {
    return session_.rows(
        "SELECT customer_id, zone, created_at FROM stock_notice WHERE product_code = $1 ORDER BY created_at",
        {product.value}, [&](const storage::Row& row) {
            return StockNotice{
                product, {row.get<std::string>(0)}, {row.get<std::string>(1)}, from_millis(row.integer(2))};
        });
}

bool SqlNotifyMeStore::take(const StockNotice& notice) {
    return session_.execute("DELETE FROM stock_notice WHERE product_code = $1 AND customer_id = $2",
                            {notice.product.value, notice.customer.value}) == 1;
}

}  // namespace spaza
