#include "shop/import/budget_counts_store_sql.hpp"

#include <array>
#include <cstdint>
#include <map>

#include "platform/storage/storage.hpp"

namespace spaza::import {
namespace {

/// Of one kind of budget: which promotions have it, whose it is, and how much of it an order takes.
struct LateBudget {
    std::string kind;
    std::string limit;
    std::string customer;
    std::string units;
};

const std::array kLateBudgets{LateBudget{"promotion", "p.max_uses", "''", "1"},
                              LateBudget{"promotion", "p.max_uses_per_customer", "o.customer_id", "1"},
                              LateBudget{"given", "p.max_given_cents", "''", "SUM(d.cents)"}};

/// An order that gave back what it held takes it once more if it is paid late; a cancelled one never does.
std::string counting(const LateBudget& budget) {
    return "INSERT INTO promotion_redemption (order_code, kind, code, customer_id, most, units, state) SELECT "
           "o.code, "
           "'" +
           budget.kind + "', p.code, " + budget.customer + ", " + budget.limit + ", " + budget.units +
           ", CASE WHEN o.reservation = 'released' THEN 'released' ELSE 'held' END FROM promotion p JOIN "
           "order_discount d ON d.promotion_code = p.code JOIN customer_order o ON o.code = d.order_code WHERE "
           "p.code "
           "= $1 AND " +
           budget.limit +
           " > 0 AND o.status NOT IN ('CANCELLED', 'CANCELLING') GROUP BY o.code, o.customer_id, o.reservation, "
           "p.code, " +
           budget.limit + " HAVING SUM(d.cents) > 0 ON CONFLICT DO NOTHING RETURNING customer_id, units, state";
}

void add_used(storage::Session& session, const std::string& kind, const std::string& promotion,
              const std::map<std::string, std::int64_t>& by_customer) {
    for (const auto& [customer, units] : by_customer)
        session.execute(
            "INSERT INTO promotion_use (kind, code, customer_id, used) VALUES ($1, $2, $3, $4) ON CONFLICT (kind, "
            "code, customer_id) DO UPDATE SET used = promotion_use.used + excluded.used",
            {kind, promotion, customer, units});
}

}  // namespace

void count_earlier_orders(storage::Session& session, const std::vector<std::string>& promotions) {
    for (const std::string& promotion : promotions)
        for (const LateBudget& each : kLateBudgets) {
            std::map<std::string, std::int64_t> held;
            session.query(counting(each), {promotion}, [&](const storage::Row& row) {
                if (row.text(2) == "held") held[std::string{row.text(0)}] += row.integer(1);
            });
            add_used(session, each.kind, promotion, held);
        }
}

}  // namespace spaza::import
