#pragma once

#include <string_view>
#include <vector>

#include "platform/storage/schema_info.hpp"
#include "platform/storage/storage.hpp"
#include "shop/import/cells.hpp"

namespace spaza::import {

/// What kind of values these columns of a table hold.
std::vector<storage::ColumnType> column_types(storage::Session& session, std::string_view table,
                                              const std::vector<std::string_view>& columns);

std::vector<Cell> cells_of(const storage::Row& row, const std::vector<storage::ColumnType>& types);

}  // namespace spaza::import
