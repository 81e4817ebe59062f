#include "app/built_page.hpp"

#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "app/web_paths.hpp"

namespace spaza::app {

namespace {

constexpr const char* kBuiltPagePolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; frame-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; "
    "form-action 'self'";

http::Response built_page(const std::shared_ptr<const std::string>& page) {
    http::Response response;
    response.content_type = "text/html; charset=utf-8";
    response.shared_body = page;
    response.headers = {{"Cache-Control", "no-store"},
                        {"Content-Security-Policy", kBuiltPagePolicy},
                        {"X-Robots-Tag", "noindex, nofollow"}};
    return response;
}

}  // namespace

void add_built_page(http::Router& router, const Config& config, const char* file,
                    std::initializer_list<const char*> paths, const char* label) {
    std::ifstream stream{web_folder(config) / file, std::ios::binary};
    if (!stream) return;
    const auto page = std::make_shared<const std::string>(std::istreambuf_iterator<char>{stream},
                                                          std::istreambuf_iterator<char>{});
    http::RouteOptions options;
    options.work = http::Work::memory;
    options.label = label;
    for (const char* path : paths)
        router.add(
            "GET", path, [page](const http::Request&) { return built_page(page); }, options);
}

}  // namespace spaza::app
