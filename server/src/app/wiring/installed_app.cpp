#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "platform/config/checks.hpp"
#include "shop/installed_app/installed_app_routes.hpp"

namespace spaza::app {

namespace {

std::vector<Screenshot> screenshots_of(const std::vector<std::string>& settings) {
    std::vector<Screenshot> all;
    for (const std::string& each : settings)
        if (const auto picture = sized_picture_in(each))
            all.push_back({picture->address, picture->width, picture->height, picture->words});
    return all;
}

}  // namespace

void wire_installed_app(Application& application) {
    const auto& shop = application.config.shop;
    add_installed_app_routes(application.router,
                             {.name = shop.name,
                              .tagline = shop.tagline,
                              .icon = shop.app_icon,
                              .tab_icon = shop.icon,
                              .screenshots = screenshots_of(shop.app_screenshots)},
                             {.ios_id = shop.ios_app,
                              .android_package = shop.android_app,
                              .android_fingerprints = shop.android_fingerprints});
    if (!application.config.serve.offline_pages) add_service_worker_remover(application.router);
}

}  // namespace spaza::app
