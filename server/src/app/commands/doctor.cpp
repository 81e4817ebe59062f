#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "platform/storage/checkup.hpp"

namespace spaza::app {

namespace {

void print(const storage::Finding& finding) {
    std::cout << (finding.ok ? "ok       " : "problem  ") << finding.about << ": " << finding.what;
    if (!finding.ok) std::cout << "; " << finding.advice;
    std::cout << '\n';
}

}  // namespace

void add_doctor(CLI::App& program) {
    auto* command = program.add_subcommand("doctor", "Look the shop over and say what is missing");
    auto url = std::make_shared<std::string>();
    command->add_option("--database", *url, "sqlite:PATH or postgresql://USER@HOST/NAME")->required();
    command->callback([url] {
        const auto findings = storage::examine(*url);
        std::ranges::for_each(findings, print);
        const auto problems = std::ranges::count(findings, false, &storage::Finding::ok);
        if (problems != 0)
            throw CommandFailed{std::to_string(problems) + (problems == 1 ? " problem" : " problems")};
    });
}

}  // namespace spaza::app
