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

TEST(SearchRules, AreToldByFieldsSoThatDifferencesAreSeen) {
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
    changed.id = 0;
    EXPECT_EQ(codes(with_rule(rules, changed, false)), "P1 P1 P7 P9 ");
    EXPECT_EQ(codes(with_rule(rules, changed, true)), "P1 P1 P7 ");
}

}  // namespace
}  // namespace spaza
