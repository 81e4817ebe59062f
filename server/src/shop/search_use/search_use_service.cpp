#include "shop/search_use/search_use_service.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "shop/search_use/search_use_rules.hpp"

namespace spaza {
namespace {

constexpr std::chrono::minutes kLate{10};  // browsers tell of the last minutes of a day so late
constexpr std::size_t kMostDaysDue = 31;

std::string written(std::chrono::sys_days day) {
    const std::chrono::year_month_day date{day};
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                       static_cast<unsigned>(date.day()));
}

std::vector<SearchFigures> first(std::vector<SearchFigures> all, int most, auto figure) {
    std::ranges::sort(all, [&](const SearchFigures& a, const SearchFigures& b) {
        return figure(a) != figure(b) ? figure(a) > figure(b) : a.query < b.query;
    });
    all.resize(std::min(all.size(), static_cast<std::size_t>(most)));
    return all;
}

}  // namespace

std::string SearchUseService::day_back(std::chrono::days back) const {
    return written(johannesburg_day(clock_.now()) - back);
}

std::vector<std::string> SearchUseService::days_due() {
    const std::chrono::sys_days today = johannesburg_day(clock_.now() - kLate);
    std::chrono::sys_days day = today - std::chrono::days{kMostDaysDue};
    if (const auto last = store_.last_summed()) {
        if (const auto midnight = johannesburg_midnight(*last))
            day = std::max(day, johannesburg_day(*midnight) + std::chrono::days{1});
    } else if (const auto began = store_.first_step()) {
        day = std::max(day, johannesburg_day(*began));
    } else {
        return {};
    }
    std::vector<std::string> due;
    for (; day < today; day += std::chrono::days{1}) due.push_back(written(day));
    return due;
}

SearchDay SearchUseService::sums_of(const std::string& day) {
    SearchDayReader reader;
    if (const auto from = johannesburg_midnight(day))
        store_.steps(*from, *from + std::chrono::days{1}, [&](const SearchStep& step) { reader.read(step); });
    return reader.sums();
}

void SearchUseService::keep(const std::string& day, const SearchDay& sums) {
    const TimePoint now = clock_.now();
    const bool over = day < written(johannesburg_day(now - kLate));
    store_.keep(day, sums, over ? std::optional{now} : std::nullopt);
}

std::vector<SearchLift> SearchUseService::learned(std::chrono::days back) {
    const std::string from = day_back(back);
    return lifts_of(store_.searches(from), store_.choices(from));
}

SearchReport SearchUseService::report(std::chrono::days back, int most) {
    const std::string from = day_back(back);
    SearchReport report{.days = store_.days(from)};
    std::vector<SearchFigures> all;
    for (const auto& [query, sums] : store_.searches(from)) {
        report.all += sums;
        if (sums.searches >= kReportedSearches) all.push_back({query, sums});
    }
    const auto searches = [](const SearchFigures& each) { return each.sums.searches; };
    report.top = first(all, most, searches);
    std::vector<SearchFigures> some;
    std::ranges::copy_if(all, std::back_inserter(some),
                         [](const SearchFigures& each) { return is_empty_search(each.sums); });
    report.empty = first(std::move(some), most, searches);
    some = {};
    std::ranges::copy_if(all, std::back_inserter(some),
                         [](const SearchFigures& each) { return is_weak_search(each.sums); });
    report.seldom_chosen = first(std::move(some), most, searches);
    report.candidates = store_.next(from, kReportedSearches, most);
    report.lifts = store_.lifts();
    std::ranges::stable_sort(report.lifts, std::greater{},
                             [](const SearchLift& each) { return std::abs(each.percent); });
    report.lifts.resize(std::min(report.lifts.size(), static_cast<std::size_t>(most)));
    return report;
}

SearchPeriod SearchUseService::period(std::chrono::days back) {
    constexpr int kMostNext = 5'000;
    constexpr const char* kEnd = "9999-12-31";  // after every day
    const std::string from = day_back(back);
    const std::string before = day_back(2 * back);
    SearchPeriod period{.days = store_.days(from),
                        .days_before = store_.whole_days(before, from),
                        .all = store_.sums(from, kEnd),
                        .before = store_.sums(before, from),
                        .searches = store_.reported(from, kReportedSearches)};
    // The most often first: what comes later of the same search is no news.
    for (NextSearch& each : store_.next(from, kReportedSearches, kMostNext))
        period.next.emplace(std::move(each.query), std::move(each.next));
    return period;
}

std::vector<SearchFigures> SearchUseService::worked(std::chrono::days back) {
    constexpr std::int64_t kChosen = 20;  // tabs
    constexpr int kMost = 5000;
    return store_.worked(day_back(back), kChosen, kMost);
}

}  // namespace spaza
