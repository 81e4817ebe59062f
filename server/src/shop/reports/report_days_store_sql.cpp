// A day summed up from the rows of orders, payments, documents and returns: along indexes by time, nothing else is
// read.
#include <unordered_map>

#include "base/json.hpp"
#include "shop/reports/reports_store_sql.hpp"

namespace spaza {
namespace {

using storage::Row;
using storage::Session;

/// A unit of order_cancellation.units.
struct KeptBack {
    int entry{};
    std::int64_t units{};
    std::int64_t cents{};
};
BOOST_DESCRIBE_STRUCT(KeptBack, (), (entry, units, cents))

/// Paid, and not called off whole before anything was sold: what was paid for too late was never sold.
constexpr const char* kSold =
    "customer_order o WHERE o.created_at >= $1 AND o.created_at < $2 AND o.paid_at IS NOT NULL AND (o.status NOT "
    "IN ('CANCELLING', 'CANCELLED') OR EXISTS (SELECT 1 FROM order_cancellation c WHERE c.order_code = o.code AND "
    "c.refund_cents + c.withheld_cents > 0))";

constexpr const char* kOfEntries =
    " FROM order_entry e JOIN consignment c ON c.code = e.consignment_code LEFT JOIN report_product p ON "
    "p.product_code = e.product_code LEFT JOIN product g ON g.code = e.product_code";

Money money_in(const Row& row, int column) { return Money::cents(row.integer(column)); }

/// Reads one day; what products are in is looked up once each.
class DayReader {
public:
    DayReader(Session& session, const std::string& day)
        : session_{session},
          day_{day},
          from_{johannesburg_midnight(day).value()},
          until_{from_ + std::chrono::days{1}} {}

    DayRows read() {
        read_categories();
        read_sold();
        read_back();
        read_payments();
        read_documents();
        read_returns();
        read_promised();
        return std::move(rows_);
    }

private:
    void query(const std::string& sql, const std::function<void(const Row&)>& each) {
        session_.query(sql, {to_millis(from_), to_millis(until_)}, each);
    }

    void read_sold() {
        std::vector<SoldOrder>& orders = rows_.sold;
        std::unordered_map<std::string, std::size_t> by_code;
        query(std::string{"SELECT o.code, (o.created_at - $1) / 3600000, o.channel, o.total_cents, o.tax_cents, "
                          "o.discount_cents, o.delivery_cents FROM "} +
                  kSold,
              [&](const Row& row) {
                  by_code.emplace(row.get<std::string>(0), orders.size());
                  orders.push_back({.hour = row.get<int>(1),
                                    .channel = row.get<std::string>(2),
                                    .total = money_in(row, 3),
                                    .tax = money_in(row, 4),
                                    .discount = money_in(row, 5),
                                    .delivery = money_in(row, 6)});
              });
        if (orders.empty()) return;
        const auto of = [&](const Row& row) -> SoldOrder& { return orders[by_code.at(row.get<std::string>(0))]; };
        const std::string codes = std::string{"(SELECT o.code FROM "} + kSold + ')';
        const std::string of_entries{kOfEntries};
        query(
            "SELECT e.order_code, e.product_code, p.department, c.pos_code, c.delivery, e.quantity, "
            "e.total_cents, "
            "e.tax_cents, e.discount_cents, g.category_code" +
                of_entries + " WHERE e.order_code IN " + codes,
            [&](const Row& row) {
                of(row).entries.push_back({.department = department_of(row, 1, 2, 9),
                                           .store = row.get<std::string>(3),
                                           .way = row.get<std::string>(4),
                                           .units = row.integer(5),
                                           .total = money_in(row, 6),
                                           .tax = money_in(row, 7),
                                           .discount = money_in(row, 8)});
            });
        query(
            "SELECT d.order_code, d.promotion_code, d.coupon, d.cents, COALESCE(k.batch_id, ''), "
            "COALESCE(k.customer_uid || k.customer_id, '') FROM order_discount d LEFT JOIN coupon k ON k.code = "
            "d.coupon AND d.coupon <> '' WHERE d.order_code IN " +
                codes,
            [&](const Row& row) {
                const std::string coupon =
                    row.text(2).empty() ? std::string{}
                                        : coupon_key(row.text(2), row.text(1), row.text(4), !row.text(5).empty());
                of(row).offers.push_back({row.get<std::string>(1), coupon, money_in(row, 3)});
            });
    }

