#include "shop/installed_app/start_picture_routes.hpp"

#include "shop/installed_app/installed_app_rules.hpp"

namespace spaza {

void add_start_picture_routes(http::Router& router, StartPictures& pictures) {
    http::RouteOptions options;
    options.limit = "reads";
    router.add(
        "GET", "/start-pictures/{screen}",
        [&pictures](const http::Request& request) -> http::Response {
            const auto screen = screen_in(request.param("screen"));
            if (!screen)
                return http::problem(
                    fail(Reason::not_found, "error.unknownRoute", request.path, "UnknownResourceError", "path")
                        .error());
            auto picture = pictures.of(*screen);
            if (!picture) return http::problem(picture.error());
            http::Response response;
            response.content_type = "image/png";
            response.headers = {{"Cache-Control", "public, max-age=3600"}};
            response.body = *std::move(picture);
            return response;
        },
        options);
}

}  // namespace spaza
