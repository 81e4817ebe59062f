#include "platform/storage/backup.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/interruption.hpp"
#include "app/commands/progress.hpp"

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
        heed_interruption();
        Progress progress{"rows"};
        const auto made = storage::backup(*database, given->file, SystemClock{}.now(),
                                          [&](std::int64_t done, std::int64_t total) {
                                              end_if_interrupted("stopped: no backup was written");
                                              progress.set_total(total);
                                              progress.show(done);
                                          });
        progress.clear();
        std::cout << given->file << ": " << made.tables << " tables, " << made.rows
                  << " rows, read back and checked\n";
    });
}

}  // namespace spaza::app
