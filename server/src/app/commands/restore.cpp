#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/commands.hpp"
#include "platform/storage/backup.hpp"

namespace spaza::app {

void add_restore(CLI::App& program) {
    auto* command = program.add_subcommand("restore", "Fill a database from a file that `spaza backup` wrote");
    struct Arguments {
        ChosenShop shop;
        std::string file;
        bool force{false};
    };
    auto given = std::make_shared<Arguments>();
    given->shop.add_to(*command);
    command->add_option("--from", given->file, "The backup; it is checked before anything changes")->required();
    command->add_flag("--force", given->force, "Replace what the database holds (stop the shop first)");
    command->callback([given] {
        const auto database = storage::open(given->shop.url());
        const auto done = storage::restore(*database, given->file, given->force);
        std::cout << "restored " << done.tables << " tables, " << done.rows << " rows, as of "
                  << iso_time(done.made_at) << '\n';
    });
}

}  // namespace spaza::app
