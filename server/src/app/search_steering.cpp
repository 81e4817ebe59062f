#include "app/search_steering.hpp"

#include <memory>

#include "platform/log/log.hpp"
#include "shop/merchandising/merchandising_store_sql.hpp"
#include "shop/search_use/search_use_rules.hpp"
#include "shop/search_use/search_use_service.hpp"
#include "shop/search_use/search_use_store_sql.hpp"

namespace spaza::app {
namespace {

struct ChoreClock final : Clock {
    explicit ChoreClock(TimePoint at) : at_{at} {}
    TimePoint now() const override { return at_; }
    TimePoint at_;
};

std::string day_before(TimePoint now, std::chrono::days back) {
    return iso_time(now + kJohannesburgOffset - back).substr(0, 10);
}

std::int64_t remove_old(storage::Session& session, TimePoint now) {
    const std::string old = day_before(now, std::chrono::days{400});
    const std::string seldom = day_before(now, kSearchesLearntFrom + std::chrono::days{3});
    std::int64_t removed = 0;
    for (const char* table : {"search_day", "search_choice", "search_next", "search_summed"})
        removed += session.execute(std::string{"DELETE FROM "} + table + " WHERE day < $1", {old});
    removed +=
        session.execute("DELETE FROM search_day WHERE day < $1 AND searches < $2", {seldom, kReportedSearches});
    removed += session.execute("DELETE FROM search_choice WHERE day < $1 AND chosen = 0", {seldom});
    removed +=
        session.execute("DELETE FROM search_next WHERE day < $1 AND times < $2", {seldom, kReportedSearches});
    return removed;
}

}  // namespace

search::Steering search_steering(storage::Session& session, const Clock& clock) {
    SqlSearchRuleStore rules{session};
    SqlSearchUseStore store{session};
    SearchUseService use{store, clock};
    std::vector<search::LearnedLift> learned;
    std::vector<search::WorkedQuery> worked;
    if (!use.is_learning()) return {rules.all(), learned, std::move(worked)};
    for (SearchLift& each : use.lifts())
        learned.push_back({std::move(each.query), std::move(each.product), each.percent});
    for (SearchFigures& each : use.worked(kSearchesLearntFrom))
        worked.push_back({std::move(each.query), each.sums.chosen});
    return {rules.all(), learned, std::move(worked)};
}

storage::Chore search_learning() {
    return {.name = "figures of searches",
            .remove = [next = TimePoint{}](storage::Database& database, TimePoint now) mutable {
                if (now < next) return std::int64_t{0};
                next = now + std::chrono::minutes{10};
                const ChoreClock clock{now};
                const auto due = database.reading([&](storage::Session& session) {
                    SqlSearchUseStore store{session};
                    return SearchUseService{store, clock}.days_due();
                });
                if (due.empty()) return std::int64_t{0};
                for (const std::string& day : due) {
                    const SearchDay sums = database.reading([&](storage::Session& session) {
                        SqlSearchUseStore store{session};
                        return SearchUseService{store, clock}.sums_of(day);
                    });
                    database.writing([&](storage::Session& session) {
                        SqlSearchUseStore store{session};
                        SearchUseService{store, clock}.keep(day, sums);
                        return true;
                    });
                }
                const auto lifts = database.reading([&](storage::Session& session) {
                    SqlSearchUseStore store{session};
                    return SearchUseService{store, clock}.learned(kSearchesLearntFrom);
                });
                return database.writing([&](storage::Session& session) {
                    SqlSearchUseStore store{session};
                    SearchUseService{store, clock}.keep(lifts);
                    log::info("searches_summed_up", {{"days", static_cast<std::int64_t>(due.size())},
                                                     {"lifts", static_cast<std::int64_t>(lifts.size())}});
                    return remove_old(session, now);
                });
            }};
}

}  // namespace spaza::app
