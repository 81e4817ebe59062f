#include "shop/pictures/pictures_routes.hpp"

namespace spaza {
namespace {

/// Names carry no version, so a month and then a check by ETag.
constexpr std::string_view kCaching = "public, max-age=2592000, stale-while-revalidate=86400";

bool accepts(std::string_view accept_encoding, std::string_view encoding) {
    const std::size_t at = accept_encoding.find(encoding);
    if (at == std::string_view::npos) return false;
    const std::string_view rest = accept_encoding.substr(at + encoding.size());
    return !rest.starts_with(";q=0,") && rest != ";q=0";
}

/// GET /medias/{name}
http::Response get_picture(const http::Request& request, const PictureService& pictures) {
    const auto picture = pictures.find(request.param("name"));
    if (!picture)
        return http::problem({.reason = Reason::not_found,
                              .message_key = "error.notFound",
                              .subject = request.param("name"),
                              .type = "NotFoundError",
                              .subject_type = "media",
                              .params = {},
                              .more = {}});
    const std::string_view wanted = request.header("accept-encoding");
    http::Response response;
    std::string tag = picture->tag;
    if (picture->brotli && accepts(wanted, "br")) {
        response.shared_body = picture->brotli;
        response.headers.emplace_back("content-encoding", "br");
        tag += "-br";
    } else if (picture->gzip && accepts(wanted, "gzip")) {
        response.shared_body = picture->gzip;
        response.headers.emplace_back("content-encoding", "gzip");
        tag += "-gz";
    } else {
        response.shared_body = picture->plain;
    }
    tag = '"' + tag + '"';
    response.content_type = std::string{picture->content_type};
    response.headers.emplace_back("cache-control", kCaching);
    if (picture->brotli) response.headers.emplace_back("vary", "accept-encoding");
    response.headers.emplace_back("etag", tag);
    if (request.header("if-none-match").find(tag) != std::string_view::npos) {
        response.status = 304;
        response.shared_body = nullptr;
    }
    return response;
}

}  // namespace

void add_picture_routes(http::Router& router, const PictureService& pictures) {
    http::RouteOptions options;
    options.work = http::Work::memory;
    router.add(
        "GET", "/medias/{name}",
        [&pictures](const http::Request& request) { return get_picture(request, pictures); }, options);
}

}  // namespace spaza
