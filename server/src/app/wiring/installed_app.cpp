#include "app/application.hpp"
#include "app/media/start_pictures.hpp"
#include "app/shop_look.hpp"
#include "app/web_paths.hpp"
#include "app/wiring/wiring.hpp"
#include "platform/config/checks.hpp"
#include "shop/installed_app/installed_app_routes.hpp"
#include "shop/installed_app/start_picture_routes.hpp"

namespace spaza::app {

namespace {

std::vector<Screenshot> screenshots_of(const std::vector<std::string>& settings) {
    std::vector<Screenshot> all;
    for (const std::string& each : settings)
        if (const auto picture = sized_picture_in(each))
            all.push_back({picture->address, picture->width, picture->height, picture->words});
    return all;
}

/// What the shop's icon is at its address; nothing where it is elsewhere or not to be had.
std::optional<std::string> icon_at(http::Router& router, const std::string& address) {
    // A start picture cannot be made of a start picture.
    if (!address.starts_with('/') || address.starts_with("/start-pictures/")) return std::nullopt;
    http::Request request;
    request.method = "GET";
    request.path = request.target = address;
    const http::Response answer = router.dispatch(std::move(request));
    if (answer.status != 200) return std::nullopt;
    return std::string{answer.content()};
}

}  // namespace

void wire_installed_app(Application& application) {
    const auto& shop = application.config.shop;
    const Palette colours = shop_look(application.config).colours.light;
    const std::string ground = hex(colours.find("bg")->second);
    add_installed_app_routes(application.router,
                             {.name = shop.name,
                              .short_name = shop.app_name,
                              .tagline = shop.tagline,
                              .theme = hex(colours.find("brand")->second),
                              .ground = ground,
                              .icon = shop.app_icon,
                              .tab_icon = shop.icon,
                              .screenshots = screenshots_of(shop.app_screenshots)},
                             {.ios_id = shop.ios_app,
                              .android_package = shop.android_app,
                              .android_fingerprints = shop.android_fingerprints});
    auto& pictures = application.keeper.keep(std::make_shared<WorkerStartPictures>(
        program_folder() / "spaza-pictures", ground,
        [&router = application.router, address = shop.app_icon] { return icon_at(router, address); }));
    add_start_picture_routes(application.router, pictures);
    if (!application.config.serve.offline_pages) add_service_worker_remover(application.router);
}

}  // namespace spaza::app
