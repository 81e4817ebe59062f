#include "shop/stock/stock_store_sql.hpp"

#include <stdexcept>

#include "platform/storage/change_log.hpp"

namespace spaza {

bool SqlStockStore::change(std::string_view sql, const ProductCode& product, const StoreCode& store, int units) {
    if (session_.execute(sql, {product.value, store.value, units}) != 1) return false;
    storage::append_change(session_, "stock", product.value + '|' + store.value);
    return true;
}

/// Check and change in one statement: two shoppers cannot both take the last one.
bool SqlStockStore::reserve(const ProductCode& product, const StoreCode& store, int units) {
    return change(
        "UPDATE stock SET reserved = reserved + $3 "
        "WHERE product_code = $1 AND store_code = $2 AND on_hand - reserved >= $3",
        product, store, units);
}

void SqlStockStore::release(const ProductCode& product, const StoreCode& store, int units) {
    if (!change("UPDATE stock SET reserved = reserved - $3 "
                "WHERE product_code = $1 AND store_code = $2 AND reserved >= $3",
                product, store, units))
        throw std::logic_error{"more stock given back than was reserved: " + product.value + " at " + store.value};
}

void SqlStockStore::sell(const ProductCode& product, const StoreCode& store, int units) {
    if (!change("UPDATE stock SET on_hand = on_hand - $3, reserved = reserved - $3 "
                "WHERE product_code = $1 AND store_code = $2 AND reserved >= $3",
                product, store, units))
        throw std::logic_error{"more stock sold than was reserved: " + product.value + " at " + store.value};
}

void SqlStockStore::put_back(const ProductCode& product, const StoreCode& store, int units) {
    if (!change("UPDATE stock SET on_hand = on_hand + $3 WHERE product_code = $1 AND store_code = $2", product,
                store, units))
        throw std::logic_error{"no shelf to put back on: " + product.value + " at " + store.value};
}

void SqlStockStore::take_in(const ProductCode& product, const StoreCode& store, int units) {
    (void)change(
        "INSERT INTO stock (product_code, store_code, on_hand) VALUES ($1, $2, $3) "
        "ON CONFLICT (product_code, store_code) DO UPDATE SET on_hand = stock.on_hand + excluded.on_hand",
        product, store, units);
}

int SqlStockStore::lock_free(const ProductCode& product, const StoreCode& store) {
    return free_units(product, store, session_.for_update());
}

int SqlStockStore::free(const ProductCode& product, const StoreCode& store) {
    return free_units(product, store, {});
}

int SqlStockStore::free_units(const ProductCode& product, const StoreCode& store, std::string_view locked) {
    return session_
        .row("SELECT on_hand - reserved FROM stock WHERE product_code = $1 AND store_code = $2" +
                 std::string{locked},
             {product.value, store.value}, [](const storage::Row& row) { return row.get<int>(0); })
        .value_or(0);
}

}  // namespace spaza
