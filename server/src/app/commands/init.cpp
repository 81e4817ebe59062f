#include <CLI/CLI.hpp>
#include <array>
#include <iostream>
#include <memory>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/init_look.hpp"
#include "app/commands/interruption.hpp"
#include "app/setup/answers.hpp"
#include "app/setup/new_shop.hpp"
#include "app/setup/questions.hpp"

namespace spaza::app {

namespace {

/// Flags that stand for a setting, or for a column of the first store.
struct InitFlag {
    const char* flag;
    const char* what;
    const char* about;
};
constexpr std::array kSettingFlags{
    InitFlag{"--name", "shop.name", "The shop's name"},
    InitFlag{"--tagline", "shop.tagline", "What it sells, in a few words"},
    InitFlag{"--legal-name", "shop.legal_name", "The company that sells; default the shop's name"},
    InitFlag{"--registration-number", "shop.registration_number", "Of the company"},
    InitFlag{"--vat-number", "shop.vat_number", "Of the company"},
    InitFlag{"--email", "shop.email", "Where shoppers write to"},
    InitFlag{"--phone", "shop.phone", "Where shoppers call"},
    InitFlag{"--mail-from", "mail.from", "Sender of the shop's mails"},
    InitFlag{"--smtp-url", "mail.smtp_url", "Server that sends mails, such as smtps://mail.example:465"},
    InitFlag{"--public-url", "serve.public_url", "How shoppers reach the shop, such as https://shop.example"},
};
constexpr std::array kStoreFlags{
    InitFlag{"--store-name", "displayName", "First store: its name, as shoppers read it"},
    InitFlag{"--store-street", "line1", "First store: street and number"},
    InitFlag{"--store-suburb", "suburb", "First store: suburb"},
    InitFlag{"--store-town", "town", "First store: town; default that of the postal code"},
    InitFlag{"--store-postal-code", "postalCode", "First store: postal code, by which its place is known"},
    InitFlag{"--store-hours", "hours", "First store: such as \"Mon-Fri 08:00-17:00, Sat 08:00-13:00\""},
    InitFlag{"--store-phone", "phone", "First store: telephone; default the shop's"},
};

struct InitOptions {
    NewShop shop;
    std::string folder{"."};
    std::string from;
    std::vector<std::string> address;
    std::array<std::string, kSettingFlags.size()> settings;
    std::array<std::string, kStoreFlags.size()> store;
    bool ask{false};
};

/// What the command line says goes before the file.
Answers answers_of(const InitOptions& options) {
    Answers answers;
    for (std::size_t i = 0; i < kSettingFlags.size(); ++i)
        if (!options.settings.at(i).empty()) answers.set(kSettingFlags.at(i).what, options.settings.at(i));
    if (!options.address.empty()) answers.set_list("shop.address", options.address);
    for (std::size_t i = 0; i < kStoreFlags.size(); ++i)
        answers.set_store(kStoreFlags.at(i).what, options.store.at(i));
    if (!options.shop.database.empty()) answers.set("database.url", options.shop.database);
    if (!options.from.empty()) answers.read(options.from);
    return answers;
}

std::string missing_of(const Answers& answers) {
    std::string missing;
    for (const auto& [key, flag] : {std::pair{"shop.name", "--name"}, std::pair{"shop.address", "--address"},
                                    std::pair{"shop.email", "--email"}, std::pair{"shop.phone", "--phone"}})
        if (!answers.has(key)) missing += (missing.empty() ? "" : ", ") + std::string{flag};
    return missing;
}

void init(const InitOptions& options) {
    Answers answers = answers_of(options);
    const bool on_terminal = ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1;
    const std::string missing = missing_of(answers);
    if (options.ask || (on_terminal && !missing.empty())) Questions{std::cin, std::cout, answers}.ask();
    if (const std::string still = missing_of(answers); !still.empty())
        throw CommandFailed{still + " must be given (or --from FILE; on a terminal you are asked)"};
    if (!answers.has("shop.legal_name")) answers.set("shop.legal_name", answers.text("shop.name"));
    heed_interruption();
    NewShop shop = options.shop;
    shop.folder = options.folder;
    make_shop(answers, shop);
    const std::string settings = (shop.folder / "spaza.toml").string();
    std::cout << "next:\n";
    if (!answers.has_store())
        std::cout << "  write " << (shop.folder / "stores.csv").string()
                  << " (`spaza import --template stores`)\n";
    std::cout << "  spaza media add --config " << settings << " PICTURES\n  spaza import --config " << settings
              << (answers.has_store() ? "" : " stores.csv")
              << " categories.csv products.csv prices.csv stock.csv\n"
              << "  spaza serve --config " << settings << '\n';
}

}  // namespace

void add_init(CLI::App& program) {
    auto* command = program.add_subcommand(
        "init",
        "Make a new shop: settings, starter pages, database, first store. Asks on a terminal for what is not "
        "given; what is there already is kept");
    auto options = std::make_shared<InitOptions>();
    command->add_option("--to", options->folder, "Folder they go to")->capture_default_str();
    command->add_option(
        "--from", options->from,
        "File of answers (TOML): sections of the settings, and [store] with columns of stores.csv");
    command->add_option("--database", options->shop.database,
                        "sqlite:PATH or postgresql://USER@HOST/NAME; default SQLite in the folder");
    for (std::size_t i = 0; i < kSettingFlags.size(); ++i)
        command->add_option(kSettingFlags.at(i).flag, options->settings.at(i), kSettingFlags.at(i).about);
    command->add_option("--address", options->address, "Of the company, a line each time");
    for (std::size_t i = 0; i < kStoreFlags.size(); ++i)
        command->add_option(kStoreFlags.at(i).flag, options->store.at(i), kStoreFlags.at(i).about);
    add_look_options(*command, options->shop.look);
    command->add_flag("--ask", options->ask, "Ask, also when this is no terminal");
    command->add_flag("--dry-run", options->shop.dry_run, "Only say what would be written");
    command->callback([options] { init(*options); });
}

}  // namespace spaza::app
