#pragma once

#include <string>

#include "platform/config/config.hpp"

namespace CLI {
class App;
}

namespace spaza::app {

/// Which shop a command works on, said the same way for every command: a configuration file, the environment, and
/// on the command line what goes before both.
struct ChosenShop {
    std::string config_file;
    std::string database;
    /// Whether /etc/spaza/spaza.toml counts when no file is named: not for what fills a shop with examples.
    bool usual_file{true};

    /// `--config` and `--database`.
    void add_to(CLI::App& command);
    /// The file named, else /etc/spaza/spaza.toml where it is there for us; "" for none.
    std::string file() const;
    Config config() const;
    /// The address of its database. Throws CommandFailed when nobody named one.
    std::string url() const;
};

/// Throws CommandFailed when no database is set.
const std::string& database_of(const Config& config);

}  // namespace spaza::app
