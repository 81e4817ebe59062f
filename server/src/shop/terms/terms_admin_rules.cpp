#include "shop/terms/terms_admin_rules.hpp"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <map>

namespace spaza {

TermsLine terms_line(std::string_view name, const std::vector<DatedValue>& first,
                     const std::vector<TermsChange>& history, TimePoint now) {
    TermsLine line{.name = std::string{name}, .version = {}, .now = {}, .planned = {}, .history = {}};
    std::map<TimePoint, TermsValue> values;
    const auto from_of = [](TimePoint from) { return from == kEver ? std::nullopt : std::optional{from}; };
    for (const DatedValue& each : first)
        if (each.name == name)
            values[each.from] = {.value = each.value, .from = from_of(each.from), .set_at = {}, .set_by = {}};
    const std::map<TimePoint, TermsValue> configured = values;
    for (const TermsChange& each : history) {
        if (each.name != name) continue;
        line.history.push_back(each);
        if (each.value)
            values[each.from] = {
                .value = *each.value, .from = each.from, .set_at = each.set_at, .set_by = each.set_by};
        else if (const auto was = configured.find(each.from); was != configured.end())
            values[each.from] = was->second;
        else
            values.erase(each.from);
    }
    line.version = std::to_string(line.history.size());
    std::ranges::reverse(line.history);
    for (auto& [from, value] : values) {
        if (from <= now)
            line.now = std::move(value);
        else
            line.planned.push_back(std::move(value));
    }
    return line;
}

Result<TimePoint> coming_midnight(const std::string& day, TimePoint now) {
    const auto midnight = johannesburg_midnight(day);
    if (!midnight) return fail(Reason::invalid, "settings.noDay", "from");
    if (*midnight <= now) return fail(Reason::invalid, "settings.dayBegun", "from");
    return *midnight;
}

Result<TimePoint> begins_at(const TermsLine& line, const std::string& day, TimePoint now) {
    if (day.empty()) return from_now(line.history, line.name, now);
    auto midnight = coming_midnight(day, now);
    if (!midnight) return midnight;
    const bool is_planned = std::ranges::any_of(
        line.planned, [&](const TermsValue& each) { return each.from == *midnight && each.set_at.has_value(); });
    if (is_planned)
        return fail(Reason::conflict, "settings.dayPlanned", line.name, "StaffSettingError", "setting");
    return midnight;
}

TimePoint shown_at(const std::string& day, TimePoint from, TimePoint now) {
    return day.empty() ? std::max(now, from) : now;
}

std::string value_before(const TermsLine& line, TimePoint from) {
    std::string value = line.now.value;
    for (const TermsValue& each : line.planned)
        if (each.from <= from) value = each.value;
    return value;
}

Done check_value(const DatedSetting& setting, const std::string& value) {
    ShopTerms probe;
    if (setting.set(probe, value)) return Done{};
    return std::unexpected(Error{.reason = Reason::invalid,
                                 .message_key = "settings.mustBe",
                                 .subject = "value",
                                 .type = {},
                                 .subject_type = {},
                                 .params = {{"must", std::string{setting.must}}},
                                 .more = {}});
}

Done check_reason(const std::string& why) {
    constexpr std::size_t kLongestReason = 300;
    if (why.size() > kLongestReason) return fail(Reason::invalid, "validation.tooLong", "why");
    return Done{};
}

std::string act_words(const std::string& value, const std::string& from, const std::string& why) {
    boost::json::array values;
    if (!value.empty()) values.emplace_back(value);
    boost::json::object words{{"value", std::move(values)}};
    if (!from.empty()) words["from"] = boost::json::array{from};
    if (!why.empty()) words["why"] = why;
    return boost::json::serialize(words);
}

}  // namespace spaza
