#pragma once

#include <functional>
#include <string>
#include <vector>

#include "platform/config/config.hpp"
#include "platform/config/look_checks.hpp"

namespace spaza::app {

/// How the shop is called, looks and is reached, and its menus, as members of a JSON object.
std::string brand_facts(const Config& config);

/// What stands in the strip above the header in the place of free delivery, or "": the season's words, then the
/// shop's promises.
std::string said_above(const Config& config, const std::string& season_words);

/// An entry of a menu of the settings, and the setting it is of.
struct MenuLink {
    const char* setting{};
    MenuEntry entry{};
};
std::vector<MenuLink> menu_links(const Config& config);

/// What is known of addresses where menus lead.
struct Addresses {
    std::function<bool(const std::string& path)> is_page{};
    std::function<bool(const std::string& code)> is_category{};
};
/// Each entry that leads to a page that is not there: `shop.footer_menu: Careers leads to /s/careers, which is not
/// there`.
std::vector<std::string> dead_links(const Config& config, const Addresses& addresses);

}  // namespace spaza::app
