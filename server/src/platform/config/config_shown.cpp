#include "platform/config/config_shown.hpp"

#include <algorithm>
#include <array>

namespace spaza {
namespace {

std::string shown_text(const Setting::Target& target) {
    if (auto* const* text = std::get_if<std::string*>(&target)) return **text;
    if (auto* const* number = std::get_if<int*>(&target)) return std::to_string(**number);
    if (auto* const* flag = std::get_if<bool*>(&target)) return **flag ? "yes" : "no";
    std::string all;
    for (const std::string& each : **std::get_if<std::vector<std::string>*>(&target))
        all += (all.empty() ? "" : ", ") + each;
    return all;
}

bool opens_by_address(std::string_view value) {
    const auto host = value.find("://");
    if (host == value.npos) return false;
    const std::string_view rest = value.substr(host + 3);
    return rest.find('@') != rest.npos || rest.find('?') != rest.npos;
}

/// Of another system's address its host: some have a secret in their path.
std::string host_alone(std::string value) {
    const auto host = value.find("://");
    if (host == value.npos) return value;
    const auto path = value.find('/', host + 3);
    if (path != value.npos && path + 1 < value.size()) value.replace(path, value.npos, "/…");
    return value;
}

}  // namespace

bool is_secret_setting(std::string_view key, std::string_view value) {
    constexpr std::array<std::string_view, 5> kSecrets{"key", "secret", "password", "passphrase", "token"};
    std::string_view name = key.substr(key.find('.') + 1);
    if (key == "database.url") return true;
    if (key == "limits.token") return false;  // how many a minute
    while (!name.empty()) {
        const std::size_t end = std::min(name.find('_'), name.size());
        if (std::ranges::find(kSecrets, name.substr(0, end)) != kSecrets.end()) return true;
        name.remove_prefix(std::min(end + 1, name.size()));
    }
    return opens_by_address(value);
}

std::vector<ShownSetting> shown_settings(const Config& config) {
    Config copy = config;
    Config defaults;
    const auto settings = settings_of(copy);
    const auto untouched = settings_of(defaults);
    std::vector<ShownSetting> shown;
    for (std::size_t n = 0; n < settings.size(); ++n) {
        const Setting& each = settings[n];
        std::string value = shown_text(each.target);
        ShownSetting setting{.key = std::string{each.key},
                             .variable = variable_of(each.key),
                             .about = std::string{each.about},
                             .value = {},
                             .is_set = value != shown_text(untouched[n].target),
                             .is_secret = is_secret_setting(each.key, value)};
        if (!setting.is_secret)
            setting.value = std::holds_alternative<std::string*>(each.target) ? host_alone(value) : value;
        shown.push_back(std::move(setting));
    }
    return shown;
}

}  // namespace spaza
