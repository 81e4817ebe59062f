#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/clock.hpp"

namespace spaza {

/// Whether a search may be kept, as it was typed: no address of a person and no number as telephones and documents
/// have.
bool may_be_kept(const std::string& typed);

/// One thing a browser tab did that tells of its searches. Never who did it.
struct SearchStep {
    enum class Is { searched, listed, chosen, added };
    Is is{};
    std::string tab;
    TimePoint at;
    std::string query{};                  // searched: its key
    std::optional<std::int64_t> found{};  // searched: how many products, when the page reported
    std::vector<std::string> products{};  // listed: in their order; chosen, added: codes
};

/// What came of a search. A tab counts once for each.
struct SearchSums {
    std::int64_t searches{};
    std::int64_t empty{};   // found nothing
    std::int64_t chosen{};  // a product was opened, or put into the cart
    std::int64_t added{};   // a product was put into the cart
    SearchSums& operator+=(const SearchSums& other) {
        searches += other.searches;
        empty += other.empty;
        chosen += other.chosen;
        added += other.added;
        return *this;
    }
};

/// How often a product was chosen of a search, and how often what stands where it stood is chosen.
struct ChoiceSums {
    std::int64_t chosen{};
    std::int64_t added{};
    double expected{};
};

using TwoTexts = std::pair<std::string, std::string>;

struct SearchDay {
    std::map<std::string, SearchSums> searches;  // by query
    std::map<TwoTexts, ChoiceSums> choices;      // by query and product
    std::map<TwoTexts, std::int64_t> next;       // by a query that led to nothing and the next, which did
};

/// What a product gains or loses in a search, and why.
struct SearchLift {
    std::string query;
    std::string product;
    int percent{};
    ChoiceSums sums;
};

/// How a search went over some days.
struct SearchFigures {
    std::string query;
    SearchSums sums;
};

/// A search that led to nothing, what was searched for next, and how often: words that may mean the same.
struct NextSearch {
    std::string query;
    std::string next;
    std::int64_t times{};
};

/// How searches went over some days up to today, and all of them over as many days before.
struct SearchPeriod {
    std::int64_t days{};         // summed up, of those asked for
    std::int64_t days_before{};  // the same of as many days before, as far as their totals are whole
    SearchSums all{};
    SearchSums before{};
    std::vector<SearchFigures> searches{};      // of three tabs on one day at least, the most often first
    std::map<std::string, std::string> next{};  // by a search that led to nothing: the next that did, most often
};

struct SearchReport {
    std::int64_t days{};  // summed up, of those asked for
    SearchSums all{};
    std::vector<SearchFigures> top{};
    std::vector<SearchFigures> empty{};
    std::vector<SearchFigures> seldom_chosen{};
    std::vector<NextSearch> candidates{};
    std::vector<SearchLift> lifts{};  // that hold, the largest first
};

}  // namespace spaza