    void read_back() {
        std::unordered_map<std::string, BackEntry> entries;  // by order and number
        const auto key_of = [](std::string_view order, std::int64_t number) {
            return std::string{order} + '/' + std::to_string(number);
        };
        query(
            "SELECT e.order_code, e.product_code, p.department, c.pos_code, c.delivery, e.number, e.total_cents, "
            "e.tax_cents, g.category_code" +
                std::string{kOfEntries} +
                " WHERE e.order_code IN (SELECT order_code FROM order_cancellation WHERE at >= $1 AND at < $2)",
            [&](const Row& row) {
                entries[key_of(row.text(0), row.integer(5))] = {.department = department_of(row, 1, 2, 8),
                                                                .store = row.get<std::string>(3),
                                                                .way = row.get<std::string>(4),
                                                                .units = 0,
                                                                .cents = {},
                                                                .whole = money_in(row, 6),
                                                                .whole_tax = money_in(row, 7)};
            });
        query(
            "SELECT c.order_code, (c.at - $1) / 3600000, o.channel, c.refund_cents, c.units, o.tax_cents, "
            "o.total_cents, c.withheld_cents FROM order_cancellation c JOIN customer_order o ON o.code = "
            "c.order_code WHERE c.at >= "
            "$1 AND c.at < $2 AND c.refund_cents + c.withheld_cents > 0 AND o.paid_at IS NOT NULL",
            [&](const Row& row) {
                TakenBack back{.hour = row.get<int>(1),
                               .channel = row.get<std::string>(2),
                               .refund = money_in(row, 3),
                               .withheld = money_in(row, 7),
                               .whole = money_in(row, 6),
                               .whole_tax = money_in(row, 5)};
                const auto units = json::read<std::vector<KeptBack>>(row.text(4));
                if (!units) throw std::runtime_error{"a cancellation's units cannot be read"};
                for (const KeptBack& each : *units) {
                    const auto found = entries.find(key_of(row.text(0), each.entry));
                    if (found == entries.end()) continue;
                    BackEntry entry = found->second;
                    entry.units = each.units;
                    entry.cents = Money::cents(each.cents);
                    back.entries.push_back(std::move(entry));
                }
                rows_.back.push_back(std::move(back));
            });
    }

    void read_payments() {
        const auto add = [&](ReportKind kind) {
            return [this, kind](const Row& row) {
                ReportFigures& figures =
                    rows_.summed[{kind, row.get<std::string>(0) + '/' + row.get<std::string>(1)}];
                figures.orders = row.integer(2);
                figures.gross = money_in(row, 3);
            };
        };
        query(
            "SELECT gateway, state, COUNT(*), CAST(SUM(amount_cents) AS BIGINT) FROM payment_attempt WHERE "
            "created_at >= $1 AND created_at < $2 GROUP BY gateway, state",
            add(ReportKind::payment));
        query(
            "SELECT gateway, state, COUNT(*), CAST(SUM(amount_cents) AS BIGINT) FROM refund WHERE created_at >= "
            "$1 "
            "AND created_at < $2 GROUP BY gateway, state",
            add(ReportKind::refund));
    }

    void read_documents() {
        query(
            "SELECT CAST(o.vat_basis_points AS TEXT), i.kind, COUNT(*), CAST(SUM(i.total_cents) AS BIGINT), "
            "CAST(SUM(i.tax_cents) AS BIGINT) FROM invoice i JOIN customer_order o ON o.code = i.order_code WHERE "
            "i.issued_at >= $1 AND i.issued_at < $2 GROUP BY 1, 2",
            [&](const Row& row) {
                ReportFigures& figures = rows_.summed[{ReportKind::vat, row.get<std::string>(0)}];
                if (row.text(1) == "invoice") {
                    figures.orders = row.integer(2);
                    figures.gross = money_in(row, 3);
                    figures.tax = money_in(row, 4);
                } else {
                    figures.back_times = row.integer(2);
                    figures.back = money_in(row, 3);
                    figures.back_tax = money_in(row, 4);
                }
            });
    }

