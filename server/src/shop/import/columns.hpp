#pragma once

#include <string_view>
#include <vector>

#include "shop/import/record.hpp"

namespace spaza::import {

/// A column of a kind of file: its name, what it holds, and what it holds in the template's row.
struct ColumnAbout {
    std::string_view name;
    std::string_view about;
    std::string_view example{};
};

/// In the order of templates and exports. Of products, `attr:CODE` columns come after these.
const std::vector<ColumnAbout>& columns_of(Kind kind);

/// All kinds, in the order in which their rows need each other.
const std::vector<Kind>& all_kinds();
/// `products` and the like; nothing for a word that is no kind.
std::optional<Kind> kind_named(std::string_view word);
/// `categories, brands, …`.
std::string kind_names();
/// Columns that are needed in every row.
bool is_required(Kind kind, std::string_view column);

}  // namespace spaza::import
