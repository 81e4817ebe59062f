#include "shop/orders/admin/order_admin_store_sql.hpp"

#include <algorithm>
#include <map>

#include "shop/orders/admin/order_admin_query_store_sql.hpp"
#include "shop/orders/orders_rows_store_sql.hpp"

namespace spaza {
namespace {

using storage::Row;

int number_in(const Row& row) { return row.get<int>(0); }
std::string text_in(const Row& row) { return row.get<std::string>(0); }

}  // namespace

std::string SqlOrderAdminStore::first_code_since(TimePoint at) {
    return session_
        .row("SELECT code FROM customer_order WHERE created_at >= $1 ORDER BY created_at, code LIMIT 1",
             {to_millis(at)}, text_in)
        .value_or("");
}

/// Numbers follow times but for orders placed together on several machines: a little more is looked at, and the
/// times cut it exactly.
CodeRange SqlOrderAdminStore::codes_of(const OrderQuestion& question) {
    constexpr std::chrono::minutes kTogether{10};
    CodeRange range;
    if (question.from) range.from = first_code_since(*question.from - kTogether);
    if (question.before) range.before = first_code_since(*question.before + kTogether);
    return range;
}

int SqlOrderAdminStore::counted(const OrderQuestion& question, int most) {
    const CodeRange range = codes_of(question);
    if (question.from && range.from.empty()) return 0;
    OrderAdminQuery query{session_.engine(), question, range};
    const std::string found = query.codes(most, question.sort != OrderSort::oldest);
    int count = 0;
    session_.query("SELECT COUNT(*) FROM (" + found + ") counted", query.values(),
                   [&](const Row& row) { count = number_in(row); });
    return count;
}

FoundOrders SqlOrderAdminStore::find(const OrderQuestion& question) {
    FoundOrders found;
    const CodeRange range = codes_of(question);
    const bool nothing = (question.from && range.from.empty()) || (question.search && question.search->is_empty());
    if (nothing) return found;
    found.total = counted(question, kMostOrdersCounted + 1);
    found.is_cut = found.total > kMostOrdersCounted;
    found.total = std::min(found.total, kMostOrdersCounted);
    if (std::int64_t{question.page} * question.page_size >= found.total) return found;

    OrderAdminQuery query{session_.engine(), question, range};
    const bool of_all = found.is_cut && question.sort == OrderSort::value && !question.search;
    const std::string page = of_all ? query.page_of_many_by_value() : query.page_of_few();
    std::vector<std::string> codes;
    session_.query(page, query.values(), [&](const Row& row) { codes.push_back(text_in(row)); });
    found.orders = listed(codes);
    return found;
}

/// Five statements, however many orders there are.
std::vector<ListedOrder> SqlOrderAdminStore::listed(const std::vector<std::string>& codes) {
    std::vector<ListedOrder> orders(codes.size());
    if (codes.empty()) return orders;
    std::map<std::string, ListedOrder*, std::less<>> by_code;
    std::string places;
    std::vector<storage::Value> values;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        by_code[codes[i]] = &orders[i];
        values.emplace_back(codes[i]);
        places += (places.empty() ? "$" : ", $") + std::to_string(values.size());
    }
    const auto each = [&](const std::string& sql, const auto& add) {
        session_.query(sql, values, [&](const Row& row) { add(*by_code.find(row.text(0))->second, row); });
    };
    each(kOrderColumns + "WHERE code IN (" + places + ')',
         [](ListedOrder& listed, const Row& row) { listed.order = order_from(row); });
    each(
        "SELECT o.code, c.first_name, c.last_name FROM customer_order o JOIN customer c ON c.id = o.customer_id "
        "WHERE o.code IN (" +
            places + ')',
        [](ListedOrder& listed, const Row& row) {
            listed.customer_name = row.get<std::string>(1) + ' ' + row.get<std::string>(2);
        });
    each("SELECT order_code, " + kConsignmentColumns + " FROM consignment WHERE order_code IN (" + places +
             ") ORDER BY order_code, code",
         [](ListedOrder& listed, const Row& row) { listed.parts.push_back(consignment_from(row)); });
    each(
        "SELECT order_code, CAST(SUM(quantity - cancelled - returned) AS BIGINT) FROM order_entry WHERE "
        "order_code IN (" +
            places + ") GROUP BY order_code",
        [](ListedOrder& listed, const Row& row) { listed.units = row.get<int>(1); });
    each("SELECT order_code, COUNT(*) FROM order_note WHERE order_code IN (" + places + ") GROUP BY order_code",
         [](ListedOrder& listed, const Row& row) { listed.notes = row.get<int>(1); });
    each(
        "SELECT DISTINCT a.order_code FROM payment_attempt a JOIN payment_event e ON e.attempt_id = a.id "
        "WHERE a.order_code IN (" +
            places + ") AND " + kInDoubt,
        [](ListedOrder& listed, const Row&) { listed.in_doubt = true; });
    return orders;
}

int SqlOrderAdminStore::count(OrderView view, const StoreCode& store, TimePoint now) {
    OrderQuestion question;
    question.view = view;
    question.store = store;
    question.now = now;
    return counted(question, kMostOrdersCounted);
}

