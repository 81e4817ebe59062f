#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <unistd.h>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/dated_settings.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/search/vocabulary.hpp"
#include "shop/terms/terms_store_sql.hpp"

namespace spaza::app {
namespace {

struct SettingsArguments {
    ChosenShop shop;
    std::string name;
    std::string value;
    std::string from;
};

/// `2027-04-01 00:00`, in Johannesburg.
std::string spoken_time(TimePoint at) {
    std::string text = iso_time(at + kJohannesburgOffset).substr(0, 16);
    text[10] = ' ';
    return text;
}

std::string spoken_value(const std::string& value) { return value.empty() ? "0" : value; }

/// Who is at the keyboard, for the record.
std::string operator_name() {
    const char* behind_sudo = std::getenv("SUDO_USER");
    const char* user = behind_sudo ? behind_sudo : std::getenv("USER");
    std::array<char, 256> host{};
    ::gethostname(host.data(), host.size() - 1);
    const std::string name = user ? user : "uid " + std::to_string(::getuid());
    return name + '@' + host.data();
}

const DatedSetting& known(const std::string& name) {
    if (const DatedSetting* setting = dated_setting(name)) return *setting;
    std::string nearest;
    std::string all;
    int least = static_cast<int>(name.size()) / 2 + 1;
    for (const DatedSetting& each : dated_settings()) {
        all += (all.empty() ? "" : ", ") + std::string{each.name};
        const int distance = search::edit_distance(name, each.name, least);
        if (distance >= least) continue;
        least = distance;
        nearest = each.name;
    }
    throw CommandFailed{"'" + name + "' is no dated setting" +
                        (nearest.empty() ? "; there are " + all : " (did you mean " + nearest + "?)")};
}

/// The midnight a day begins with; only days to come can be planned.
TimePoint planned(const std::string& day, TimePoint now) {
    const auto midnight = johannesburg_midnight(day);
    if (!midnight) throw CommandFailed{"'" + day + "' is no day; write it as 2027-04-01"};
    if (*midnight <= now)
        throw CommandFailed{day +
                            " has begun: what was sold since keeps its figures; without --from, the value "
                            "counts from now on"};
    return *midnight;
}

void set(const SettingsArguments& given) {
    const DatedSetting& setting = known(given.name);
    ShopTerms probe;
    if (!setting.set(probe, given.value))
        throw CommandFailed{given.name + " must be " + std::string{setting.must} + ", not '" + given.value + "'"};
    const auto database = storage::open_ready(given.shop.url(), {});
    const TimePoint from = database->writing([&](storage::Session& session) {
        SqlTermsStore store{session};
        store.hold();
        const TimePoint now = store.now();
        const TimePoint since =
            given.from.empty() ? from_now(store.history(), given.name, now) : planned(given.from, now);
        store.add({given.name, since, given.value, now, operator_name()});
        return since;
    });
    std::cout << given.name << " is " << spoken_value(given.value) << " from " << spoken_time(from)
              << " (Johannesburg) on\n";
}

void withdraw(const SettingsArguments& given) {
    known(given.name);
    const auto database = storage::open_ready(given.shop.url(), {});
    database->writing([&](storage::Session& session) {
        SqlTermsStore store{session};
        store.hold();
        const TimePoint now = store.now();
        const TimePoint from = planned(given.from, now);
        const bool is_set = std::ranges::any_of(standing_values(store.history()), [&](const DatedValue& each) {
            return each.name == given.name && each.from == from;
        });
        if (!is_set) throw CommandFailed{"nothing is set for " + given.name + " from " + given.from + " on"};
        store.add({given.name, from, std::nullopt, now, operator_name()});
        return true;
    });
    std::cout << given.name << " does not change on " << given.from << '\n';
}

/// What counts now and what is planned, setting by setting.
void list(const SettingsArguments& given) {
    const Config config = given.shop.config();
    const auto database = storage::open_ready(database_of(config), {});
    std::map<std::pair<std::string, TimePoint>, std::string> values;
    for (const DatedValue& each : first_values(config)) values[{each.name, each.from}] = each.value;
    const TimePoint now = database->reading([&](storage::Session& session) {
        const SqlTermsStore store{session};
        for (const DatedValue& each : standing_values(store.history()))
            values[{each.name, each.from}] = each.value;
        return store.now();
    });
    for (const DatedSetting& setting : dated_settings()) {
        std::string current;
        std::string planned;
        for (const auto& [key, value] : values) {
            const auto& [name, from] = key;
            if (name != setting.name) continue;
            if (from <= now)
                current = value;
            else
                planned += name + "  " + spoken_value(value) + "  from " + spoken_time(from) + '\n';
        }
        std::cout << setting.name << "  " << spoken_value(current) << "  now    " << setting.about << '\n'
                  << planned;
    }
}

void history(const SettingsArguments& given) {
    const auto database = storage::open_ready(given.shop.url(), {});
    const auto changes =
        database->reading([](storage::Session& session) { return SqlTermsStore{session}.history(); });
    for (const TermsChange& each : changes)
        std::cout << spoken_time(each.set_at) << "  " << each.set_by << "  " << each.name << ' '
                  << (each.value ? spoken_value(*each.value) : "withdrawn") << "  from " << spoken_time(each.from)
                  << '\n';
    if (changes.empty()) std::cout << "nothing was set: the configuration counts\n";
}

}  // namespace

void add_settings(CLI::App& program) {
    auto* command = program.add_subcommand("settings", "VAT, delivery and other figures that change on a date");
    command->require_subcommand(1);
    auto given = std::make_shared<SettingsArguments>();
    const auto add = [&](const char* name, const char* about, void (*run)(const SettingsArguments&)) {
        auto* action = command->add_subcommand(name, about);
        given->shop.add_to(*action);
        action->callback([given, run] { run(*given); });
        return action;
    };
    add("list", "What counts now, and what is planned", list);
    add("history", "Who set what, and when", history);
    auto* setting = add("set", "Give a setting another value, from now or from a day on", set);
    setting->add_option("name", given->name, "As `spaza settings list` shows it")->required();
    setting->add_option("value", given->value, "Such as 15, 5000 or 14:00")->required();
    setting->add_option("--from", given->from,
                        "A day to come, such as 2027-04-01: from its midnight in Johannesburg");
    auto* back = add("withdraw", "Take back what was planned for a day", withdraw);
    back->add_option("name", given->name, "As `spaza settings list` shows it")->required();
    back->add_option("--from", given->from, "The day it was planned for")->required();
}

}  // namespace spaza::app
