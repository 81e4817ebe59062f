#include "platform/storage/backup.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/commands.hpp"

namespace spaza::app {

void add_backup(CLI::App& program) {
    auto* command = program.add_subcommand(
        "backup", "Copy the whole database to one file while the shop runs; either engine can restore it");
    struct Arguments {
        ChosenShop shop;
        std::string file;
    };
    auto given = std::make_shared<Arguments>();
    given->shop.add_to(*command);
    command->add_option("--to", given->file, "The file to write; one of that name is replaced")->required();
    command->callback([given] {
        const auto database = storage::open(given->shop.url());
        const auto made = storage::backup(*database, given->file, SystemClock{}.now());
        std::cout << given->file << ": " << made.tables << " tables, " << made.rows
                  << " rows, read back and checked\n";
    });
}

}  // namespace spaza::app
