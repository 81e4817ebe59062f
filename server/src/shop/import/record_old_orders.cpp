#include <algorithm>
#include <cctype>

#include "shop/import/record.hpp"
#include "shop/import/record_fields.hpp"

namespace spaza::import {
namespace {

/// `2=199.00=HDMI cable`: units, what they cost together, and what it was called.
std::optional<OldOrderRow::Entry> old_entry(const TagRow& tag) {
    const auto first = tag.text.find('=');
    const auto second = first == std::string::npos ? first : tag.text.find('=', first + 1);
    if (second == std::string::npos) return std::nullopt;
    const auto units = parse_integer(std::string_view{tag.text}.substr(0, first));
    const auto price = parse_rand(std::string_view{tag.text}.substr(first + 1, second - first - 1));
    std::string name = trimmed(std::string_view{tag.text}.substr(second + 1));
    if (!units || *units < 1 || *units > 100'000 || !price || name.empty()) return std::nullopt;
    return OldOrderRow::Entry{tag.code, static_cast<int>(*units), *price, std::move(name)};
}

}  // namespace

Checked<OldOrderRow> read_old_order(const Record& record) {
    Checked<OldOrderRow> checked;
    Fields fields{record, checked.problems};
    OldOrderRow& row = checked.row;
    row.code = fields.required_code("code");
    row.email = fields.required("email");
    std::ranges::transform(row.email, row.email.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const auto at = row.email.find('@');
    if (!row.email.empty() && (at == 0 || at == std::string::npos || at + 1 == row.email.size()))
        fields.problem("email", "'" + row.email + "' is not an email address");
    if (fields.required("placedAt").empty()) return checked;
    row.placed_at = fields.time("placedAt").value_or(TimePoint{});
    row.status = fields.required("status");
    if (fields.required("total").empty()) return checked;
    row.total = fields.rand("total").value_or(Money{});
    for (const TagRow& tag : fields.tags("entries")) {
        auto entry = old_entry(tag);
        if (entry)
            row.entries.push_back(std::move(*entry));
        else
            fields.problem("entries", "'" + tag.code + "=" + tag.text + "' is not CODE=UNITS=RAND=NAME");
    }
    return checked;
}

}  // namespace spaza::import
