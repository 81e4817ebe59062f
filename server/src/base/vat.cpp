#include "base/vat.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace spaza {
namespace {

int number(std::string_view line, std::size_t from, std::size_t count) {
    const std::string_view digits = line.substr(std::min(from, line.size()), count);
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || end != digits.data() + digits.size())
        throw std::invalid_argument{"not FROM-DAY=PERCENT: " + std::string{line}};
    return value;
}

}  // namespace

VatRates::VatRates(const std::vector<std::string>& lines) {
    if (!lines.empty()) steps_.clear();
    for (const std::string& line : lines) {
        const std::chrono::year_month_day day{std::chrono::year{number(line, 0, 4)},
                                              std::chrono::month(static_cast<unsigned>(number(line, 5, 2))),
                                              std::chrono::day(static_cast<unsigned>(number(line, 8, 2)))};
        steps_.push_back({std::chrono::sys_days{day} - kJohannesburgOffset, number(line, 11, line.npos)});
    }
}

int VatRates::on(TimePoint time) const {
    int percent = steps_.front().percent;
    for (const Step& step : steps_)
        if (step.from <= time) percent = step.percent;
    return percent;
}

}  // namespace spaza
