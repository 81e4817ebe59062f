// `spaza completion`: what a shell offers when Tab is pressed, made of the commands and options themselves.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "shop/search/nearest.hpp"

namespace spaza::app {
namespace completion {
namespace {

constexpr std::array<std::string_view, 3> kShells{"bash", "zsh", "fish"};

struct Offer {
    std::string word;
    std::string about;
    bool takes_value{false};
};

/// A command by the words that lead to it, and what may come after it.
struct Place {
    std::string path;  // `orders list`; "" for the program itself
    std::vector<Offer> commands;
    std::vector<Offer> options;
};

std::string joined(const std::string& path, const std::string& word) {
    return path.empty() ? word : path + " " + word;
}

void collect(const CLI::App& app, const std::string& path, std::vector<Place>& places) {
    Place place{.path = path, .commands = {}, .options = {}};
    const auto subcommands = app.get_subcommands([](const CLI::App*) { return true; });
    for (const CLI::App* each : subcommands) place.commands.push_back({each->get_name(), each->get_description()});
    for (const CLI::Option* each : app.get_options())
        for (const std::string& name : each->get_lnames())
            place.options.push_back({"--" + name, each->get_description(), each->get_items_expected_max() > 0});
    std::ranges::sort(place.commands, {}, &Offer::word);
    std::ranges::sort(place.options, {}, &Offer::word);
    places.push_back(std::move(place));
    for (const CLI::App* each : subcommands) collect(*each, joined(path, each->get_name()), places);
}

std::string words_of(const std::vector<Offer>& offers) {
    std::string words;
    for (const Offer& each : offers) words += (words.empty() ? "" : " ") + each.word;
    return words;
}

/// Inside single quotes of any of the three shells.
std::string in_quotes(std::string text) {
    std::erase_if(text, [](char c) { return c == '\'' || c == '`' || c == '\\' || c == '\n'; });
    return "'" + text + "'";
}

/// `'' 'orders' …`: the pattern of a case that knows every command below a path.
std::string known_paths(const std::vector<Place>& places) {
    std::string all;
    for (const Place& each : places)
        if (!each.path.empty()) all += (all.empty() ? "" : "|") + in_quotes(each.path);
    return all;
}

void print_bash(const std::vector<Place>& places) {
    std::cout << "# bash completion for spaza; made by `spaza completion bash`\n"
                 "_spaza() {\n"
                 "  local word=${COMP_WORDS[COMP_CWORD]} path= at\n"
                 "  for ((at = 1; at < COMP_CWORD; at++)); do\n"
                 "    case \"${path:+$path }${COMP_WORDS[at]}\" in\n      "
              << known_paths(places)
              << ") path=${path:+$path }${COMP_WORDS[at]} ;;\n"
                 "    esac\n"
                 "  done\n"
                 "  local offers=\n"
                 "  case \"$path\" in\n";
    for (const Place& each : places) {
        const std::string words = words_of(each.commands) + (each.commands.empty() ? "" : " ");
        std::cout << "    " << in_quotes(each.path) << ") offers=" << in_quotes(words + words_of(each.options))
                  << " ;;\n";
    }
    std::cout << "  esac\n"
                 "  COMPREPLY=($(compgen -W \"$offers\" -- \"$word\"))\n"
                 "}\n"
                 "complete -o default -F _spaza spaza\n";
}

std::string described(const std::vector<Offer>& offers) {
    std::string all;
    for (const Offer& each : offers) {
        std::string about = each.about;
        std::ranges::replace(about, ':', ',');
        all += " " + in_quotes(each.word + ":" + about);
    }
    return all;
}

void print_zsh(const std::vector<Place>& places) {
    std::cout << "#compdef spaza\n"
                 "# zsh completion for spaza; made by `spaza completion zsh`\n"
                 "_spaza() {\n"
                 "  local at='' word\n"
                 "  for word in \"${(@)words[2,CURRENT-1]}\"; do\n"
                 "    case \"${at:+$at }$word\" in\n      "
              << known_paths(places)
              << ") at=\"${at:+$at }$word\" ;;\n"
                 "    esac\n"
                 "  done\n"
                 "  local -a offers options\n"
                 "  case \"$at\" in\n";
    for (const Place& each : places)
        std::cout << "    " << in_quotes(each.path) << ") offers=(" << described(each.commands) << " ); options=("
                  << described(each.options) << " ) ;;\n";
    std::cout
        << "  esac\n"
           "  (( $#offers )) && _describe -t commands 'command' offers\n"
           "  if [[ $PREFIX == -* ]]; then _describe -t options 'option' options; elif (( ! $#offers )); then "
           "_files; fi\n"
           "}\n"
           "compdef _spaza spaza\n";
}

/// `__fish_seen_subcommand_from orders; and __fish_seen_subcommand_from list`
std::string seen(const std::string& path) {
    std::string all;
    std::size_t at = 0;
    while (at < path.size()) {
        const std::size_t end = std::min(path.find(' ', at), path.size());
        all += (all.empty() ? "" : "; and ") + ("__fish_seen_subcommand_from " + path.substr(at, end - at));
        at = end + 1;
    }
    return all;
}

void print_fish(const std::vector<Place>& places) {
    std::cout << "# fish completion for spaza; made by `spaza completion fish`\n";
    for (const Place& each : places) {
        const std::string here = seen(each.path);
        const std::string no_other =
            each.path.empty() ? "__fish_use_subcommand"
                              : here + "; and not __fish_seen_subcommand_from " + words_of(each.commands);
        for (const Offer& command : each.commands)
            std::cout << "complete -c spaza -f -n " << in_quotes(no_other) << " -a " << command.word << " -d "
                      << in_quotes(command.about) << '\n';
        for (const Offer& option : each.options)
            std::cout << "complete -c spaza" << (here.empty() ? "" : " -n " + in_quotes(here)) << " -l "
                      << option.word.substr(2) << (option.takes_value ? " -r" : "") << " -d "
                      << in_quotes(option.about) << '\n';
    }
}

void print_for(const CLI::App& program, const std::string& shell) {
    std::vector<Place> places;
    collect(program, "", places);
    if (shell == "bash") return print_bash(places);
    if (shell == "zsh") return print_zsh(places);
    if (shell == "fish") return print_fish(places);
    throw CommandFailed{"'" + shell + "' is no shell that is known" + search::did_you_mean(shell, kShells) +
                        "; there are bash, zsh and fish"};
}

}  // namespace
}  // namespace completion

void add_completion(CLI::App& program) {
    auto* command = program.add_subcommand(
        "completion", "Print what makes a shell complete commands and options, for its start-up file");
    auto shell = std::make_shared<std::string>();
    command->add_option("shell", *shell, "bash, zsh or fish")->required();
    command->callback([shell, &program] { completion::print_for(program, *shell); });
}

}  // namespace spaza::app
