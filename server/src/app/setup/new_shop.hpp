#pragma once

#include <filesystem>
#include <string>

#include "app/commands/init_look.hpp"
#include "app/setup/answers.hpp"

namespace spaza::app {

struct NewShop {
    std::filesystem::path folder{"."};
    std::string database{};  // "" for what the answers say, or SQLite in the folder
    NewLook look{};
    bool dry_run{false};
};

/// Makes what is not there yet: settings, starter pages, the first store, the database with both. Each file is
/// whole or not there; what is there stays as it is. Says what it does on standard output.
void make_shop(Answers answers, const NewShop& wanted);

}  // namespace spaza::app
