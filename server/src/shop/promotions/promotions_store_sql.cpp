#include "shop/promotions/promotions_store_sql.hpp"

#include <stdexcept>

#include "platform/storage/change_log.hpp"
#include "shop/promotions/definition.hpp"

namespace spaza {
namespace {

std::optional<TimePoint> time_of(const storage::Row& row, int column) {
    if (row.is_null(column)) return std::nullopt;
    return from_millis(row.integer(column));
}

Budget read_budget(const storage::Row& row) {
    return {.kind = row.get<std::string>(0),
            .code = row.get<std::string>(1),
            .customer = row.get<std::string>(2),
            .most = row.integer(3),
            .units = row.integer(4)};
}

const std::string kCoupons =
    "SELECT c.code, c.promotion_code, c.max_uses, c.max_uses_per_customer, c.customer_uid, c.customer_id, "
    "c.starts_at, c.ends_at, c.batch_id, COALESCE(b.one_a_customer, 0), CASE WHEN c.off = 1 OR COALESCE(b.state, "
    "'ready') NOT IN ('making', 'ready') THEN 1 ELSE 0 END FROM coupon c LEFT JOIN coupon_batch b ON b.id = "
    "c.batch_id ";

Coupon read_coupon(const storage::Row& row) {
    return {.code = row.get<std::string>(0),
            .promotion = row.get<std::string>(1),
            .max_uses = row.get<int>(2),
            .max_uses_per_customer = row.get<int>(3),
            .customer_uid = row.get<std::string>(4),
            .customer_id = row.get<std::string>(5),
            .starts_at = time_of(row, 6),
            .ends_at = time_of(row, 7),
            .batch = row.get<std::string>(8),
            .one_a_customer = row.get<bool>(9),
            .off = row.get<bool>(10)};
}

}  // namespace

std::vector<Promotion> SqlPromotionStore::load(TimePoint now) {
    return session_.rows(
        "SELECT code, type, title, description, definition, priority, enabled, starts_at, ends_at, max_uses, "
        "max_uses_per_customer, max_given_cents FROM promotion WHERE enabled = 1 AND (ends_at IS NULL OR ends_at "
        "> $1)",
        {to_millis(now)}, [](const storage::Row& row) {
            Promotion promotion{.code = row.get<std::string>(0)};
            const auto kind = promotion_kind(row.text(1));
            if (!kind) throw std::runtime_error{"promotion " + promotion.code + " is of no known type"};
            promotion.kind = *kind;
            promotion.title = row.get<std::string>(2);
            promotion.description = row.get<std::string>(3);
            read_definition(promotion, row.text(4));
            promotion.priority = row.get<int>(5);
            promotion.enabled = row.get<bool>(6);
            promotion.starts_at = time_of(row, 7);
            promotion.ends_at = time_of(row, 8);
            promotion.max_uses = row.get<int>(9);
            promotion.max_uses_per_customer = row.get<int>(10);
            promotion.max_given = Money::cents(row.integer(11));
            return promotion;
        });
}

std::optional<Coupon> SqlPromotionStore::coupon(const std::string& code) {
    return session_.row(kCoupons + "WHERE c.code = $1", {code}, read_coupon);
}

std::vector<Coupon> SqlPromotionStore::coupons_of(const CustomerId& customer, const std::string& uid) {
    auto all = session_.rows(kCoupons + "WHERE c.customer_id = $1 ORDER BY c.code", {customer.value}, read_coupon);
    if (uid.empty()) return all;
    for (Coupon& each : session_.rows(
             kCoupons + "WHERE c.customer_uid = $1 AND c.customer_id = '' ORDER BY c.code", {uid}, read_coupon))
        all.push_back(std::move(each));
    return all;
}

void SqlPromotionStore::add(const Promotion& promotion, const Coupon& coupon) {
    const auto millis = [](const std::optional<TimePoint>& at) {
        return at ? std::optional{to_millis(*at)} : std::nullopt;
    };
    const auto added = session_.execute(
        "INSERT INTO promotion (code, type, title, description, definition, priority, enabled, starts_at, "
        "ends_at, "
        "max_uses, max_uses_per_customer, content_hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0) "
        "ON CONFLICT (code) DO NOTHING",
        {promotion.code, name_of(promotion.kind), promotion.title, promotion.description,
         definition_text(promotion), promotion.priority, std::int64_t{promotion.enabled},
         millis(promotion.starts_at), millis(promotion.ends_at), promotion.max_uses,
         promotion.max_uses_per_customer});
    if (added == 0) return;
    session_.execute(
        "INSERT INTO coupon (code, promotion_code, max_uses, max_uses_per_customer, customer_uid, customer_id, "
        "starts_at, ends_at, content_hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0)",
        {coupon.code, coupon.promotion, coupon.max_uses, coupon.max_uses_per_customer, coupon.customer_uid,
         coupon.customer_id, millis(coupon.starts_at), millis(coupon.ends_at)});
    storage::append_change(session_, "promotion", promotion.code);
}

std::int64_t SqlPromotionStore::used(const Budget& budget) {
    return session_
        .row("SELECT used FROM promotion_use WHERE kind = $1 AND code = $2 AND customer_id = $3",
             {budget.kind, budget.code, budget.customer}, [](const storage::Row& row) { return row.integer(0); })
        .value_or(0);
}

bool SqlPromotionStore::take(const Budget& budget) {
    session_.execute(
        "INSERT INTO promotion_use (kind, code, customer_id, used) VALUES ($1, $2, $3, 0) ON CONFLICT DO NOTHING",
        {budget.kind, budget.code, budget.customer});
    return session_.execute(
               "UPDATE promotion_use SET used = used + $5 "
               "WHERE kind = $1 AND code = $2 AND customer_id = $3 AND (used + $5 <= $4 OR $4 = 0)",
               {budget.kind, budget.code, budget.customer, budget.most, budget.units}) == 1;
}

void SqlPromotionStore::give_back(const Budget& budget) {
    session_.execute(
        "UPDATE promotion_use SET used = used - $4 WHERE kind = $1 AND code = $2 AND customer_id = $3",
        {budget.kind, budget.code, budget.customer, budget.units});
}

void SqlPromotionStore::note_taken(const OrderCode& order, const Budget& budget) {
    session_.later(
        "INSERT INTO promotion_redemption (order_code, kind, code, customer_id, most, units, state) "
        "VALUES ($1, $2, $3, $4, $5, $6, 'held')",
        {order.value, budget.kind, budget.code, budget.customer, budget.most, budget.units});
}

std::vector<Budget> SqlPromotionStore::mark_released(const OrderCode& order) {
    return session_.rows(
        "UPDATE promotion_redemption SET state = 'released' WHERE order_code = $1 AND state = 'held' "
        "RETURNING kind, code, customer_id, most, units",
        {order.value}, read_budget);
}

std::vector<Budget> SqlPromotionStore::released(const OrderCode& order) {
    return session_.rows(
        "SELECT kind, code, customer_id, most, units FROM promotion_redemption WHERE order_code = $1 "
        "AND state = 'released'",
        {order.value}, read_budget);
}

void SqlPromotionStore::mark_held(const OrderCode& order) {
    session_.execute("UPDATE promotion_redemption SET state = 'held' WHERE order_code = $1", {order.value});
}

}  // namespace spaza
