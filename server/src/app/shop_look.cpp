#include "app/shop_look.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

#include "platform/config/look_checks.hpp"
#include "shop/look/palette_rules.hpp"

namespace spaza::app {

namespace {

std::vector<NamedColour> named_in(const std::vector<std::string>& settings) {
    std::vector<NamedColour> all;
    for (const std::string& each : settings)
        if (const auto read = colour_setting_in(each)) all.push_back({read->name, read->colour, read->dark_only});
    return all;
}

std::vector<std::string> with_those_of(const Config& config, const SeasonSetting& season) {
    std::vector<std::string> all = config.shop.colours;
    all.insert(all.end(), season.colours.begin(), season.colours.end());
    return all;
}

Look look_with(const Config& config, const std::vector<std::string>& colours) {
    return {.colours = colours_of(named_in(colours)),
            .font = config.shop.font,
            .awning = config.shop.awning != "none"};
}

void add_problems(const std::string& setting, const std::vector<std::string>& colours,
                  std::vector<std::string>& problems) {
    const auto named = named_in(colours);
    for (const NamedColour& each : named)
        if (std::ranges::find(colour_names(), each.name) == colour_names().end())
            problems.push_back(fmt::format("{}: there is no colour {} (did you mean {}?)", setting, each.name,
                                           nearest_colour_name(each.name)));
    for (const std::string& pair : unreadable_pairs(colours_of(named)))
        problems.push_back(fmt::format("{}: {}", setting, pair));
}

}  // namespace

Look shop_look(const Config& config) { return look_with(config, config.shop.colours); }

DocumentLook shop_document_look(const Config& config) { return document_look(shop_look(config)); }

std::vector<Season> shop_seasons(const Config& config) {
    std::vector<Season> all;
    for (const std::string& text : config.shop.seasons)
        if (const auto season = season_in(text))
            all.push_back({.first = season->first,
                           .last = season->last,
                           .words = season->words,
                           .look = look_with(config, with_those_of(config, *season))});
    return all;
}

std::vector<std::string> look_problems(const Config& config) {
    std::vector<std::string> problems;
    add_problems("shop.colours", config.shop.colours, problems);
    if (!problems.empty()) return problems;  // they would be reported once more of every season
    for (const std::string& text : config.shop.seasons)
        if (const auto season = season_in(text))
            add_problems("shop.seasons '" + text + "'", with_those_of(config, *season), problems);
    return problems;
}

void require_readable(const Config& config) {
    if (const auto problems = look_problems(config); !problems.empty())
        throw ConfigProblem{fmt::format("{}", fmt::join(problems, "\n"))};
}

std::vector<std::string> leave_out_unreadable(Config& config) {
    std::vector<std::string> seasons = std::exchange(config.shop.seasons, {});
    std::vector<std::string> problems = look_problems(config);
    if (!problems.empty()) config.shop.colours.clear();
    config.shop.seasons = std::move(seasons);
    const auto of_seasons = look_problems(config);
    if (!of_seasons.empty()) config.shop.seasons.clear();
    problems.insert(problems.end(), of_seasons.begin(), of_seasons.end());
    return problems;
}

}  // namespace spaza::app
