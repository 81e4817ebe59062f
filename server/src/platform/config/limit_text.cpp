#include "platform/config/limit_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace spaza {

namespace {

using By = http::LimitRule::By;

constexpr std::array<std::pair<std::string_view, int>, 4> kPeriods{
    {{"second", 1}, {"minute", 60}, {"hour", 3600}, {"day", 86400}}};
/// Where guessing pays, or writing to strangers: asked for a human rather than sent away.
constexpr std::array<std::string_view, 6> kAskHumans{"login",   "register",     "coupon",
                                                     "licence", "stock_notice", "upload"};
constexpr std::array<std::pair<std::string_view, By>, 3> kKeys{
    {{"peer", By::peer}, {"caller", By::caller}, {"route", By::route}}};

template <class Table>
auto look_up(const Table& table, std::string_view word) {
    using Value = std::remove_cvref_t<decltype(table.front().second)>;
    for (const auto& [name, value] : table)
        if (name == word) return std::optional<Value>{value};
    return std::optional<Value>{};
}

}  // namespace

std::optional<http::LimitRule> parse_limit(std::string name, std::string_view text) {
    const std::size_t first = text.find('/');
    const std::size_t second = text.find('/', first == text.npos ? first : first + 1);
    if (text.empty() || second == text.npos) return std::nullopt;
    http::LimitRule rule;
    rule.name = std::move(name);
    const std::string_view count = text.substr(0, first);
    const auto [end, error] = std::from_chars(count.begin(), count.end(), rule.count);
    const auto period = look_up(kPeriods, text.substr(first + 1, second - first - 1));
    const auto key = look_up(kKeys, text.substr(second + 1));
    if (error != std::errc{} || end != count.end() || rule.count < 0 || !period || !key) return std::nullopt;
    rule.per = std::chrono::seconds{*period};
    rule.by = *key;
    return rule;
}

std::vector<http::LimitRule> limit_rules(Config config) {
    static constexpr std::string_view kSection = "limits.";
    std::vector<http::LimitRule> rules;
    for (const Setting& setting : settings_of(config)) {
        if (!setting.key.starts_with(kSection)) continue;
        const auto* text = std::get_if<std::string*>(&setting.target);
        if (!text) continue;
        if (auto rule = parse_limit(std::string{setting.key.substr(kSection.size())}, **text)) {
            rule->asks_humans = std::ranges::find(kAskHumans, rule->name) != kAskHumans.end();
            rule->as_many_again = rule->name == "upload";  // files fill the database
            rules.push_back(std::move(*rule));
        }
    }
    return rules;
}

}  // namespace spaza
