#include "platform/config/config.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "app/commands/commands.hpp"
#include "app/shop_look.hpp"

namespace spaza::app {

void add_config(CLI::App& program) {
    auto* command = program.add_subcommand("config", "Print every setting with its default, or check a file");
    auto file = std::make_shared<std::string>();
    command->add_option("--check", *file,
                        "Name what is wrong in this file and in the environment, and do no more");
    command->callback([file] {
        if (file->empty()) {
            std::cout << example_config();
            return;
        }
        require_readable(load_config(*file, environment()));
        std::cout << *file << " is good\n";
    });
}

}  // namespace spaza::app
