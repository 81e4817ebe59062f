#include "shop/orders/admin/order_admin_query_store_sql.hpp"

#include <utility>

#include "shop/orders/orders_words.hpp"

namespace spaza {
namespace {

using Statuses = std::vector<ConsignmentStatus>;

/// The states of a part that a view is about; none for views of whole orders.
Statuses statuses_of(OrderView view) {
    using enum ConsignmentStatus;
    switch (view) {
        case OrderView::open: return {ready, picked, shipped, for_pickup};
        case OrderView::to_pack: return {ready};
        case OrderView::packed: return {picked};
        case OrderView::on_the_road: return {shipped};
        case OrderView::ready_to_collect:
        case OrderView::ready_too_long: return {for_pickup};
        case OrderView::handed_over: return {collected, delivered};
        default: return {};
    }
}

const Statuses& every_status() {
    using enum ConsignmentStatus;
    static const Statuses kAll{waiting, ready, picked, shipped, for_pickup, collected, delivered, cancelled};
    return kAll;
}

/// What is delivered is never collected, nor the other way round: of these there may be a million without one that
/// is asked for.
bool may_be(ConsignmentStatus status, bool to_the_door) {
    using enum ConsignmentStatus;
    if (status == shipped || status == delivered) return to_the_door;
    if (status == for_pickup || status == collected) return !to_the_door;
    return true;
}

std::string quoted(ConsignmentStatus status) {
    return std::string{"'"}.append(consignment_status_name(status)) + '\'';  // from our own table of words
}

std::string any_of(const Statuses& statuses) {
    std::string list;
    for (const ConsignmentStatus each : statuses) list += (list.empty() ? "" : ", ") + quoted(each);
    return list;
}

/// What a view asks of the row of an order; "" for nothing. With `o` before each column.
std::string_view head_condition(OrderView view) {
    switch (view) {
        case OrderView::unpaid: return "o.reservation = 'held'";
        case OrderView::cancelled: return "o.status = 'CANCELLED'";
        case OrderView::pre_orders:
            return "o.pre_order = 1 AND o.status NOT IN ('CANCELLED', 'CANCELLING', 'COMPLETED')";
        default: return "";
    }
}

std::string ordered_by_code(bool newest_first) { return newest_first ? " ORDER BY code DESC" : " ORDER BY code"; }

}  // namespace

const std::string kDoubtful =
    "e.verdict IN ('voided', 'wrong_amount') AND (e.verdict = 'voided' OR e.source = 'query')";
const std::string kInDoubt =
    kDoubtful + " AND NOT EXISTS (SELECT 1 FROM payment_doubt_settled s WHERE s.event_id = e.id)";

std::string OrderAdminQuery::text(std::string value) {
    values_.emplace_back(texts_.emplace_back(std::move(value)));
    return '$' + std::to_string(values_.size());
}

std::string OrderAdminQuery::number(std::int64_t value) {
    values_.emplace_back(value);
    return '$' + std::to_string(values_.size());
}

std::string OrderAdminQuery::range_of(const std::string& column) {
    std::string conditions;
    if (!range_.from.empty()) conditions += " AND " + column + " >= " + text(range_.from);
    if (!range_.before.empty()) conditions += " AND " + column + " < " + text(range_.before);
    return conditions;
}

/// The very times: codes alone could be a moment out at midnight.
std::string OrderAdminQuery::placed_then(const std::string& alias) {
    std::string conditions;
    if (question_.from) conditions += " AND " + alias + ".created_at >= " + number(to_millis(*question_.from));
    if (question_.before) conditions += " AND " + alias + ".created_at < " + number(to_millis(*question_.before));
    return conditions;
}

std::string OrderAdminQuery::order_placed_then(const std::string& code) {
    const std::string then = placed_then("d");
    return then.empty() ? then : " AND EXISTS (SELECT 1 FROM customer_order d WHERE d.code = " + code + then + ')';
}

/// What is asked of the parts of an order that is known: by the order, whatever else there is an index on.
/// PostgreSQL counts what there is and finds that by itself.
std::string OrderAdminQuery::has_part(const std::string& order) {
    const Statuses statuses = statuses_of(question_.view);
    const std::string by_hand = engine_ == storage::Engine::sqlite ? " || ''" : "";
    std::string part = part_conditions("p", by_hand);
    if (!statuses.empty()) part += " AND p.status" + by_hand + " IN (" + any_of(statuses) + ')';
    if (part.empty()) return part;
    return " AND EXISTS (SELECT 1 FROM consignment p WHERE p.order_code = " + order + part + ')';
}

/// What is asked of one part, its state aside. `by_hand`: after a column that no index is to be sought by.
std::string OrderAdminQuery::part_conditions(const std::string& alias, const std::string& by_hand) {
    std::string conditions;
    if (!question_.store.value.empty())
        conditions += " AND " + alias + ".pos_code" + by_hand + " = " + text(question_.store.value);
    if (question_.to_the_door)
        conditions +=
            " AND " + alias + (*question_.to_the_door ? ".delivery <> 'pickup'" : ".delivery = 'pickup'");
    if (question_.view == OrderView::ready_too_long)
        conditions += " AND " + alias + ".status_at < " + number(to_millis(question_.now - kReadyTooLong));
    return conditions;
}

/// Along the index of one state after another: each names its first codes, which are put together.
std::string OrderAdminQuery::of_parts(int most, bool newest_first) {
    const Statuses named = statuses_of(question_.view);
    std::string all;
    for (const ConsignmentStatus status : named.empty() ? every_status() : named) {
        if (question_.to_the_door && !may_be(status, *question_.to_the_door)) continue;
        if (!all.empty()) all += " UNION ";
        all += "SELECT code FROM (SELECT DISTINCT p.order_code AS code FROM consignment p WHERE p.status = " +
               quoted(status) + part_conditions("p", "") + range_of("p.order_code") +
               order_placed_then("p.order_code") + ordered_by_code(newest_first) + " LIMIT " + number(most) +
               ") of_" + std::to_string(static_cast<int>(status));
    }
    if (all.empty()) return "SELECT code FROM customer_order WHERE code = ''";  // no part can be so
    return "SELECT code FROM (" + all + ") found" + ordered_by_code(newest_first) + " LIMIT " + number(most);
}

std::string OrderAdminQuery::of_heads(int most, bool newest_first) {
    const std::string_view view = head_condition(question_.view);
    std::string conditions = view.empty() ? "o.code <> ''" : std::string{view};
    conditions += has_part("o.code");
    return "SELECT o.code AS code FROM customer_order o WHERE " + conditions + range_of("o.code") +
           placed_then("o") + ordered_by_code(newest_first) + " LIMIT " + number(most);
}

std::string OrderAdminQuery::of_doubts(int most, bool newest_first) {
    std::string conditions = range_of("a.order_code") + order_placed_then("a.order_code");
    conditions += has_part("a.order_code");
    return "SELECT DISTINCT a.order_code AS code FROM payment_event e JOIN payment_attempt a ON a.id = "
           "e.attempt_id WHERE " +
           kInDoubt + conditions + ordered_by_code(newest_first) + " LIMIT " + number(most);
}

/// Those a name, number or address is of.
std::string OrderAdminQuery::customers() {
    const OrderSearch& search = *question_.search;
    const std::string order = engine_ == storage::Engine::postgresql ? " COLLATE \"C\"" : "";
    const auto begins = [&](const char* column, const std::string& with) {
        const std::string name = std::string{"lower("} + column + ')' + order;
        const std::string last_letter{"\xF4\x8F\xBF\xBF"};
        return name + " >= lower(" + text(with) + ")" + order + " AND " + name + " < lower(" +
               text(with + last_letter) + ")" + order;
    };
    std::string all;
    const auto add = [&](const std::string& condition) {
        all += (all.empty() ? "" : " UNION ") +
               ("SELECT id FROM (SELECT id FROM customer WHERE " + condition + " LIMIT " + number(kMostOfOneName) +
                ") of_" + std::to_string(values_.size()));
    };
    if (!search.email.empty()) add("uid = " + text(search.email));
    if (!search.phone.empty()) add("mobile_number = " + text(search.phone));
    for (const OrderSearch::Name& name : search.names) {
        std::string condition = name.last.empty() ? "" : begins("last_name", name.last);
        if (!name.first.empty())
            condition += (condition.empty() ? "" : " AND ") + begins("first_name", name.first);
        add(condition);
    }
    return all;
}

std::string OrderAdminQuery::customers_searched() {
    std::string all = customers();
    if (const std::string& code = question_.search->code; !code.empty())
        all += (all.empty() ? "" : " UNION ") +
               ("SELECT customer_id AS id FROM customer_order WHERE code = " + text(code));
    return all;
}

std::string OrderAdminQuery::of_search(int most, bool newest_first) {
    const OrderSearch& search = *question_.search;
    std::string all;
    const auto add = [&](const std::string& select) { all += (all.empty() ? "" : " UNION ") + select; };
    if (!search.code.empty()) add("SELECT code FROM customer_order WHERE code = " + text(search.code));
    if (!search.tracking.empty())
        add("SELECT order_code AS code FROM consignment WHERE tracking_id <> '' AND tracking_id = " +
            text(search.tracking));
    if (!search.product.empty())
        add("SELECT code FROM (SELECT DISTINCT order_code AS code FROM order_entry WHERE product_code = " +
            text(search.product) + range_of("order_code") + " ORDER BY order_code DESC LIMIT " +
            number(kMostOrdersCounted + 1) + ") of_product");
    if (!search.email.empty() || !search.phone.empty() || !search.names.empty())
        add("SELECT code FROM customer_order WHERE customer_id IN (" + customers() + ")");
    return "SELECT o.code AS code FROM (" + all + ") found JOIN customer_order o ON o.code = found.code WHERE " +
           all_conditions() + ordered_by_code(newest_first) + " LIMIT " + number(most);
}

/// Of an order `o` that was found otherwise: whether it is in the view.
std::string OrderAdminQuery::view_condition() {
    if (question_.view == OrderView::in_doubt)
        return "EXISTS (SELECT 1 FROM payment_attempt a JOIN payment_event e ON e.attempt_id = a.id WHERE "
               "a.order_code = o.code AND " +
               kInDoubt + ')';
    return std::string{head_condition(question_.view)};
}

std::string OrderAdminQuery::all_conditions() {
    std::string conditions = "o.code <> ''" + range_of("o.code") + placed_then("o");
    if (const std::string view = view_condition(); !view.empty()) conditions += " AND " + view;
    conditions += has_part("o.code");
    return conditions;
}

std::string OrderAdminQuery::codes(int most, bool newest_first) {
    if (question_.search) return of_search(most, newest_first);
    if (question_.view == OrderView::in_doubt) return of_doubts(most, newest_first);
    const bool about_parts = !statuses_of(question_.view).empty() ||
                             (question_.view == OrderView::all &&
                              (!question_.store.value.empty() || question_.to_the_door.has_value()));
    return about_parts ? of_parts(most, newest_first) : of_heads(most, newest_first);
}

std::string OrderAdminQuery::page_end() {
    return " LIMIT " + number(question_.page_size) + " OFFSET " +
           number(std::int64_t{question_.page} * question_.page_size);
}

std::string OrderAdminQuery::page_of_few() {
    if (question_.sort == OrderSort::value) {
        const std::string found = codes(kMostOrdersCounted, true);
        return "SELECT o.code AS code FROM (" + found +
               ") few JOIN customer_order o ON o.code = few.code ORDER BY o.total_cents DESC, o.code DESC" +
               page_end();
    }
    const bool newest_first = question_.sort == OrderSort::newest;
    const std::string found = codes((question_.page + 1) * question_.page_size, newest_first);
    return "SELECT code FROM (" + found + ") few" + ordered_by_code(newest_first) + page_end();
}

std::string OrderAdminQuery::page_of_many_by_value() {
    return "SELECT o.code AS code FROM customer_order o WHERE " + all_conditions() +
           " ORDER BY o.total_cents DESC, o.code DESC" + page_end();
}

}  // namespace spaza
