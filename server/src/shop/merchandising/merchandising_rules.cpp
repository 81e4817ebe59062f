#include "shop/merchandising/merchandising_rules.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace spaza {
namespace {

auto wrong(const char* key, const char* field) {
    return fail(Reason::invalid, key, field, "ValidationError", "parameter");
}

}  // namespace

Done check_search_rule(const SearchRule& rule) {
    if (rule.code.empty()) return wrong("validation.missing", "code");
    if (rule.until && *rule.until <= rule.from) return wrong("search.ruleEndsBefore", "until");
    if (rule.note.size() > kLongestRuleNote) return wrong("validation.tooLong", "note");
    if (rule.is == SearchRule::Is::pin) {
        if (rule.query.empty()) return wrong("search.pinWithoutSearch", "query");
        if (rule.of != SearchRule::Of::product) return wrong("search.pinOfProduct", "of");
        if (rule.place < 1 || rule.place > kMostPins) return wrong("validation.outOfRange", "place");
        return Done{};
    }
    if (rule.percent < kLeastBoost || rule.percent > kMostBoost || rule.percent == 100)
        return wrong("search.boostOutOfRange", "percent");
    return Done{};
}

TimePoint begins_without_day(const SearchRule* kept, bool is_cleared, TimePoint now) {
    if (kept == nullptr) return now;
    return is_cleared ? std::min(kept->from, now) : kept->from;
}

Result<SearchRule> with_moments(SearchRule rule, const SearchRule* kept, TimePoint now) {
    if (kept != nullptr && iso_time(kept->from) == iso_time(rule.from))
        rule.from = kept->from;
    else
        rule.from = std::max(rule.from, now);
    if (!rule.until) return rule;
    if (kept != nullptr && kept->until && iso_time(*kept->until) == iso_time(*rule.until))
        rule.until = kept->until;
    else if (*rule.until <= now)
        return wrong("search.ruleOver", "until");
    return rule;
}

SearchRuleState state_of(const SearchRule& rule, TimePoint now) {
    if (now < rule.from) return SearchRuleState::planned;
    return rule.holds(now) ? SearchRuleState::running : SearchRuleState::ended;
}

std::vector<FieldWords> words_of(const SearchRule& rule) {
    std::vector<FieldWords> fields;
    const auto add = [&](const char* field, std::string words) {
        if (words.empty())
            fields.push_back({field, {}});
        else
            fields.push_back({field, {std::move(words)}});
    };
    const bool is_pin = rule.is == SearchRule::Is::pin;
    add("kind", std::string{name_of(rule.is)});
    add("query", rule.query);
    add("of", std::string{name_of(rule.of)});
    add("code", rule.code);
    add("place", is_pin ? std::to_string(rule.place) : "");
    add("percent", is_pin ? "" : std::to_string(rule.percent));
    add("from", iso_time(rule.from));
    add("until", rule.until ? iso_time(*rule.until) : "");
    add("note", rule.note);
    return fields;
}

bool is_one_pin_too_many(const std::vector<SearchRule>& rules, const SearchRule& rule, TimePoint now) {
    const auto is_pin_there = [&](const SearchRule& each) {
        return each.is == SearchRule::Is::pin && each.query == rule.query &&
               state_of(each, now) != SearchRuleState::ended;
    };
    if (!is_pin_there(rule)) return false;
    const auto kept = std::ranges::find(rules, rule.id, &SearchRule::id);
    if (kept != rules.end() && is_pin_there(*kept)) return false;
    return std::ranges::count_if(rules, is_pin_there) >= kMostPins;
}

bool is_undoable(const SearchRuleVersion& kept, TimePoint now) {
    return kept.act != "undone" && now - kept.at <= kUndoable;
}

std::optional<EndedRule> ended(const SearchRule& rule, TimePoint now) {
    switch (state_of(rule, now)) {
        case SearchRuleState::ended: return std::nullopt;
        case SearchRuleState::planned: return EndedRule{rule, true};
        case SearchRuleState::running: break;
    }
    // One that began this very moment has not held for anybody.
    if (rule.from == now) return EndedRule{rule, true};
    EndedRule over{rule, false};
    over.rule.until = now;
    return over;
}

std::vector<SearchRule> with_rule(std::vector<SearchRule> rules, const SearchRule& rule, bool is_gone) {
    const auto found = std::ranges::find(rules, rule.id, &SearchRule::id);
    if (is_gone && found != rules.end())
        rules.erase(found);
    else if (!is_gone && found != rules.end())
        *found = rule;
    else if (!is_gone)
        rules.push_back(rule);
    // In the order of the shop: what has no number yet gets the highest.
    std::ranges::stable_sort(rules, {}, [](const SearchRule& each) {
        return std::pair{each.place, each.id == 0 ? std::numeric_limits<std::int64_t>::max() : each.id};
    });
    return rules;
}

}  // namespace spaza
