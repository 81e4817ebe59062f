#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "shop/import/record.hpp"

namespace spaza::import {

/// One value of a row, as its table has it.
using Cell = std::variant<std::nullopt_t, std::int64_t, double, std::string>;

bool is_same(const Cell& one, const Cell& other);

/// A row in the columns of import and export: names and what stands there; "" for nothing.
using Texts = std::vector<std::pair<std::string, std::string>>;

/// The cells of a row of this kind, as an import would have them written. Of a product its attributes follow the
/// fixed columns as `attr:CODE`, those it has.
Texts texts_of(Kind kind, const std::vector<Cell>& cells);

/// The parts of a list with `|` between, so that an import reads the same parts.
std::string list_text(const std::vector<std::string>& parts);

}  // namespace spaza::import
