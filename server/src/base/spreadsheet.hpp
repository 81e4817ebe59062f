#pragma once

#include <string>
#include <string_view>

namespace spaza {

/// A text as a cell of a CSV file that people open: quoted where it must be, and no part of it is a formula. Where
/// decimals have a comma, as in South Africa, spreadsheets divide lines at `;`, and see a quote only where a cell
/// begins: so a sign that could begin a formula gets a `'` behind every place where one of them begins a cell.
std::string spreadsheet_cell(std::string_view text);

}  // namespace spaza
