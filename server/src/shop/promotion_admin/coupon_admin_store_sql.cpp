#include "shop/promotion_admin/coupon_admin_store_sql.hpp"

#include <algorithm>

#include "platform/storage/numbers.hpp"

namespace spaza {
namespace {

constexpr std::int64_t kFirstBatch = 10000;

const std::string kLine =
    "SELECT c.code, c.promotion_code, c.max_uses, c.max_uses_per_customer, c.starts_at, c.ends_at, c.batch_id, "
    "CASE WHEN c.off = 1 OR COALESCE(b.state, 'ready') NOT IN ('making', 'ready') THEN 1 ELSE 0 END, p.title, "
    "p.starts_at, p.ends_at, p.enabled, COALESCE(b.name, ''), COALESCE(u.used, 0), COALESCE(b.one_a_customer, 0), "
    "COALESCE((SELECT SUM(d.cents) FROM order_discount d JOIN customer_order o ON o.code = d.order_code WHERE "
    "d.coupon = c.code AND d.coupon <> '' AND o.reservation <> 'released' AND o.status <> 'CANCELLED'), 0) FROM "
    "coupon c JOIN promotion p ON p.code = c.promotion_code LEFT JOIN coupon_batch b ON b.id = c.batch_id LEFT "
    "JOIN promotion_use u ON u.kind = 'coupon' AND u.code = c.code AND u.customer_id = '' ";

/// Codes for everybody that were not made many at a time.
const std::string kSingle = "c.batch_id = '' AND c.customer_id = '' AND c.customer_uid = ''";

const std::string kBatchColumns =
    "SELECT b.id, b.name, b.promotion_code, p.title, b.prefix, b.codes, b.made, b.max_uses, b.one_a_customer, "
    "b.starts_at, b.ends_at, b.most_cost_cents, b.state, b.by_whom, b.at, b.why, ";

const std::string kBatch =
    kBatchColumns +
    "COALESCE(used.codes, 0) FROM coupon_batch b JOIN promotion p ON p.code = b.promotion_code LEFT JOIN (SELECT "
    "c.batch_id, COUNT(*) AS codes "
    "FROM promotion_use u JOIN coupon c ON c.code = u.code WHERE u.kind = 'coupon' AND u.customer_id = '' AND "
    "u.used > 0 AND c.batch_id <> '' GROUP BY c.batch_id) used ON used.batch_id = b.id ";

std::optional<TimePoint> when_in(const storage::Row& row, int column) {
    if (row.is_null(column)) return std::nullopt;
    return from_millis(row.integer(column));
}

std::optional<std::int64_t> millis_of(const std::optional<TimePoint>& at) {
    return at ? std::optional{to_millis(*at)} : std::nullopt;
}

CouponLine coupon_line_in(const storage::Row& row) {
    CouponLine line;
    line.coupon = {.code = row.get<std::string>(0),
                   .promotion = row.get<std::string>(1),
                   .max_uses = row.get<int>(2),
                   .max_uses_per_customer = row.get<int>(3),
                   .starts_at = when_in(row, 4),
                   .ends_at = when_in(row, 5),
                   .batch = row.get<std::string>(6),
                   .one_a_customer = row.get<bool>(14),
                   .off = row.get<bool>(7)};
    line.promotion_title = row.get<std::string>(8);
    line.promotion_starts_at = when_in(row, 9);
    line.promotion_ends_at = when_in(row, 10);
    line.promotion_runs = row.get<bool>(11);
    line.batch_name = row.get<std::string>(12);
    line.used = row.integer(13);
    line.given = Money::cents(row.integer(15));
    return line;
}

CouponBatch batch_in(const storage::Row& row) {
    CouponBatch batch{.id = row.get<std::string>(0),
                      .name = row.get<std::string>(1),
                      .promotion = row.get<std::string>(2),
                      .promotion_title = row.get<std::string>(3),
                      .prefix = row.get<std::string>(4),
                      .codes = row.get<int>(5),
                      .made = row.get<int>(6),
                      .used = row.get<int>(16),
                      .max_uses = row.get<int>(7),
                      .one_a_customer = row.get<bool>(8),
                      .starts_at = when_in(row, 9),
                      .ends_at = when_in(row, 10)};
    if (!row.is_null(11)) batch.most_cost = Money::cents(row.integer(11));
    for (const BatchState each :
         {BatchState::waiting, BatchState::making, BatchState::ready, BatchState::off, BatchState::withdrawn})
        if (name_of(each) == row.text(12)) batch.state = each;
    batch.by = row.get<std::string>(13);
    batch.at = from_millis(row.integer(14));
    batch.why = row.get<std::string>(15);
    return batch;
}

}  // namespace

FoundCoupons SqlCouponAdminStore::singles(const CouponQuestion& question) {
    const std::string where = "WHERE " + kSingle +
                              " AND ($1 = '' OR c.promotion_code = $1) AND ($2 = '' OR replace(c.code, $2, '') <> "
                              "c.code)";
    FoundCoupons found;
    found.total = session_
                      .row("SELECT COUNT(*) FROM coupon c " + where, {question.promotion, question.query},
                           [](const storage::Row& row) { return row.get<int>(0); })
                      .value_or(0);
    found.coupons = session_.rows(
        kLine + where + " ORDER BY c.code LIMIT $3 OFFSET $4",
        {question.promotion, question.query, question.page_size, std::int64_t{question.page} * question.page_size},
        coupon_line_in);
    return found;
}

std::optional<CouponLine> SqlCouponAdminStore::find(const std::string& code) {
    return session_.row(kLine + "WHERE c.code = $1 AND c.customer_id = '' AND c.customer_uid = ''", {code},
                        coupon_line_in);
}

std::vector<CouponUse> SqlCouponAdminStore::uses(const std::string& code, int most) {
    return session_.rows(
        "SELECT o.code, o.created_at, SUM(d.cents), CASE WHEN o.reservation = 'released' OR o.status = "
        "'CANCELLED' THEN 1 ELSE 0 END FROM order_discount d JOIN customer_order o ON o.code = d.order_code WHERE "
        "d.coupon = $1 AND d.coupon <> '' GROUP BY o.code, o.created_at, o.reservation, o.status ORDER BY "
        "o.created_at DESC, o.code LIMIT $2",
        {code, most}, [](const storage::Row& row) {
            return CouponUse{row.get<std::string>(0), from_millis(row.integer(1)), Money::cents(row.integer(2)),
                             row.get<bool>(3)};
        });
}

bool SqlCouponAdminStore::add(const Coupon& coupon) {
    return session_.execute(
               "INSERT INTO coupon (code, promotion_code, max_uses, max_uses_per_customer, customer_uid, "
               "customer_id, starts_at, ends_at, content_hash) VALUES ($1, $2, $3, $4, '', '', $5, $6, 0) "
               "ON CONFLICT (code) DO NOTHING",
               {coupon.code, coupon.promotion, coupon.max_uses, coupon.max_uses_per_customer,
                millis_of(coupon.starts_at), millis_of(coupon.ends_at)}) == 1;
}

void SqlCouponAdminStore::set_off(const std::string& code, bool off) {
    session_.execute("UPDATE coupon SET off = $2 WHERE code = $1", {code, off ? 1 : 0});
}

std::vector<CouponBatch> SqlCouponAdminStore::batches(const std::string& promotion, int most) {
    return session_.rows(
        kBatch + "WHERE ($1 = '' OR b.promotion_code = $1) ORDER BY b.at DESC, b.id DESC LIMIT $2",
        {promotion, most}, batch_in);
}

std::vector<CouponBatch> SqlCouponAdminStore::standing(const std::string& promotion) {
    return session_.rows(kBatchColumns +
                             "0 FROM coupon_batch b JOIN promotion p ON p.code = b.promotion_code WHERE "
                             "b.promotion_code = $1 AND b.state IN ('making', 'ready', 'off') ORDER BY b.id",
                         {promotion}, batch_in);
}

std::optional<CouponBatch> SqlCouponAdminStore::batch(const std::string& id) {
    return session_.row(kBatch + "WHERE b.id = $1", {id}, batch_in);
}

std::optional<CouponBatch> SqlCouponAdminStore::lock_batch(const std::string& id) {
    session_.query("SELECT 1 FROM coupon_batch WHERE id = $1" + std::string{session_.for_update()}, {id},
                   [](const storage::Row&) {});
    return batch(id);
}

CouponBatch SqlCouponAdminStore::add_batch(CouponBatch batch) {
    batch.id = "CB-" + std::to_string(kFirstBatch + storage::next_number(session_, "coupon_batch"));
    const auto cost = batch.most_cost ? std::optional{batch.most_cost->in_cents()} : std::nullopt;
    const auto starts = millis_of(batch.starts_at);
    const auto ends = millis_of(batch.ends_at);
    session_.execute(
        "INSERT INTO coupon_batch (id, name, promotion_code, prefix, codes, max_uses, one_a_customer, starts_at, "
        "ends_at, most_cost_cents, state, by_whom, at, why) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, "
        "$12, $13, $14)",
        {batch.id, batch.name, batch.promotion, batch.prefix, batch.codes, batch.max_uses,
         batch.one_a_customer ? 1 : 0, starts, ends, cost, name_of(batch.state), batch.by, to_millis(batch.at),
         batch.why});
    return batch;
}

void SqlCouponAdminStore::set_batch(const std::string& id, BatchState state) {
    session_.execute("UPDATE coupon_batch SET state = $2 WHERE id = $1", {id, name_of(state)});
}

void SqlCouponAdminStore::make(const CouponBatch& batch, const std::vector<std::string>& codes) {
    const auto starts = millis_of(batch.starts_at);
    const auto ends = millis_of(batch.ends_at);
    std::int64_t made = 0;
    for (const std::string& code : codes)
        made += session_.execute(
            "INSERT INTO coupon (code, promotion_code, max_uses, max_uses_per_customer, customer_uid, "
            "customer_id, "
            "starts_at, ends_at, content_hash, batch_id) VALUES ($1, $2, $3, $4, '', '', $5, $6, 0, $7) "
            "ON CONFLICT (code) DO NOTHING",
            {code, batch.promotion, batch.max_uses, batch.one_a_customer ? 1 : 0, starts, ends, batch.id});
    session_.execute("UPDATE coupon_batch SET made = made + $2 WHERE id = $1", {batch.id, made});
}

std::vector<CouponLine> SqlCouponAdminStore::codes_of(const std::string& batch, const std::string& after,
                                                      int most) {
    return session_.rows(
        kLine + "WHERE c.batch_id = $1 AND c.batch_id <> '' AND c.code > $2 ORDER BY c.code LIMIT $3",
        {batch, after, most}, coupon_line_in);
}

}  // namespace spaza
