#include <algorithm>
#include <charconv>

#include "shop/search/text_query.hpp"

// What measures as a query says, or nearly.
namespace spaza::search {

namespace {

using Is = QueryPart::Is;

constexpr float kMeasureScore = 6;
constexpr float kAboutFactor = 0.5F;

/// Parts of a kind that are wanted.
template <class Each>
void for_each_measured(const QueryTree& tree, Is is, Each&& each) {
    for (std::size_t i = 0; i < tree.parts.size(); ++i)
        if (tree.parts[i].is == is && !tree.parts[i].unwanted) each(i, tree.parts[i]);
}

}  // namespace

void TextQuery::take_measures(const QueryTree& tree, State& state, bool about) const {
    for_each_measured(tree, Is::measure, [&](std::size_t i, const Part& part) {
        if (!about) {
            state.met[i] = narrow(state, hits_of_measure(part, state.hits, Reach::exact)) ||
                           narrow(state, hits_of_said(part.said, false, true)) ||
                           std::ranges::any_of(also_written(*part.measure), [&](const std::string& text) {
                               return narrow(state, hits_of_said(text, false, true));
                           });
            if (state.met[i]) return;
        }
        Hits near = hits_of_measure(part, state.hits, Reach::about);
        for (Hit& hit : near) hit.score *= kAboutFactor;
        state.met[i] = narrow(state, std::move(near));
        state.about = state.about || state.met[i];
        if (state.met[i] || !state.hits) return;
        // It is given up, but what is nearest stays first.
        Hits any = hits_of_measure(part, state.hits, Reach::any);
        for (Hit& hit : any) hit.score *= kAboutFactor;
        Hits nearest = in_all({&*state.hits, &any});
        state.hits = either(*state.hits, nearest);
    });
    for_each_measured(tree, Is::number, [&](std::size_t i, const Part& part) {
        if (state.hits) state.met[i] = narrow(state, hits_of_number(part, *state.hits));
    });
}

/// Where little measures just so, what comes near stands behind it.
void TextQuery::add_near_measures(const QueryTree& tree, State& state) const {
    constexpr std::size_t kLittle = 12;
    if (!state.hits || state.about || state.hits->empty() || state.hits->size() >= kLittle ||
        !tree.has(Is::measure) || !is_whole(tree, state))
        return;
    const State about = narrowed(tree, Plan{.about = true});
    if (!about.hits || !is_whole(tree, about)) return;
    Hits near = without(*about.hits, *state.hits);
    if (near.empty()) return;
    const auto score = [](const Hit& a, const Hit& b) { return a.score < b.score; };
    const float least = std::ranges::min_element(*state.hits, score)->score;
    const float most = std::ranges::max_element(near, score)->score;
    for (Hit& hit : near) hit.score *= kAboutFactor * least / most;
    state.hits = either(*state.hits, near);
}

Hits TextQuery::hits_of_measure(const Part& part, const std::optional<Hits>& among, Reach reach) const {
    const Slack slack = reach == Reach::exact ? Slack::none : reach == Reach::about ? Slack::about : Slack::any;
    const auto hold = [&](const std::vector<AttributeTest>& tests) {
        return worth(among, [&](Ordinal product) {
            float best = 0;
            for (const AttributeTest& test : tests) best = std::max(best, test(product));
            return best * kMeasureScore;
        });
    };
    // 2.5 kW of cooling, where it is things that cool; else of power.
    std::vector<AttributeTest> named;
    for (const Meaning& unit : part.units)
        if (auto test = index_.measures_.test_of_text(unit.unit_of, part.measure->number))
            named.push_back(std::move(*test));
    for (const Meaning& unit : part.units)
        if (auto test = index_.measures_.test(unit.unit_of, part.measure->number * unit.unit_factor, slack))
            named.push_back(std::move(*test));
    if (!named.empty()) {
        const bool reported = std::ranges::any_of(named, [&](const AttributeTest& test) {
            return !among || std::ranges::any_of(
                                 *among, [&](const Hit& hit) { return test.column().sets[hit.product] != 0; });
        });
        if (reported) return hold(named);
    }
    return part.measure->unit.empty() ? Hits{} : hold(index_.measures_.tests(*part.measure, slack));
}

/// A bare number is a measure most of what is there has: `tv 55`, `dishwasher 14`.
Hits TextQuery::hits_of_number(const Part& part, const Hits& among) const {
    double number{};
    std::from_chars(part.said.data(), part.said.data() + part.said.size(), number);
    Hits best;
    for (const AttributeTest& test : index_.measures_.tests_of_number(number)) {
        Hits hits = worth(std::optional{among}, [&](Ordinal product) { return test(product) * kMeasureScore; });
        if (hits.size() > best.size()) best = std::move(hits);
    }
    return best;
}

}  // namespace spaza::search
