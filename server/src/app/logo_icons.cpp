#include "app/logo_icons.hpp"

#include <algorithm>
#include <array>

#include "app/look_files.hpp"
#include "app/pages/render_worker.hpp"
#include "app/shop_look.hpp"
#include "app/web_paths.hpp"
#include "platform/log/log.hpp"
#include "shop/look/logo_rules.hpp"

namespace spaza::app {

namespace {

constexpr std::chrono::seconds kIconPatience{10};
constexpr std::array<std::string_view, 4> kIconNames{"icon.png", "app-icon-192.png", "app-icon-512.png",
                                                     "social-picture.png"};

LogoIcons none_made(std::string_view why) {
    log::warn("icons_not_made", {{"why", why}});
    return {};
}

/// `icons 4`; nothing of what is more than there can be.
std::size_t count_said(const std::string& said) {
    constexpr std::string_view kStart = "icons ";
    const bool plain = said.size() == kStart.size() + 1 && said.starts_with(kStart) && said.back() >= '1' &&
                       said.back() <= static_cast<char>('0' + kIconNames.size());
    return plain ? static_cast<std::size_t>(said.back() - '0') : 0;
}

LogoIcons ask_for_icons(const std::string& ground, const std::string& logo) {
    const auto deadline = std::chrono::steady_clock::now() + kIconPatience;
    const auto worker = pages::RenderWorker::start((program_folder() / "spaza-pictures").string(), "icons");
    if (!worker || !worker->send(ground + '\n' + logo, deadline))
        return none_made("spaza-pictures does not run; it must lie beside spaza");
    const auto said = worker->receive(deadline);
    constexpr std::string_view kRefused = "refused ";
    if (said && said->starts_with(kRefused)) return none_made("shop.logo " + said->substr(kRefused.size()));
    LogoIcons icons;
    for (std::size_t left = said ? count_said(*said) : 0; left > 0; --left) {
        const auto frame = worker->receive(deadline);
        const std::size_t line = frame ? frame->find('\n') : std::string::npos;
        // What looks at files of others is not trusted.
        if (line == std::string::npos || std::ranges::find(kIconNames, frame->substr(0, line)) == kIconNames.end())
            return none_made("spaza-pictures ended in the middle");
        icons.emplace(frame->substr(0, line), frame->substr(line + 1));
    }
    return icons.empty() ? none_made("spaza-pictures ended in the middle") : icons;
}

}  // namespace

LogoIcons icons_of_logo(const Config& config) {
    const auto& shop = config.shop;
    if (shop.logo.empty() || !shop.icon.empty() || !shop.app_icon.empty()) return {};
    const auto logo = file_at(config, shop.logo);
    if (!logo) return {};
    if (const auto problem = logo_problem(*logo)) return none_made("shop.logo " + *problem);
    return ask_for_icons(hex(shop_document_look(config).brand), *logo);
}

}  // namespace spaza::app
