#include "shop/seo/seo_routes.hpp"

#include <charconv>

#include "shop/seo/seo_rules.hpp"

namespace spaza {
namespace {

http::Response xml(std::string text) {
    http::Response response;
    response.content_type = "application/xml; charset=utf-8";
    response.body = std::move(text);
    response.headers = {{"Cache-Control", "public, max-age=600"}};
    return response;
}

http::Response xml(const Result<std::string>& text) { return text ? xml(*text) : http::problem(text.error()); }

std::int64_t number(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? value : 0;
}

std::string origin_of(const http::Request& request, const std::string& configured) {
    if (!configured.empty()) return configured;
    return std::string{request.secure ? "https://" : "http://"}.append(request.header("host"));
}

/// `pages.xml` or `products-3.xml`
http::Response get_sitemap(const http::Request& request, const Transactional<SeoService>& seo,
                           const std::string& origin) {
    std::string_view name = request.param("map");
    constexpr std::string_view kParts = "products-";
    constexpr std::string_view kEnd = ".xml";
    if (name.ends_with(kEnd)) name.remove_suffix(kEnd.size());
    if (name == "pages") return xml(seo.read([&](SeoService& service) { return service.pages(origin); }));
    const std::int64_t part = name.starts_with(kParts) ? number(name.substr(kParts.size())) : 0;
    return xml(seo.read([&](SeoService& service) { return service.products(origin, part); }));
}

}  // namespace

void add_seo_routes(http::Router& router, Transactional<SeoService> seo, std::string configured) {
    http::RouteOptions options;
    options.limit = "reads";
    const auto add = [&](std::string_view path, auto handler) {
        router.add(
            "GET", path,
            [seo, configured, handler](const http::Request& request) {
                return handler(request, seo, origin_of(request, configured));
            },
            options);
    };
    using Seo = Transactional<SeoService>;
    add("/robots.txt", [](const http::Request&, const Seo&, const std::string& origin) {
        http::Response response;
        response.content_type = "text/plain; charset=utf-8";
        response.body = robots_text(origin);
        return response;
    });
    add("/sitemap.xml", [](const http::Request&, const Seo& all, const std::string& origin) {
        return xml(all.read([&](SeoService& service) { return service.index(origin); }));
    });
    add("/sitemaps/{map}", get_sitemap);
    add("/feeds/merchant.xml", [](const http::Request& request, const Seo& all, const std::string& origin) {
        const std::int64_t page = number(request.query_value("page").value_or("1"));
        return xml(all.read([&](SeoService& service) { return service.feed(origin, page); }));
    });
}

}  // namespace spaza
