#include "app/media/picture_settings.hpp"

#include "platform/config/config_shown.hpp"

namespace spaza::app {

std::vector<SettingText> picture_settings(const Config& config) {
    std::vector<SettingText> all;
    for (const ShownSetting& each : shown_settings(config))
        if (each.value && each.value->find("/media/") != std::string::npos) all.push_back({each.key, *each.value});
    return all;
}

}  // namespace spaza::app
