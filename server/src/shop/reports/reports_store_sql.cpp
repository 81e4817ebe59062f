#include "shop/reports/reports_store_sql.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "platform/storage/change_log.hpp"
#include "platform/storage/change_window.hpp"

namespace spaza {
namespace {

using storage::Row;

constexpr int kKeysAtOnce = 500;

constexpr const char* kFigures =
    "orders, units, gross_cents, tax_cents, discount_cents, delivery_cents, back_times, back_units, back_cents, "
    "back_tax_cents, count_1, count_2, count_3, count_4";
constexpr const char* kSums =
    "CAST(SUM(orders) AS BIGINT), CAST(SUM(units) AS BIGINT), CAST(SUM(gross_cents) AS BIGINT), "
    "CAST(SUM(tax_cents) AS BIGINT), CAST(SUM(discount_cents) AS BIGINT), CAST(SUM(delivery_cents) AS BIGINT), "
    "CAST(SUM(back_times) AS BIGINT), CAST(SUM(back_units) AS BIGINT), CAST(SUM(back_cents) AS BIGINT), "
    "CAST(SUM(back_tax_cents) AS BIGINT), CAST(SUM(count_1) AS BIGINT), CAST(SUM(count_2) AS BIGINT), "
    "CAST(SUM(count_3) AS BIGINT), CAST(SUM(count_4) AS BIGINT)";

/// What is made anew with a day. Visits are not: what happened on pages is kept for a shorter time than their
/// sums.
constexpr std::array kKinds{ReportKind::all,
                            ReportKind::hour,
                            ReportKind::channel,
                            ReportKind::department,
                            ReportKind::store,
                            ReportKind::way,
                            ReportKind::promotion,
                            ReportKind::coupon,
                            ReportKind::basket,
                            ReportKind::value,
                            ReportKind::reason,
                            ReportKind::payment,
                            ReportKind::refund,
                            ReportKind::vat,
                            ReportKind::promise_way,
                            ReportKind::promise_store,
                            ReportKind::promise_department};

std::string text_at(const Row& row) { return row.get<std::string>(0); }

std::string day_at(std::int64_t millis) {
    return iso_time(from_millis(millis) + kJohannesburgOffset).substr(0, 10);
}

/// Fourteen columns from this one on.
ReportFigures figures_from(const Row& row, int column) {
    const auto next = [&] { return row.integer(column++); };
    const auto next_money = [&] { return Money::cents(row.integer(column++)); };
    ReportFigures figures;
    figures.orders = next();
    figures.units = next();
    figures.gross = next_money();
    figures.tax = next_money();
    figures.discount = next_money();
    figures.delivery = next_money();
    figures.back_times = next();
    figures.back_units = next();
    figures.back = next_money();
    figures.back_tax = next_money();
    for (std::int64_t& each : figures.counts) each = next();
    return figures;
}

/// Nothing of keys that are their own names.
const char* names_of(ReportKind kind) {
    switch (kind) {
        case ReportKind::department:
        case ReportKind::promise_department:
            return "SELECT code, name FROM category WHERE parent_code = 'root_sale_cat'";
        case ReportKind::store:
        case ReportKind::promise_store: return "SELECT code, display_name FROM point_of_service";
        case ReportKind::promotion: return "SELECT code, title FROM promotion";
        case ReportKind::coupon: return "SELECT id, name FROM coupon_batch";
        default: return nullptr;
    }
}

std::string places_of(const std::vector<std::string>& keys, std::vector<storage::Value>& values) {
    std::string places;
    for (const std::string& each : keys) {
        values.emplace_back(each);
        places += (places.empty() ? "$" : ", $") + std::to_string(values.size());
    }
    return places;
}

}  // namespace

std::optional<ReportPosition> SqlReportStore::position() {
    return session_.row("SELECT position, turn, at FROM report_position", {}, [](const Row& row) {
        return ReportPosition{row.get<std::string>(0), row.integer(1), from_millis(row.integer(2))};
    });
}

std::string SqlReportStore::position_now() { return storage::change_position(session_); }

std::optional<std::vector<std::string>> SqlReportStore::changed_days(const std::string& from,
                                                                     const std::string& to) {
    const storage::ChangeWindow orders{"order", from, to};
    const storage::ChangeWindow days{std::string{storage::kDayChanged}, from, to};
    if (storage::is_all_changed(session_, orders) || storage::is_all_changed(session_, days)) return std::nullopt;
    std::set<std::string> found;
    std::string after;
    for (auto keys = storage::changed_keys(session_, days, after, kKeysAtOnce); !keys.empty();
         keys = storage::changed_keys(session_, days, after, kKeysAtOnce)) {
        after = keys.back();
        found.insert(keys.begin(), keys.end());
    }
    after.clear();
    for (auto keys = storage::changed_keys(session_, orders, after, kKeysAtOnce); !keys.empty();
         keys = storage::changed_keys(session_, orders, after, kKeysAtOnce)) {
        after = keys.back();
        std::vector<storage::Value> values;
        const std::string places = places_of(keys, values);
        const auto note = [&](const Row& row) { found.insert(day_at(row.integer(0))); };
        session_.query("SELECT created_at FROM customer_order WHERE code IN (" + places + ')', values, note);
        session_.query("SELECT at FROM order_cancellation WHERE order_code IN (" + places + ')', values, note);
        // Both are written with a line of their order's timeline.
        session_.query("SELECT created_at FROM payment_attempt WHERE order_code IN (" + places + ')', values,
                       note);
        session_.query("SELECT issued_at FROM invoice WHERE order_code IN (" + places + ')', values, note);
        session_.query(
            "SELECT promised_day FROM consignment WHERE promised_day <> '' AND order_code IN (" + places + ')',
            values, [&](const Row& row) { found.insert(row.get<std::string>(0)); });
    }
    return std::vector<std::string>(found.begin(), found.end());
}

std::vector<std::string> SqlReportStore::due(int most) {
    return session_.rows("SELECT day FROM report_due ORDER BY day DESC LIMIT $1", {most}, text_at);
}

std::int64_t SqlReportStore::due_count() {
    return session_.row("SELECT COUNT(*) FROM report_due", {}, [](const Row& row) { return row.integer(0); })
        .value_or(0);
}

std::optional<std::string> SqlReportStore::first_day() {
    return session_.row("SELECT created_at FROM customer_order ORDER BY created_at, code LIMIT 1", {},
                        [](const Row& row) { return day_at(row.integer(0)); });
}

std::optional<std::string> SqlReportStore::last_promise() {
    return session_.row(
        "SELECT promised_day FROM consignment WHERE promised_day <> '' ORDER BY promised_day DESC LIMIT 1", {},
        text_at);
}

ReportDay SqlReportStore::kept(const std::string& day) {
    ReportDay kept;
    std::string kinds;
    std::vector<storage::Value> values{storage::Value{day}};
    for (const ReportKind kind : kKinds) {
        values.emplace_back(name_of(kind));
        kinds += (kinds.empty() ? "$" : ", $") + std::to_string(values.size());
    }
    session_.query(std::string{"SELECT kind, key, "} + kFigures + " FROM report_day WHERE day = $1 AND kind IN (" +
                       kinds + ')',
                   values, [&](const Row& row) {
                       const auto* const kind = std::ranges::find(kKinds, row.text(0), name_of);
                       kept[{*kind, row.get<std::string>(1)}] = figures_from(row, 2);
                   });
    return kept;
}

bool SqlReportStore::take_turn(const ReportTurn& turn, TimePoint now) {
    if (turn.turn == 0)
        return session_.execute(
                   "INSERT INTO report_position (id, position, turn, at) VALUES (1, $1, 1, $2) ON CONFLICT (id) "
                   "DO "
                   "NOTHING",
                   {turn.position, to_millis(now)}) == 1;
    return session_.execute("UPDATE report_position SET position = $1, turn = turn + 1, at = $2 WHERE turn = $3",
                            {turn.position, to_millis(now), turn.turn}) == 1;
}

bool SqlReportStore::keep(const ReportTurn& turn, TimePoint now) {
    if (!take_turn(turn, now)) return false;
    for (const std::string& day : turn.done) session_.execute("DELETE FROM report_due WHERE day = $1", {day});
    for (const CountedDay& day : turn.days) replace(day);
    return true;
}

/// Only what differs is written.
void SqlReportStore::replace(const CountedDay& counted) {
    const ReportDay before = kept(counted.day);
    for (const auto& [key, figures] : before)
        if (!counted.figures.contains(key))
            session_.execute("DELETE FROM report_day WHERE kind = $1 AND day = $2 AND key = $3",
                             {name_of(key.first), counted.day, key.second});
    for (const auto& [key, figures] : counted.figures) {
        const auto old = before.find(key);
        if (old != before.end() && old->second == figures) continue;
        put(counted.day, key, figures);
    }
    for (const auto& [product, department] : counted.departments)
        session_.execute(
            "INSERT INTO report_product (product_code, department) VALUES ($1, $2) ON CONFLICT (product_code) DO "
            "NOTHING",
            {product, department});
}

void SqlReportStore::put(const std::string& day, const ReportKey& key, const ReportFigures& figures) {
    session_.execute(
        std::string{"INSERT INTO report_day (kind, day, key, "} + kFigures +
            ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) ON CONFLICT "
            "(kind, "
            "day, key) DO UPDATE SET orders = EXCLUDED.orders, units = EXCLUDED.units, gross_cents = "
            "EXCLUDED.gross_cents, tax_cents = EXCLUDED.tax_cents, discount_cents = EXCLUDED.discount_cents, "
            "delivery_cents = EXCLUDED.delivery_cents, back_times = EXCLUDED.back_times, back_units = "
            "EXCLUDED.back_units, back_cents = EXCLUDED.back_cents, back_tax_cents = EXCLUDED.back_tax_cents, "
            "count_1 "
            "= EXCLUDED.count_1, count_2 = EXCLUDED.count_2, count_3 = EXCLUDED.count_3, count_4 = "
            "EXCLUDED.count_4",
        {name_of(key.first), day, key.second, figures.orders, figures.units, figures.gross.in_cents(),
         figures.tax.in_cents(), figures.discount.in_cents(), figures.delivery.in_cents(), figures.back_times,
         figures.back_units, figures.back.in_cents(), figures.back_tax.in_cents(), figures.counts[0],
         figures.counts[1], figures.counts[2], figures.counts[3]});
}