    void read_returns() {
        query(
            "SELECT e.reason, COUNT(*), CAST(SUM(e.units) AS BIGINT), CAST(SUM(e.value_cents) AS BIGINT), "
            "CAST(SUM(CASE WHEN r.state = 'refunded' THEN e.units ELSE 0 END) AS BIGINT), "
            "CAST(SUM(CASE WHEN r.state = 'refunded' THEN e.value_cents ELSE 0 END) AS BIGINT) FROM "
            "return_request "
            "r JOIN return_entry e ON e.return_code = r.code WHERE r.requested_at >= $1 AND r.requested_at < $2 "
            "GROUP BY e.reason",
            [&](const Row& row) {
                ReportFigures& figures = rows_.summed[{ReportKind::reason, row.get<std::string>(0)}];
                figures.orders = row.integer(1);
                figures.units = row.integer(2);
                figures.gross = money_in(row, 3);
                figures.back_units = row.integer(4);
                figures.back = money_in(row, 5);
            });
    }

    void read_promised() {
        std::unordered_map<std::string, std::size_t> by_code;
        session_.query(
            "SELECT c.code, c.delivery, c.pos_code, (SELECT MIN(t.at) FROM order_timeline t WHERE t.order_code = "
            "c.order_code AND t.consignment = c.code AND t.status = CASE c.delivery WHEN 'pickup' THEN "
            "'READY_FOR_PICKUP' ELSE 'DELIVERY_COMPLETED' END), e.product_code, p.department, g.category_code "
            "FROM "
            "consignment c JOIN customer_order o ON o.code = c.order_code JOIN order_entry e ON e.order_code = "
            "c.order_code AND e.consignment_code = c.code LEFT JOIN report_product p ON p.product_code = "
            "e.product_code LEFT JOIN product g ON g.code = e.product_code WHERE c.promised_day = $1 AND "
            "c.promised_day <> '' AND c.status <> 'CANCELLED' AND o.paid_at IS NOT NULL",
            {day_}, [&](const Row& row) {
                const auto [found, is_new] = by_code.emplace(row.get<std::string>(0), rows_.promised.size());
                if (is_new) {
                    PromisedPart part{.way = row.get<std::string>(1), .store = row.get<std::string>(2)};
                    if (!row.is_null(3))
                        part.days_late =
                            (johannesburg_day(from_millis(row.integer(3))) - johannesburg_day(from_)).count();
                    rows_.promised.push_back(std::move(part));
                }
                rows_.promised[found->second].departments.insert(department_of(row, 4, 5, 6));
            });
    }

    /// As it is kept; else of the product's category today, and kept from now on.
    std::string department_of(const Row& row, int product, int kept, int category) {
        if (!row.is_null(kept)) return row.get<std::string>(kept);
        const auto [found, is_new] = found_.try_emplace(row.get<std::string>(product));
        if (is_new) {
            found->second = row.is_null(category) ? "" : department_above(row.get<std::string>(category));
            rows_.departments.emplace_back(found->first, found->second);
        }
        return found->second;
    }

    std::string department_above(std::string code) const {
        for (std::size_t depth = 0; depth < kDeepest; ++depth) {
            const auto parent = parents_.find(code);
            if (parent == parents_.end()) return {};
            if (parent->second == kRoot) return code;
            code = parent->second;
        }
        return {};
    }

    void read_categories() {
        session_.query("SELECT code, parent_code FROM category WHERE parent_code IS NOT NULL", {},
                       [&](const Row& row) { parents_[row.get<std::string>(0)] = row.get<std::string>(1); });
    }

    static constexpr std::size_t kDeepest = 20;
    static constexpr std::string_view kRoot{"root_sale_cat"};

    Session& session_;
    std::string day_;
    TimePoint from_;
    TimePoint until_;
    DayRows rows_;
    std::unordered_map<std::string, std::string> found_;
    std::unordered_map<std::string, std::string> parents_;
};

}  // namespace

DayRows SqlReportStore::rows_of(const std::string& day) { return DayReader{session_, day}.read(); }

}  // namespace spaza
