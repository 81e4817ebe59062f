#include "shop/cart/saved_carts_store_sql.hpp"

#include <stdexcept>

#include "base/json.hpp"

namespace spaza {
namespace {

struct KeptSavedEntry {
    std::string p;
    int q{};
};
BOOST_DESCRIBE_STRUCT(KeptSavedEntry, (), (p, q))

const std::string kSavedColumns =
    "SELECT code, customer_id, name, description, document, saved_at FROM saved_cart ";

SavedCart read_saved_cart(const storage::Row& row) {
    SavedCart cart{.code = CartCode{row.get<std::string>(0)},
                   .customer = CustomerId{row.get<std::string>(1)},
                   .name = row.get<std::string>(2),
                   .description = row.get<std::string>(3),
                   .entries = {},
                   .saved_at = from_millis(row.integer(5))};
    const auto kept = json::read<std::vector<KeptSavedEntry>>(row.text(4));
    if (!kept) throw std::runtime_error{"a saved cart's document cannot be read"};
    for (const KeptSavedEntry& each : *kept) cart.entries.push_back({ProductCode{each.p}, each.q});
    return cart;
}

std::string document_of(const std::vector<SavedCartEntry>& entries) {
    std::vector<KeptSavedEntry> kept;
    for (const SavedCartEntry& each : entries) kept.push_back({each.product.value, each.quantity});
    return json::write(kept);
}

}  // namespace

std::vector<SavedCart> SqlSavedCartStore::of(const CustomerId& customer) {
    return session_.rows(kSavedColumns + "WHERE customer_id = $1 ORDER BY saved_at DESC, code", {customer.value},
                         read_saved_cart);
}

std::optional<SavedCart> SqlSavedCartStore::find(const CustomerId& customer, const CartCode& code) {
    return session_.row(kSavedColumns + "WHERE code = $1 AND customer_id = $2", {code.value, customer.value},
                        read_saved_cart);
}

void SqlSavedCartStore::add(const SavedCart& cart) {
    const std::string document = document_of(cart.entries);
    session_.execute(
        "INSERT INTO saved_cart (code, customer_id, name, description, document, saved_at) "
        "VALUES ($1, $2, $3, $4, $5, $6)",
        {cart.code.value, cart.customer.value, cart.name, cart.description, document, to_millis(cart.saved_at)});
}

bool SqlSavedCartStore::rename(const SavedCart& cart) {
    return session_.execute(
               "UPDATE saved_cart SET name = $3, description = $4 WHERE code = $1 AND customer_id = $2",
               {cart.code.value, cart.customer.value, cart.name, cart.description}) == 1;
}

bool SqlSavedCartStore::replace(const SavedCart& before, const std::vector<SavedCartEntry>& entries) {
    const std::string was = document_of(before.entries);
    if (entries.empty())
        return session_.execute("DELETE FROM saved_cart WHERE code = $1 AND customer_id = $2 AND document = $3",
                                {before.code.value, before.customer.value, was}) == 1;
    const std::string now = document_of(entries);
    return session_.execute(
               "UPDATE saved_cart SET document = $4 WHERE code = $1 AND customer_id = $2 AND document = $3",
               {before.code.value, before.customer.value, was, now}) == 1;
}

bool SqlSavedCartStore::remove(const CustomerId& customer, const CartCode& code) {
    return session_.execute("DELETE FROM saved_cart WHERE code = $1 AND customer_id = $2",
                            {code.value, customer.value}) == 1;
}

}  // namespace spaza
