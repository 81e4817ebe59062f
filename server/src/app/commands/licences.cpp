#include <CLI/CLI.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>

#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/tv_licence_settings.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/tv_licence/tv_licence_rules.hpp"
#include "shop/tv_licence/tv_licence_service.hpp"
#include "shop/tv_licence/tv_licence_store_sql.hpp"

namespace spaza::app {
namespace {

constexpr std::chrono::days kCheckedBefore{7};  // a licence is checked so long before the sale at most

struct RegisterArguments {
    std::string config_file;
    std::string database;
    std::string month;
    std::string file;
};

/// The first moment of `2026-11` in Johannesburg, and of the month after.
std::pair<TimePoint, TimePoint> month_of(const std::string& text) {
    int year = 0;
    unsigned month = 0;
    char dash = 0;
    std::istringstream given{text};
    given >> year >> dash >> month;
    const std::chrono::year_month asked{std::chrono::year{year}, std::chrono::month{month}};
    if (given.fail() || dash != '-' || !asked.ok() || text.size() != 7)
        throw CommandFailed{"a month is like 2026-11, not " + text};
    const auto first = [](std::chrono::year_month of) {
        return TimePoint{std::chrono::sys_days{of / 1} - kJohannesburgOffset};
    };
    return {first(asked), first(asked + std::chrono::months{1})};
}

void write_for_me_alone(const std::string& name, const std::string& text) {
    std::ofstream file{name, std::ios::binary};
    std::filesystem::permissions(name, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    file << text;
    if (!file.flush()) throw CommandFailed{"cannot write " + name};
}

void write_register(const RegisterArguments& given) {
    Config config = load_config(given.config_file, environment());
    if (!given.database.empty()) config.database.url = given.database;
    if (config.database.url.empty())
        throw CommandFailed{"no database: say --database URL, or set database.url or SPAZA_DATABASE_URL"};
    const auto [from, before] = month_of(given.month);
    TvLicencePolicy policy = tv_licence_policy(config);
    if (policy.key.empty()) throw CommandFailed{"crypto.key is not set: the buyers' numbers cannot be read"};
    const SystemClock clock;
    if (from - kCheckedBefore < clock.now() - std::chrono::hours{24} * config.keep.licence_days)
        throw CommandFailed{"of " + given.month + " not all buyers are known any more: they are kept for " +
                            std::to_string(config.keep.licence_days) + " days (keep.licence_days)"};
    const auto database = storage::open_ready(config.database.url, {});
    const auto sold = database->reading([&, from = from, before = before](storage::Session& session) {
        SqlTvLicenceStore store{session};
        return TvLicenceService{store, policy, clock}.sold(from, before);
    });
    const std::string text = register_csv(sold);
    if (given.file.empty()) {
        std::cout << text;
    } else {
        write_for_me_alone(given.file, text);
        std::cout << sold.size() << (sold.size() == 1 ? " line" : " lines") << " in " << given.file << '\n';
    }
    std::string unknown;
    for (const SoldTelevision& each : sold)
        if (!each.licensed) unknown += ' ' + each.order.value;
    if (!unknown.empty())
        throw CommandFailed{
            "these televisions were sold without asking for a licence, so their buyers are not in "
            "the register; the orders:" +
            unknown};
}

}  // namespace

void add_licences(CLI::App& program) {
    auto* command = program.add_subcommand("licences", "The television sales register for the licence authority");
    auto given = std::make_shared<RegisterArguments>();
    command->add_option("--config", given->config_file, "Configuration file (see deploy/spaza.example.toml)");
    command->add_option("--database", given->database, "sqlite:PATH or postgresql://USER@HOST/NAME");
    command->add_option("--month", given->month, "Such as 2026-11")->required();
    command->add_option("--to", given->file,
                        "File to write, for you alone to read: it holds ID numbers. Without it, to the terminal");
    command->callback([given] { write_register(*given); });
}

}  // namespace spaza::app
