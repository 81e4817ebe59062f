#pragma once

#include <array>
#include <string_view>

#include "shop/import/record.hpp"
#include "shop/import/upsert_store_sql.hpp"

namespace spaza::import {

/// Where the rows of one kind go, and who is notified of a change.
struct TableRole {
    Kind kind;
    std::string_view change_kind;  // in the change log; none: nobody keeps it in memory
    bool noted_by_key;             // false: a change of one row is reported as a change of everything
    TableSpec spec;
};

/// By kind, in the order in which they are written.
const std::array<TableRole, 13>& tables();

}  // namespace spaza::import
