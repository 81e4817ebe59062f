#include "base/spreadsheet.hpp"

namespace spaza {

std::string spreadsheet_cell(std::string_view text) {
    constexpr std::string_view kBeginsFormula = "=+-@";
    constexpr std::string_view kEndsCell = ";\t\r\n";
    constexpr std::string_view kPassedOver = " \"'";
    std::string safe;
    bool begins = true;
    if (!text.empty() && (text.front() == '\t' || text.front() == '\r')) safe = "'";
    for (const char each : text) {
        if (begins && kBeginsFormula.contains(each)) safe += '\'';
        begins = kEndsCell.contains(each) || (begins && kPassedOver.contains(each));
        safe += each;
    }
    if (safe.find_first_of(",;\"\t\r\n") == safe.npos) return safe;
    std::string quoted{"\""};
    for (const char each : safe) quoted.append(each == '"' ? 2 : 1, each);
    return quoted + '"';
}

}  // namespace spaza
