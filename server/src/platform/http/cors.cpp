#include "platform/http/cors.hpp"

#include <algorithm>

#include "platform/http/route.hpp"

namespace spaza::http {

namespace {

constexpr std::string_view kReadable =
    "Allow, Content-Disposition, Deprecation, ETag, Idempotent-Replayed, Link, Location, Retry-After, Sunset, "
    "X-Anonymous-Consents, X-Request-Id, X-Spaza-Stale, X-Total-Count";
constexpr std::string_view kPreflightSeconds = "600";
constexpr std::size_t kLongestHeaderList = 1024;

/// Header names and commas, so that it can be said again.
bool is_header_list(std::string_view text) {
    return text.size() <= kLongestHeaderList && std::ranges::all_of(text, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
                      c == '_' || c == ',' || c == ' ';
           });
}

std::string allowed_methods(const Response& response) {
    for (const auto& [name, value] : response.headers)
        if (name == "Allow") return value;
    return {};
}

}  // namespace

void Cors::add_to(const Request& request, Response& response) const {
    if (origins_.empty() || !RouteTree::is_api(request.path) || request.path.starts_with("/backoffice/")) return;
    const auto add = [&](std::string_view name, std::string_view value) {
        if (!value.empty()) response.headers.emplace_back(name, value);
    };
    const std::string methods = allowed_methods(response);
    add("Vary", "Origin");
    const std::string_view origin = request.header("origin");
    if (std::ranges::find(origins_, origin) == origins_.end()) return;
    add("Access-Control-Allow-Origin", origin);
    add("Access-Control-Expose-Headers", kReadable);
    if (request.method != "OPTIONS" || request.header("access-control-request-method").empty()) return;
    add("Access-Control-Allow-Methods", methods);
    const std::string_view wanted = request.header("access-control-request-headers");
    if (is_header_list(wanted)) add("Access-Control-Allow-Headers", wanted);
    add("Access-Control-Max-Age", kPreflightSeconds);
}

}  // namespace spaza::http
