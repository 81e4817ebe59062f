#include "shop/search_use/search_use_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using Is = SearchStep::Is;

TimePoint second(int n) { return from_millis(1'000 * n); }

SearchStep searched(const std::string& tab, int at, const std::string& query, std::int64_t found = 3) {
    return {.is = Is::searched, .tab = tab, .at = second(at), .query = query, .found = found};
}
SearchStep step(Is is, const std::string& tab, int at, std::vector<std::string> products) {
    return {.is = is, .tab = tab, .at = second(at), .products = std::move(products)};
}

TEST(SearchUse, KeepsNoAddressAndNoNumberOfAPerson) {
    EXPECT_TRUE(may_be_kept("55in tv under r5000"));
    EXPECT_FALSE(may_be_kept(""));
    EXPECT_FALSE(may_be_kept("thandi@example.co.za"));
    EXPECT_FALSE(may_be_kept("082 555 0199"));
    EXPECT_FALSE(may_be_kept("8001015009087"));
    EXPECT_FALSE(may_be_kept(std::string(101, 'a')));
}

std::vector<std::string> queries_of(const std::vector<const SearchFigures*>& found) {
    std::vector<std::string> all;
    for (const SearchFigures* each : found) all.push_back(each->query);
    return all;
}

TEST(SearchUse, IsEmptyOrWeakByWhatCameOfIt) {
    EXPECT_TRUE(is_empty_search({.searches = 5, .empty = 3}));
    EXPECT_FALSE(is_empty_search({.searches = 6, .empty = 3}));
    EXPECT_TRUE(is_weak_search({.searches = 20, .chosen = 1}));
    EXPECT_FALSE(is_weak_search({.searches = 20, .chosen = 2}));
    EXPECT_FALSE(is_weak_search({.searches = 19, .chosen = 0}));  // too few to tell
    EXPECT_FALSE(is_weak_search({.searches = 20, .empty = 15}));  // empty is something else
}

TEST(SearchUse, IsListedByViewWordsAndShares) {
    using Names = std::vector<std::string>;
    const SearchPeriod period{.searches = {{"tv", {.searches = 90, .chosen = 60, .added = 9}},
                                           {"gas stove", {.searches = 50, .chosen = 2, .added = 1}},
                                           {"vonkelblik", {.searches = 40, .empty = 40}},
                                           {"gas braai", {.searches = 10, .chosen = 5, .added = 5}}}};
    const auto all = [&](SearchOrder order, const std::string& words = "") {
        return queries_of(searches_of(period, SearchView::all, words, order));
    };
    EXPECT_EQ(all(SearchOrder::searches), (Names{"tv", "gas stove", "vonkelblik", "gas braai"}));
    EXPECT_EQ(all(SearchOrder::chosen), (Names{"vonkelblik", "gas stove", "gas braai", "tv"}));
    EXPECT_EQ(all(SearchOrder::added), (Names{"gas braai", "tv", "gas stove", "vonkelblik"}));
    EXPECT_EQ(all(SearchOrder::words), (Names{"gas braai", "gas stove", "tv", "vonkelblik"}));
    EXPECT_EQ(all(SearchOrder::searches, "gas"), (Names{"gas stove", "gas braai"}));
    EXPECT_EQ(queries_of(searches_of(period, SearchView::empty, "", SearchOrder::searches)), Names{"vonkelblik"});
    EXPECT_EQ(queries_of(searches_of(period, SearchView::weak, "", SearchOrder::searches)), Names{"gas stove"});
    EXPECT_FALSE(search_view_named("top"));
    EXPECT_FALSE(search_order_named(""));
}

TEST(SearchUse, CountsATabOnceForEachSearch) {
    SearchDayReader reader;
    for (int again = 0; again < 3; ++again) {
        reader.read(searched("a", 100 * again, "fridge"));
        reader.read(step(Is::listed, "a", 100 * again, {"X", "Y"}));
        reader.read(step(Is::chosen, "a", 100 * again + 5, {"Y"}));
        reader.read(step(Is::added, "a", 100 * again + 9, {"Y"}));
    }
    for (const char* tab : {"b", "c", "d", "e"}) {
        reader.read(step(Is::listed, tab, 1, {"X", "Y"}));  // reported before the search is
        reader.read(searched(tab, 1, "fridge"));
        reader.read(step(Is::chosen, tab, 5, {"Z"}));  // of something else
    }
    const SearchDay day = reader.sums();
    const SearchSums& sums = day.searches.at("fridge");
    EXPECT_EQ(sums.searches, 5);
    EXPECT_EQ(sums.chosen, 1);
    EXPECT_EQ(sums.added, 1);
    const ChoiceSums& choice = day.choices.at({"fridge", "Y"});
    EXPECT_EQ(choice.chosen, 1);
    EXPECT_EQ(choice.added, 1);
    EXPECT_GT(day.choices.at({"fridge", "X"}).expected, choice.expected);
    EXPECT_FALSE(day.choices.contains({"fridge", "Z"}));
}

TEST(SearchUse, TellsWhatWasSearchedForNextWhenThatLedToSomething) {
    SearchDayReader reader;
    reader.read(searched("a", 0, "yskassie", 0));
    reader.read(searched("a", 1, "fridge"));
    reader.read(step(Is::listed, "a", 1, {"X"}));
    reader.read(step(Is::chosen, "a", 9, {"X"}));
    reader.read(searched("b", 0, "yskassie", 0));
    reader.read(searched("b", 1'000, "fridge"));  // too late to mean the same
    reader.read(step(Is::listed, "b", 1'000, {"X"}));
    reader.read(step(Is::chosen, "b", 1'001, {"X"}));
    const SearchDay day = reader.sums();
    EXPECT_EQ(day.searches.at("yskassie").empty, 2);
    EXPECT_EQ(day.next.at({"yskassie", "fridge"}), 1);
    EXPECT_TRUE(day.choices.empty());  // too few searches of the day tell anything
}

TEST(SearchUse, LearnsWithinBoundsAndOnlyFromEnough) {
    const std::map<std::string, SearchSums> searches{{"fridge", {.searches = 200}}, {"tv", {.searches = 49}}};
    const auto lifts = lifts_of(searches, {{{"fridge", "liked"}, {.chosen = 90, .added = 0, .expected = 20}},
                                           {{"fridge", "passed over"}, {.chosen = 1, .added = 0, .expected = 60}},
                                           {{"fridge", "as expected"}, {.chosen = 20, .added = 0, .expected = 20}},
                                           {{"fridge", "seldom"}, {.chosen = 4, .added = 0, .expected = 0.5}},
                                           {{"tv", "liked"}, {.chosen = 40, .added = 0, .expected = 5}}});
    std::map<std::string, int> percent;
    for (const SearchLift& lift : lifts) percent[lift.query + "/" + lift.product] = lift.percent;
    EXPECT_EQ(percent,
              (std::map<std::string, int>{{"fridge/liked", kMostLift}, {"fridge/passed over", kLeastLift}}));
}

}  // namespace
}  // namespace spaza
