#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/colour.hpp"

// How the settings of the shop's look are written. Each check says what is wrong, or nothing.
namespace spaza {

/// `action=#0a545e`, or of the dark theme alone `dark.action=#67c9d3`.
struct ColourSetting {
    std::string name{};
    Colour colour{};
    bool dark_only{false};
};
std::optional<ColourSetting> colour_setting_in(std::string_view text);

/// `Help | Delivery | /s/delivery`; of menus without columns the first part is missing.
struct MenuEntry {
    std::string column{};
    std::string label{};
    std::string address{};  // of this shop, https, mailto or tel
};
std::optional<MenuEntry> menu_entry_in(std::string_view text);
std::optional<MenuEntry> footer_entry_in(std::string_view text);

/// `2026-11-20..2026-11-30 | Black Friday until Monday | saving=#ffd200`.
struct SeasonSetting {
    std::chrono::sys_days first{};
    std::chrono::sys_days last{};
    std::string words{};
    std::vector<std::string> colours{};  // each as colour_setting_in reads it
};
std::optional<SeasonSetting> season_in(std::string_view text);

std::optional<std::string> check_app_name(std::string_view text);
/// An address of this shop, beginning with one slash, or https.
std::optional<std::string> check_own_address(std::string_view text);
std::optional<std::string> check_colour(std::string_view text);
std::optional<std::string> check_font(std::string_view text);
std::optional<std::string> check_awning(std::string_view text);
std::optional<std::string> check_season(std::string_view text);
std::optional<std::string> check_menu_entry(std::string_view text);
std::optional<std::string> check_footer_entry(std::string_view text);

}  // namespace spaza
