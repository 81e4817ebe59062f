#include "shop/import/cells_store_sql.hpp"

#include <algorithm>

namespace spaza::import {

std::vector<storage::ColumnType> column_types(storage::Session& session, std::string_view table,
                                              const std::vector<std::string_view>& columns) {
    const auto of_table = storage::columns_of(session, std::string{table});
    std::vector<storage::ColumnType> types;
    for (const std::string_view each : columns) {
        const auto found = std::ranges::find(of_table, each, &storage::Column::name);
        if (found == of_table.end())
            throw storage::Failure{storage::Failure::Kind::other,
                                   "there is no column " + std::string{table} + "." + std::string{each}};
        types.push_back(found->type);
    }
    return types;
}

std::vector<Cell> cells_of(const storage::Row& row, const std::vector<storage::ColumnType>& types) {
    std::vector<Cell> cells;
    cells.reserve(types.size());
    for (std::size_t i = 0; i < types.size(); ++i) {
        const int column = static_cast<int>(i);
        if (row.is_null(column))
            cells.emplace_back(std::nullopt);
        else if (types[i] == storage::ColumnType::integer)
            cells.emplace_back(row.integer(column));
        else if (types[i] == storage::ColumnType::real)
            cells.emplace_back(row.real(column));
        else
            cells.emplace_back(std::string{row.text(column)});
    }
    return cells;
}

}  // namespace spaza::import