void SqlReportStore::make_due(const std::vector<std::string>& days) {
    for (const std::string& day : days)
        session_.execute("INSERT INTO report_due (day) VALUES ($1) ON CONFLICT (day) DO NOTHING", {day});
}

void SqlReportStore::end_turn_under_way() { session_.execute("UPDATE report_position SET turn = turn + 1"); }

void SqlReportStore::forget_departments() { session_.execute("DELETE FROM report_product"); }

std::map<std::string, ReportFigures> SqlReportStore::by_key(ReportKind kind, const ReportPeriod& period) {
    std::map<std::string, ReportFigures> sums;
    session_.query(std::string{"SELECT key, "} + kSums +
                       " FROM report_day WHERE kind = $1 AND day >= $2 AND day <= $3 GROUP BY key",
                   {name_of(kind), period.from, period.to},
                   [&](const Row& row) { sums[row.get<std::string>(0)] = figures_from(row, 1); });
    return sums;
}

std::map<std::string, ReportFigures> SqlReportStore::by_day(ReportKind kind, const std::optional<std::string>& key,
                                                            const ReportPeriod& period) {
    std::map<std::string, ReportFigures> days;
    std::vector<storage::Value> values{name_of(kind), period.from, period.to};
    if (key) values.emplace_back(*key);
    session_.query(std::string{"SELECT day, "} + kSums +
                       " FROM report_day WHERE kind = $1 AND day >= $2 AND day <= $3" +
                       (key ? " AND key = $4" : "") + " GROUP BY day",
                   values, [&](const Row& row) { days[row.get<std::string>(0)] = figures_from(row, 1); });
    return days;
}

std::map<std::string, std::string> SqlReportStore::names(ReportKind kind) {
    std::map<std::string, std::string> names;
    if (const char* const sql = names_of(kind))
        session_.query(sql, {}, [&](const Row& row) { names[row.get<std::string>(0)] = row.get<std::string>(1); });
    return names;
}

}  // namespace spaza
