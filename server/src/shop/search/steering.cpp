#include "shop/search/steering.hpp"

#include <algorithm>

#include "shop/search/price_words.hpp"
#include "shop/search/search_words.hpp"
#include "shop/search/tokens.hpp"

namespace spaza::search {

namespace {

using Of = SearchRule::Of;

/// Where what a rule names stands in the catalogue.
std::optional<std::size_t> index_of(const SearchRule& rule, const Catalogue& all) {
    if (rule.of == Of::product) return all.find(rule.code);
    const auto& known = rule.of == Of::brand ? all.brand_by_code : all.category_by_code;
    const auto found = known.find(rule.code);
    return found == known.end() ? std::nullopt : std::optional<std::size_t>{found->second};
}

}  // namespace

std::string query_key(std::string_view text) {
    const auto priced = price_words(text);
    std::string key;
    for (const std::string& word : words_of(plain_query(priced ? priced->text : text)))
        key += (key.empty() ? "" : " ") + word;
    return key;
}

float Steered::boost_of(Ordinal product, const Catalogue& all) const {
    float factor = 1;
    for (const Boost& each : boosts) {
        const auto& path = all.categories[all.category_of[product]].path;
        const bool meant = each.of == Of::product ? product == each.index
                           : each.of == Of::brand ? all.brand_of[product] == each.index
                                                  : std::ranges::find(path, each.index) != path.end();
        if (meant) factor *= each.factor;
    }
    return factor;
}

float Steered::learned_of(Ordinal product) const {
    const auto found = std::ranges::lower_bound(learned, product, {}, &std::pair<Ordinal, float>::first);
    return found != learned.end() && found->first == product ? found->second : 0;
}

Steering::Steering(const std::vector<SearchRule>& rules, const std::vector<LearnedLift>& learned,
                   std::vector<WorkedQuery> worked)
    : worked_{std::move(worked)} {
    for (const SearchRule& rule : rules) {
        (rule.query.empty() ? everywhere_ : by_query_[rule.query].rules).push_back(rule);
        turns_.push_back(rule.from);
        if (rule.until) turns_.push_back(*rule.until);
    }
    for (const LearnedLift& each : learned) by_query_[each.query].learned.push_back(each);
    for (auto& [query, of_it] : by_query_) std::ranges::stable_sort(of_it.rules, {}, &SearchRule::place);
    std::ranges::sort(turns_);
    std::ranges::sort(worked_, {}, &WorkedQuery::query);
}

Steered Steering::of(std::string_view text, TimePoint at, const Catalogue& all) const {
    Steered steered;
    const auto add = [&](const SearchRule& rule) {
        if (!rule.holds(at)) return;
        const auto index = index_of(rule, all);
        if (!index) return;
        if (rule.is == SearchRule::Is::boost)
            steered.boosts.push_back({rule.of, *index, static_cast<float>(rule.percent) / 100});
        else if (const auto product = static_cast<Ordinal>(*index);
                 std::ranges::find(steered.pinned, product) == steered.pinned.end())
            steered.pinned.push_back(product);
    };
    for (const SearchRule& rule : everywhere_) add(rule);
    if (by_query_.empty()) return steered;
    const auto found = by_query_.find(query_key(text));
    if (found == by_query_.end()) return steered;
    for (const SearchRule& rule : found->second.rules) add(rule);
    for (const LearnedLift& each : found->second.learned)
        if (const auto product = all.find(each.product))
            steered.learned.emplace_back(*product, static_cast<float>(each.percent) / 100);
    std::ranges::sort(steered.learned);
    return steered;
}

std::vector<std::string_view> Steering::worked(std::string_view beginning, std::size_t most) const {
    constexpr std::ptrdiff_t kLooked = 2000;  // a letter begins many
    const auto first = std::ranges::lower_bound(
        worked_, beginning, {}, [](const WorkedQuery& each) { return std::string_view{each.query}; });
    std::vector<const WorkedQuery*> found;
    for (auto at = first; at != worked_.end() && at - first < kLooked && at->query.starts_with(beginning); ++at)
        found.push_back(&*at);
    most = std::min(most, found.size());
    std::ranges::partial_sort(found, found.begin() + static_cast<std::ptrdiff_t>(most),
                              [](const WorkedQuery* a, const WorkedQuery* b) {
                                  return a->chosen != b->chosen ? a->chosen > b->chosen : a->query < b->query;
                              });
    std::vector<std::string_view> queries;
    for (std::size_t i = 0; i < most; ++i) queries.emplace_back(found[i]->query);
    return queries;
}

std::size_t Steering::turns_passed(TimePoint now) const {
    return static_cast<std::size_t>(std::ranges::upper_bound(turns_, now) - turns_.begin());
}

}  // namespace spaza::search
