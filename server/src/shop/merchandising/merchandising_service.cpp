#include "shop/merchandising/merchandising_service.hpp"

#include <algorithm>

namespace spaza {
namespace {

std::string told(const SearchRule& rule) {
    std::string text{name_of(rule.is)};
    text += rule.is == SearchRule::Is::boost ? " " + std::to_string(rule.percent) + "% " : " ";
    return text.append(name_of(rule.of))
        .append(" ")
        .append(rule.code)
        .append(rule.query.empty() ? "" : " for " + rule.query);
}

}  // namespace

Result<SearchRule> MerchandisingService::add(SearchRule rule) {
    rule.query = search::query_key(rule.query);
    rule.set_by = by_;
    if (const auto good = check_search_rule(rule); !good) return std::unexpected(good.error());
    if (!store_.is_known(rule.of, rule.code))
        return fail(Reason::not_found, "search.ruleOfNothing", rule.code, "UnknownIdentifierError",
                    std::string{name_of(rule.of)});
    if (rule.is == SearchRule::Is::pin) {
        const auto all = store_.all();
        const auto pins = std::ranges::count_if(all, [&](const SearchRule& each) {
            return each.is == SearchRule::Is::pin && each.query == rule.query;
        });
        if (pins >= kMostPins)
            return fail(Reason::invalid, "search.tooManyPins", "query", "ValidationError", "parameter");
    }
    SearchRule added = store_.add(std::move(rule), clock_.now());
    acts_.note(by_, "search.ruleAdded", "SR-" + std::to_string(added.id), "", told(added));
    return added;
}

Done MerchandisingService::remove(std::int64_t id) {
    for (const SearchRule& rule : store_.all()) {
        if (rule.id != id) continue;
        store_.remove(id);
        acts_.note(by_, "search.ruleRemoved", "SR-" + std::to_string(id), told(rule), "");
        return Done{};
    }
    return fail(Reason::not_found, "search.ruleUnknown", std::to_string(id), "UnknownIdentifierError", "rule");
}

}  // namespace spaza
