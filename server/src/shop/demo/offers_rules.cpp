#include "shop/demo/offers_rules.hpp"

#include <cstring>
#include <stdexcept>

#include "base/clock.hpp"
#include "shop/import/csv.hpp"
#include "shop/import/record.hpp"

namespace spaza::demo {
namespace {

void each_record(std::string_view csv, const std::function<void(const import::Record&)>& take) {
    import::CsvReader reader{[&](char* into, std::size_t most) {
        const std::size_t some = std::min(most, csv.size());
    std::memcpy(into, csv.data(), some);
    csv.remove_prefix(some);
    return some;
}
};  // namespace
import::CsvRecord header;
import::CsvRecord line;
reader.next(header);
while (reader.next(line)) {
    if (!line.problem.empty() || line.fields.size() != header.fields.size())
        throw std::runtime_error{"demo offers, line " + std::to_string(line.line) + ": not as many fields"};
    import::Record record;
    record.line = line.line;
    for (std::size_t i = 0; i < line.fields.size(); ++i)
        if (!line.fields[i].empty()) record.set(header.fields[i], line.fields[i]);
    take(record);
}
}  // namespace spaza::demo

template <class Row>
Row good(import::Checked<Row> checked, std::int64_t line) {
    if (!checked.problems.empty())
        throw std::runtime_error{"demo offers, line " + std::to_string(line) + ": " +
                                 checked.problems.front().field + ' ' + checked.problems.front().reason};
    return std::move(checked.row);
}

}  // namespace

void hand_over_offers(const Material& material, std::chrono::sys_days today, const Take& take) {
    std::string promotions = material.promotions;
    const std::chrono::year_month_day date{today};
    const std::chrono::sys_days next_month{date.year() / date.month() / 1 + std::chrono::months{1}};
    const std::string month_end = iso_time(next_month - kJohannesburgOffset);
    constexpr std::string_view kWord{"{monthEnd}"};
    for (auto at = promotions.find(kWord); at != std::string::npos; at = promotions.find(kWord, at))
        promotions.replace(at, kWord.size(), month_end);
    each_record(promotions,
                [&](const import::Record& record) { take(good(import::read_promotion(record), record.line)); });
    each_record(material.coupons,
                [&](const import::Record& record) { take(good(import::read_coupon(record), record.line)); });
}

}  // namespace spaza::demo
