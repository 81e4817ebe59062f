#include "shop/accounts/social/attempt_cookie_routes.hpp"

#include "shop/accounts/social/social.hpp"

namespace spaza {
namespace {

constexpr const char* kCookie = "sl";
constexpr const char* kSecureCookie = "__Host-sl";
constexpr std::size_t kLongestToken = 64;
constexpr std::size_t kLongestRoute = 500;
constexpr const char* kSignsIn = "s";
constexpr const char* kLinks = "l";

/// Lax: the provider's page sends the browser back, and it must have the cookie with it then.
std::string cookie_text(const http::Request& request, const std::string& value, std::int64_t seconds) {
    std::string text{request.secure ? kSecureCookie : kCookie};
    text += '=' + value + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::to_string(seconds);
    if (request.secure) text += "; Secure";
    return text;
}

}  // namespace

std::string attempt_cookie(const http::Request& request, const AttemptCookie& kept) {
    const std::string route = kept.route.size() > kLongestRoute ? std::string{} : http::percent_encode(kept.route);
    return cookie_text(request, kept.token + '.' + (kept.links ? kLinks : kSignsIn) + '.' + route,
                       std::chrono::seconds{kAttemptLives}.count());
}

std::string cleared_attempt_cookie(const http::Request& request) { return cookie_text(request, {}, 0); }

std::optional<AttemptCookie> attempt_of(const http::Request& request) {
    const auto value = request.cookie(request.secure ? kSecureCookie : kCookie);
    const auto first = value ? value->find('.') : std::string_view::npos;
    const auto second = first == std::string_view::npos ? first : value->find('.', first + 1);
    if (second == std::string_view::npos || first == 0 || first > kLongestToken) return std::nullopt;
    return AttemptCookie{.token = std::string{value->substr(0, first)},
                         .links = value->substr(first + 1, second - first - 1) == kLinks,
                         .route = http::percent_decode(value->substr(second + 1), false)};
}

}  // namespace spaza
