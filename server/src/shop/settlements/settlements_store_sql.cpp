#include "shop/settlements/settlements_store_sql.hpp"

#include <fmt/core.h>

#include "platform/storage/numbers.hpp"

namespace spaza {
namespace {

using storage::Row;

constexpr const char* kHead =
    "SELECT number, gateway, name, digest, at, by_whom, rows, from_day, to_day, gross_cents, fee_cents FROM "
    "settlement ";

SettlementHead head_from(const Row& row) {
    return {.number = row.integer(0),
            .gateway = row.get<std::string>(1),
            .name = row.get<std::string>(2),
            .digest = row.get<std::string>(3),
            .at = from_millis(row.integer(4)),
            .by = row.get<std::string>(5),
            .rows = row.integer(6),
            .from = row.get<std::string>(7),
            .to = row.get<std::string>(8),
            .gross = Money::cents(row.integer(9)),
            .fees = Money::cents(row.integer(10))};
}

bool holds_money(std::string_view state) {
    return state == "succeed" || state == "part_refunded" || state == "refunded";
}

/// Of `a`, a payment attempt, five columns from this one on.
SettledPayment payment_from(const Row& row, int column) {
    return {.attempt = row.get<std::string>(column),
            .merchant_ref = row.get<std::string>(column + 1),
            .order = row.get<std::string>(column + 2),
            .amount = Money::cents(row.integer(column + 3)),
            .holds_money = holds_money(row.text(column + 4))};
}

SettlementKind kind_named(std::string_view name) {
    return name == "payment"  ? SettlementKind::payment
           : name == "refund" ? SettlementKind::refund
                              : SettlementKind::other;
}

SettlementRow row_from(const Row& row) {
    return {.row = row.integer(0),
            .reference = row.get<std::string>(1),
            .gateway_ref = row.get<std::string>(2),
            .kind = kind_named(row.text(3)),
            .gross = Money::cents(row.integer(4)),
            .fee = Money::cents(row.integer(5))};
}

}  // namespace

std::optional<std::int64_t> SqlSettlementStore::add(const SettlementHead& head,
                                                    const std::vector<SettlementRow>& rows) {
    const bool is_known =
        session_.row("SELECT 1 FROM settlement WHERE digest = $1", {head.digest}, [](const Row&) { return true; })
            .has_value();
    if (is_known) return std::nullopt;
    const std::int64_t number = storage::next_number(session_, "settlement");
    // Whoever sends the same at once waits for the number, or here.
    const auto added = session_.execute(
        "INSERT INTO settlement (number, gateway, name, digest, at, by_whom, rows, from_day, to_day, gross_cents, "
        "fee_cents) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (digest) DO NOTHING",
        {number, head.gateway, head.name, head.digest, to_millis(head.at), head.by, head.rows, head.from, head.to,
         head.gross.in_cents(), head.fees.in_cents()});
    if (added == 0) return std::nullopt;
    for (const SettlementRow& each : rows)
        session_.later(
            "INSERT INTO settlement_row (number, row, reference, gateway_ref, kind, gross_cents, fee_cents) "
            "VALUES "
            "($1, $2, $3, $4, $5, $6, $7)",
            {number, each.row, each.reference, each.gateway_ref, name_of(each.kind), each.gross.in_cents(),
             each.fee.in_cents()});
    return number;
}

std::vector<SettlementHead> SqlSettlementStore::latest(int most) {
    return session_.rows(std::string{kHead} + "ORDER BY number DESC LIMIT $1", {most}, head_from);
}

std::optional<SettlementHead> SqlSettlementStore::find(std::int64_t number) {
    return session_.row(std::string{kHead} + "WHERE number = $1", {number}, head_from);
}

std::vector<SettlementRow> SqlSettlementStore::rows(std::int64_t number) {
    return session_.rows(
        "SELECT row, reference, gateway_ref, kind, gross_cents, fee_cents FROM settlement_row WHERE number = $1 "
        "ORDER BY row",
        {number}, row_from);
}

std::vector<EarlierRow> SqlSettlementStore::earlier(const SettlementHead& head) {
    const auto of = [](std::string_view column) {
        return fmt::format(
            "SELECT e.row, e.reference, e.gateway_ref, e.kind, e.gross_cents, e.fee_cents, e.number FROM "
            "settlement_row e JOIN settlement s ON s.number = e.number WHERE e.number < $1 AND s.gateway = $2 AND "
            "e.kind <> 'other' AND e.{0} <> '' AND e.{0} IN (SELECT {0} FROM settlement_row WHERE number = $1)",
            column);
    };
    return session_.rows(of("reference") + " UNION " + of("gateway_ref") + " ORDER BY 7, 1",
                         {head.number, head.gateway}, [](const Row& row) {
                             return EarlierRow{row.integer(6), row_from(row)};
                         });
}

std::map<std::string, SettledPayment> SqlSettlementStore::named(const SettlementHead& head, bool by_gateway_ref) {
    std::map<std::string, SettledPayment> found;
    // The gateway's reference has no index: it is looked for among the payments of the file's time.
    if (by_gateway_ref && head.from.empty()) return found;
    std::map<std::string, std::string> keys;  // by attempt
    std::vector<storage::Value> values{head.number, head.gateway};
    std::string of_rows = std::string{" FROM settlement_row r JOIN payment_attempt a ON "} +
                          (by_gateway_ref ? "a.gateway_ref = r.gateway_ref AND a.gateway_ref <> ''"
                                          : "a.merchant_ref = r.reference") +
                          " AND a.gateway = $2 WHERE r.number = $1";
    if (by_gateway_ref) {
        constexpr std::chrono::days kEarlier{14};
        of_rows += " AND a.created_at >= $3 AND a.created_at < $4";
        values.emplace_back(to_millis(johannesburg_midnight(head.from).value() - kEarlier));
        values.emplace_back(to_millis(johannesburg_midnight(head.to).value() + std::chrono::days{1}));
    }
    session_.query(std::string{"SELECT DISTINCT "} + (by_gateway_ref ? "r.gateway_ref" : "r.reference") +
                       ", a.id, a.merchant_ref, a.order_code, a.amount_cents, a.state" + of_rows,
                   values, [&](const Row& row) {
                       keys[row.get<std::string>(1)] = row.get<std::string>(0);
                       found[row.get<std::string>(0)] = payment_from(row, 1);
                   });
    session_.query(
        "SELECT f.attempt_id, f.amount_cents, f.state FROM refund f WHERE f.attempt_id IN (SELECT a.id" + of_rows +
            ')',
        values, [&](const Row& row) {
            SettledPayment& payment = found[keys.at(row.get<std::string>(0))];
            (row.text(2) == "done" ? payment.refunds : payment.open_refunds)
                .push_back(Money::cents(row.integer(1)));
        });
    return found;
}

std::vector<SettledPayment> SqlSettlementStore::paid(const std::string& gateway, TimePoint from, TimePoint before,
                                                     std::int64_t most) {
    return session_.rows(
        "SELECT a.id, a.merchant_ref, a.order_code, a.amount_cents, a.state FROM payment_attempt a WHERE "
        "a.created_at >= $1 AND a.created_at < $2 AND a.gateway = $3 AND a.state IN ('succeed', 'part_refunded', "
        "'refunded') ORDER BY a.created_at, a.id LIMIT $4",
        {to_millis(from), to_millis(before), gateway, most}, [](const Row& row) { return payment_from(row, 0); });
}

bool SqlSettlementStore::has_gateway(const std::string& gateway) {
    return session_
        .row("SELECT 1 FROM payment_attempt WHERE gateway = $1 LIMIT 1", {gateway},
             [](const Row&) { return true; })
        .has_value();
}

}  // namespace spaza
