#include "shop/ledger/ledger_store_sql.hpp"

#include <array>

namespace spaza {
namespace {

struct Rule {
    const char* name;
    const char* broken;  // selects the subjects for which it does not hold
};

constexpr std::array kRules{
    Rule{"what is reserved is what unpaid orders hold",
         "SELECT s.product_code || ' at ' || s.store_code FROM stock s LEFT JOIN "
         "(SELECT a.product_code, a.store_code, SUM(a.units) AS units FROM order_allocation a "
         "JOIN customer_order o ON o.code = a.order_code WHERE o.reservation = 'held' "
         "GROUP BY a.product_code, a.store_code) h "
         "ON h.product_code = s.product_code AND h.store_code = s.store_code "
         "WHERE s.reserved <> COALESCE(h.units, 0)"},
    Rule{"what is held has a shelf",
         "SELECT DISTINCT a.product_code || ' at ' || a.store_code FROM order_allocation a "
         "JOIN customer_order o ON o.code = a.order_code AND o.reservation = 'held' "
         "WHERE NOT EXISTS (SELECT 1 FROM stock s WHERE s.product_code = a.product_code "
         "AND s.store_code = a.store_code)"},
    Rule{"a paid order was paid its total",
         "SELECT o.code FROM customer_order o LEFT JOIN payment_attempt a ON a.merchant_ref = o.attempt_ref "
         "AND a.state IN ('succeed', 'part_refunded', 'refunded') "
         "WHERE o.paid_at IS NOT NULL AND COALESCE(a.amount_cents, 0) <> "
         "CASE WHEN o.deposit_cents > 0 THEN o.deposit_cents ELSE o.total_cents END"},
    Rule{"a paid balance is the rest of the total",
         "SELECT o.code FROM customer_order o LEFT JOIN payment_attempt a ON a.merchant_ref = o.balance_ref "
         "AND a.state IN ('succeed', 'part_refunded', 'refunded') "
         "WHERE o.balance_paid_at IS NOT NULL AND COALESCE(a.amount_cents, 0) <> o.total_cents - o.deposit_cents"},
    Rule{"no payment is given back twice",
         "SELECT r.order_code FROM refund r JOIN payment_attempt a ON a.id = r.attempt_id "
         "GROUP BY r.order_code, r.attempt_id, r.gateway_ref, a.amount_cents "
         "HAVING SUM(r.amount_cents) > a.amount_cents"},
    // Double entry, an order at a time: what came in less what goes back is what the documents say, or a deposit
    // that waits for its balance. A payment beside the one an attempt counts exists only as its refund.
    Rule{"money and documents come to zero",
         "SELECT o.code FROM customer_order o "
         "LEFT JOIN (SELECT order_code, SUM(amount_cents) AS cents FROM payment_attempt "
         "WHERE state IN ('succeed', 'part_refunded', 'refunded') GROUP BY order_code) came "
         "ON came.order_code = o.code "
         "LEFT JOIN (SELECT r.order_code, SUM(r.amount_cents) AS cents FROM refund r "
         "JOIN payment_attempt a ON a.id = r.attempt_id AND a.gateway_ref = r.gateway_ref GROUP BY r.order_code) "
         "back ON back.order_code = o.code "
         "LEFT JOIN (SELECT order_code, "
         "SUM(CASE WHEN kind = 'invoice' THEN total_cents ELSE -total_cents END) AS cents "
         "FROM invoice GROUP BY order_code) documents ON documents.order_code = o.code "
         "WHERE COALESCE(came.cents, 0) - COALESCE(back.cents, 0) - COALESCE(documents.cents, 0) <> "
         "CASE WHEN o.deposit_cents > 0 AND o.paid_at IS NOT NULL AND o.balance_paid_at IS NULL "
         "AND o.status NOT IN ('CANCELLING', 'CANCELLED') THEN o.deposit_cents ELSE 0 END"},
    Rule{"what was returned of an order is what its returns paid back",
         "SELECT e.order_code FROM order_entry e LEFT JOIN "
         "(SELECT r.order_code, i.entry_number, SUM(i.sellable + i.refurbish + i.scrap) AS units "
         "FROM return_request r JOIN return_entry i ON i.return_code = r.code WHERE r.state = 'refunded' "
         "GROUP BY r.order_code, i.entry_number) back "
         "ON back.order_code = e.order_code AND back.entry_number = e.number "
         "WHERE e.returned <> COALESCE(back.units, 0)"},
    Rule{"no more comes back than was bought",
         "SELECT e.order_code FROM order_entry e LEFT JOIN "
         "(SELECT r.order_code, i.entry_number, SUM(i.units) AS units FROM return_request r "
         "JOIN return_entry i ON i.return_code = r.code WHERE r.state IN ('requested', 'authorised', "
         "'collectionBooked', 'droppedOff', 'collected', 'inspected') GROUP BY r.order_code, i.entry_number) "
         "under_way "
         "ON under_way.order_code = e.order_code AND under_way.entry_number = e.number "
         "WHERE e.cancelled + e.returned + COALESCE(under_way.units, 0) > e.quantity"},
    Rule{"what can be sold again of a return is on a shelf once",
         "SELECT r.code FROM return_request r JOIN return_entry i ON i.return_code = r.code "
         "WHERE i.shelved <> CASE WHEN r.state IN ('refunded', 'replaced') THEN i.sellable ELSE 0 END"},
    Rule{"a return is paid back once, by one refund of what its documents say",
         "SELECT r.code FROM return_request r LEFT JOIN order_cancellation c ON c.order_code = r.order_code "
         "AND c.number = r.taken_back LEFT JOIN (SELECT f.order_code, "
         "CASE WHEN f.request_key LIKE 'return:%/%' THEN SUBSTR(f.request_key, 8, "
         "LENGTH(f.request_key) - 8 - LENGTH(a.merchant_ref)) ELSE SUBSTR(f.request_key, 8) END AS code, "
         "f.amount_cents FROM refund f JOIN payment_attempt a ON a.id = f.attempt_id "
         "WHERE f.request_key LIKE 'return:%') f ON f.code = r.code "
         "GROUP BY r.code, r.state, c.refund_cents, c.by_whom "
         "HAVING CASE WHEN r.state = 'refunded' THEN CASE WHEN c.refund_cents IS NULL OR c.by_whom <> 'return' "
         "OR c.refund_cents <> COALESCE(SUM(f.amount_cents), 0) THEN 1 ELSE 0 END "
         "ELSE COALESCE(SUM(f.amount_cents), 0) END <> 0"},
    Rule{"what is used of a budget is what orders hold of it",
         "SELECT u.kind || ' ' || u.code FROM promotion_use u LEFT JOIN "
         "(SELECT kind, code, customer_id, SUM(units) AS times FROM promotion_redemption WHERE state = 'held' "
         "GROUP BY kind, code, customer_id) h "
         "ON h.kind = u.kind AND h.code = u.code AND h.customer_id = u.customer_id "
         "WHERE u.used <> COALESCE(h.times, 0)"},
};

}  // namespace

std::vector<LedgerFault> faults_in_the_ledger(storage::Session& session, int most) {
    std::vector<LedgerFault> faults;
    for (const Rule& rule : kRules)
        session.query(std::string{rule.broken} + " LIMIT $1", {most}, [&](const storage::Row& row) {
            faults.push_back({rule.name, row.get<std::string>(0)});
        });
    return faults;
}

}  // namespace spaza
