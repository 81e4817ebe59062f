#include "app/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <exception>
#include <iostream>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <vector>

#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/integration/integration.hpp"
#include "app/version.hpp"
#include "platform/storage/storage.hpp"
#include "shop/search/nearest.hpp"

namespace spaza::app {

namespace {

/// The commands below one; groups of options, which the parser keeps among them, have no name.
std::vector<const CLI::App*> commands_of(const CLI::App& command) {
    return command.get_subcommands([](const CLI::App* each) { return !each->get_name().empty(); });
}

/// The long names of a command's options, those in groups too.
std::vector<std::string> options_of(const CLI::App& command) {
    std::vector<std::string> names;
    const auto gather = [&](const CLI::App& from) {
        for (const CLI::Option* option : from.get_options())
            for (const std::string& each : option->get_lnames()) names.push_back("--" + each);
    };
    gather(command);
    for (const CLI::App* group :
         command.get_subcommands([](const CLI::App* each) { return each->get_name().empty(); }))
        gather(*group);
    return names;
}

/// Says that a word stands where a command must, and which one it is like; nothing when it is one, or an option.
/// So also of the words below a command, as in `spaza orders lst`.
std::optional<std::string> unknown_command(const CLI::App& program, int argc, char** argv) {
    const CLI::App* at = &program;
    std::string path;
    for (int i = 1; i < argc && argv[i][0] != '-' && argv[i][0] != '\0'; ++i) {
        const std::string word{argv[i]};
        std::vector<std::string> names;
        const CLI::App* found = nullptr;
        for (const CLI::App* command : commands_of(*at)) {
            names.push_back(command->get_name());
            if (command->get_name() == word) found = command;
        }
        if (names.empty()) return std::nullopt;
        path += (path.empty() ? "" : " ") + word;
        if (!found) {
            const std::string question = search::did_you_mean(word, names);
            std::string all;
            for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
            return "'" + path + "' is no command" + (question.empty() ? "; there are " + all : question);
        }
        at = found;
    }
    return std::nullopt;
}

/// The options that were written and are none, each with the one it is like.
std::string unknown_options(const CLI::App& program, int argc, char** argv) {
    const CLI::App* at = &program;
    std::string all;
    for (int i = 1; i < argc; ++i) {
        const std::string word{argv[i]};
        if (!word.starts_with("--")) {
            for (const CLI::App* command : commands_of(*at))
                if (command->get_name() == word) {
                    at = command;
                    break;
                }
            continue;
        }
        const std::string name = word.substr(0, word.find('='));
        const std::vector<std::string> names = options_of(*at);
        if (name == "--" || std::ranges::find(names, name) != names.end()) continue;
        all += (all.empty() ? "" : ", ") + name + search::did_you_mean(name, names);
    }
    return all;
}

}  // namespace

int run(int argc, char** argv) {
    ::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is reported as a full disk is
    ::umask(S_IRWXG | S_IRWXO);  // databases and backups hold what is nobody else's business
    CLI::App program{"Spaza: an online store for South African retailers", "spaza"};
    program.require_subcommand(1);
    program.set_version_flag("--version", std::string{"spaza "} + kVersion);
    add_audit(program);
    add_backup(program);
    add_completion(program);
    add_config(program);
    add_customers(program);
    add_doctor(program);
    add_export(program);
    add_feeds(program);
    integration::add_key_command(program);
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
    add_reports(program);
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
        const bool is_refused = refused.get_exit_code() != static_cast<int>(CLI::ExitCodes::Success);
        const std::string unknown = is_refused ? unknown_options(program, argc, argv) : "";
        if (unknown.empty()) return program.exit(refused);
        std::cerr << "spaza: there is no option " << unknown << "; see `spaza " << (argc > 1 ? argv[1] : "")
                  << " --help`\n";
        return refused.get_exit_code();
    } catch (const CommandFailed& failed) {
        std::cerr << "spaza: " << failed.what() << '\n';
        return failed.status;
    } catch (const storage::Failure& failure) {
        const bool may_be_full = failure.kind == storage::Failure::Kind::unavailable;
        std::cerr << "spaza: " << (may_be_full ? "the database cannot be written to; is its disk full? " : "")
                  << failure.what() << '\n';
        return 1;
    } catch (const std::exception& failure) {
        std::cerr << "spaza: " << failure.what() << '\n';
        return 1;
    }
}

}  // namespace spaza::app
