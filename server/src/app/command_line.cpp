#include "app/command_line.hpp"

#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>
#include <optional>
#include <sys/stat.h>

#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/version.hpp"
#include "shop/search/vocabulary.hpp"

namespace spaza::app {

namespace {

/// Says that the first word is no command, and which one it is like; nothing when it is one, or an option.
std::optional<std::string> unknown_command(const CLI::App& program, int argc, char** argv) {
    if (argc < 2 || argv[1][0] == '-' || argv[1][0] == '\0') return std::nullopt;
    const std::string word{argv[1]};
    std::string nearest;
    int least = 3;
    std::string all;
    for (const CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; })) {
        const std::string& name = command->get_name();
        if (name == word) return std::nullopt;
        all += (all.empty() ? "" : ", ") + name;
        const int distance = search::edit_distance(word, name, least);
        if (distance < least) {
            least = distance;
            nearest = name;
        }
    }
    return "'" + word + "' is no command" +
           (nearest.empty() ? "; there are " + all : " (did you mean " + nearest + "?)");
}

}  // namespace

int run(int argc, char** argv) {
    ::umask(S_IRWXG | S_IRWXO);  // databases and backups hold what is nobody else's business
    CLI::App program{"Spaza: an online store for South African retailers", "spaza"};
    program.require_subcommand(1);
    program.set_version_flag("--version", std::string{"spaza "} + kVersion);
    add_audit(program);
    add_backup(program);
    add_config(program);
    add_customers(program);
    add_doctor(program);
    add_import(program);
    add_demo(program);
    add_init(program);
    add_draw(program);
    add_licences(program);
    add_migrate(program);
    add_refunds(program);
    add_mail(program);
    add_media(program);
    add_orders(program);
    add_preview(program);
    add_crypto_key(program);
    add_push(program);
    add_restore(program);
    add_returns(program);
    add_reviews(program);
    add_serve(program);
    add_search(program);
    add_settings(program);
    add_staff(program);
    add_tickets(program);
    add_claims(program);
    add_attachments(program);
    if (const auto unknown = unknown_command(program, argc, argv)) {
        std::cerr << "spaza: " << *unknown << '\n';
        return static_cast<int>(CLI::ExitCodes::RequiredError);
    }
    try {
        program.parse(argc, argv);
        return 0;
    } catch (const CLI::ParseError& refused) {
        return program.exit(refused);
    } catch (const CommandFailed& failed) {
        std::cerr << "spaza: " << failed.what() << '\n';
        return failed.status;
    } catch (const std::exception& failure) {
        std::cerr << "spaza: " << failure.what() << '\n';
        return 1;
    }
}

}  // namespace spaza::app
