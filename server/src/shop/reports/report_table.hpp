#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "base/money.hpp"

namespace spaza {

using ReportCell = std::variant<std::string, std::int64_t, Money>;

/// A report as rows and columns, for files.
struct ReportTable {
    std::string title;
    std::vector<std::string> headings;
    std::vector<std::vector<ReportCell>> rows;
};

/// UTF-8 with a byte order mark, commas and decimal points. A text that a spreadsheet would take for a formula
/// begins with an apostrophe.
std::string report_csv(const ReportTable& table);

/// A workbook of one sheet; amounts and numbers are numbers. Throws std::runtime_error when it cannot be made.
std::string report_xlsx(const ReportTable& table);

}  // namespace spaza
