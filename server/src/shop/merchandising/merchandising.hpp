#pragma once

#include "shop/search/steering.hpp"

namespace spaza {

using search::SearchRule;

/// The kind of change of which processes hear: rules of searches, or what was learned, are others now.
inline constexpr const char* kSearchSteeringChanged = "search";

std::string_view name_of(SearchRule::Is is);  // pin, boost
std::string_view name_of(SearchRule::Of of);  // product, brand, category
std::optional<SearchRule::Is> search_rule_named(std::string_view name);
std::optional<SearchRule::Of> search_rule_of(std::string_view name);

}  // namespace spaza
