#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/interruption.hpp"
#include "app/commands/progress.hpp"
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
        heed_interruption();
        Progress progress{"rows"};
        const auto done =
            storage::restore(*database, given->file, given->force, [&](std::int64_t rows, std::int64_t total) {
                end_if_interrupted("stopped: the database is as it was");
                progress.set_total(total);
                progress.show(rows);
            });
        progress.clear();
        std::cout << "restored " << done.tables << " tables, " << done.rows << " rows, as of "
                  << iso_time(done.made_at) << '\n';
    });
}

}  // namespace spaza::app
