#include <CLI/CLI.hpp>
#include <iostream>

#include "app/commands/commands.hpp"
#include "base/json_web_token.hpp"
#include "platform/push/p256_key.hpp"

namespace spaza::app {

void add_push(CLI::App& program) {
    auto* command = program.add_subcommand("push", "Notifications to browsers and the installed app (Web Push)");
    command->require_subcommand(1);
    command
        ->add_subcommand("key",
                         "Print a new key for the configuration; with another one every device is asked anew")
        ->callback([] {
            std::cout << "[push]\nprivate_key = \"" << jwt::base64url(push::P256Key::random().private_bytes())
                      << "\"\n";
        });
}

}  // namespace spaza::app
