#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json.hpp>
#include <fmt/core.h>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>

#include "app/commands/calm_text.hpp"
#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/search_commands.hpp"
#include "app/search_steering.hpp"
#include "base/assets.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/catalogue/catalogue_snapshot.hpp"
#include "shop/catalogue/catalogue_store_sql.hpp"
#include "shop/search/search_snapshot.hpp"
#include "shop/search_use/search_use_service.hpp"
#include "shop/search_use/search_use_store_sql.hpp"

namespace spaza::app {
namespace search_replay {
namespace {

constexpr std::size_t kFirst = 10;  // products compared

struct ReplayArguments {
    ChosenShop shop;
    std::string words;
    std::string at;
    bool without_rules{false};
    int days{28};
    int most{500};
    int shown{20};
    bool json{false};
};

std::string text_of(const std::string& file) {
    std::ifstream in{file};
    if (!in) throw CommandFailed{"cannot read " + file};
    return {std::istreambuf_iterator<char>{in}, {}};
}

/// The words of a file, or those built in. Throws with the first line that is not understood.
std::string words_in(const std::string& file) {
    if (file.empty()) return std::string{asset("server/assets/search/synonyms.txt").value_or("")};
    std::string text = text_of(file);
    if (const auto problems = search::SearchWords{text}.problems(); !problems.empty())
        throw CommandFailed{file + ", " + problems.front()};
    return text;
}

/// One way of searching: words, and what steers them at a moment.
struct Way {
    search::SearchSnapshot words;
    search::Steering steering;
    TimePoint at;

