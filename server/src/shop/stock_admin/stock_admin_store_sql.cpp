#include "shop/stock_admin/stock_admin_store_sql.hpp"

#include <algorithm>
#include <bit>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <functional>
#include <unordered_map>

#include "platform/storage/change_log.hpp"
#include "platform/storage/numbers.hpp"

namespace spaza {
namespace {

constexpr std::size_t kShelvesAtOnce = 200;
constexpr std::int64_t kFirstBatch = 10000;
constexpr std::chrono::days kSoldWindow{28};
constexpr const char* kMovement =
    "SELECT m.number, m.at, m.kind, m.product_code, COALESCE((SELECT name FROM product WHERE code = "
    "m.product_code), ''), m.store_code, COALESCE((SELECT display_name FROM point_of_service WHERE code = "
    "m.store_code), m.store_code), COALESCE((SELECT warehouse FROM point_of_service WHERE code = m.store_code), "
    "0), m.before_units, "
    "m.after_units, m.reason, m.note, m.batch, m.value_cents, m.by_whom, m.undone_by FROM stock_movement m ";

using PlacesAndValues = std::function<void(const std::string& places, std::vector<storage::Value> values)>;

/// `values` begin with those given; places are of the codes alone.
void in_chunks(const std::vector<std::string>& codes, const std::vector<storage::Value>& given,
               const PlacesAndValues& each) {
    for (std::size_t from = 0; from < codes.size();) {
        const std::size_t count = std::bit_floor(std::min(codes.size() - from, kShelvesAtOnce));
        std::vector<storage::Value> values = given;
        std::string places;
        for (std::size_t n = from; n < from + count; ++n) {
            values.emplace_back(codes[n]);
            places += (n > from ? ", $" : "$") + std::to_string(values.size());
        }
        each(places, std::move(values));
        from += count;
    }
}

std::string first_image(std::string_view images) {
    const auto list = boost::json::parse({images.data(), images.size()});
    if (list.as_array().empty()) return {};
    return std::string{list.as_array().front().at("url").as_string()};
}

StockMovement movement_in(const storage::Row& row) {
    return {.number = row.integer(0),
            .at = from_millis(row.integer(1)),
            .kind = movement_kind_named(row.text(2)).value_or(MovementKind::adjustment),
            .product = row.get<std::string>(3),
            .name = row.get<std::string>(4),
            .place = {row.get<std::string>(5), row.get<std::string>(6), row.get<bool>(7)},
            .before = row.get<int>(8),
            .after = row.get<int>(9),
            .reason = row.get<std::string>(10),
            .note = row.get<std::string>(11),
            .batch = row.get<std::string>(12),
            .value = Money::cents(row.integer(13)),
            .by = row.get<std::string>(14),
            .undone_by = row.get<std::optional<std::int64_t>>(15)};
}

}  // namespace

std::string_view name_of(MovementKind kind) {
    switch (kind) {
        case MovementKind::adjustment: return "adjustment";
        case MovementKind::transfer: return "transfer";
        case MovementKind::count: return "count";
    }
    return {};
}

std::optional<MovementKind> movement_kind_named(std::string_view name) {
    for (const MovementKind kind : {MovementKind::adjustment, MovementKind::transfer, MovementKind::count})
        if (name_of(kind) == name) return kind;
    return std::nullopt;
}

std::vector<StockPlace> SqlStockAdminStore::places() {
    return session_.rows("SELECT code, display_name, warehouse FROM point_of_service ORDER BY display_name, code",
                         {}, [](const storage::Row& row) {
                             return StockPlace{row.get<std::string>(0), row.get<std::string>(1), row.get<bool>(2)};
                         });
}

std::optional<std::vector<StockShelf>> SqlStockAdminStore::shelves(const std::string& product) {
    const bool is_known =
        session_.row("SELECT 1 FROM product WHERE code = $1", {product}, [](const storage::Row&) { return true; })
            .has_value();
    if (!is_known) return std::nullopt;
    auto all = session_.rows(
        "SELECT s.code, s.display_name, s.warehouse, COALESCE(k.on_hand, 0), COALESCE(k.reserved, 0) FROM "
        "point_of_service s LEFT JOIN stock k ON k.store_code = s.code AND k.product_code = $1 "
        "ORDER BY s.display_name, s.code",
        {product}, [](const storage::Row& row) {
            return StockShelf{.place = {row.get<std::string>(0), row.get<std::string>(1), row.get<bool>(2)},
                              .on_hand = row.get<int>(3),
                              .reserved = row.get<int>(4)};
        });
    session_.query(
        "SELECT store_code, at, by_whom FROM stock_movement WHERE product_code = $1 AND reason = 'counted' ORDER "
        "BY "
        "number",
        {product}, [&](const storage::Row& row) {
            for (StockShelf& each : all)
                if (each.place.code == row.text(0)) {
                    each.counted_at = from_millis(row.integer(1));
                    each.counted_by = row.get<std::string>(2);
                }
        });
    return all;
}

std::vector<StockLine> SqlStockAdminStore::lines(const std::vector<std::string>& products,
                                                 const std::string& store, TimePoint now) {
    std::unordered_map<std::string, StockLine> found;
    const std::int64_t since = to_millis(now - kSoldWindow);
    in_chunks(
        products, {storage::Value{store}, storage::Value{since}},
        [&](const std::string& places, std::vector<storage::Value> values) {
            session_.query(
                "SELECT p.code, p.name, p.images, COALESCE((SELECT SUM(on_hand) FROM stock WHERE product_code = "
                "p.code AND ($1 = '' OR store_code = $1)), 0), COALESCE((SELECT SUM(reserved) FROM stock WHERE "
                "product_code = p.code AND ($1 = '' OR store_code = $1)), 0), COALESCE((SELECT SUM(e.quantity - "
                "e.cancelled) FROM order_entry e JOIN customer_order o ON o.code = e.order_code WHERE "
                "e.product_code = p.code AND e.order_code >= COALESCE((SELECT code FROM customer_order WHERE "
                "created_at >= $2 ORDER BY created_at, code LIMIT 1), '~') AND o.paid_at IS NOT NULL), 0), "
                "(SELECT created_at FROM customer_order WHERE code = (SELECT MAX(order_code) FROM order_entry "
                "WHERE product_code = p.code)), (SELECT COUNT(*) FROM stock_notice WHERE product_code = p.code) + "
                "(SELECT COUNT(*) FROM guest_stock_notice WHERE product_code = p.code), price.cents FROM product "
                "p LEFT JOIN price ON price.product_code = p.code WHERE p.code IN (" +
                    places + ")",
                values, [&](const storage::Row& row) {
                    StockLine line{.code = row.get<std::string>(0),
                                   .name = row.get<std::string>(1),
                                   .image = first_image(row.text(2)),
                                   .on_hand = static_cast<int>(row.integer(3)),
                                   .reserved = static_cast<int>(row.integer(4)),
                                   .sold = static_cast<int>(row.integer(5)),
                                   .waiting = row.get<int>(7)};
                    if (!row.is_null(6)) line.last_ordered = from_millis(row.integer(6));
                    if (!row.is_null(8)) line.price = Money::cents(row.integer(8));
                    std::string code = line.code;
                    found.emplace(std::move(code), std::move(line));
                });
        });
    std::vector<StockLine> lines;
    for (const std::string& code : products)
        if (const auto line = found.find(code); line != found.end()) lines.push_back(line->second);
    return lines;
}

std::vector<std::string> SqlStockAdminStore::dead(const std::string& store, TimePoint since,
                                                  const std::string& after, int most) {
    // Codes of orders grow with time.
    const std::string first =
        session_
            .row(
                "SELECT code FROM customer_order WHERE created_at >= $1 ORDER BY created_at, "
                "code LIMIT 1",
                {to_millis(since)}, [](const storage::Row& row) { return row.get<std::string>(0); })
            .value_or("~");
    const std::string unsold =
        "NOT EXISTS (SELECT 1 FROM order_entry e WHERE e.product_code = s.product_code AND e.order_code >= $2)";
    const auto read = [](const storage::Row& row) { return row.get<std::string>(0); };
    if (store.empty())
        return session_.rows(
            "SELECT DISTINCT s.product_code FROM stock s WHERE s.product_code > $1 AND s.on_hand > 0 "
            "AND " +
                unsold + " ORDER BY s.product_code LIMIT $3",
            {after, first, most}, read);
    return session_.rows(
        "SELECT s.product_code FROM stock s WHERE s.store_code = $4 AND s.product_code > $1 AND "
        "s.on_hand > 0 AND " +
            unsold + " ORDER BY s.product_code LIMIT $3",
        {after, first, most, store}, read);
}

std::vector<HeldShelf> SqlStockAdminStore::hold(const std::vector<std::string>& products,
                                                const std::string& store) {
    in_chunks(
        products, {storage::Value{store}}, [&](const std::string& places, std::vector<storage::Value> values) {
            session_.execute(
                "INSERT INTO stock (product_code, store_code, on_hand) SELECT p.code, s.code, 0 FROM product "
                "p, point_of_service s WHERE s.code = $1 AND p.code IN (" +
                    places + ") ON CONFLICT (product_code, store_code) DO NOTHING",
                values);
            session_.query("SELECT product_code FROM stock WHERE store_code = $1 AND product_code IN (" + places +
                               ") ORDER BY product_code" + std::string{session_.for_update()},
                           values, [](const storage::Row&) {});
        });
    return see(products, store);
}

std::vector<HeldShelf> SqlStockAdminStore::see(const std::vector<std::string>& products,
                                               const std::string& store) {
    std::vector<HeldShelf> all;
    in_chunks(
        products, {storage::Value{store}}, [&](const std::string& places, std::vector<storage::Value> values) {
            session_.query(
                "SELECT p.code, p.name, COALESCE(s.on_hand, 0), COALESCE(s.reserved, 0), COALESCE(price.cents, 0) "
                "FROM "
                "product p LEFT JOIN stock s ON s.product_code = p.code AND s.store_code = $1 LEFT JOIN price ON "
                "price.product_code = p.code WHERE p.code IN (" +
                    places + ") ORDER BY p.code",
                values, [&](const storage::Row& row) {
                    all.push_back({row.get<std::string>(0), row.get<std::string>(1), row.get<int>(2),
                                   row.get<int>(3), Money::cents(row.integer(4))});
                });
        });
    return all;
}

void SqlStockAdminStore::set(const std::string& product, const std::string& store, int on_hand) {
    session_.execute("UPDATE stock SET on_hand = $3 WHERE product_code = $1 AND store_code = $2",
                     {product, store, on_hand});
    storage::append_change(session_, "stock", product + '|' + store);
}

void SqlStockAdminStore::add(const std::vector<StockMovement>& movements) {
    for (const StockMovement& each : movements) {
        session_.execute(
            "INSERT INTO stock_movement (number, at, kind, product_code, store_code, before_units, after_units, "
            "reason, "
            "note, batch, value_cents, by_whom, agreed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, "
            "$12, $13)",
            {each.number, to_millis(each.at), name_of(each.kind), each.product, each.place.code, each.before,
             each.after, each.reason, each.note, each.batch, each.value.in_cents(), each.by, each.agreed ? 1 : 0});
    }
}

std::optional<StockMovement> SqlStockAdminStore::lock_movement(std::int64_t number) {
    const auto held =
        session_.row("SELECT number FROM stock_movement WHERE number = $1" + std::string{session_.for_update()},
                     {number}, [](const storage::Row&) { return true; });
    if (!held) return std::nullopt;
    return session_.row(std::string{kMovement} + "WHERE m.number = $1", {number}, movement_in);
}

void SqlStockAdminStore::set_undone(std::int64_t number, std::int64_t by) {
    session_.execute("UPDATE stock_movement SET undone_by = $2 WHERE number = $1", {number, by});
}

std::vector<StockMovement> SqlStockAdminStore::movements(const MovementQuestion& question) {
    std::string sql = std::string{kMovement} + "WHERE m.number < $1 AND m.at >= $2";
    std::vector<storage::Value> values{question.before, to_millis(question.since)};
    const auto narrow = [&](const char* column, const auto& value) {
        values.emplace_back(value);
        sql += std::string{" AND m."} + column + " = $" + std::to_string(values.size());
    };
    if (!question.store.empty()) narrow("store_code", question.store);
    if (!question.product.empty()) narrow("product_code", question.product);
    if (question.kind) narrow("kind", name_of(*question.kind));
    sql += " ORDER BY m.number DESC LIMIT " + std::to_string(question.most);
    std::vector<StockMovement> all;
    session_.query(sql, values, [&](const storage::Row& row) { all.push_back(movement_in(row)); });
    return all;
}

Money SqlStockAdminStore::corrected(const std::string& product, const std::string& store, const std::string& by,
                                    TimePoint since) {
    const std::string whose =
        product.empty() ? "kind = 'count' AND by_whom = $3" : "kind <> 'transfer' AND product_code = $3";
    return Money::cents(
        session_
            .row("SELECT COALESCE(SUM(value_cents), 0) FROM stock_movement WHERE store_code = $1 AND "
                 "at >= $2 AND agreed = 0 AND " +
                     whose,
                 {store, to_millis(since), product.empty() ? by : product},
                 [](const storage::Row& row) { return row.integer(0); })
            .value());
}

std::string SqlStockAdminStore::counted(const std::vector<std::string>& products, const std::string& store,
                                        TimePoint since) {
    const auto all = session_.rows(
        "SELECT product_code FROM stock_movement WHERE store_code = $1 AND at >= $2 AND reason = 'counted'",
        {store, to_millis(since)}, [](const storage::Row& row) { return row.get<std::string>(0); });
    for (const std::string& each : all)
        if (std::ranges::find(products, each) != products.end()) return each;
    return {};
}

std::string SqlStockAdminStore::next_batch(const char* beginning) {
    return beginning +
           std::to_string(kFirstBatch + storage::next_number(session_, std::string{"stock_"} + beginning));
}

}  // namespace spaza
