#include "app/commands/init_look.hpp"

#include <CLI/CLI.hpp>
#include <fstream>
#include <iterator>

#include "app/commands/command_failed.hpp"
#include "app/shop_look.hpp"
#include "platform/config/look_checks.hpp"
#include "shop/look/logo_rules.hpp"

namespace spaza::app {

namespace {

namespace fs = std::filesystem;

std::string read_whole(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    if (!file) throw CommandFailed{path + " cannot be read"};
    return {std::istreambuf_iterator<char>{file}, {}};
}

bool is_file(const std::string& font) { return !font.empty() && font != "system"; }

/// By what is in it, whatever it was called.
std::string logo_name(const std::string& content) {
    return content.starts_with("\x89PNG") ? "logo.png" : "logo.svg";
}

}  // namespace

void add_look_options(CLI::App& command, NewLook& look) {
    command.add_option("--colour", look.colours, "brand=#14361f, action=…, saving=… and others, one each time");
    command.add_option("--logo", look.logo, "File of the logo on dark ground, SVG or PNG");
    command.add_option("--font", look.font, "WOFF2 file of the shop's font, or system");
    command.add_option("--awning", look.awning, "none for no scalloped edge below the header");
}

void require_good_look(const NewLook& look) {
    std::string problems;
    const auto add = [&](const std::string& problem) { problems += (problems.empty() ? "" : "\n") + problem; };
    for (const std::string& each : look.colours)
        if (const auto wrong = check_colour(each)) add("--colour " + *wrong);
    if (problems.empty()) {
        Config config;
        config.shop.colours = look.colours;
        for (const std::string& problem : look_problems(config)) add(problem);
    }
    if (!look.awning.empty())
        if (const auto wrong = check_awning(look.awning)) add("--awning " + *wrong);
    if (!look.logo.empty())
        if (const auto wrong = logo_problem(read_whole(look.logo))) add("--logo " + look.logo + " " + *wrong);
    if (is_file(look.font) && !read_whole(look.font).starts_with("wOF2"))
        add("--font " + look.font + " is no WOFF2 file");
    if (!problems.empty()) throw CommandFailed{problems};
}

std::vector<std::pair<std::string, std::string>> look_settings(const NewLook& look) {
    std::vector<std::pair<std::string, std::string>> set;
    for (const auto& [file, name] : look_files(look))
        set.emplace_back(name.starts_with("logo") ? "shop.logo" : "shop.font", "/look/" + name);
    if (look.font == "system") set.emplace_back("shop.font", look.font);
    if (!look.awning.empty()) set.emplace_back("shop.awning", look.awning);
    return set;
}

std::vector<std::pair<fs::path, std::string>> look_files(const NewLook& look) {
    std::vector<std::pair<fs::path, std::string>> files;
    if (!look.logo.empty()) files.emplace_back(look.logo, logo_name(read_whole(look.logo)));
    if (is_file(look.font)) files.emplace_back(look.font, "font.woff2");
    return files;
}

}  // namespace spaza::app
