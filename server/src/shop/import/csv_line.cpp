#include "shop/import/csv_line.hpp"

namespace spaza::import {

std::string csv_line(const std::vector<std::string>& fields) {
    std::string line;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const std::string& field = fields[i];
        if (i > 0) line += ',';
        const bool alone = fields.size() == 1 && field.empty();  // an empty line would be passed over
        if (!alone && field.find_first_of(",;\t\"\r\n") == std::string::npos) {
            line += field;
            continue;
        }
        line += '"';
        for (const char c : field) {
            if (c == '"') line += '"';
            line += c;
        }
        line += '"';
    }
    return line + '\n';
}

}  // namespace spaza::import
