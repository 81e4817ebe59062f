#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/installed_app/installed_app_routes.hpp"

namespace spaza::app {

void wire_installed_app(Application& application) {
    const auto& shop = application.config.shop;
    add_installed_app_routes(
        application.router,
        {.name = shop.name, .tagline = shop.tagline, .icon = shop.app_icon, .tab_icon = shop.icon},
        {.ios_id = shop.ios_app,
         .android_package = shop.android_app,
         .android_fingerprints = shop.android_fingerprints});
    if (!application.config.serve.offline_pages) add_service_worker_remover(application.router);
}

}  // namespace spaza::app
