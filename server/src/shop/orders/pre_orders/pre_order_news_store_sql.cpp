#include "shop/orders/pre_orders/pre_order_news_store_sql.hpp"

namespace spaza {
namespace {

const std::string kWaitingForRelease =
    "o.pre_order = 1 AND o.paid_at IS NOT NULL AND o.balance_asked_at IS NULL AND EXISTS (SELECT 1 FROM "
    "consignment c WHERE c.order_code = o.code AND c.status IN ('WAITING', 'READY'))";

std::optional<std::int64_t> millis(const std::optional<TimePoint>& at) {
    return at ? std::optional{to_millis(*at)} : std::nullopt;
}

}  // namespace

std::vector<PreOrderWatch> SqlPreOrderNewsStore::unwatched(int most) {
    return session_.rows(
        "SELECT o.code, e.product_code FROM customer_order o JOIN order_entry e ON e.order_code = o.code "
        "WHERE " +
            kWaitingForRelease +
            " AND e.give_away = 0 AND NOT EXISTS (SELECT 1 FROM pre_order_watch w WHERE w.order_code = o.code) "
            "ORDER BY o.code LIMIT $1",
        {most}, [](const storage::Row& row) {
            return PreOrderWatch{.order = OrderCode{row.get<std::string>(0)},
                                 .product = ProductCode{row.get<std::string>(1)},
                                 .release_at = {},
                                 .missed_told = false};
        });
}

std::vector<PreOrderWatch> SqlPreOrderNewsStore::watched() {
    return session_.rows(
        "SELECT w.order_code, w.product_code, w.release_at, w.missed_told FROM pre_order_watch w "
        "JOIN customer_order o ON o.code = w.order_code WHERE " +
            kWaitingForRelease + " ORDER BY w.order_code",
        {}, [](const storage::Row& row) {
            PreOrderWatch watch{.order = OrderCode{row.get<std::string>(0)},
                                .product = ProductCode{row.get<std::string>(1)},
                                .release_at = {},
                                .missed_told = row.get<bool>(3)};
            if (!row.is_null(2)) watch.release_at = from_millis(row.integer(2));
            return watch;
        });
}

void SqlPreOrderNewsStore::add(const PreOrderWatch& watch) {
    session_.execute(
        "INSERT INTO pre_order_watch (order_code, product_code, release_at, missed_told) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (order_code) DO NOTHING",
        {watch.order.value, watch.product.value, millis(watch.release_at), watch.missed_told});
}

bool SqlPreOrderNewsStore::change(const PreOrderWatch& before, const PreOrderWatch& after) {
    return session_.execute(
               "UPDATE pre_order_watch SET release_at = $2, missed_told = $3 "
               "WHERE order_code = $1 AND COALESCE(release_at, -1) = $4 AND missed_told = $5",
               {after.order.value, millis(after.release_at), after.missed_told,
                millis(before.release_at).value_or(-1), before.missed_told}) == 1;
}

}  // namespace spaza
