#include <CLI/CLI.hpp>
#include <boost/json.hpp>
#include <fmt/core.h>
#include <iostream>
#include <memory>

#include "app/commands/calm_text.hpp"
#include "app/commands/chosen_shop.hpp"
#include "app/commands/search_commands.hpp"
#include "app/search_steering.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/search_use/search_use_service.hpp"
#include "shop/search_use/search_use_store_sql.hpp"

namespace spaza::app {
namespace search_report {
namespace {

struct ReportArguments {
    ChosenShop shop;
    int days{28};
    int most{20};
    bool json{false};
    bool today{false};
    std::string learning;
};

std::int64_t percent(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0 : (100 * part + whole / 2) / whole;
}

boost::json::object object_of(const SearchSums& sums) {
    return {{"searches", sums.searches}, {"empty", sums.empty}, {"chosen", sums.chosen}, {"added", sums.added}};
}

boost::json::array array_of(const std::vector<SearchFigures>& figures) {
    boost::json::array all;
    for (const SearchFigures& each : figures) {
        boost::json::object one = object_of(each.sums);
        one["query"] = each.query;
        all.push_back(std::move(one));
    }
    return all;
}

void print_json(const SearchReport& report) {
    boost::json::array candidates;
    for (const NextSearch& each : report.candidates)
        candidates.push_back({{"query", each.query}, {"next", each.next}, {"times", each.times}});
    boost::json::array lifts;
    for (const SearchLift& each : report.lifts)
        lifts.push_back({{"query", each.query},
                         {"product", each.product},
                         {"percent", each.percent},
                         {"chosen", each.sums.chosen},
                         {"added", each.sums.added},
                         {"expected", each.sums.expected}});
    std::cout << boost::json::serialize(boost::json::object{{"days", report.days},
                                                            {"all", object_of(report.all)},
                                                            {"top", array_of(report.top)},
                                                            {"empty", array_of(report.empty)},
                                                            {"seldomChosen", array_of(report.seldom_chosen)},
                                                            {"candidates", std::move(candidates)},
                                                            {"lifts", std::move(lifts)}})
              << '\n';
}

void print_searches(const char* title, const std::vector<SearchFigures>& figures) {
    if (figures.empty()) return;
    std::cout << '\n' << title << '\n';
    for (const SearchFigures& each : figures)
        std::cout << fmt::format("{:>8}  {:>3} % chosen  {:>3} % empty  {}\n", each.sums.searches,
                                 percent(each.sums.chosen, each.sums.searches),
                                 percent(each.sums.empty, each.sums.searches), calm(each.query));
}

void print(const SearchReport& report) {
    std::cout << report.all.searches << " searches on " << report.days << " days; "
              << percent(report.all.chosen, report.all.searches) << " % led to a product, "
              << percent(report.all.added, report.all.searches) << " % to the cart, "
              << percent(report.all.empty, report.all.searches) << " % found nothing\n";
    print_searches("Most often", report.top);
    print_searches("Found nothing", report.empty);
    print_searches("Seldom chosen from", report.seldom_chosen);
    if (!report.candidates.empty()) std::cout << "\nLed to nothing; then, to something: do they mean the same?\n";
    for (const NextSearch& each : report.candidates)
        std::cout << fmt::format("{:>8}  {}  then  {}\n", each.times, calm(each.query), calm(each.next));
    if (!report.lifts.empty()) std::cout << "\nLearned\n";
    for (const SearchLift& each : report.lifts)
        std::cout << fmt::format(
            "{:>+7} %  {}  in  {}: chosen {} times ({} into the cart), {:.0f} expected there\n", each.percent,
            each.product, calm(each.query), each.sums.chosen, each.sums.added, each.sums.expected);
}

void show(const ReportArguments& given) {
    const auto database = storage::open_ready(given.shop.url(), {});
    const SystemClock clock;
    const SearchReport report = database->reading([&](storage::Session& session) {
        SqlSearchUseStore store{session};
        return SearchUseService{store, clock}.report(std::chrono::days{given.days}, given.most);
    });
    if (given.json)
        print_json(report);
    else
        print(report);
}

/// What the shop does by night.
void learn(const ReportArguments& given) {
    const auto database = storage::open_ready(given.shop.url(), {});
    const SystemClock clock;
    const auto reading = [&](const auto& use) {
        return database->reading([&](storage::Session& session) {
            SqlSearchUseStore store{session};
            SearchUseService service{store, clock};
            return use(service);
        });
    };
    const auto keep = [&](const auto&... kept) {
        database->writing([&](storage::Session& session) {
            SqlSearchUseStore store{session};
            SearchUseService{store, clock}.keep(kept...);
            return true;
        });
    };
    std::vector<std::string> days = reading([](SearchUseService& use) { return use.days_due(); });
    if (given.today) days.push_back(iso_time(clock.now() + kJohannesburgOffset).substr(0, 10));
    for (const std::string& day : days) {
        const SearchDay sums = reading([&](SearchUseService& use) { return use.sums_of(day); });
        keep(day, sums);
        std::cout << day << "  " << sums.searches.size() << " searches\n";
    }
    const auto lifts = reading([](SearchUseService& use) { return use.learned(kSearchesLearntFrom); });
    keep(lifts);
    std::cout << lifts.size() << " products gain or lose in a search\n";
}

void set_learning(const ReportArguments& given) {
    const auto database = storage::open_ready(given.shop.url(), {});
    const SystemClock clock;
    const bool on = database->writing([&](storage::Session& session) {
        SqlSearchUseStore store{session};
        SearchUseService use{store, clock};
        if (!given.learning.empty()) use.set_learning(given.learning == "on");
        return use.is_learning();
    });
    std::cout << "what shoppers choose " << (on ? "moves" : "does not move") << " products in a search\n";
}

}  // namespace
}  // namespace search_report

void add_search_report(CLI::App& search) {
    using namespace search_report;
    auto given = std::make_shared<ReportArguments>();

    auto* reporter = search.add_subcommand(
        "report", "Searches: most often, empty, seldom chosen from, and what to do about them");
    given->shop.add_to(*reporter);
    reporter->add_option("--days", given->days, "Of so many days back")
        ->capture_default_str()
        ->check(CLI::Range(1, 400));
    reporter->add_option("--most", given->most, "Of each list")->capture_default_str()->check(CLI::Range(1, 1000));
    reporter->add_flag("--json", given->json, "For programs");
    reporter->callback([given] { search_report::show(*given); });

    auto* learner = search.add_subcommand("learn", "Sum up days that are over and learn from them, as each night");
    given->shop.add_to(*learner);
    learner->add_flag("--today", given->today, "Also the day that is not over; it is summed up again when it is");
    learner->callback([given] { search_report::learn(*given); });

    auto* switcher = search.add_subcommand("learning", "Whether what was learned counts");
    given->shop.add_to(*switcher);
    switcher->add_option("state", given->learning, "on or off; without it, only reported")
        ->check(CLI::IsMember({"on", "off"}));
    switcher->callback([given] { search_report::set_learning(*given); });
}

}  // namespace spaza::app
