#include "platform/config/look_checks.hpp"

#include <algorithm>

#include "base/clock.hpp"

namespace spaza {

namespace {

constexpr std::size_t kLongestAppName = 30;
constexpr std::size_t kLongestLabel = 60;

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

/// The parts between these marks, without blanks round them.
std::vector<std::string_view> parts_of(std::string_view text, char mark) {
    std::vector<std::string_view> parts;
    for (std::size_t end = text.find(mark); end != text.npos; end = text.find(mark)) {
        parts.push_back(trimmed(text.substr(0, end)));
        text.remove_prefix(end + 1);
    }
    parts.push_back(trimmed(text));
    return parts;
}

bool is_plain(std::string_view address) {
    return std::ranges::all_of(address, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte > ' ' && byte < 127 && c != '"' && c != '\'' && c != '<' && c != '>' && c != '\\' &&
               c != '(' && c != ')';
    });
}

bool is_of_this_shop(std::string_view address) {
    return address.starts_with('/') && !address.starts_with("//") && is_plain(address);
}

bool is_menu_address(std::string_view address) {
    return is_of_this_shop(address) ||
           (is_plain(address) &&
            (address.starts_with("https://") || address.starts_with("mailto:") || address.starts_with("tel:")));
}

std::optional<MenuEntry> entry_in(std::string_view text, bool with_column) {
    const auto parts = parts_of(text, '|');
    if (parts.size() != (with_column ? 3U : 2U)) return std::nullopt;
    const std::string_view column = with_column ? parts[0] : std::string_view{};
    const std::string_view label = parts[parts.size() - 2];
    const std::string_view address = parts.back();
    if (label.empty() || label.size() > kLongestLabel || column.size() > kLongestLabel ||
        (with_column && column.empty()) || !is_menu_address(address))
        return std::nullopt;
    return MenuEntry{std::string{column}, std::string{label}, std::string{address}};
}

std::optional<std::chrono::sys_days> day_in(std::string_view text) {
    const auto at = text.size() == 10 ? parse_iso_time(text) : std::nullopt;
    return at ? std::optional{std::chrono::floor<std::chrono::days>(*at)} : std::nullopt;
}

}  // namespace

std::optional<ColourSetting> colour_setting_in(std::string_view text) {
    constexpr std::string_view kDark = "dark.";
    const std::size_t equals = text.find('=');
    if (equals == text.npos) return std::nullopt;
    ColourSetting setting;
    std::string_view name = trimmed(text.substr(0, equals));
    setting.dark_only = name.starts_with(kDark);
    if (setting.dark_only) name.remove_prefix(kDark.size());
    const auto colour = colour_in(trimmed(text.substr(equals + 1)));
    if (name.empty() || !colour) return std::nullopt;
    setting.name = name;
    setting.colour = *colour;
    return setting;
}

std::optional<MenuEntry> menu_entry_in(std::string_view text) { return entry_in(text, false); }

std::optional<MenuEntry> footer_entry_in(std::string_view text) { return entry_in(text, true); }

std::optional<SeasonSetting> season_in(std::string_view text) {
    const auto parts = parts_of(text, '|');
    const std::size_t dots = parts[0].find("..");
    if (parts.size() < 2 || parts.size() > 3 || dots == parts[0].npos) return std::nullopt;
    const auto first = day_in(trimmed(parts[0].substr(0, dots)));
    const auto last = day_in(trimmed(parts[0].substr(dots + 2)));
    if (!first || !last || *last < *first) return std::nullopt;
    SeasonSetting season{.first = *first, .last = *last, .words = std::string{parts[1]}, .colours = {}};
    if (parts.size() == 3)
        for (const std::string_view each : parts_of(parts[2], ' ')) {
            if (each.empty()) continue;
            if (!colour_setting_in(each)) return std::nullopt;
            season.colours.emplace_back(each);
        }
    if (season.words.empty() && season.colours.empty()) return std::nullopt;
    return season;
}

std::optional<std::string> check_app_name(std::string_view text) {
    // Letters, not bytes: what continues a letter in UTF-8 is none.
    const auto letters = std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; });
    if (static_cast<std::size_t>(letters) > kLongestAppName) return "must have 30 letters at most";
    return std::nullopt;
}

std::optional<std::string> check_own_address(std::string_view text) {
    if (is_of_this_shop(text) || (text.starts_with("https://") && is_plain(text))) return std::nullopt;
    return "must be an address of this shop such as /look/own.png, or an https address";
}

std::optional<std::string> check_colour(std::string_view text) {
    if (colour_setting_in(text)) return std::nullopt;
    return "must be NAME=#RRGGBB such as brand=#14361f, not '" + std::string{text} + "'";
}

std::optional<std::string> check_font(std::string_view text) {
    if (text == "system" || (is_of_this_shop(text) && text.ends_with(".woff2"))) return std::nullopt;
    return "must be system, or the address of a WOFF2 file of this shop such as /look/own.woff2";
}

std::optional<std::string> check_awning(std::string_view text) {
    if (text == "awning" || text == "none") return std::nullopt;
    return "must be awning or none";
}

std::optional<std::string> check_season(std::string_view text) {
    if (season_in(text)) return std::nullopt;
    return "must be FIRST-DAY..LAST-DAY | words | NAME=#RRGGBB …, such as 2026-11-20..2026-11-30 | Black Friday | "
           "saving=#ffd200, not '" +
           std::string{text} + "'";
}

std::optional<std::string> check_menu_entry(std::string_view text) {
    if (menu_entry_in(text)) return std::nullopt;
    return "must be label | address such as Delivery | /s/delivery-and-collection (or https, mailto, tel), not '" +
           std::string{text} + "'";
}

std::optional<std::string> check_footer_entry(std::string_view text) {
    if (footer_entry_in(text)) return std::nullopt;
    return "must be column | label | address such as Help | Delivery | /s/delivery-and-collection, not '" +
           std::string{text} + "'";
}

}  // namespace spaza
