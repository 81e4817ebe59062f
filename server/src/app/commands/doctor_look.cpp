#include "app/commands/doctor_look.hpp"

#include <optional>
#include <string>

#include "app/known_addresses.hpp"
#include "app/look_files.hpp"
#include "app/shop_facts.hpp"
#include "app/shop_look.hpp"
#include "shop/look/logo_rules.hpp"

namespace spaza::app {

namespace {

using Problem = std::optional<std::string> (*)(std::string_view file);

std::optional<std::string> font_problem(std::string_view file) {
    if (!file.starts_with("wOF2")) return "is no WOFF2 file";
    constexpr std::size_t kMost = 200'000;
    if (file.size() > kMost)
        return "has " + std::to_string(file.size()) + " bytes: every first visit fetches them";
    return std::nullopt;
}

std::optional<std::string> any_file(std::string_view) { return std::nullopt; }

/// Files that this shop serves; what is elsewhere is not looked at.
void examine_file_of_look(const Config& config, const char* setting, const std::string& address, Problem problem,
                          std::vector<storage::Finding>& findings) {
    if (!address.starts_with('/') || address.starts_with("/medias/")) return;
    const auto file = file_at(config, address);
    const std::string about = std::string{setting} + " " + address;
    if (!file)
        findings.push_back({false, "look", about + " is not there",
                            "put the file into folder look of serve.media_dir and name it /look/NAME"});
    else if (const auto wrong = problem(*file))
        findings.push_back({false, "look", about + " " + *wrong, "give another file"});
}

}  // namespace

void examine_look(const Config& config, std::vector<storage::Finding>& findings) {
    const std::size_t before = findings.size();
    for (const std::string& problem : look_problems(config))
        findings.push_back(
            {false, "look", problem, "choose a darker or lighter colour: until then the shop has the usual ones"});
    const Config::Shop& shop = config.shop;
    examine_file_of_look(config, "shop.logo", shop.logo, logo_problem, findings);
    examine_file_of_look(config, "shop.icon", shop.icon, any_file, findings);
    examine_file_of_look(config, "shop.app_icon", shop.app_icon, app_icon_problem, findings);
    examine_file_of_look(config, "shop.social_picture", shop.social_picture, any_file, findings);
    examine_file_of_look(config, "shop.font", shop.font, font_problem, findings);
    if (findings.size() == before) findings.push_back({true, "look", "all can be read in both themes", {}});
}

void examine_menus(storage::Database& database, const Config& config, std::vector<storage::Finding>& findings) {
    const auto dead =
        database.reading([&](storage::Session& session) { return dead_links(config, known_addresses(session)); });
    for (const std::string& each : dead)
        findings.push_back({false, "menus", each, "write and import that page, or take the entry out"});
    if (dead.empty() && !menu_links(config).empty())
        findings.push_back({true, "menus", "every entry leads to a page", {}});
}

}  // namespace spaza::app
