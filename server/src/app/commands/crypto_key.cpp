#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/key_mark.hpp"

namespace spaza::app {

void add_crypto_key(CLI::App& program) {
    auto* command =
        program.add_subcommand("crypto-key", "The key that seals what a copy of the database must not tell");
    command->require_subcommand(1);
    auto* accept = command->add_subcommand(
        "accept",
        "Go on with another crypto.key because the one from before is lost: passwords, authenticator apps, spare "
        "codes and ID numbers kept with it are lost, too");
    auto shop = std::make_shared<ChosenShop>();
    shop->add_to(*accept);
    accept->callback([shop] {
        const Config config = shop->config();
        if (config.crypto.key.empty()) throw CommandFailed{"crypto.key is not set"};
        const auto database = storage::open(database_of(config));
        note_key(*database, config, true);
        std::cout << "the shop goes on with this crypto.key\n";
    });
}

}  // namespace spaza::app
