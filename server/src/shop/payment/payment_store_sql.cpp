#include "shop/payment/payment_store_sql.hpp"

#include "base/json.hpp"
#include "platform/storage/change_log.hpp"
#include "shop/payment/gateway_filter_store_sql.hpp"
#include "shop/payment/payment_words.hpp"
#include "shop/payment/stored_time_store_sql.hpp"

namespace spaza {
namespace {

using storage::Row;

const std::string kAttempt =
    "SELECT id, order_code, number, mode_code, gateway, merchant_ref, gateway_ref, amount_cents, state, "
    "failure_reason, needs_refund, created_at, expires_at, next_query_at, last_query_at, cancelled_at, "
    "opening, part FROM payment_attempt ";
const std::string kEventGateway =
    "COALESCE((SELECT a.gateway FROM payment_attempt a WHERE a.id = payment_event.attempt_id), '')";
const std::string kEvent =
    "SELECT id, attempt_id, source, dedupe_key, raw_body, headers, received_at, verified, verdict, applied, "
    "next_try_at, tries, " +
    kEventGateway + " FROM payment_event ";

struct KeptOpening {
    std::string method;
    std::string url;
    std::vector<std::vector<std::string>> fields;  // name, value
};
BOOST_DESCRIBE_STRUCT(KeptOpening, (), (method, url, fields))

std::string opening_text(const std::optional<PaymentInstruction>& opening) {
    if (!opening) return {};
    KeptOpening kept{.method = opening->method, .url = opening->url, .fields = {}};
    for (const auto& [name, value] : opening->fields) kept.fields.push_back({name, value});
    return json::write(kept);
}

std::optional<PaymentInstruction> read_opening(std::string_view text) {
    if (text.empty()) return std::nullopt;
    const auto kept = json::read<KeptOpening>(text);
    if (!kept) return std::nullopt;
    PaymentInstruction opening{.method = kept->method, .url = kept->url, .fields = {}};
    for (const auto& field : kept->fields)
        if (field.size() == 2) opening.fields.emplace_back(field[0], field[1]);
    return opening;
}

PaymentAttempt read_attempt(const Row& row) {
    return {.id = row.get<std::string>(0),
            .order = OrderCode{row.get<std::string>(1)},
            .number = row.get<int>(2),
            .mode = row.get<std::string>(3),
            .gateway = row.get<std::string>(4),
            .merchant_ref = row.get<std::string>(5),
            .gateway_ref = row.get<std::string>(6),
            .amount = Money::cents(row.integer(7)),
            .state = SqlPaymentStore::stored(state_named(row.text(8))),
            .failure_reason = row.get<std::string>(9),
            .needs_refund = row.get<bool>(10),
            .created_at = from_millis(row.integer(11)),
            .expires_at = from_millis(row.integer(12)),
            .next_query_at = stored_time(row, 13),
            .last_query_at = stored_time(row, 14),
            .cancelled_at = stored_time(row, 15),
            .opening = read_opening(row.text(16)),
            .part = part_named(row.text(17))};
}

PaymentEvent read_event(const Row& row) {
    return {.id = row.get<std::string>(0),
            .attempt_id = row.get<std::string>(1),
            .source = source_named(row.text(2)),
            .dedupe_key = row.get<std::string>(3),
            .raw_body = row.bytes(4),
            .headers = row.get<std::string>(5),
            .received_at = from_millis(row.integer(6)),
            .verified = row.get<bool>(7),
            .verdict = verdict_named(row.text(8)),
            .applied = row.get<bool>(9),
            .next_try_at = stored_time(row, 10),
            .tries = row.get<int>(11),
            .gateway = row.get<std::string>(12)};
}

}  // namespace

void SqlPaymentStore::add(const PaymentAttempt& attempt) {
    session_.later(
        "INSERT INTO payment_attempt (id, order_code, number, mode_code, gateway, merchant_ref, gateway_ref, "
        "amount_cents, state, created_at, expires_at, next_query_at, part) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        {attempt.id, attempt.order.value, attempt.number, attempt.mode, attempt.gateway, attempt.merchant_ref,
         attempt.gateway_ref, attempt.amount.in_cents(), state_name(attempt.state), to_millis(attempt.created_at),
         to_millis(attempt.expires_at), stored_millis(attempt.next_query_at), part_name(attempt.part)});
}

std::optional<PaymentAttempt> SqlPaymentStore::lock(const std::string& attempt_id) {
    return session_.row(kAttempt + "WHERE id = $1" + std::string{session_.for_update()}, {attempt_id},
                        read_attempt);
}

std::optional<PaymentAttempt> SqlPaymentStore::find_by_ref(const std::string& merchant_ref) {
    return session_.row(kAttempt + "WHERE merchant_ref = $1", {merchant_ref}, read_attempt);
}

std::vector<PaymentAttempt> SqlPaymentStore::of_order(const OrderCode& order) {
    return session_.rows(kAttempt + "WHERE order_code = $1 ORDER BY number", {order.value}, read_attempt);
}

void SqlPaymentStore::save(const PaymentAttempt& attempt) {
    session_.execute(
        "UPDATE payment_attempt SET gateway_ref = $2, state = $3, failure_reason = $4, needs_refund = $5, "
        "next_query_at = $6, cancelled_at = $7, opening = $8 WHERE id = $1",
        {attempt.id, attempt.gateway_ref, state_name(attempt.state), attempt.failure_reason, attempt.needs_refund,
         stored_millis(attempt.next_query_at), stored_millis(attempt.cancelled_at),
         opening_text(attempt.opening)});
    storage::append_change_of_day(session_, attempt.created_at);
    storage::append_change(session_, "payment", attempt.id);
}

