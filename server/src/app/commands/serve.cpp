#include <CLI/CLI.hpp>

#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"

namespace spaza::app {

void add_serve(CLI::App& program) {
    auto* command = program.add_subcommand("serve", "Serve the shop and its API from one port");
    command->callback([] { throw CommandFailed{"serve is being built"}; });
}

}  // namespace spaza::app
