#pragma once

#include <optional>
#include <set>
#include <string_view>

#include "shop/search_use/search_use.hpp"

namespace spaza {

inline constexpr std::int64_t kTellingSearches = 5;   // of a day, for choices to be kept
inline constexpr std::int64_t kReportedSearches = 3;  // tabs, for a search to be shown to anybody
inline constexpr std::int64_t kLearntSearches = 50;   // of the days looked at, for anything to be learned
inline constexpr std::int64_t kLearntChoices = 5;     // chosen or expected so often
inline constexpr int kLeastLift = -25;                // percent
inline constexpr int kMostLift = 50;                  // percent

inline constexpr std::int64_t kSeldomOf = 20;  // searches, from which seldom chosen tells something

/// More than half of its tries found nothing.
bool is_empty_search(const SearchSums& sums);
/// Searched for often enough to tell, it finds something, and less than a tenth choose of it.
bool is_weak_search(const SearchSums& sums);

enum class SearchView { all, empty, weak };
enum class SearchOrder { searches, chosen, added, words };  // chosen: the least share first
std::optional<SearchView> search_view_named(std::string_view name);
std::optional<SearchOrder> search_order_named(std::string_view name);
bool is_in_view(const SearchSums& sums, SearchView view);
/// Those of a view that have the words (as one text) in them, in this order; what is even stays by how often.
std::vector<const SearchFigures*> searches_of(const SearchPeriod& period, SearchView view,
                                              const std::string& words, SearchOrder order);

/// Sums up what tabs did; steps come tab by tab, in the order of time.
class SearchDayReader {
public:
    void read(const SearchStep& step);
    /// When all are read.
    SearchDay sums();

private:
    struct Current {
        std::string query;
        TimePoint at;
        bool has_list{false};
        bool led_to_something{false};
        std::vector<std::string> shown{};
    };
    struct Shown {
        std::map<std::size_t, std::int64_t> places;  // how often where
    };
    struct Place {
        std::int64_t shown{};
        std::int64_t chosen{};
    };

    void begin_tab(const std::string& tab);
    void search(const SearchStep& step);
    void show(const std::vector<std::string>& products);
    void choose(const SearchStep& step, bool added);

    SearchDay day_;
    std::map<TwoTexts, Shown> shown_;
    std::map<std::size_t, Place> places_;
    // of the tab being read
    std::string tab_;
    std::optional<Current> current_;
    std::optional<Current> before_;  // the search before, while it led to nothing
    std::vector<std::string> listed_;
    TimePoint listed_at_;
    std::set<std::string> searched_;
    std::set<TwoTexts> chosen_;
    std::set<TwoTexts> added_;
};

/// What products gain or lose by what was chosen of a search, bounded; nothing where too little is known.
/// `choices` are of the same days as `searches`.
std::vector<SearchLift> lifts_of(const std::map<std::string, SearchSums>& searches,
                                 const std::map<TwoTexts, ChoiceSums>& choices);

}  // namespace spaza