void SqlPaymentStore::note_query(const std::string& attempt_id, TimePoint asked, std::optional<TimePoint> next) {
    session_.execute(
        "UPDATE payment_attempt SET queries = queries + 1, last_query_at = $2, next_query_at = $3 WHERE id = $1",
        {attempt_id, to_millis(asked), stored_millis(next)});
}

void SqlPaymentStore::hurry(const std::string& attempt_id, TimePoint now) {
    session_.execute("UPDATE payment_attempt SET next_query_at = $2 WHERE id = $1", {attempt_id, to_millis(now)});
}

bool SqlPaymentStore::claim_opening(const std::string& attempt_id, TimePoint now, TimePoint until) {
    return session_.execute(
               "UPDATE payment_attempt SET opening_until = $3 WHERE id = $1 AND state = 'created' AND opening = "
               "'' "
               "AND (opening_until IS NULL OR opening_until <= $2)",
               {attempt_id, to_millis(now), to_millis(until)}) == 1;
}

std::vector<PaymentAttempt> SqlPaymentStore::due_for_query(TimePoint now, int most, const Whose& whose) {
    return session_.rows(kAttempt + "WHERE next_query_at <= $1 AND " + gateway_is("gateway", whose) +
                             " ORDER BY next_query_at LIMIT $2",
                         {to_millis(now), most}, read_attempt);
}

bool SqlPaymentStore::add(const PaymentEvent& event) {
    const storage::Bytes raw{event.raw_body};
    const bool fresh =
        session_.execute(
            "INSERT INTO payment_event (id, attempt_id, source, dedupe_key, raw_body, headers, received_at, "
            "verified, "
            "verdict, applied, next_try_at, tries) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) "
            "ON CONFLICT (dedupe_key) DO NOTHING",
            {event.id, event.attempt_id, source_name(event.source), event.dedupe_key, raw, event.headers,
             to_millis(event.received_at), event.verified, verdict_name(event.verdict), event.applied,
             stored_millis(event.next_try_at), event.tries}) == 1;
    if (!fresh)
        session_.execute("UPDATE payment_event SET received_times = received_times + 1 WHERE dedupe_key = $1",
                         {event.dedupe_key});
    return fresh;
}

std::optional<PaymentEvent> SqlPaymentStore::event_by_key(const std::string& dedupe_key) {
    return session_.row(kEvent + "WHERE dedupe_key = $1" + std::string{session_.for_update()}, {dedupe_key},
                        read_event);
}

std::optional<PaymentEvent> SqlPaymentStore::lock_event(const std::string& event_id) {
    return session_.row(kEvent + "WHERE id = $1" + std::string{session_.for_update()}, {event_id}, read_event);
}

void SqlPaymentStore::save(const PaymentEvent& event) {
    const storage::Bytes raw{event.raw_body};
    session_.execute(
        "UPDATE payment_event SET raw_body = $2, verified = $3, verdict = $4, applied = $5, next_try_at = $6, "
        "tries = $7 WHERE id = $1",
        {event.id, raw, event.verified, verdict_name(event.verdict), event.applied,
         stored_millis(event.next_try_at), event.tries});
}

std::vector<PaymentEvent> SqlPaymentStore::due_for_confirmation(TimePoint now, int most, const Whose& whose) {
    return session_.rows(kEvent + "WHERE next_try_at <= $1 AND " + gateway_is(kEventGateway, whose) +
                             " ORDER BY next_try_at LIMIT $2",
                         {to_millis(now), most}, read_event);
}

std::vector<PaymentEvent> SqlPaymentStore::events_of(const std::string& attempt_id) {
    return session_.rows(kEvent + "WHERE attempt_id = $1 ORDER BY received_at", {attempt_id}, read_event);
}

std::int64_t doubtful_payment_count(storage::Database& database, TimePoint now) {
    return database.reading([&](storage::Session& session) {
        return session
            .row(
                "SELECT COUNT(*) FROM payment_event WHERE verdict IN ('voided', 'wrong_amount') AND "
                "received_at >= $1 AND (verdict = 'voided' OR source = 'query')",
                {to_millis(now - std::chrono::days{7})}, [](const Row& row) { return row.integer(0); })
            .value_or(0);
    });
}

std::int64_t unresolved_payment_count(storage::Database& database, TimePoint now) {
    return database.reading([&](storage::Session& session) {
        return session
            .row(
                "SELECT COUNT(*) FROM payment_attempt WHERE state IN ('created', 'redirected', 'pending') AND "
                "expires_at <= $1",
                {to_millis(now)}, [](const Row& row) { return row.integer(0); })
            .value_or(0);
    });
}

std::int64_t undecided_payment_count(storage::Database& database, TimePoint now) {
    return database.reading([&](storage::Session& session) {
        return session
            .row(
                "SELECT COUNT(*) FROM payment_attempt WHERE state = 'failed' AND failure_reason = $2 AND "
                "created_at > $1",
                {to_millis(now - std::chrono::days{30}), kUndecided},
                [](const storage::Row& row) { return row.integer(0); })
            .value_or(0);
    });
}

}  // namespace spaza
