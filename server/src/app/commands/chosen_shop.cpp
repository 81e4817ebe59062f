#include "app/commands/chosen_shop.hpp"

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "app/commands/command_failed.hpp"

namespace spaza::app {

namespace {

constexpr const char* kUsualFile = "/etc/spaza/spaza.toml";

}  // namespace

void ChosenShop::add_to(CLI::App& command) {
    command.add_option("--config", config_file,
                       std::string{"Configuration file; default "} + kUsualFile + " where it is there");
    command.add_option("--database", database,
                       "sqlite:PATH or postgresql://USER@HOST/NAME; default database.url of the settings");
}

std::string ChosenShop::file() const {
    if (!config_file.empty()) return config_file;
    return usual_file && ::access(kUsualFile, R_OK) == 0 ? kUsualFile : "";
}

Config ChosenShop::config() const {
    Config config = load_config(file(), environment());
    if (!database.empty()) config.database.url = database;
    return config;
}

std::string ChosenShop::url() const { return database_of(config()); }

const std::string& database_of(const Config& config) {
    if (config.database.url.empty())
        throw CommandFailed{
            "no database: set database.url in the configuration file or SPAZA_DATABASE_URL, or say "
            "--database URL"};
    return config.database.url;
}

}  // namespace spaza::app
