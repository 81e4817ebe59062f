#include "shop/payment/refund_store_sql.hpp"

#include "shop/payment/gateway_filter_store_sql.hpp"
#include "shop/payment/payment_words.hpp"
#include "shop/payment/stored_time_store_sql.hpp"

namespace spaza {
namespace {

using storage::Row;

const std::string kRefund =
    "SELECT id, attempt_id, gateway, gateway_ref, order_code, amount_cents, reason, request_key, state, answer, "
    "tries, created_at, next_try_at, finished_at FROM refund ";

Refund read_refund(const Row& row) {
    return {.id = row.get<std::string>(0),
            .attempt_id = row.get<std::string>(1),
            .gateway = row.get<std::string>(2),
            .gateway_ref = row.get<std::string>(3),
            .order = OrderCode{row.get<std::string>(4)},
            .amount = Money::cents(row.integer(5)),
            .reason = row.get<std::string>(6),
            .request_key = row.get<std::string>(7),
            .state = refund_state_named(row.text(8)),
            .answer = row.get<std::string>(9),
            .tries = row.get<int>(10),
            .created_at = from_millis(row.integer(11)),
            .next_try_at = stored_time(row, 12),
            .finished_at = stored_time(row, 13)};
}

}  // namespace

bool SqlRefundStore::add(const Refund& refund) {
    return session_.execute(
               "INSERT INTO refund (id, attempt_id, gateway, gateway_ref, order_code, amount_cents, reason, "
               "request_key, state, created_at, next_try_at) "
               "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (request_key) DO NOTHING",
               {refund.id, refund.attempt_id, refund.gateway, refund.gateway_ref, refund.order.value,
                refund.amount.in_cents(), refund.reason, refund.request_key, refund_state_name(refund.state),
                to_millis(refund.created_at), stored_millis(refund.next_try_at)}) == 1;
}

std::optional<Refund> SqlRefundStore::by_request(const std::string& request_key) {
    return session_.row(kRefund + "WHERE request_key = $1", {request_key}, read_refund);
}

std::optional<Refund> SqlRefundStore::lock(const std::string& refund_id) {
    return session_.row(kRefund + "WHERE id = $1" + std::string{session_.for_update()}, {refund_id}, read_refund);
}

void SqlRefundStore::save(const Refund& refund) {
    session_.execute(
        "UPDATE refund SET state = $2, answer = $3, tries = $4, next_try_at = $5, finished_at = $6 WHERE id = $1",
        {refund.id, refund_state_name(refund.state), refund.answer, refund.tries,
         stored_millis(refund.next_try_at), stored_millis(refund.finished_at)});
}

std::vector<Refund> SqlRefundStore::of_attempt(const std::string& attempt_id) {
    return session_.rows(kRefund + "WHERE attempt_id = $1 ORDER BY created_at, id", {attempt_id}, read_refund);
}

std::vector<Refund> SqlRefundStore::of_order(const OrderCode& order) {
    return session_.rows(kRefund + "WHERE order_code = $1 ORDER BY created_at, id", {order.value}, read_refund);
}

std::vector<Refund> SqlRefundStore::due(TimePoint now, int most, const Whose& whose) {
    return session_.rows(kRefund + "WHERE next_try_at <= $1 AND " + gateway_is("gateway", whose) +
                             " ORDER BY next_try_at, state DESC, id LIMIT $2",
                         {to_millis(now), most}, read_refund);
}

std::vector<Refund> SqlRefundStore::open(int most) {
    return session_.rows(kRefund + "WHERE state IN ('needed', 'sent', 'failed') ORDER BY created_at, id LIMIT $1",
                         {most}, read_refund);
}

std::int64_t refund_count(storage::Database& database, std::string_view state) {
    return database.reading([&](storage::Session& session) {
        return session
            .row("SELECT COUNT(*) FROM refund WHERE state = $1", {state},
                 [](const Row& row) { return row.integer(0); })
            .value_or(0);
    });
}

}  // namespace spaza
