#include "shop/wishlist/wishlist_store_sql.hpp"

namespace spaza {

void SqlWishlistStore::add(const CustomerId& customer, const ProductCode& product, TimePoint at) {
    session_.execute(
        "INSERT INTO wishlist_item (customer_id, product_code, added_at) VALUES ($1, $2, $3) ON CONFLICT DO "
        "NOTHING",
        {customer.value, product.value, to_millis(at)});
}

void SqlWishlistStore::remove(const CustomerId& customer, const ProductCode& product) {
    session_.execute("DELETE FROM wishlist_item WHERE customer_id = $1 AND product_code = $2",
                     {customer.value, product.value});
}

std::optional<TimePoint> SqlWishlistStore::latest(const CustomerId& customer) {
    return session_.row("SELECT added_at FROM wishlist_item WHERE customer_id = $1 ORDER BY added_at DESC LIMIT 1",
                        {customer.value}, [](const storage::Row& row) { return from_millis(row.integer(0)); });
}

std::vector<ProductCode> SqlWishlistStore::products(const CustomerId& customer) {
    return session_.rows(
        "SELECT product_code FROM wishlist_item WHERE customer_id = $1 ORDER BY added_at DESC, product_code",
        {customer.value}, [](const storage::Row& row) { return ProductCode{row.get<std::string>(0)}; });
}

}  // namespace spaza
