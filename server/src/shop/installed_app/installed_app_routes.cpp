#include "shop/installed_app/installed_app_routes.hpp"

#include "shop/installed_app/installed_app_rules.hpp"

namespace spaza {
namespace {

using http::Request;
using http::Response;

Response file(std::string_view type, std::string body, std::string caching = "public, max-age=3600") {
    Response response;
    response.content_type = std::string{type};
    response.body = std::move(body);
    response.headers = {{"Cache-Control", std::move(caching)}};
    return response;
}

Response absent(const Request& request) {
    return http::problem(
        fail(Reason::not_found, "error.unknownRoute", request.path, "UnknownResourceError", "path").error());
}

/// Pages know it by its first line (web/src/offline/register.ts). One that registers it once more calls it back;
/// every page tells its worker of its release after that.
constexpr const char* kRemover =
    "// This shop keeps no pages.\n"
    "const leave = (event) => event.waitUntil((async () => {\n"
    "  for (const name of await caches.keys()) await caches.delete(name);\n"
    "  await self.registration.unregister();\n"
    "})());\n"
    "self.addEventListener('install', () => self.skipWaiting());\n"
    "self.addEventListener('activate', leave);\n"
    "self.addEventListener('message', leave);\n";

}  // namespace

void add_installed_app_routes(http::Router& router, InstalledApp app, StoreApps apps) {
    http::RouteOptions options;
    options.limit = "reads";
    router.add(
        "GET", "/manifest.webmanifest",
        [manifest = app_manifest(app)](const Request&) { return file("application/manifest+json", manifest); },
        options);
    router.add(
        "GET", "/.well-known/apple-app-site-association",
        [apps](const Request& request) {
            return apps.ios_id.empty() ? absent(request) : file("application/json", apple_app_links(apps));
        },
        options);
    router.add(
        "GET", "/.well-known/assetlinks.json",
        [apps](const Request& request) {
            const bool is_there = !apps.android_package.empty() && !apps.android_fingerprints.empty();
            return is_there ? file("application/json", android_app_links(apps)) : absent(request);
        },
        options);
    router.add(
        "GET", "/share",
        [](const Request& request) {
            const Shared shared{.url = request.query_value("url").value_or(""),
                                .text = request.query_value("text").value_or(""),
                                .title = request.query_value("title").value_or("")};
            return http::see_other(path_of_shared(shared, request.header("host")));
        },
        options);
}

void add_service_worker_remover(http::Router& router) {
    http::RouteOptions options;
    options.limit = "reads";
    router.add(
        "GET", "/sw.js",
        [](const Request&) { return file("text/javascript; charset=utf-8", kRemover, "no-cache"); }, options);
}

}  // namespace spaza