    search::Listing list(const std::string& query) const {
        const auto data = words.data();
        search::ListingRequest request;
        request.query.text = query;
        request.query.sort = "relevance";
        request.page_size = kFirst;
        request.steered = steering.of(query, at, *data->view().catalogue);
        return data->list(request);
    }
};

/// Where, from 1, each product chosen before stands now, weighed by how often: one over its place; 0 beyond the
/// first.
double standing(const std::vector<Ordinal>& found, const std::map<Ordinal, std::int64_t>& chosen) {
    double sum = 0;
    double all = 0;
    for (const auto& [product, times] : chosen) {
        all += static_cast<double>(times);
        const auto at = std::ranges::find(found, product);
        if (at != found.end()) sum += static_cast<double>(times) / static_cast<double>(at - found.begin() + 1);
    }
    return all == 0 ? 0 : sum / all;
}

struct Replayed {
    std::string query;
    std::int64_t searches{};
    search::Listing before;
    search::Listing after;
    bool judged{};  // something was chosen of it
    double standing_before{};
    double standing_after{};
    std::size_t kept() const {
        return static_cast<std::size_t>(std::ranges::count_if(after.products, [&](Ordinal product) {
            return std::ranges::find(before.products, product) != before.products.end();
        }));
    }
    bool same() const { return before.products == after.products && before.total == after.total; }
};

struct Summary {
    std::size_t changed{};
    std::int64_t changed_searches{};
    std::int64_t searches{};
    std::int64_t empty_before{};
    std::int64_t empty_after{};
    double before{};
    double after{};
    std::int64_t judged{};
};

Summary summed(const std::vector<Replayed>& all) {
    Summary sum;
    for (const Replayed& each : all) {
        sum.searches += each.searches;
        if (!each.same()) {
            ++sum.changed;
            sum.changed_searches += each.searches;
        }
        if (each.before.total == 0) sum.empty_before += each.searches;
        if (each.after.total == 0) sum.empty_after += each.searches;
        if (!each.judged) continue;
        sum.judged += each.searches;
        sum.before += each.standing_before * static_cast<double>(each.searches);
        sum.after += each.standing_after * static_cast<double>(each.searches);
    }
    return sum;
}

double mean(double sum, std::int64_t count) { return count == 0 ? 0 : sum / static_cast<double>(count); }

void print(const std::vector<Replayed>& all, const Catalogue& catalogue, int most) {
    const Summary sum = summed(all);
    std::cout << fmt::format(
        "{} queries, searched for {} times\n{} of them are answered otherwise ({} searches)\nfound nothing: {} "
        "searches "
        "before, {} after\n",
        all.size(), sum.searches, sum.changed, sum.changed_searches, sum.empty_before, sum.empty_after);
    if (sum.judged > 0)
        std::cout << fmt::format("where what was chosen stands (1 is first): {:.3f} before, {:.3f} after\n",
                                 mean(sum.before, sum.judged), mean(sum.after, sum.judged));
    const auto named = [&](const search::Listing& listing) {
        return listing.products.empty() ? std::string{"nothing"}
                                        : calm(std::string{catalogue.names[listing.products.front()]});
    };
    for (const Replayed& each : all) {
        if (each.same()) continue;
        if (most-- == 0) break;
        std::cout << fmt::format("{:>8}  {}: {} results, then {}; {} of the first {} stay; {}, then {}\n",
                                 each.searches, calm(each.query), each.before.total, each.after.total, each.kept(),
                                 each.before.products.size(), named(each.before), named(each.after));
    }
}

boost::json::array codes_of(const std::vector<Ordinal>& products, const Catalogue& catalogue) {
    boost::json::array codes;
    for (const Ordinal product : products) codes.emplace_back(catalogue.code(product));
    return codes;
}

void print_json(const std::vector<Replayed>& all, const Catalogue& catalogue) {
    const Summary sum = summed(all);
    boost::json::array changed;
    for (const Replayed& each : all)
        if (!each.same())
            changed.push_back({{"query", each.query},
                               {"searches", each.searches},
                               {"resultsBefore", each.before.total},
                               {"resultsAfter", each.after.total},
                               {"before", codes_of(each.before.products, catalogue)},
                               {"after", codes_of(each.after.products, catalogue)}});
    std::cout << boost::json::serialize(boost::json::object{{"queries", all.size()},
                                                            {"searches", sum.searches},
                                                            {"emptyBefore", sum.empty_before},
                                                            {"emptyAfter", sum.empty_after},
                                                            {"standingBefore", mean(sum.before, sum.judged)},
                                                            {"standingAfter", mean(sum.after, sum.judged)},
                                                            {"changed", std::move(changed)}})
              << '\n';
}

TimePoint moment(const std::string& day) {
    if (day.empty()) return SystemClock{}.now();
    if (const auto midnight = johannesburg_midnight(day)) return *midnight;
    throw CommandFailed{"'" + day + "' is no day; write it as 2027-04-01"};
}

void replay(const ReplayArguments& given) {
    const Config config = given.shop.config();
    const auto database = storage::open_ready(database_of(config), {});
    const SystemClock clock;
    const auto steering = [&] {
        return database->reading([&](storage::Session& session) { return search_steering(session, clock); });
    };
    Way before{search::SearchSnapshot{words_in(config.search.synonyms)}, steering(), clock.now()};
    Way after{search::SearchSnapshot{words_in(given.words.empty() ? config.search.synonyms : given.words)},
              given.without_rules ? search::Steering{} : steering(), moment(given.at)};
    SqlCatalogueStore store{*database};
    CatalogueSnapshot snapshot{store};
    snapshot.before_publishing([&](const CatalogueView& view) {
        before.words.prepare(view);
        after.words.prepare(view);
    });
    snapshot.load();
    const Catalogue& catalogue = *snapshot.view()->catalogue;

    std::vector<Replayed> all;
    database->reading([&](storage::Session& session) {
        SqlSearchUseStore use{session};
        const std::string from =
            iso_time(clock.now() + kJohannesburgOffset - std::chrono::days{given.days}).substr(0, 10);
        std::map<std::string, std::map<Ordinal, std::int64_t>> chosen;
        for (const auto& [key, sums] : use.choices(from))
            if (const auto product = catalogue.find(key.second); product && sums.chosen > 0)
                chosen[key.first][*product] = sums.chosen;
        for (const SearchFigures& each :
             SearchUseService{use, clock}.report(std::chrono::days{given.days}, given.most).top) {
            Replayed one{.query = each.query,
                         .searches = each.sums.searches,
                         .before = before.list(each.query),
                         .after = after.list(each.query)};
            if (const auto found = chosen.find(each.query); found != chosen.end()) {
                one.judged = true;
                one.standing_before = standing(one.before.products, found->second);
                one.standing_after = standing(one.after.products, found->second);
            }
            all.push_back(std::move(one));
        }
        return true;
    });
    if (given.json)
        print_json(all, catalogue);
    else if (all.empty())
        std::cout << "nothing was searched for often enough yet\n";
    else
        print(all, catalogue, given.shown);
}

}  // namespace
}  // namespace search_replay

void add_search_replay(CLI::App& search) {
    using namespace search_replay;
    auto given = std::make_shared<ReplayArguments>();
    auto* command = search.add_subcommand(
        "replay", "What searches of late would find with other words or rules, before anybody sees them");
    given->shop.add_to(*command);
    command->add_option("--words", given->words, "A file of words as search.synonyms has it")
        ->check(CLI::ExistingFile);
    command->add_option("--at", given->at, "By the rules of this day (YYYY-MM-DD)");
    command->add_flag("--without-rules", given->without_rules, "Without rules and what was learned");
    command->add_option("--days", given->days, "Searches of so many days back")
        ->capture_default_str()
        ->check(CLI::Range(1, 400));
    command->add_option("--queries", given->most, "So many, the most frequent")
        ->capture_default_str()
        ->check(CLI::Range(1, 100000));
    command->add_option("--most", given->shown, "How many of those that change to show")
        ->capture_default_str()
        ->check(CLI::Range(1, 100000));
    command->add_flag("--json", given->json, "For programs");
    command->callback([given] { search_replay::replay(*given); });
}

}  // namespace spaza::app
