#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "shop/search_use/search_use_store.hpp"

namespace spaza {

/// Sums up what shoppers did with their searches, learns from it, and reports it.
class SearchUseService {
public:
    SearchUseService(SearchUseStore& store, const Clock& clock) : store_{store}, clock_{clock} {}

    /// Days of Johannesburg that are over and not summed up, the oldest first, a month of them at most.
    std::vector<std::string> days_due();
    /// What came of a day's searches; nothing is kept.
    SearchDay sums_of(const std::string& day);
    /// In place of what was kept of that day; one that is not over is due again when it is.
    void keep(const std::string& day, const SearchDay& sums);

    /// What products gain or lose in searches, by so many days back; nothing is kept.
    std::vector<SearchLift> learned(std::chrono::days back);
    /// In place of what was learned before.
    void keep(const std::vector<SearchLift>& lifts) { store_.replace_lifts(lifts); }
    bool is_learning() { return store_.is_learning(); }
    void set_learning(bool on) { store_.set_learning(on); }
    std::vector<SearchLift> lifts() { return store_.lifts(); }

    /// Searches that at least three tabs made; `most` of each list.
    SearchReport report(std::chrono::days back, int most);
    /// Of so many days back, whole: what `searches_of` reads.
    SearchPeriod period(std::chrono::days back);
    /// Searches that led to something lately, for suggestions.
    std::vector<SearchFigures> worked(std::chrono::days back);

private:
    std::string day_back(std::chrono::days back) const;

    SearchUseStore& store_;
    const Clock& clock_;
};

}  // namespace spaza
