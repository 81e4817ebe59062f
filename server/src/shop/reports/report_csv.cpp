#include "base/spreadsheet.hpp"
#include "shop/reports/report_table.hpp"

namespace spaza {
namespace {

std::string cell_text(const ReportCell& cell) {
    if (const auto* text = std::get_if<std::string>(&cell)) return spreadsheet_cell(*text);
    if (const auto* number = std::get_if<std::int64_t>(&cell)) return std::to_string(*number);
    return decimal(std::get<Money>(cell));
}

}  // namespace

std::string report_csv(const ReportTable& table) {
    std::string out{"\xEF\xBB\xBF"};
    const auto add_row = [&](const auto& cells, const auto& text_of) {
        for (std::size_t n = 0; n < cells.size(); ++n) out.append(n == 0 ? "" : ",").append(text_of(cells[n]));
        out.append("\r\n");
    };
    add_row(table.headings, spreadsheet_cell);
    for (const auto& row : table.rows) add_row(row, cell_text);
    return out;
}

}  // namespace spaza
