#include "shop/privacy/personal_data_store_sql.hpp"

#include <algorithm>
#include <array>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <string>
#include <variant>

#include "base/mail_suppressions.hpp"
#include "platform/storage/change_log.hpp"
#include "platform/storage/schema_info.hpp"
#include "shop/accounts/customer_changes.hpp"
#include "shop/privacy/messages_about_store_sql.hpp"
#include "shop/privacy/personal_tables_store_sql.hpp"
#include "shop/privacy/readdress_store_sql.hpp"

namespace spaza {
namespace {

/// A whole number so large is a time in milliseconds (after 2001): no amount or count of a customer's is.
constexpr std::int64_t kLeastTime = 1'000'000'000'000;

bool names(const std::string& words, const std::string& word) {
    return (' ' + words + ' ').find(' ' + word + ' ') != std::string::npos;
}

boost::json::value readable(std::string_view text) {
    if (text.starts_with('{') || text.starts_with('[')) {
        boost::system::error_code broken;
        auto parsed = boost::json::parse(text, broken);
        if (!broken) return parsed;
    }
    return boost::json::value(text);
}

boost::json::value value_of(const storage::Row& row, int column, storage::ColumnType type) {
    if (row.is_null(column)) return nullptr;
    if (type == storage::ColumnType::real) return row.real(column);
    if (type == storage::ColumnType::text) return readable(row.text(column));
    const std::int64_t number = row.integer(column);
    if (number >= kLeastTime) return boost::json::value(iso_time(from_millis(number)));
    return number;
}

/// What a table is asked with.
using Key = std::variant<std::int64_t, std::string>;

storage::Value bound(const Key& key) {
    return std::visit([](const auto& value) { return storage::Value{value}; }, key);
}

std::vector<Key> keys_of(storage::Session& session, const CustomerId& customer, FoundBy found_by) {
    std::vector<Key> keys;
    switch (found_by) {
        case FoundBy::customer: keys.emplace_back(customer.value); break;
        case FoundBy::message:
            for (const std::int64_t id : messages_about(session, customer)) keys.emplace_back(id);
            break;
        case FoundBy::address_digest:
            session.query(
                "SELECT uid FROM customer WHERE id = $1", {customer.value},
                [&](const storage::Row& row) { keys.emplace_back(address_digest(row.get<std::string>(0))); });
    }
    return keys;
}

/// `whose` is a condition with one parameter, `given` each value it is asked with.
PersonalTable rows_of(storage::Session& session, const PersonalTableRule& rule, const storage::Table& table,
                      const std::string& whose, const std::vector<Key>& given) {
    PersonalTable answer{.name = rule.table, .heading = rule.heading, .rows = {}};
    std::vector<storage::Column> shown;
    std::string columns;
    for (const storage::Column& column : table.columns) {
        if (column.type == storage::ColumnType::bytes || names(rule.secret, column.name)) continue;
        columns += (columns.empty() ? "" : ", ") + storage::quoted(column.name);
        shown.push_back(column);
    }
    const std::string query = "SELECT " + columns + " FROM " + rule.table + " WHERE " + whose;
    for (const Key& key : given)
        session.query(query, {bound(key)}, [&](const storage::Row& row) {
            boost::json::object fields;
            for (std::size_t at = 0; at < shown.size(); ++at)
                fields[shown[at].name] = value_of(row, static_cast<int>(at), shown[at].type);
            answer.rows.push_back(std::move(fields));
        });
    return answer;
}

/// Each by itself, so that no more is in memory than is asked for.
void add_files(storage::Session& session, const CustomerId& customer, std::int64_t most_bytes,
               PersonalData& data) {
    struct Listed {
        std::string id;
        std::string filename;
        std::int64_t size{};
    };
    const auto listed = session.rows(
        "SELECT a.id, a.filename, COALESCE(length(c.content), a.size) FROM attachment a LEFT JOIN "
        "attachment_content c ON c.attachment_id = a.id WHERE a.customer_id = $1 ORDER BY a.created_at DESC, a.id",
        {customer.value}, [](const storage::Row& row) {
            return Listed{row.get<std::string>(0), row.get<std::string>(1), row.integer(2)};
        });
    for (const Listed& file : listed) {
        if (file.size > most_bytes) {
            ++data.files_left_out;
            continue;
        }
        most_bytes -= file.size;
        auto content = session.row("SELECT content FROM attachment_content WHERE attachment_id = $1", {file.id},
                                   [](const storage::Row& row) { return row.bytes(0); });
        std::string name = file.id + '-' + file.filename;
        if (content)
            data.files.push_back({std::move(name), std::move(*content)});
        else
            data.files_outside.push_back({file.id, std::move(name), file.size});
    }
}

struct ObstacleQuery {
    const char* kind;
    const char* sql;
};
constexpr std::array kObstacles{
    ObstacleQuery{"unpaidOrder",
                  "SELECT code FROM customer_order WHERE customer_id = $1 AND paid_at IS NULL AND status NOT IN "
                  "('CANCELLED', 'COMPLETED') ORDER BY code"},
    // Its payment is asked about for a week; money that comes all the same is paid back, and its owner notified by
    // mail.
    ObstacleQuery{"openPayment",
                  "SELECT code FROM customer_order WHERE customer_id = $1 AND paid_at IS NULL AND "
                  "status = 'CANCELLED' AND EXISTS (SELECT 1 FROM payment_attempt a WHERE a.order_code = "
                  "customer_order.code AND a.state IN ('redirected', 'pending')) ORDER BY code"},
    ObstacleQuery{
        "openOrder",
        "SELECT code FROM customer_order WHERE customer_id = $1 AND paid_at IS NOT NULL AND status NOT IN "
        "('CANCELLED', 'COMPLETED') ORDER BY code"},
    ObstacleQuery{"openRefund",
                  "SELECT DISTINCT order_code FROM refund WHERE state <> 'done' AND order_code IN "
                  "(SELECT code FROM customer_order WHERE customer_id = $1) ORDER BY order_code"},
    ObstacleQuery{"openReturn",
                  "SELECT code FROM return_request WHERE customer_id = $1 AND ended_at IS NULL ORDER BY code"},
    // One that was agreed to after the purchase is paid back by a refund, which counts by itself.
    ObstacleQuery{"openClaim",
                  "SELECT id FROM price_beat_claim WHERE customer_id = $1 AND status IN ('SENT', 'CHECKING') "
                  "ORDER BY id"},
};

}  // namespace

PersonalData SqlPersonalDataStore::everything(const CustomerId& customer, std::int64_t most_bytes) {
    PersonalData data;
    const auto schema = storage::tables_of(session_);
    for (const PersonalTableRule& rule : personal_tables()) {
        const auto table = std::ranges::find(schema, rule.table, &storage::Table::name);
        if (rule.heading.empty() || table == schema.end()) continue;
        std::string whose = "(" + rule.whose + ")";
        if (!rule.shown.empty()) whose += " AND " + rule.shown;
        PersonalTable found = rows_of(session_, rule, *table, whose, keys_of(session_, customer, rule.found_by));
        if (!found.rows.empty()) data.tables.push_back(std::move(found));
    }
    // The customer first, then as they are gone through backwards: the account before what was done with it.
    std::ranges::reverse(data.tables);
    add_files(session_, customer, most_bytes, data);
    return data;
}

void SqlPersonalDataStore::hold(const CustomerId& customer) {
    if (session_.for_update().empty()) return;  // one writer at a time
    const std::string until_commit{session_.for_update()};
    // As those who place orders and who change them take them: a cart, then orders.
    for (const char* rows : {"SELECT code FROM cart WHERE customer_id = $1 ORDER BY code",
                             "SELECT code FROM customer_order WHERE customer_id = $1 ORDER BY code",
                             "SELECT id FROM customer WHERE id = $1"})
        session_.query(rows + until_commit, {customer.value}, [](const storage::Row&) {});
}

std::vector<DeletionObstacle> SqlPersonalDataStore::obstacles(const CustomerId& customer) {
    std::vector<DeletionObstacle> all;
    for (const ObstacleQuery& each : kObstacles)
        session_.query(each.sql, {customer.value}, [&](const storage::Row& row) {
            all.push_back({each.kind, row.get<std::string>(0)});
        });
    return all;
}

void SqlPersonalDataStore::forget(const CustomerId& customer) {
    readdress(session_, customer, TimePoint::max());
    for (const PersonalTableRule& rule : personal_tables()) {
        std::string statement;
        if (rule.forgetting == Forgetting::removed) statement = "DELETE FROM " + rule.table;
        if (rule.forgetting == Forgetting::cleared) statement = "UPDATE " + rule.table + " SET " + rule.cleared;
        if (statement.empty()) continue;
        for (const Key& key : keys_of(session_, customer, rule.found_by))
            session_.execute(statement + " WHERE " + rule.whose, {bound(key)});
    }
    storage::append_change(session_, "customer", customer_deleted(customer));
}

}  // namespace spaza
