#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <optional>

#include "app/commands/calm_text.hpp"
#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/search_commands.hpp"
#include "app/commands/system_login.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/merchandising/merchandising_service.hpp"
#include "shop/merchandising/merchandising_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"

namespace spaza::app {
namespace search_rules {
namespace {

struct RuleArguments {
    ChosenShop shop;
    SearchRule rule;
    std::vector<std::string> products;
    std::string from;
    std::string until;
    std::string brand;
    std::string category;
    std::string product;
    std::int64_t id{};
    std::string by;
};

TimePoint day_in(const std::string& text) {
    const auto day = johannesburg_midnight(text);
    if (!day) throw CommandFailed{"'" + text + "' is no day; write it as 2027-04-01"};
    return *day;
}

template <class Use>
auto with_rules(const RuleArguments& given, const Use& use) {
    const auto database = storage::open_ready(given.shop.url(), {});
    const SystemClock clock;
    using Answer = std::invoke_result_t<Use, MerchandisingService&>;
    std::optional<Answer> answer;
    database->write([&](storage::Session& session) {
        SqlSearchRuleStore store{session};
        SqlStaffActStore acts{session, clock, system_login()};
        MerchandisingService rules{store, acts, clock, given.by.empty() ? system_login() : given.by};
        answer.emplace(use(rules));
        return true;
    });
    return *std::move(answer);
}

std::string day_of(TimePoint at) { return iso_time(at + kJohannesburgOffset).substr(0, 10); }

void print(const SearchRule& rule, TimePoint now) {
    std::cout << rule.id << "  " << (rule.query.empty() ? "(every search)" : calm(rule.query)) << "  "
              << spaza::name_of(rule.is) << ' ';
    if (rule.is == SearchRule::Is::pin)
        std::cout << rule.place;
    else
        std::cout << rule.percent << '%';
    std::cout << "  " << spaza::name_of(rule.of) << ' ' << calm(rule.code) << "  from " << day_of(rule.from);
    if (rule.until) std::cout << " until " << day_of(*rule.until);
    if (!rule.holds(now)) std::cout << (now < rule.from ? "  (to come)" : "  (over)");
    std::cout << "  by " << calm(rule.set_by);
    if (!rule.note.empty()) std::cout << "  " << calm(rule.note);
    std::cout << '\n';
}

void take_dates(RuleArguments& given) {
    given.rule.from = given.from.empty() ? SystemClock{}.now() : day_in(given.from);
    if (!given.until.empty()) given.rule.until = day_in(given.until);
}

void pin(RuleArguments given) {
    take_dates(given);
    given.rule.is = SearchRule::Is::pin;
    given.rule.of = SearchRule::Of::product;
    const auto added = with_rules(given, [&](MerchandisingService& rules) {
        std::vector<SearchRule> all;
        for (const std::string& product : given.products) {
            SearchRule rule = given.rule;
            rule.code = product;
            rule.place = given.rule.place + static_cast<int>(all.size());
            all.push_back(done(rules.add(std::move(rule))).rule);
        }
        return all;
    });
    for (const SearchRule& rule : added) print(rule, SystemClock{}.now());
}

void boost(RuleArguments given) {
    take_dates(given);
    given.rule.is = SearchRule::Is::boost;
    const int named = !given.product.empty() + !given.brand.empty() + !given.category.empty();
    if (named != 1) throw CommandFailed{"say one of --product, --brand and --category"};
    using Of = SearchRule::Of;
    given.rule.of = !given.product.empty() ? Of::product : !given.brand.empty() ? Of::brand : Of::category;
    given.rule.code = given.product + given.brand + given.category;
    print(with_rules(given, [&](MerchandisingService& rules) { return done(rules.add(given.rule)).rule; }),
          SystemClock{}.now());
}

void list(const RuleArguments& given) {
    const auto all = with_rules(given, [](MerchandisingService& rules) { return rules.all(); });
    for (const SearchRule& rule : all) print(rule, SystemClock{}.now());
    if (all.empty()) std::cout << "there is no rule\n";
}

void drop(const RuleArguments& given) {
    with_rules(given, [&](MerchandisingService& rules) {
        if (const auto gone = rules.remove(given.id); !gone)
            throw CommandFailed{"there is no rule " + std::to_string(given.id)};
        return true;
    });
    std::cout << "rule " << given.id << " is removed\n";
}

void add_dates(CLI::App& command, RuleArguments& given) {
    command.add_option("--from", given.from, "The day it begins (YYYY-MM-DD, Johannesburg); now without it");
    command.add_option("--until", given.until, "The day on which it has ended; without it, until it is removed");
    command.add_option("--note", given.rule.note, "Why, for those who come after");
    command.add_option("--as", given.by, "Who sets it, for `spaza audit`; the machine's user without it");
}

}  // namespace
}  // namespace search_rules

void add_search(CLI::App& program) {
    using namespace search_rules;
    auto* command = program.add_subcommand("search", "What is searched for, and what comes first");
    command->require_subcommand(1);
    auto given = std::make_shared<RuleArguments>();

    auto* pinner = command->add_subcommand("pin", "Show products first for a search");
    given->shop.add_to(*pinner);
    pinner->add_option("search", given->rule.query, "As a shopper types it, e.g. \"chest freezer\"")->required();
    pinner->add_option("products", given->products, "Codes, in their order")->required();
    given->rule.place = 1;
    pinner->add_option("--place", given->rule.place, "Of the first of them among the pins of this search")
        ->capture_default_str()
        ->check(CLI::Range(1, kMostPins));
    add_dates(*pinner, *given);
    pinner->callback([given] { search_rules::pin(*given); });

    auto* booster = command->add_subcommand("boost", "Let a product, brand or department count more, or less");
    given->shop.add_to(*booster);
    booster->add_option("percent", given->rule.percent, "150 is half as much again, 50 half as much")->required();
    booster->add_option("--search", given->rule.query, "Only for this search; for every one without it");
    booster->add_option("--product", given->product, "A product's code");
    booster->add_option("--brand", given->brand, "A brand's code");
    booster->add_option("--category", given->category, "A department's code, with all below it");
    add_dates(*booster, *given);
    booster->callback([given] { search_rules::boost(*given); });

    auto* lister = command->add_subcommand("rules", "All of them, by search");
    given->shop.add_to(*lister);
    lister->callback([given] { search_rules::list(*given); });

    auto* dropper = command->add_subcommand("drop", "Remove a rule; searches go by it no more at once");
    given->shop.add_to(*dropper);
    dropper->add_option("number", given->id, "Its number, of `spaza search rules`")->required();
    dropper->add_option("--as", given->by, "Who removes it, for `spaza audit`; the machine's user without it");
    dropper->callback([given] { search_rules::drop(*given); });

    add_search_report(*command);
    add_search_replay(*command);
}

}  // namespace spaza::app
