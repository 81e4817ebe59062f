#include "shop/merchandising/merchandising.hpp"

#include <array>

namespace spaza {
namespace {

constexpr std::array<std::string_view, 2> kIs{"pin", "boost"};
constexpr std::array<std::string_view, 3> kOf{"product", "brand", "category"};
constexpr std::array<std::string_view, 3> kStates{"running", "planned", "ended"};

template <class Named, std::size_t N>
std::optional<Named> named(const std::array<std::string_view, N>& names, std::string_view name) {
    for (std::size_t i = 0; i < N; ++i)
        if (names[i] == name) return static_cast<Named>(i);
    return std::nullopt;
}

}  // namespace

std::string_view name_of(SearchRule::Is is) { return kIs[static_cast<std::size_t>(is)]; }
std::string_view name_of(SearchRule::Of of) { return kOf[static_cast<std::size_t>(of)]; }
std::optional<SearchRule::Is> search_rule_named(std::string_view name) { return named<SearchRule::Is>(kIs, name); }
std::optional<SearchRule::Of> search_rule_of(std::string_view name) { return named<SearchRule::Of>(kOf, name); }

std::string_view name_of(SearchRuleState state) { return kStates[static_cast<std::size_t>(state)]; }
std::optional<SearchRuleState> search_rule_state_named(std::string_view name) {
    return named<SearchRuleState>(kStates, name);
}

}  // namespace spaza
