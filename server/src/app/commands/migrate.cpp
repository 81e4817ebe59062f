#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/commands.hpp"
#include "platform/storage/migrations.hpp"

namespace spaza::app {

void add_migrate(CLI::App& program) {
    auto* command = program.add_subcommand("migrate", "Create the database or bring its schema up to date");
    auto shop = std::make_shared<ChosenShop>();
    shop->add_to(*command);
    command->callback([shop] {
        const auto database = storage::open(shop->url());
        const auto applied =
            storage::migrate(*database, storage::embedded_migrations(), [](const std::string& name) {
                std::cout << "applied " << name << std::endl;  // at once: a large one takes its time
            });
        std::cout << (applied.empty() ? "nothing to apply: the schema is up to date\n"
                                      : "the schema is up to date\n");
    });
}

}  // namespace spaza::app
