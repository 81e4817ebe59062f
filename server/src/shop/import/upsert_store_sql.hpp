#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/storage/schema_info.hpp"
#include "platform/storage/storage.hpp"
#include "shop/import/cells.hpp"

namespace spaza::import {

/// A table an import fills, and how one row replaces another.
struct TableSpec {
    std::string_view table;
    std::vector<std::string_view> columns;  // the keys first
    std::size_t keys{1};
    bool hashed{true};          // the last column is content_hash, made here; equal hashes leave a row alone
    std::string_view update{};  // instead of "every column from the new row, where the hash differs"
    bool stamped{false};        // modified_at says when a row became what it is
    std::string_view floor{};   // a column below whose value the last one never falls
};

/// Collects rows and writes many with one statement. Only rows that are new or different are touched and answered.
class Upserts {
public:
    Upserts(TableSpec spec, std::int64_t now);

    void add(std::vector<Cell> cells);
    bool full() const { return rows_.size() >= kBatch; }
    bool empty() const { return rows_.empty(); }
    /// Keys of the rows written, parts of a key joined by `|`.
    std::vector<std::string> flush(storage::Session& session);

    /// Called with a row as it is and as it would be, in the table's columns; nullptr for a new one.
    using Differs = std::function<void(const std::vector<Cell>* before, const std::vector<Cell>& after)>;
    /// In the place of `flush`: writes nothing, and tells which rows it would write.
    void compare(storage::Session& session, const Differs& differs);

private:
    static constexpr std::size_t kBatch = 64;

    std::string sql(std::size_t rows) const;
    std::string select(std::size_t rows) const;
    std::size_t content_columns() const;

    TableSpec spec_;
    std::int64_t now_;
    std::vector<std::vector<Cell>> rows_;
    std::vector<storage::ColumnType> types_;  // of the columns, once they were asked for
};

/// FNV-1a, for telling rows and codes apart.
std::uint64_t hash_of(std::string_view text, std::uint64_t seed = 14695981039346656037ULL);

}  // namespace spaza::import
