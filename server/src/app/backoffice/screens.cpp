#include <fstream>
#include <iterator>

#include "app/backoffice/backoffice.hpp"
#include "app/web_paths.hpp"

namespace spaza::app::backoffice {
namespace {

/// No script or style stands in the page, none comes from elsewhere, and no other page shows it.
constexpr const char* kScreenPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; frame-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; "
    "form-action 'self'";

http::Response screen(const std::shared_ptr<const std::string>& page) {
    http::Response response;
    response.content_type = "text/html; charset=utf-8";
    response.shared_body = page;
    response.headers = {{"Cache-Control", "no-store"},
                        {"Content-Security-Policy", kScreenPolicy},
                        {"X-Robots-Tag", "noindex, nofollow"}};
    return response;
}

}  // namespace

void add_screens(Application& application) {
    std::ifstream file{web_folder(application.config) / "backoffice" / "index.html", std::ios::binary};
    if (!file) return;  // without the build there are no such paths
    const auto page = std::make_shared<const std::string>(std::istreambuf_iterator<char>{file},
                                                          std::istreambuf_iterator<char>{});
    http::RouteOptions options;
    options.work = http::Work::memory;
    options.label = "back office page";
    for (const char* path : {"/backoffice", "/backoffice/{path*}"})
        application.router.add(
            "GET", path, [page](const http::Request&) { return screen(page); }, options);
}

}  // namespace spaza::app::backoffice
