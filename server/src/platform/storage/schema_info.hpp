#pragma once

#include <string>
#include <vector>

#include "platform/storage/storage.hpp"

namespace spaza::storage {

enum class ColumnType { integer, real, text, bytes };

struct Column {
    std::string name;
    ColumnType type{ColumnType::text};
};

struct Table {
    std::string name;
    std::vector<Column> columns;
};

/// The tables of the database as it is, by name, without the engine's own. Throws Failure for a column type that
/// is not portable.
std::vector<Table> tables_of(Session& session);

/// The columns of one of them, in their order; none when there is no such table.
std::vector<Column> columns_of(Session& session, const std::string& table);

/// `name` as an identifier in SQL.
std::string quoted(const std::string& name);

}  // namespace spaza::storage