std::optional<TimePoint> SqlOrderAdminStore::oldest(OrderView view, TimePoint now) {
    const auto time_in = [](const Row& row) { return from_millis(row.integer(0)); };
    switch (view) {
        case OrderView::to_pack:
            return session_.row(
                "SELECT status_at FROM consignment WHERE status = 'READY' ORDER BY status_at LIMIT 1", {},
                time_in);
        case OrderView::ready_too_long:
            return session_.row(
                "SELECT status_at FROM consignment WHERE status = 'READY_FOR_PICKUP' AND status_at < $1 "
                "ORDER BY status_at LIMIT 1",
                {to_millis(now - kReadyTooLong)}, time_in);
        case OrderView::in_doubt:
            return session_.row(
                "SELECT e.received_at FROM payment_event e JOIN payment_attempt a ON a.id = e.attempt_id WHERE " +
                    kInDoubt + " ORDER BY e.received_at LIMIT 1",
                {}, time_in);
        default: return std::nullopt;
    }
}

WaitingOrders SqlOrderAdminStore::waiting(OrderView view, TimePoint now) {
    return {.count = count(view, {}, now), .oldest = oldest(view, now)};
}

int SqlOrderAdminStore::orders_of(const CustomerId& customer) {
    return session_.row("SELECT COUNT(*) FROM customer_order WHERE customer_id = $1", {customer.value}, number_in)
        .value_or(0);
}

std::vector<CustomerId> SqlOrderAdminStore::customers(const OrderSearch& search) {
    std::vector<CustomerId> ids;
    OrderQuestion question;
    question.search = search;
    OrderAdminQuery query{session_.engine(), question, {}};
    const std::string found = query.customers_searched();
    if (found.empty()) return ids;
    session_.query(found, query.values(), [&](const Row& row) { ids.push_back(CustomerId{text_in(row)}); });
    return ids;
}

std::vector<OrderNote> SqlOrderAdminStore::notes(const OrderCode& order) {
    return session_.rows(
        "SELECT number, at, by_whom, text FROM order_note WHERE order_code = $1 ORDER BY number DESC",
        {order.value}, [](const Row& row) {
            return OrderNote{.number = row.get<int>(0),
                             .at = from_millis(row.integer(1)),
                             .by = row.get<std::string>(2),
                             .text = row.get<std::string>(3)};
        });
}

OrderNote SqlOrderAdminStore::add_note(const OrderCode& order, OrderNote note) {
    note.number = session_
                      .row(
                          "INSERT INTO order_note (order_code, number, at, by_whom, text) SELECT $1, "
                          "COALESCE(MAX(number), 0) + 1, $2, $3, $4 FROM order_note WHERE order_code = $1 "
                          "RETURNING number",
                          {order.value, to_millis(note.at), note.by, note.text}, number_in)
                      .value();
    return note;
}

std::vector<PaymentDoubt> SqlOrderAdminStore::doubts(const OrderCode& order) {
    return session_.rows(
        "SELECT e.id, a.merchant_ref, e.verdict, e.received_at, s.at, s.by_whom, s.reason FROM payment_attempt a "
        "JOIN payment_event e ON e.attempt_id = a.id LEFT JOIN payment_doubt_settled s ON s.event_id = e.id "
        "WHERE a.order_code = $1 AND " +
            kDoubtful + " ORDER BY e.received_at DESC, e.id",
        {order.value}, [](const Row& row) {
            PaymentDoubt doubt{.id = row.get<std::string>(0),
                               .merchant_ref = row.get<std::string>(1),
                               .is_taken_back = row.text(2) == "voided",
                               .at = from_millis(row.integer(3))};
            if (row.is_null(4)) return doubt;
            doubt.settled_at = from_millis(row.integer(4));
            doubt.settled_by = row.get<std::string>(5);
            doubt.reason = row.get<std::string>(6);
            return doubt;
        });
}

bool SqlOrderAdminStore::settle(const PaymentDoubt& doubt) {
    return session_.execute(
               "INSERT INTO payment_doubt_settled (event_id, at, by_whom, reason) VALUES ($1, $2, $3, $4) "
               "ON CONFLICT (event_id) DO NOTHING",
               {doubt.id, to_millis(doubt.settled_at.value()), doubt.settled_by, doubt.reason}) == 1;
}

std::vector<std::pair<int, OrderSums>> SqlOrderAdminStore::sums_by_hour(TimePoint from, TimePoint before) {
    return session_.rows(
        "SELECT (created_at - $1) / 3600000, COUNT(*), CAST(SUM(total_cents) AS BIGINT) FROM customer_order WHERE "
        "created_at >= $1 "
        "AND created_at < $2 AND paid_at IS NOT NULL GROUP BY 1 ORDER BY 1",
        {to_millis(from), to_millis(before)}, [](const Row& row) {
            return std::pair{row.get<int>(0),
                             OrderSums{.orders = row.get<int>(1), .turnover = Money::cents(row.integer(2))}};
        });
}

OrderSums SqlOrderAdminStore::sums(TimePoint from, TimePoint before) {
    return session_
        .row(
            "SELECT COUNT(*), CAST(COALESCE(SUM(total_cents), 0) AS BIGINT) FROM customer_order WHERE created_at "
            ">= $1 AND "
            "created_at < $2 AND paid_at IS NOT NULL",
            {to_millis(from), to_millis(before)},
            [](const Row& row) {
                return OrderSums{.orders = row.get<int>(0), .turnover = Money::cents(row.integer(1))};
            })
        .value_or(OrderSums{});
}

}  // namespace spaza
