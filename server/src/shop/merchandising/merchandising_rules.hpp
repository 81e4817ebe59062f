#pragma once

#include "base/result.hpp"
#include "shop/merchandising/merchandising.hpp"

namespace spaza {

inline constexpr int kLeastBoost = 10;  // percent
inline constexpr int kMostBoost = 500;  // percent
inline constexpr int kMostPins = 20;    // of one search
inline constexpr std::size_t kLongestRuleNote = 200;

/// A pin is of one product and one search; a boost is between 10 and 500 percent and not 100; it ends after it
/// begins. Refused by the field that is wrong.
Done check_search_rule(const SearchRule& rule);

/// When a rule begins that names no day: as the kept one does, a new one now. One whose day `is_cleared` holds
/// now, or since it began.
TimePoint begins_without_day(const SearchRule* kept, bool is_cleared, TimePoint now);

/// Moments that are new: one that has passed begins now, and ends are to come (refused by `until`). Those the kept
/// rule has, to the second, stay as they are.
Result<SearchRule> with_moments(SearchRule rule, const SearchRule* kept, TimePoint now);

SearchRuleState state_of(const SearchRule& rule, TimePoint now);

/// In words, by field: query, place, percent, of, code, from, until, note.
std::vector<FieldWords> words_of(const SearchRule& rule);
/// Whether it is a pin that comes to a search which has twenty others that are not over.
bool is_one_pin_too_many(const std::vector<SearchRule>& rules, const SearchRule& rule, TimePoint now);
/// Within 30 days, unless it was an undo itself.
bool is_undoable(const SearchRuleVersion& kept, TimePoint now);
/// What a rule looks like after it is ended at `now`: nothing when it is over already, or has not begun and is
/// removed (`is_gone`).
struct EndedRule {
    SearchRule rule;
    bool is_gone{};
};
std::optional<EndedRule> ended(const SearchRule& rule, TimePoint now);
/// The rules with this one in the place of the one with its number, or beside them; without it when it is gone. By
/// place, as searches go by them, and those of one place by number.
std::vector<SearchRule> with_rule(std::vector<SearchRule> rules, const SearchRule& rule, bool is_gone);

}  // namespace spaza
