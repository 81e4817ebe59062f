#include "shop/import/upsert_store_sql.hpp"

#include <algorithm>
#include <bit>

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

}  // namespace spaza::import
