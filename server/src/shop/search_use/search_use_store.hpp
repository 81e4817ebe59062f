#pragma once

#include <functional>

#include "shop/search_use/search_use.hpp"

namespace spaza {

struct SearchUseStore {
    virtual ~SearchUseStore() = default;
    /// Tab by tab, in the order of time; what came in from one moment until before the other.
    virtual void steps(TimePoint from, TimePoint until, const std::function<void(const SearchStep&)>& each) = 0;
    /// When the first event that is kept came in.
    virtual std::optional<TimePoint> first_step() = 0;
    virtual std::optional<std::string> last_summed() = 0;
    /// The whole day, in place of what was kept of it; it is summed up when it is over at `over_at`.
    virtual void keep(const std::string& day, const SearchDay& sums, std::optional<TimePoint> over_at) = 0;

    /// Of days from this one on.
    virtual std::map<std::string, SearchSums> searches(const std::string& from) = 0;
    /// That so many tabs made on one of the days; the most often first.
    virtual std::vector<SearchFigures> reported(const std::string& from, std::int64_t least) = 0;
    /// Of all searches together, rare ones too, from one day on until before the other; from a day whose totals
    /// are not known what is kept of it.
    virtual SearchSums sums(const std::string& from, const std::string& until) = 0;
    /// Days whose totals are known, from one day on until before the other.
    virtual std::int64_t whole_days(const std::string& from, const std::string& until) = 0;
    /// That led to something at least so often, and in half of all tries; the most often first.
    virtual std::vector<SearchFigures> worked(const std::string& from, std::int64_t chosen, int most) = 0;
    virtual std::map<TwoTexts, ChoiceSums> choices(const std::string& from) = 0;
    /// That came so often on one of the days; the most often first.
    virtual std::vector<NextSearch> next(const std::string& from, std::int64_t least, int most) = 0;
    virtual std::int64_t days(const std::string& from) = 0;

    /// In place of what was learned before; every process hears of it after the commit.
    virtual void replace_lifts(const std::vector<SearchLift>& lifts) = 0;
    virtual std::vector<SearchLift> lifts() = 0;
    /// Whether what was learned counts.
    virtual bool is_learning() = 0;
    virtual void set_learning(bool on) = 0;
};

}  // namespace spaza
