#include "shop/payment/refund_store_sql.hpp"

#include <stdexcept>

#include "platform/storage/change_log.hpp"
#include "shop/payment/gateway_filter_store_sql.hpp"
#include "shop/payment/payment_words.hpp"
#include "shop/payment/stored_time_store_sql.hpp"

namespace spaza {
namespace {

using storage::Row;

const std::string kRefund =
    "SELECT id, attempt_id, gateway, gateway_ref, order_code, amount_cents, reason, request_key, state, answer, "
    "tries, created_at, next_try_at, finished_at, by_hand FROM refund ";

}  // namespace

Refund SqlRefundStore::read(const Row& row) {
    return {{.id = row.get<std::string>(0),
             .attempt_id = row.get<std::string>(1),
             .gateway = row.get<std::string>(2),
             .gateway_ref = row.get<std::string>(3),
             .order = OrderCode{row.get<std::string>(4)},
             .amount = Money::cents(row.integer(5)),
             .reason = row.get<std::string>(6),
             .request_key = row.get<std::string>(7),
             .created_at = from_millis(row.integer(11))},
            {.state = refund_state_named(row.text(8)),
             .answer = row.get<std::string>(9),
             .by_hand = row.get<bool>(14),
             .tries = row.get<int>(10),
             .next_try_at = stored_time(row, 12),
             .finished_at = stored_time(row, 13)},
            {}};
}

bool SqlRefundStore::add(const Refund& refund) {
    const bool is_new =
        session_.execute(
            "INSERT INTO refund (id, attempt_id, gateway, gateway_ref, order_code, amount_cents, reason, "
            "request_key, state, created_at, next_try_at) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (request_key) DO NOTHING",
            {refund.id, refund.attempt_id, refund.gateway, refund.gateway_ref, refund.order.value,
             refund.amount.in_cents(), refund.reason, refund.request_key, refund_state_name(refund.state()),
             to_millis(refund.created_at), stored_millis(refund.next_try_at())}) == 1;
    if (is_new) add_line(refund.id, "requested", refund.state(), "", refund.created_at);
    if (is_new) tell(refund);
    return is_new;
}

std::optional<Refund> SqlRefundStore::find(const std::string& refund_id) {
    return session_.row(kRefund + "WHERE id = $1", {refund_id}, read);
}

std::optional<Refund> SqlRefundStore::by_request(const std::string& request_key) {
    return session_.row(kRefund + "WHERE request_key = $1", {request_key}, read);
}

std::optional<Refund> SqlRefundStore::lock(const std::string& refund_id) {
    return session_.row(kRefund + "WHERE id = $1" + std::string{session_.for_update()}, {refund_id}, read);
}

void SqlRefundStore::save(const Refund& refund, const RefundMove& move) {
    if (refund.id != move.refund() || refund.state() != move.to())
        throw std::logic_error{"the move of another refund"};
    session_.execute(
        "UPDATE refund SET state = $2, answer = $3, tries = $4, next_try_at = $5, finished_at = $6, by_hand = $7 "
        "WHERE id = $1",
        {refund.id, refund_state_name(refund.state()), refund.answer(), refund.tries(),
         stored_millis(refund.next_try_at()), stored_millis(refund.finished_at()), refund.is_by_hand()});
    add_line(refund.id, move.what(), move.to(), move.said(), move.at());
    if (move.from() != move.to()) tell(refund);
}

void SqlRefundStore::tell(const Refund& refund) {
    storage::append_change_of_day(session_, refund.created_at);
    storage::append_change(session_, "refund", refund.id);
}

void SqlRefundStore::put_off(const std::string& refund_id, TimePoint until) {
    session_.execute("UPDATE refund SET next_try_at = $2 WHERE id = $1", {refund_id, to_millis(until)});
}

void SqlRefundStore::add_line(const std::string& refund_id, std::string_view what, RefundState state,
                              std::string_view said, TimePoint at) {
    session_.later(
        "INSERT INTO refund_history (refund_id, number, at, what, state, said) "
        "SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM refund_history WHERE refund_id = $1",
        {refund_id, to_millis(at), what, refund_state_name(state), said});
}

std::vector<RefundLine> SqlRefundStore::history(const std::string& refund_id) {
    return session_.rows("SELECT at, state, said, what FROM refund_history WHERE refund_id = $1 ORDER BY number",
                         {refund_id}, [](const Row& row) {
                             return RefundLine{.at = from_millis(row.integer(0)),
                                               .what = row.get<std::string>(3),
                                               .state = refund_state_named(row.text(1)),
                                               .said = row.get<std::string>(2)};
                         });
}

std::vector<Refund> SqlRefundStore::of_attempt(const std::string& attempt_id) {
    return session_.rows(kRefund + "WHERE attempt_id = $1 ORDER BY created_at, id", {attempt_id}, read);
}

std::vector<Refund> SqlRefundStore::of_order(const OrderCode& order) {
    return session_.rows(kRefund + "WHERE order_code = $1 ORDER BY created_at, id", {order.value}, read);
}

std::vector<Refund> SqlRefundStore::due(TimePoint now, int most, const Whose& whose) {
    return session_.rows(kRefund + "WHERE next_try_at <= $1 AND " + gateway_is("gateway", whose) +
                             " ORDER BY next_try_at, state DESC, id LIMIT $2",
                         {to_millis(now), most}, read);
}

std::vector<Refund> SqlRefundStore::open(int most) {
    return session_.rows(kRefund + "WHERE state IN ('needed', 'sent', 'failed') ORDER BY created_at, id LIMIT $1",
                         {most}, read);
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
