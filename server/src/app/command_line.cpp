#include "app/command_line.hpp"

#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>

#include "app/commands/commands.hpp"

namespace spaza::app {

int run(int argc, char** argv) {
    CLI::App program{"Spaza: an online store for South African retailers", "spaza"};
    program.require_subcommand(1);
    add_backup(program);
    add_config(program);
    add_doctor(program);
    add_import(program);
    add_demo(program);
    add_licences(program);
    add_migrate(program);
    add_refunds(program);
    add_mail(program);
    add_orders(program);
    add_preview(program);
    add_restore(program);
    add_reviews(program);
    add_serve(program);
    try {
        program.parse(argc, argv);
        return 0;
    } catch (const CLI::ParseError& refused) {
        return program.exit(refused);
    } catch (const std::exception& failure) {
        std::cerr << "spaza: " << failure.what() << '\n';
        return 1;
    }
}

}  // namespace spaza::app
