#include <CLI/CLI.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/month.hpp"
#include "app/tv_licence_settings.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/tv_licence/tv_licence_rules.hpp"
#include "shop/tv_licence/tv_licence_service.hpp"
#include "shop/tv_licence/tv_licence_store_sql.hpp"

namespace spaza::app {
namespace {

constexpr std::chrono::days kCheckedBefore{7};  // a licence is checked so long before the sale at most

struct RegisterArguments {
    ChosenShop shop;
    std::string month;
    std::string file;
};

void write_for_me_alone(const std::string& name, const std::string& text) {
    std::ofstream file{name, std::ios::binary};
    std::filesystem::permissions(name, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    file << text;
    if (!file.flush()) throw CommandFailed{"cannot write " + name};
}

void write_register(const RegisterArguments& given) {
    const Config config = given.shop.config();
    database_of(config);
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
    given->shop.add_to(*command);
    command->add_option("--month", given->month, "Such as 2026-11")->required();
    command->add_option("--to", given->file,
                        "File to write, for you alone to read: it holds ID numbers. Without it, to the terminal");
    command->callback([given] { write_register(*given); });
}

}  // namespace spaza::app
