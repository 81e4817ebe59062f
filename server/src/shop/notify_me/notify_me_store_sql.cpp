#include "shop/notify_me/notify_me_store_sql.hpp"

namespace spaza {

void SqlNotifyMeStore::add(const StockNotice& notice) {
    if (notice.reader.is_guest()) {
        session_.execute(
            "INSERT INTO guest_stock_notice (product_code, email, zone, created_at) VALUES ($1, $2, $3, $4) "
            "ON CONFLICT (product_code, email) DO UPDATE SET zone = excluded.zone",
            {notice.product.value, notice.reader.email, notice.zone.value, to_millis(notice.created_at)});
        return;
    }
    session_.execute(
        "INSERT INTO stock_notice (product_code, customer_id, zone, created_at) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (product_code, customer_id) DO UPDATE SET zone = excluded.zone",
        {notice.product.value, notice.reader.customer.value, notice.zone.value, to_millis(notice.created_at)});
}

std::vector<std::pair<ProductCode, TimePoint>> SqlNotifyMeStore::of(const CustomerId& customer) {
    return session_.rows("SELECT product_code, created_at FROM stock_notice WHERE customer_id = $1",
                         {customer.value}, [](const storage::Row& row) {
                             return std::pair{ProductCode{row.get<std::string>(0)}, from_millis(row.integer(1))};
                         });
}

bool SqlNotifyMeStore::waits(const CustomerId& customer, const ProductCode& product) {
    return session_
        .row("SELECT 1 FROM stock_notice WHERE product_code = $1 AND customer_id = $2",
             {product.value, customer.value}, [](const storage::Row&) { return true; })
        .has_value();
}

void SqlNotifyMeStore::drop(const CustomerId& customer, const ProductCode& product) {
    session_.execute("DELETE FROM stock_notice WHERE product_code = $1 AND customer_id = $2",
                     {product.value, customer.value});
}

std::vector<ProductCode> SqlNotifyMeStore::wanted_products() {
    return session_.rows(
        "SELECT product_code FROM stock_notice UNION SELECT product_code FROM guest_stock_notice "
        "ORDER BY product_code",
        {}, [](const storage::Row& row) { return ProductCode{row.get<std::string>(0)}; });
}

std::vector<StockNotice> SqlNotifyMeStore::waiting_for(const ProductCode& product) {
    return session_.rows(
        "SELECT customer_id, '' AS email, zone, created_at FROM stock_notice WHERE product_code = $1 UNION ALL "
        "SELECT '' AS customer_id, email, zone, created_at FROM guest_stock_notice WHERE product_code = $1 "
        "ORDER BY created_at",
        {product.value}, [&](const storage::Row& row) {
            return StockNotice{product,
                               {{row.get<std::string>(0)}, row.get<std::string>(1)},
                               {row.get<std::string>(2)},
                               from_millis(row.integer(3))};
        });
}

bool SqlNotifyMeStore::take(const StockNotice& notice) {
    if (notice.reader.is_guest())
        return session_.execute("DELETE FROM guest_stock_notice WHERE product_code = $1 AND email = $2",
                                {notice.product.value, notice.reader.email}) == 1;
    return session_.execute("DELETE FROM stock_notice WHERE product_code = $1 AND customer_id = $2",
                            {notice.product.value, notice.reader.customer.value}) == 1;
}

void SqlNotifyMeStore::keep_stop(const std::string& token_hash, const NoticeReader& reader, TimePoint at) {
    session_.execute(
        "INSERT INTO stock_letter_stop (token_hash, customer_id, email, created_at) VALUES ($1, $2, $3, $4)",
        {token_hash, reader.customer.value, reader.email, to_millis(at)});
}

std::optional<NoticeReader> SqlNotifyMeStore::reader_of(const std::string& token_hash) {
    return session_.row("SELECT customer_id, email FROM stock_letter_stop WHERE token_hash = $1", {token_hash},
                        [](const storage::Row& row) {
                            return NoticeReader{{row.get<std::string>(0)}, row.get<std::string>(1)};
                        });
}

bool SqlNotifyMeStore::waits_for_any(const NoticeReader& reader) {
    const auto found = reader.is_guest()
                           ? session_.row("SELECT 1 FROM guest_stock_notice WHERE email = $1 LIMIT 1",
                                          {reader.email}, [](const storage::Row&) { return true; })
                           : session_.row("SELECT 1 FROM stock_notice WHERE customer_id = $1 LIMIT 1",
                                          {reader.customer.value}, [](const storage::Row&) { return true; });
    return found.has_value();
}

int SqlNotifyMeStore::drop_all(const NoticeReader& reader) {
    if (reader.is_guest())
        return static_cast<int>(
            session_.execute("DELETE FROM guest_stock_notice WHERE email = $1", {reader.email}));
    return static_cast<int>(
        session_.execute("DELETE FROM stock_notice WHERE customer_id = $1", {reader.customer.value}));
}

}  // namespace spaza
