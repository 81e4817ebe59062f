#include "shop/merchandising/merchandising_rules.hpp"

#include <gtest/gtest.h>

#include "shop/assortment/field_words.hpp"

namespace spaza {
namespace {

using std::chrono::hours;

const TimePoint rule_noon = from_millis(1'000'000'000);

SearchRule a_pin() {
    return {.id = 3,
            .query = "fridge",
            .is = SearchRule::Is::pin,
            .of = SearchRule::Of::product,
            .code = "P1",
            .place = 2,
            .from = rule_noon};
}

TEST(SearchRules, RunBetweenTheirMoments) {
    SearchRule rule = a_pin();
    rule.until = rule_noon + hours{1};
    EXPECT_EQ(state_of(rule, rule_noon - hours{1}), SearchRuleState::planned);
    EXPECT_EQ(state_of(rule, rule_noon), SearchRuleState::running);
    EXPECT_EQ(state_of(rule, *rule.until), SearchRuleState::ended);
    for (const char* name : {"running", "planned", "ended"})
        EXPECT_EQ(name_of(*search_rule_state_named(name)), name);
    EXPECT_FALSE(search_rule_state_named("all"));
}

TEST(SearchRules, WithoutADayBeginAsTheyDidAndAtOnceWhenItIsCleared) {
    SearchRule planned = a_pin();
    planned.from = rule_noon + hours{24};
    EXPECT_EQ(begins_without_day(nullptr, true, rule_noon), rule_noon);
    EXPECT_EQ(begins_without_day(&planned, false, rule_noon), planned.from);
    EXPECT_EQ(begins_without_day(&planned, true, rule_noon), rule_noon);
    EXPECT_EQ(begins_without_day(&planned, true, rule_noon + hours{48}), planned.from);  // it holds already
}

TEST(SearchRules, AreNotMadeForThePast) {
    SearchRule rule = a_pin();
    const TimePoint later = rule_noon + hours{24};
    EXPECT_EQ(with_moments(rule, nullptr, later)->from, later);
    SearchRule planned = a_pin();
    planned.from = later + hours{1};
    EXPECT_EQ(with_moments(planned, nullptr, later)->from, planned.from);
    rule.until = later;
    const auto over = with_moments(rule, nullptr, later);
    ASSERT_FALSE(over);
    EXPECT_EQ(over.error().subject, "until");
    // What was so before may stay so.
    SearchRule same = rule;
    same.note = "why";
    same.from += std::chrono::milliseconds{400};
    const auto noted = with_moments(same, &rule, later + hours{1});
    ASSERT_TRUE(noted);
    EXPECT_EQ(noted->from, rule.from);
    EXPECT_EQ(noted->until, rule.until);
    same.until = later + hours{1};
    EXPECT_FALSE(with_moments(same, &rule, later + hours{1}));
}

TEST(SearchRules, ArePinsOfTwentyPlacesAtMost) {
    std::vector<SearchRule> rules(kMostPins, a_pin());
    for (std::size_t n = 0; n < rules.size(); ++n) rules[n].id = static_cast<std::int64_t>(n) + 1;
    SearchRule one = a_pin();
    one.id = 0;
    EXPECT_TRUE(is_one_pin_too_many(rules, one, rule_noon));
    one.query = "kettle";
    EXPECT_FALSE(is_one_pin_too_many(rules, one, rule_noon));
    one.id = 99;
    rules.push_back(one);
    one.query = "fridge";
    EXPECT_TRUE(is_one_pin_too_many(rules, one, rule_noon));  // it comes from another search
    // One that is there already may be changed, were there too many.
    rules.back() = one;
    EXPECT_FALSE(is_one_pin_too_many(rules, one, rule_noon));
    rules.back().until = rule_noon;
    EXPECT_TRUE(is_one_pin_too_many(rules, one, rule_noon));  // it was over
    rules.front().until = rule_noon;
    EXPECT_FALSE(is_one_pin_too_many(rules, one, rule_noon));
}

TEST(SearchRules, AreTakenBackWithinThirtyDaysAndOnce) {
    const SearchRuleVersion kept{
        .rule = a_pin(), .version = 2, .act = "removed", .is_gone = true, .by = "Thandi", .at = rule_noon};
    EXPECT_TRUE(is_undoable(kept, rule_noon + kUndoable));
    EXPECT_FALSE(is_undoable(kept, rule_noon + kUndoable + hours{1}));
    SearchRuleVersion undone = kept;
    undone.act = "undone";
    EXPECT_FALSE(is_undoable(undone, rule_noon));
}

TEST(SearchRules, EndNowOrNeverWere) {
    SearchRule rule = a_pin();
    const auto running = ended(rule, rule_noon + hours{1});
    ASSERT_TRUE(running);
    EXPECT_FALSE(running->is_gone);
    EXPECT_EQ(running->rule.until, rule_noon + hours{1});
    EXPECT_TRUE(check_search_rule(running->rule));
    EXPECT_TRUE(ended(rule, rule_noon - hours{1})->is_gone);
    EXPECT_TRUE(ended(rule, rule_noon)->is_gone);  // it has held for nobody
    rule.until = rule_noon + hours{1};
    EXPECT_FALSE(ended(rule, rule_noon + hours{2}));
}

TEST(SearchRules, AreShownByFieldsSoThatDifferencesAreSeen) {
    SearchRule other = a_pin();
    other.place = 1;
    other.note = "campaign";
    const FieldChanges changes = differences(words_of(a_pin()), words_of(other));
    ASSERT_EQ(changes.after.size(), 2U);
    EXPECT_EQ(changes.before[0], (FieldWords{"place", {"2"}}));
    EXPECT_EQ(changes.after[0], (FieldWords{"place", {"1"}}));
    EXPECT_EQ(changes.before[1], (FieldWords{"note", {}}));
    EXPECT_EQ(changes.after[1], (FieldWords{"note", {"campaign"}}));
}

TEST(SearchRules, AreLookedAtWithOneInItsPlaceBesideOrWithout) {
    SearchRule first = a_pin();
    first.id = 1;
    SearchRule changed = a_pin();
    changed.code = "P9";
    const auto codes = [](const std::vector<SearchRule>& rules) {
        std::string all;
        for (const SearchRule& each : rules) all += each.code + ' ';
        return all;
    };
    SearchRule last = a_pin();
    last.id = 7;
    last.code = "P7";
    const std::vector<SearchRule> rules{first, a_pin(), last};
    EXPECT_EQ(codes(with_rule(rules, changed, false)), "P1 P9 P7 ");
    EXPECT_EQ(codes(with_rule(rules, changed, true)), "P1 P7 ");
    SearchRule moved = last;  // from place 1 to that of an older one
    std::vector<SearchRule> behind{first, last, a_pin()};
    behind[1].place = 1;
    EXPECT_EQ(codes(with_rule(behind, moved, false)), "P1 P1 P7 ");
    changed.id = 0;
    EXPECT_EQ(codes(with_rule(rules, changed, false)), "P1 P1 P7 P9 ");
    EXPECT_EQ(codes(with_rule(rules, changed, true)), "P1 P1 P7 ");
}

}  // namespace
}  // namespace spaza
