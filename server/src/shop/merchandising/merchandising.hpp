#pragma once

#include "shop/assortment/assortment.hpp"
#include "shop/search/steering.hpp"

namespace spaza {

using search::SearchRule;

/// The kind of change of which processes hear: rules of searches, or what was learned, are others now.
inline constexpr const char* kSearchSteeringChanged = "search";

std::string_view name_of(SearchRule::Is is);  // pin, boost
std::string_view name_of(SearchRule::Of of);  // product, brand, category
std::optional<SearchRule::Is> search_rule_named(std::string_view name);
std::optional<SearchRule::Of> search_rule_of(std::string_view name);

/// What a change made of a rule.
struct SearchRuleVersion {
    SearchRule rule;
    std::int64_t version{};  // from 1
    std::string act;         // added, changed, ended, removed, undone
    bool is_gone{};          // there is no such rule after it
    std::string by;
    TimePoint at;
};

enum class SearchRuleState { running, planned, ended };
std::string_view name_of(SearchRuleState state);
std::optional<SearchRuleState> search_rule_state_named(std::string_view name);

/// A rule as it was saved, or, when somebody changed it meanwhile, what differs.
struct SearchRuleSaved {
    SearchRuleVersion kept;
    std::optional<EditConflict> conflict{};
};

}  // namespace spaza
