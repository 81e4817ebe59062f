#include "shop/cart/cart_store_sql.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "base/json.hpp"

namespace spaza {
namespace {

/// The entries as kept: short names, for this text is written at every change.
struct KeptEntry {
    std::string p;
    int q{};
    std::int64_t c{};
    std::optional<std::string> s;
};
BOOST_DESCRIBE_STRUCT(KeptEntry, (), (p, q, c, s))

constexpr std::array<std::string_view, 4> kStates{"active", "ordered", "merged", "removed"};

std::string_view kind_name(CartKind kind) { return kind == CartKind::pre_order ? "preorder" : "standard"; }
std::string_view state_name(CartState state) { return kStates.at(static_cast<std::size_t>(state)); }

std::string document(const Cart& cart) {
    std::vector<KeptEntry> kept;
    for (const CartEntry& entry : cart.entries) {
        if (entry.give_away) continue;
        kept.push_back({.p = entry.product.value,
                        .q = entry.quantity,
                        .c = entry.seen_price.in_cents(),
                        .s = entry.pickup_store.empty() ? std::nullopt : std::optional{entry.pickup_store.value}});
    }
    return json::write(kept);
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& each : words) text += (text.empty() ? "" : " ") + each;
    return text;
}

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> all;
    while (!text.empty()) {
        const auto space = std::min(text.find(' '), text.size());
        all.emplace_back(text.substr(0, space));
        text.remove_prefix(std::min(space + 1, text.size()));
    }
    return all;
}

std::vector<CartEntry> entries(std::string_view text) {
    const auto kept = json::read<std::vector<KeptEntry>>(text);
    if (!kept) throw std::runtime_error{"a cart's document cannot be read"};
    std::vector<CartEntry> entries;
    for (const KeptEntry& each : *kept)
        entries.push_back({.product = ProductCode{each.p},
                           .quantity = each.q,
                           .seen_price = Money::cents(each.c),
                           .pickup_store = StoreCode{each.s.value_or("")}});
    return entries;
}

Cart read_cart(const storage::Row& row) {
    Cart cart{.code = CartCode{row.get<std::string>(0)},
              .guid = row.get<std::string>(1),
              .customer = {},
              .entries = entries(row.text(4)),
              .coupons = words(row.text(9)),
              .merged_into = CartCode{row.is_null(5) ? std::string{} : row.get<std::string>(5)},
              .version = row.integer(6),
              .created_at = from_millis(row.integer(7)),
              .modified_at = from_millis(row.integer(8)),
              .kind = row.text(10) == "preorder" ? CartKind::pre_order : CartKind::standard,
              .campaign = row.get<std::string>(11),
              .additional = row.integer(12) != 0};
    if (!row.is_null(2)) cart.customer = CustomerId{row.get<std::string>(2)};
    cart.state = static_cast<CartState>(std::ranges::find(kStates, row.text(3)) - kStates.begin());
    return cart;
}

constexpr const char* kCartColumns =
    "SELECT code, guid, customer_id, state, document, merged_into, version, created_at, modified_at, coupons, "
    "kind, campaign, "
    "additional FROM cart WHERE ";

constexpr const char* kSave =
    "UPDATE cart SET customer_id = $3, state = $4, document = $5, merged_into = $6, modified_at = $7, "
    "coupons = $8, campaign = $9, additional = $10, version = version + 1 WHERE code = $1 AND version = $2";

std::optional<std::string> owner(const Cart& cart) {
    if (!cart.customer) return std::nullopt;
    return cart.customer->value;
}

}  // namespace

std::optional<Cart> SqlCartStore::find(std::string_view where, const std::string& key, Hold hold) {
    std::string sql = kCartColumns;
    sql += where;
    if (hold == Hold::until_commit) sql += session_.for_update();
    auto cart = session_.row(sql, {key}, read_cart);
    if (cart && hold == Hold::until_commit) held_.insert(cart->code.value);
    return cart;
}

std::optional<Cart> SqlCartStore::by_code(const CartCode& code, Hold hold) {
    return find("code = $1", code.value, hold);
}

std::optional<Cart> SqlCartStore::by_guid(const std::string& guid, Hold hold) {
    return find("guid = $1", guid, hold);
}

std::optional<Cart> SqlCartStore::current(const CustomerId& customer, Hold hold, CartKind kind) {
    return find("customer_id = $1 AND state = 'active' AND additional = 0 AND kind = '" +
                    std::string{kind_name(kind)} + "'",
                customer.value, hold);
}

std::vector<Cart> SqlCartStore::additional(const CustomerId& customer) {
    return session_.rows(std::string{kCartColumns} +
                             "customer_id = $1 AND state = 'active' AND additional = 1 ORDER BY created_at, code",
                         {customer.value}, read_cart);
}

bool SqlCartStore::add(const Cart& cart) {
    const std::string kept = document(cart);
    const std::string coupons = joined(cart.coupons);
    const auto customer = owner(cart);
    return session_.execute(
               "INSERT INTO cart (code, guid, customer_id, state, document, version, created_at, modified_at, "
               "coupons, kind, campaign, additional) "
               "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING",
               {cart.code.value, cart.guid, customer, state_name(cart.state), kept, cart.version,
                to_millis(cart.created_at), to_millis(cart.modified_at), coupons, kind_name(cart.kind),
                cart.campaign, std::int64_t{cart.additional}}) == 1;
}

bool SqlCartStore::save(Cart& cart) {
    const std::string kept = document(cart);
    const std::string coupons = joined(cart.coupons);
    const auto customer = owner(cart);
    const auto merged_into =
        cart.merged_into.empty() ? std::optional<std::string>{} : std::optional{cart.merged_into.value};
    const auto modified_at = to_millis(cart.modified_at);
    const std::initializer_list<storage::Value> values{
        cart.code.value, cart.version, customer, state_name(cart.state), kept,
        merged_into,     modified_at,  coupons,  cart.campaign,          std::int64_t{cart.additional}};
    if (held_.contains(cart.code.value))
        session_.later_one(kSave, values);  // its version is the one that was read: no need to wait for the count
    else if (session_.execute(kSave, values) != 1)
        return false;
    cart.version += 1;
    return true;
}

}  // namespace spaza
