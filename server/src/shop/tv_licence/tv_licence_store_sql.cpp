#include "shop/tv_licence/tv_licence_store_sql.hpp"

#include "shop/addresses/address_document.hpp"

namespace spaza {
namespace {

const std::string kLicenceColumns =
    "SELECT id, kind, masked, licence_number, fee_cents, outstanding_cents, checked_at, customer_id "
    "FROM tv_licence WHERE order_code IS NULL AND checked_at >= $2 AND ";

TvLicence read_licence(const storage::Row& row) {
    TvLicence licence{.id = row.get<std::string>(0),
                      .kind = static_cast<LicenceKind>(row.get<int>(1)),
                      .masked = row.get<std::string>(2),
                      .licence_number = row.get<std::string>(3),
                      .fee = Money::cents(row.integer(4)),
                      .outstanding = Money::cents(row.integer(5)),
                      .checked_at = from_millis(row.integer(6))};
    if (!row.is_null(7)) licence.customer = CustomerId{row.get<std::string>(7)};
    return licence;
}

}  // namespace

void SqlTvLicenceStore::add(const TvLicence& licence, const std::string& holder) {
    const auto customer = licence.customer ? std::optional{licence.customer->value} : std::nullopt;
    session_.execute(
        "INSERT INTO tv_licence (id, customer_id, kind, holder, masked, licence_number, fee_cents, "
        "outstanding_cents, checked_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        {licence.id, customer, static_cast<int>(licence.kind), holder, licence.masked, licence.licence_number,
         licence.fee.in_cents(), licence.outstanding.in_cents(), to_millis(licence.checked_at)});
}

std::optional<TvLicence> SqlTvLicenceStore::find(const std::string& id, TimePoint checked_since) {
    return session_.row(kLicenceColumns + "id = $1", {id, to_millis(checked_since)}, read_licence);
}

std::optional<TvLicence> SqlTvLicenceStore::of_cart(const CartCode& cart, TimePoint checked_since) {
    return session_.row(kLicenceColumns + "cart_code = $1", {cart.value, to_millis(checked_since)}, read_licence);
}

void SqlTvLicenceStore::put_on(const std::string& id, const CartCode& cart) {
    session_.execute("DELETE FROM tv_licence WHERE cart_code = $1 AND id <> $2 AND order_code IS NULL",
                     {cart.value, id});
    session_.execute("UPDATE tv_licence SET cart_code = $2 WHERE id = $1 AND order_code IS NULL",
                     {id, cart.value});
}

void SqlTvLicenceStore::take_off(const CartCode& cart) {
    session_.execute("DELETE FROM tv_licence WHERE cart_code = $1 AND order_code IS NULL", {cart.value});
}

bool SqlTvLicenceStore::set_order(const std::string& id, const CartCode& cart, const OrderCode& order) {
    return session_.execute(
               "UPDATE tv_licence SET order_code = $3 WHERE id = $1 AND cart_code = $2 AND order_code IS NULL",
               {id, cart.value, order.value}) == 1;
}

std::vector<TvLicenceStore::Kept> SqlTvLicenceStore::sold(TimePoint from, TimePoint before) {
    return session_.rows(
        "SELECT o.code, COALESCE(o.balance_paid_at, o.paid_at), e.product_code, e.name, e.quantity - e.cancelled, "
        "l.kind, l.licence_number, "
        "l.fee_cents, l.outstanding_cents, o.address, l.id, l.holder FROM customer_order o "
        "JOIN order_entry e ON e.order_code = o.code AND e.needs_licence = 1 AND e.quantity > e.cancelled "
        "LEFT JOIN tv_licence l ON l.order_code = o.code "
        "WHERE COALESCE(o.balance_paid_at, o.paid_at) >= $1 AND COALESCE(o.balance_paid_at, o.paid_at) < $2 "
        "AND (o.deposit_cents = 0 OR o.balance_paid_at IS NOT NULL) "
        "ORDER BY COALESCE(o.balance_paid_at, o.paid_at), o.code, e.number",
        {to_millis(from), to_millis(before)}, [](const storage::Row& row) {
            return Kept{{.order = OrderCode{row.get<std::string>(0)},
                         .sold_at = from_millis(row.integer(1)),
                         .product = ProductCode{row.get<std::string>(2)},
                         .name = row.get<std::string>(3),
                         .units = row.get<int>(4),
                         .kind = static_cast<LicenceKind>(row.get<int>(5)),
                         .holder = {},
                         .licence_number = row.get<std::string>(6),
                         .fee = Money::cents(row.integer(7)),
                         .outstanding = Money::cents(row.integer(8)),
                         .address = address_in(row.text(9), OrderCode{row.get<std::string>(0)})},
                        row.get<std::string>(10),
                        row.get<std::string>(11)};
        });
}

}  // namespace spaza
