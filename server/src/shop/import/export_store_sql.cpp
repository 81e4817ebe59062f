#include "shop/import/export_store_sql.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>

#include "platform/storage/streaming.hpp"
#include "shop/import/cells_store_sql.hpp"
#include "shop/import/columns.hpp"
#include "shop/import/foreign_files.hpp"
#include "shop/import/import_tables_store_sql.hpp"

namespace spaza::import {

namespace {

const TableSpec& table_of(Kind kind) { return tables()[static_cast<std::size_t>(kind)].spec; }

std::string select_of(Kind kind, storage::Session& session) {
    const TableSpec& spec = table_of(kind);
    const std::string bytes{storage::in_byte_order(session)};
    std::string select = "SELECT ";
    for (std::size_t i = 0; i < spec.columns.size(); ++i) select += (i ? ", " : "") + std::string{spec.columns[i]};
    select += " FROM " + std::string{spec.table} + export_condition(kind) + " ORDER BY ";
    if (kind == Kind::components) return select + "page_code" + bytes + ", slot_position, position, uid" + bytes;
    for (std::size_t i = 0; i < spec.keys; ++i) select += (i ? ", " : "") + std::string{spec.columns[i]} + bytes;
    return select;
}

}  // namespace

/// A customer's own coupons, and codes of batches, which have rules no file tells, stay where they are.
std::string export_condition(Kind kind) {
    return kind == Kind::coupons ? " WHERE customer_id = '' AND batch_id = ''" : "";
}

std::int64_t SqlExport::count(Kind kind) {
    return session_
        .row("SELECT COUNT(*) FROM " + std::string{table_of(kind).table} + export_condition(kind), {},
             [](const storage::Row& row) { return row.integer(0); })
        .value_or(0);
}

std::vector<std::string> SqlExport::columns(Kind kind) {
    std::vector<std::string> names;
    for (const ColumnAbout& each : columns_of(kind))
        if (!each.name.starts_with("attr:")) names.emplace_back(each.name);
    if (kind != Kind::products) return names;
    session_.query(
        "SELECT code FROM attribute ORDER BY position, code" + std::string{storage::in_byte_order(session_)}, {},
        [&](const storage::Row& row) { names.push_back("attr:" + std::string{row.text(0)}); });
    return names;
}

void SqlExport::each(Kind kind, const std::function<void(const std::vector<std::string>&)>& use) {
    const std::vector<std::string> names = columns(kind);
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < names.size(); ++i) places.emplace(names[i], i);
    std::vector<std::string> line(names.size());
    AddressByName addresses;
    session_.query("SELECT name, address FROM media_source", {}, [&](const storage::Row& row) {
        addresses.emplace(row.get<std::string>(0), row.get<std::string>(1));
    });
    const auto write = [&](const std::vector<Cell>& cells) {
        for (std::string& each : line) each.clear();
        for (auto& [name, text] : texts_of(kind, cells)) {
            if (!addresses.empty() && may_name_foreign(name)) put_addresses_back(text, addresses);
            if (const auto place = places.find(name); place != places.end()) line[place->second] = std::move(text);
        }
        use(line);
    };
    if (kind == Kind::categories) return each_category(write);
    const auto types = column_types(session_, table_of(kind).table, table_of(kind).columns);
    storage::stream(session_, std::string{name_of(kind)}, select_of(kind, session_),
                    [&](const storage::Row& row) { write(cells_of(row, types)); });
}

/// Parents stand above their children, sisters in their order.
void SqlExport::each_category(const std::function<void(const std::vector<Cell>&)>& use) {
    const TableSpec& spec = table_of(Kind::categories);
    const auto types = column_types(session_, spec.table, spec.columns);
    std::map<std::string, std::vector<std::vector<Cell>>> below;
    session_.query(select_of(Kind::categories, session_), {}, [&](const storage::Row& row) {
        std::vector<Cell> cells = cells_of(row, types);
        const auto* parent = std::get_if<std::string>(&cells[2]);
        below[parent ? *parent : ""].push_back(std::move(cells));
    });
    std::vector<std::string> waiting{""};
    while (!waiting.empty()) {
        const std::string parent = std::move(waiting.back());
        waiting.pop_back();
        auto& sisters = below[parent];
        std::ranges::stable_sort(sisters, {}, [](const auto& cells) { return std::get<std::int64_t>(cells[3]); });
        for (const auto& cells : sisters) use(cells);
        for (auto cells = sisters.rbegin(); cells != sisters.rend(); ++cells)
            waiting.push_back(std::get<std::string>((*cells)[0]));
    }
}

}  // namespace spaza::import
