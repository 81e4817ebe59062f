#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <unistd.h>
#include <xlsxwriter.h>

#include "shop/reports/report_table.hpp"

namespace spaza {
namespace {

constexpr double kWidth = 14;
constexpr std::size_t kLongestSheetName = 31;

struct Formats {
    lxw_format* heading;
    lxw_format* money;
};

/// A file nobody else may read, gone with the object: this release of the library writes to files alone.
class PrivateFile {
public:
    PrivateFile() : path_{(std::filesystem::temp_directory_path() / "report-XXXXXX").string()} {
        const int file = ::mkstemp(path_.data());
        if (file < 0) throw std::runtime_error{"no temporary file could be made"};
        ::close(file);
    }
    ~PrivateFile() { ::unlink(path_.c_str()); }
    PrivateFile(const PrivateFile&) = delete;
    PrivateFile& operator=(const PrivateFile&) = delete;

    const std::string& path() const { return path_; }
    std::string content() const {
        std::ifstream in{path_, std::ios::binary};
        return {std::istreambuf_iterator<char>{in}, {}};
    }

private:
    std::string path_;
};

lxw_col_t column_of(std::size_t n) { return static_cast<lxw_col_t>(n); }

void write_cell(lxw_worksheet* sheet, lxw_row_t row, lxw_col_t column, const ReportCell& cell,
                const Formats& formats) {
    if (const auto* text = std::get_if<std::string>(&cell))
        worksheet_write_string(sheet, row, column, text->c_str(), nullptr);
    else if (const auto* number = std::get_if<std::int64_t>(&cell))
        worksheet_write_number(sheet, row, column, static_cast<double>(*number), nullptr);
    else
        worksheet_write_number(sheet, row, column, static_cast<double>(std::get<Money>(cell).in_cents()) / 100,
                               formats.money);
}

}  // namespace

std::string report_xlsx(const ReportTable& table) {
    const PrivateFile file;
    lxw_workbook* book = workbook_new(file.path().c_str());
    if (book == nullptr) throw std::runtime_error{"no workbook could be made"};
    lxw_worksheet* sheet = workbook_add_worksheet(book, table.title.substr(0, kLongestSheetName).c_str());
    const Formats formats{workbook_add_format(book), workbook_add_format(book)};
    format_set_bold(formats.heading);
    format_set_num_format(formats.money, "#,##0.00");
    worksheet_freeze_panes(sheet, 1, 0);
    for (std::size_t n = 0; n < table.headings.size(); ++n) {
        worksheet_set_column(sheet, column_of(n), column_of(n), n == 0 ? 2 * kWidth : kWidth, nullptr);
        worksheet_write_string(sheet, 0, column_of(n), table.headings[n].c_str(), formats.heading);
    }
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        for (std::size_t n = 0; n < table.rows[row].size(); ++n)
            write_cell(sheet, static_cast<lxw_row_t>(row + 1), column_of(n), table.rows[row][n], formats);
    if (const lxw_error failed = workbook_close(book); failed != LXW_NO_ERROR)
        throw std::runtime_error{std::string{"no workbook could be written: "} + lxw_strerror(failed)};
    return file.content();
}

}  // namespace spaza
