#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <iostream>
#include <memory>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/interruption.hpp"
#include "app/commands/time_json.hpp"
#include "app/feeds/feed_keeper.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/search/nearest.hpp"

namespace spaza::app {
namespace feeds {
namespace {

struct FeedArguments {
    ChosenShop shop;
    std::string name;
    bool json{false};
    bool again{false};
};

std::vector<Feed> feeds_of(const Config& config) {
    if (config.feeds.file.empty())
        throw CommandFailed{"no feeds: set feeds.file in the configuration file (docs/import.md, Feeds)"};
    return read_feeds(config.feeds.file);
}

boost::json::object json_of(const Feed& feed, const FeedState& state) {
    return {{"name", feed.name},
            {"from", feed.from},
            {"everySeconds", feed.every.count()},
            {"outcome", outcome_name(state.outcome)},
            {"words", state.words},
            {"triedAt", time_json(state.tried_at)},
            {"takenAt", time_json(state.taken_at)},
            {"dueAt", iso_time(state.due_at)},
            {"failures", state.failures},
            {"changed", state.changed}};
}

void print(const Feed& feed, const FeedState& state) {
    std::cout << feed.name << "  " << (state.tried_at ? outcome_name(state.outcome) : "not fetched yet");
    if (state.tried_at) std::cout << "  " << iso_time(*state.tried_at);
    if (state.failures > 1) std::cout << "  " << state.failures << " times in a row";
    if (!state.words.empty()) std::cout << "  " << state.words;
    std::cout << '\n';
}

void list(const FeedArguments& given) {
    const Config config = given.shop.config();
    const auto all = feeds_of(config);
    const auto database = storage::open_ready(database_of(config), {});
    FeedStates states{*database};
    boost::json::array list;
    for (const Feed& each : all) {
        const FeedState state = states.find(each.name).value_or(FeedState{.name = each.name});
        if (given.json)
            list.push_back(json_of(each, state));
        else
            print(each, state);
    }
    if (given.json) std::cout << boost::json::serialize(list) << '\n';
}

void run(const FeedArguments& given) {
    const Config config = given.shop.config();
    const auto all = feeds_of(config);
    std::vector<std::string> names;
    for (const Feed& each : all) names.push_back(each.name);
    if (!given.name.empty() && std::ranges::find(names, given.name) == names.end())
        throw CommandFailed{"there is no feed " + given.name + search::did_you_mean(given.name, names)};
    const auto database = storage::open_ready(database_of(config), {});
    heed_interruption();
    FeedStates states{*database};
    const SystemClock clock;
    boost::json::array list;
    int bad = 0;
    for (const Feed& each : all) {
        if (!given.name.empty() && each.name != given.name) continue;
        const auto state = claim_and_run(each, states, *database, clock,
                                         {.not_due = true, .unchanged = given.again}, interrupted);
        if (!state) throw CommandFailed{each.name + " is being fetched by the shop just now"};
        if (given.json)
            list.push_back(json_of(each, *state));
        else
            print(each, *state);
        if (state->failures > 0) ++bad;
        end_if_interrupted("stopped");
    }
    if (given.json) std::cout << boost::json::serialize(list) << '\n';
    if (bad > 0)
        throw CommandFailed{std::to_string(bad) + (bad == 1 ? " feed" : " feeds") + " could not be taken"};
}

}  // namespace
}  // namespace feeds

void add_feeds(CLI::App& program) {
    auto* command = program.add_subcommand("feeds", "Files that are fetched and imported by themselves");
    command->require_subcommand(1);
    auto given = std::make_shared<feeds::FeedArguments>();
    const auto add = [&](const char* name, const char* about, void (*action)(const feeds::FeedArguments&)) {
        auto* sub = command->add_subcommand(name, about);
        given->shop.add_to(*sub);
        sub->add_flag("--json", given->json, "As JSON");
        sub->callback([given, action] { action(*given); });
        return sub;
    };
    add("list", "What there is, and what became of each the last time", feeds::list);
    auto* runner = add("run", "Fetch and import one now, or all", feeds::run);
    runner->add_option("name", given->name, "As the file of feeds has it; default all");
    runner->add_flag("--again", given->again, "Also what has not changed since it was taken last");
}

}  // namespace spaza::app
