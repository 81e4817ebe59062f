#include "shop/search_use/search_use_rules.hpp"

#include <algorithm>
#include <cmath>

namespace spaza {
namespace {

constexpr std::size_t kMostSearchesOfTab = 100;  // one tab says no more
constexpr std::size_t kMostChoicesOfTab = 500;   // likewise
constexpr std::size_t kMostPlaces = 24;          // looked at, from the first
constexpr std::size_t kMostShown = 2'000'000;    // places of products in searches that one day remembers
constexpr std::chrono::seconds kSameMoment{2};   // in which a page tells of a search and of its list
constexpr std::chrono::minutes kSameErrand{30};  // in which a choice belongs to a search
constexpr std::chrono::minutes kNextTry{5};      // in which the next search means the same

/// How often what stands there is chosen, as far as it was seen: one in six at the top to begin with.
double rate(std::size_t place, std::int64_t shown, std::int64_t chosen) {
    constexpr double kSeen = 20;  // times, before what was seen counts as much
    const double usual = 0.17 / (1 + 0.5 * static_cast<double>(place));
    return (static_cast<double>(chosen) + kSeen * usual) / (static_cast<double>(shown) + kSeen);
}

}  // namespace

bool is_empty_search(const SearchSums& sums) { return 2 * sums.empty > sums.searches; }

bool is_weak_search(const SearchSums& sums) {
    return sums.searches >= kSeldomOf && !is_empty_search(sums) && 10 * sums.chosen < sums.searches;
}

std::optional<SearchView> search_view_named(std::string_view name) {
    if (name == "all") return SearchView::all;
    if (name == "empty") return SearchView::empty;
    if (name == "weak") return SearchView::weak;
    return std::nullopt;
}

std::optional<SearchOrder> search_order_named(std::string_view name) {
    if (name == "searches") return SearchOrder::searches;
    if (name == "chosen") return SearchOrder::chosen;
    if (name == "added") return SearchOrder::added;
    if (name == "words") return SearchOrder::words;
    return std::nullopt;
}

bool is_in_view(const SearchSums& sums, SearchView view) {
    return view == SearchView::all || (view == SearchView::empty ? is_empty_search(sums) : is_weak_search(sums));
}

std::vector<const SearchFigures*> searches_of(const SearchPeriod& period, SearchView view,
                                              const std::string& words, SearchOrder order) {
    std::vector<const SearchFigures*> found;
    for (const SearchFigures& each : period.searches)
        if (is_in_view(each.sums, view) && each.query.find(words) != std::string::npos) found.push_back(&each);
    // Shares are compared without dividing: a/b < c/d is a·d < c·b.
    if (order == SearchOrder::chosen)
        std::ranges::stable_sort(found, [](const SearchFigures* a, const SearchFigures* b) {
            return a->sums.chosen * b->sums.searches < b->sums.chosen * a->sums.searches;
        });
    if (order == SearchOrder::added)
        std::ranges::stable_sort(found, [](const SearchFigures* a, const SearchFigures* b) {
            return a->sums.added * b->sums.searches > b->sums.added * a->sums.searches;
        });
    if (order == SearchOrder::words)
        std::ranges::sort(found, {}, [](const SearchFigures* each) { return std::string_view{each->query}; });
    return found;
}

void SearchDayReader::begin_tab(const std::string& tab) {
    tab_ = tab;
    current_.reset();
    before_.reset();
    listed_.clear();
    searched_.clear();
    chosen_.clear();
    added_.clear();
}

void SearchDayReader::read(const SearchStep& step) {
    if (step.tab != tab_) begin_tab(step.tab);
    switch (step.is) {
        case SearchStep::Is::searched: return search(step);
        case SearchStep::Is::listed:
            if (current_ && !current_->has_list && step.at - current_->at <= kSameMoment)
                return show(step.products);
            listed_ = step.products;
            listed_at_ = step.at;
            return;
        case SearchStep::Is::chosen: return choose(step, false);
        case SearchStep::Is::added: return choose(step, true);
    }
}

void SearchDayReader::search(const SearchStep& step) {
    before_ =
        current_ && !current_->led_to_something && step.at - current_->at <= kNextTry ? current_ : std::nullopt;
    current_.reset();
    const bool of_it = !listed_.empty() && step.at - listed_at_ <= kSameMoment;
    std::vector<std::string> products = of_it ? std::exchange(listed_, {}) : std::vector<std::string>{};
    if (step.query.empty() || searched_.size() >= kMostSearchesOfTab) return;
    current_ = Current{.query = step.query, .at = step.at, .has_list = step.found == 0};
    if (!searched_.insert(step.query).second) {
        current_->has_list = true;  // seen before: it counts once
        current_->shown = std::move(products);
        return;
    }
    SearchSums& sums = day_.searches[step.query];
    ++sums.searches;
    if (step.found == 0) ++sums.empty;
    if (!products.empty()) show(products);
}

void SearchDayReader::show(const std::vector<std::string>& products) {
    current_->has_list = true;
    current_->shown = products;
    for (std::size_t place = 0; place < std::min(products.size(), kMostPlaces); ++place) {
        ++places_[place].shown;
        const TwoTexts key{current_->query, products[place]};
        if (shown_.size() < kMostShown || shown_.contains(key)) ++shown_[key].places[place];
    }
}

void SearchDayReader::choose(const SearchStep& step, bool added) {
    if (!current_ || step.at - current_->at > kSameErrand) return;
    for (const std::string& product : step.products) {
        const auto at = std::ranges::find(current_->shown, product);
        const TwoTexts key{current_->query, product};
        if (at == current_->shown.end() && !chosen_.contains(key)) continue;  // of something else
        SearchSums& sums = day_.searches[current_->query];
        if (chosen_.size() >= kMostChoicesOfTab) return;
        const auto first_of_search = [&](const std::set<TwoTexts>& seen) {
            const auto next = seen.lower_bound({key.first, ""});
            return next == seen.end() || next->first != key.first;
        };
        if (first_of_search(chosen_)) ++sums.chosen;
        if (added && first_of_search(added_)) ++sums.added;
        if (chosen_.insert(key).second) {
            ++day_.choices[key].chosen;
            const auto place = static_cast<std::size_t>(at - current_->shown.begin());
            if (place < kMostPlaces) ++places_[place].chosen;
        }
        if (added && added_.insert(key).second) ++day_.choices[key].added;
        if (before_ && before_->query != current_->query) ++day_.next[{before_->query, current_->query}];
        before_.reset();
        current_->led_to_something = true;
    }
}

SearchDay SearchDayReader::sums() {
    const auto tells = [&](const std::string& query) {
        const auto sums = day_.searches.find(query);
        return sums != day_.searches.end() && sums->second.searches >= kTellingSearches;
    };
    for (const auto& [key, shown] : shown_) {
        if (!tells(key.first)) continue;
        for (const auto& [place, times] : shown.places)
            day_.choices[key].expected +=
                static_cast<double>(times) * rate(place, places_[place].shown, places_[place].chosen);
    }
    std::erase_if(day_.choices, [&](const auto& each) { return !tells(each.first.first); });
    return std::move(day_);
}

std::vector<SearchLift> lifts_of(const std::map<std::string, SearchSums>& searches,
                                 const std::map<TwoTexts, ChoiceSums>& choices) {
    constexpr double kAdded = 2;  // choices that one put into the cart is worth
    constexpr double kDoubt = 5;  // choices of which nobody knows
    double chosen = 0;
    double added = 0;
    for (const auto& [key, sums] : choices) {
        chosen += static_cast<double>(sums.chosen);
        added += static_cast<double>(sums.added);
    }
    const double usual = 1 + (chosen > 0 ? kAdded * added / chosen : 0);  // what a choice is worth
    std::vector<SearchLift> lifts;
    for (const auto& [key, sums] : choices) {
        const auto of_search = searches.find(key.first);
        const double most = std::max(static_cast<double>(sums.chosen), sums.expected);
        if (of_search == searches.end() || of_search->second.searches < kLearntSearches ||
            most < static_cast<double>(kLearntChoices))
            continue;
        const double worth = static_cast<double>(sums.chosen) + kAdded * static_cast<double>(sums.added);
        const double ratio = (worth + kDoubt) / (sums.expected * usual + kDoubt);
        const int percent = std::clamp(static_cast<int>(std::lround(100 * (ratio - 1))), kLeastLift, kMostLift);
        if (percent != 0) lifts.push_back({key.first, key.second, percent, sums});
    }
    return lifts;
}

}  // namespace spaza
