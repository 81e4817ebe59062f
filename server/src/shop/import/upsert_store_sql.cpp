#include "shop/import/upsert_store_sql.hpp"

#include <algorithm>
#include <bit>
#include <map>

#include "shop/import/cells_store_sql.hpp"

namespace spaza::import {

namespace {

/** A letter for each kind of cell. */
constexpr std::string_view kinds{"\0ids", 4};

std::int64_t hash_of_row(const std::vector<Cell>& cells) {
    std::uint64_t hash = hash_of("");
    for (const Cell& cell : cells) {
        hash = hash_of(kinds.substr(cell.index(), 1), hash);
        if (const auto* text = std::get_if<std::string>(&cell)) hash = hash_of(*text, hash);
        if (const auto* number = std::get_if<std::int64_t>(&cell))
            hash = hash_of({reinterpret_cast<const char*>(number), sizeof *number}, hash);
        if (const auto* number = std::get_if<double>(&cell))
            hash = hash_of({reinterpret_cast<const char*>(number), sizeof *number}, hash);
    }
    return std::bit_cast<std::int64_t>(hash);
}

storage::Value bound(const Cell& cell) {
    return std::visit([](const auto& value) { return storage::Value{value}; }, cell);
}

}  // namespace

std::uint64_t hash_of(std::string_view text, std::uint64_t seed) {
    constexpr std::uint64_t kPrime = 1099511628211ULL;
    for (const char c : text) seed = (seed ^ static_cast<unsigned char>(c)) * kPrime;
    return seed;
}

Upserts::Upserts(TableSpec spec, std::int64_t now) : spec_{std::move(spec)}, now_{now} {
    if (spec_.hashed) spec_.columns.push_back("content_hash");
    if (spec_.stamped) spec_.columns.push_back("modified_at");
}

void Upserts::add(std::vector<Cell> cells) {
    if (spec_.hashed) {
        const std::int64_t hash = hash_of_row(cells);
        cells.emplace_back(std::in_place_type<std::int64_t>, hash);
    }
    if (spec_.stamped) cells.emplace_back(std::in_place_type<std::int64_t>, now_);
    rows_.push_back(std::move(cells));
}

std::string Upserts::sql(std::size_t rows) const {
    std::string columns;
    std::string keys;
    std::string update;
    for (std::size_t i = 0; i < spec_.columns.size(); ++i) {
        const std::string column{spec_.columns[i]};
        columns += (i ? ", " : "") + column;
        if (i < spec_.keys)
            keys += (i ? ", " : "") + column;
        else
            update += (i > spec_.keys ? ", " : "") + column + " = excluded." + column;
    }
    std::string sql = "INSERT INTO " + std::string{spec_.table} + " (" + columns + ") VALUES ";
    std::size_t parameter = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        sql += row ? ", (" : "(";
        for (std::size_t i = 0; i < spec_.columns.size(); ++i)
            sql += (i ? ", $" : "$") + std::to_string(++parameter);
        sql += ")";
    }
    sql += " ON CONFLICT (" + keys + ") DO UPDATE SET ";
    sql += spec_.update.empty()
               ? update + " WHERE " + std::string{spec_.table} + ".content_hash <> excluded.content_hash"
               : std::string{spec_.update};
    return sql + " RETURNING " + keys;
}

std::vector<std::string> Upserts::flush(storage::Session& session) {
    std::vector<std::string> written;
    std::vector<storage::Value> values;
    for (std::size_t from = 0; from < rows_.size();) {
        const std::size_t count =
            std::bit_floor(std::min(rows_.size() - from, kBatch));  // few different statements
        values.clear();
        for (std::size_t row = from; row < from + count; ++row)
            for (const Cell& cell : rows_[row]) values.push_back(bound(cell));
        session.query(sql(count), values, [&](const storage::Row& row) {
            std::string key{row.text(0)};
            for (std::size_t i = 1; i < spec_.keys; ++i) key += "|" + std::string{row.text(static_cast<int>(i))};
            written.push_back(std::move(key));
        });
        from += count;
    }
    rows_.clear();
    return written;
}

std::size_t Upserts::content_columns() const {
    return spec_.columns.size() - (spec_.hashed ? 1 : 0) - (spec_.stamped ? 1 : 0);
}

std::string Upserts::select(std::size_t rows) const {
    std::string sql = "SELECT ";
    for (std::size_t i = 0; i < spec_.columns.size(); ++i) sql += (i ? ", " : "") + std::string{spec_.columns[i]};
    if (!spec_.floor.empty()) sql += ", " + std::string{spec_.floor};
    sql += " FROM " + std::string{spec_.table} + " WHERE ";
    std::size_t parameter = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        sql += row ? " OR (" : "(";
        for (std::size_t i = 0; i < spec_.keys; ++i)
            sql += (i ? " AND " : "") + std::string{spec_.columns[i]} + " = $" + std::to_string(++parameter);
        sql += ")";
    }
    return sql;
}

void Upserts::compare(storage::Session& session, const Differs& differs) {
    std::map<std::string, std::vector<Cell>> there;
    std::map<std::string, std::int64_t> floors;
    const auto key_of = [&](const std::vector<Cell>& cells) {
        std::string key;
        for (std::size_t i = 0; i < spec_.keys; ++i) key += std::get<std::string>(cells[i]) + '\n';
        return key;
    };
    if (types_.empty()) types_ = column_types(session, spec_.table, spec_.columns);
    std::vector<storage::Value> keys;
    for (const std::vector<Cell>& row : rows_)
        for (std::size_t i = 0; i < spec_.keys; ++i) keys.push_back(bound(row[i]));
    session.query(select(rows_.size()), keys, [&](const storage::Row& row) {
        std::vector<Cell> cells = cells_of(row, types_);
        const std::string key = key_of(cells);
        if (!spec_.floor.empty()) floors[key] = row.integer(static_cast<int>(spec_.columns.size()));
        there.emplace(key, std::move(cells));
    });
    const std::size_t content = content_columns();
    for (std::vector<Cell>& row : rows_) {
        const std::string key = key_of(row);
        const auto before = there.find(key);
        if (before == there.end()) {
            row.erase(row.begin() + static_cast<std::ptrdiff_t>(content), row.end());
            differs(nullptr, row);
            continue;
        }
        if (!spec_.floor.empty())
            row[content - 1] = std::max(std::get<std::int64_t>(row[content - 1]), floors[key]);
        const bool same = spec_.hashed ? is_same(row[content], before->second[content])
                                       : std::ranges::equal(row, before->second, is_same);
        if (same) continue;
        row.erase(row.begin() + static_cast<std::ptrdiff_t>(content), row.end());
        before->second.erase(before->second.begin() + static_cast<std::ptrdiff_t>(content), before->second.end());
        differs(&before->second, row);
    }
    rows_.clear();
}

}  // namespace spaza::import
