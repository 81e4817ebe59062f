// Who calls, and whether they may.
#include <algorithm>

#include "platform/http/encoding.hpp"
#include "platform/http/router_impl.hpp"

namespace spaza::http {

namespace {

std::string_view bearer_of(const Request& request) {
    std::string_view credentials = request.header("authorization");
    static constexpr std::string_view kScheme = "bearer ";
    if (credentials.size() < kScheme.size() ||
        !equals_ignoring_case(credentials.substr(0, kScheme.size()), kScheme))
        return {};
    credentials.remove_prefix(kScheme.size());
    return credentials;
}

/// A client says in one way who calls (RFC 6750 §2); with two, nobody can tell whom it means.
bool has_two_tokens(const Request& request) {
    const auto headers = std::ranges::count(request.headers, "authorization", &Header::first);
    const auto in_query =
        std::ranges::count(request.query, "access_token", &std::pair<std::string, std::string>::first);
    return headers + in_query > 1;
}

}  // namespace

std::optional<Error> Router::Impl::identify(Request& request, const Route& route) const {
    const std::string_view bearer = bearer_of(request);
    if (!bearer.empty() && has_two_tokens(request))
        return refusal(Reason::invalid, "error.twoTokens", "access_token", "ValidationError", "parameter");
    if (route.options.access == Access::staff) return identify_staff(request, bearer);
    if (bearer.empty() || !authenticate) return std::nullopt;
    auto caller = authenticate(bearer);
    if (!caller) {
        Error error = caller.error();
        error.reason = Reason::unauthenticated;
        error.type = "InvalidTokenError";
        return error;
    }
    request.caller = std::move(*caller);
    return std::nullopt;
}

std::optional<Error> Router::Impl::identify_staff(Request& request, std::string_view bearer) const {
    if (!authenticate_staff) return std::nullopt;
    auto caller = authenticate_staff(request, bearer);
    if (!caller) return caller.error();
    request.caller = std::move(*caller);
    return std::nullopt;
}

/// The path as received and the route it found: neither way round leads past it.
bool Router::Impl::is_behind_staff_door(const Request& request, const Route* route) const {
    const bool below =
        request.path.starts_with(kStaffPlace) || (route && std::string_view{route->path}.starts_with(kStaffPlace));
    return below && request.from_network && staff_door && !staff_door(request);
}

std::optional<Error> Router::Impl::may_staff_call(const Caller& caller, std::string_view right,
                                                  std::string_view or_right) {
    if (!caller.is_staff())
        return refusal(Reason::unauthenticated, "error.missingStaffToken", {}, "InvalidTokenError", {});
    const auto has = [&](std::string_view one) {
        return std::ranges::find(caller.rights, one) != caller.rights.end();
    };
    if (right.empty() || has(right) || (!or_right.empty() && has(or_right))) return std::nullopt;
    return refusal(Reason::not_allowed, "error.staffRight", std::string{right}, "ForbiddenError", "right");
}

/// Customers see their own `{user}` paths only; `anonymous` is everybody where guests may call.
std::optional<Error> Router::Impl::may_call(const Request& request, const Route& route) {
    if (route.options.access == Access::staff)
        return may_staff_call(request.caller, route.options.right, route.options.or_right);
    const bool customers_only = route.options.access == Access::customer;
    const Caller& caller = request.caller;
    const Error sign_in = refusal(Reason::unauthenticated, "error.missingToken", {}, "InvalidTokenError", {});
    if (!route.for_user) return customers_only && !caller.is_customer() ? std::optional{sign_in} : std::nullopt;

    const std::string& user = request.param("user");
    if (user == "anonymous") return customers_only ? std::optional{sign_in} : std::nullopt;
    if (caller.is_customer()) {
        if (user == "current" || user == caller.uid || user == caller.customer.value) return std::nullopt;
        return refusal(Reason::not_allowed, "error.forbidden", user, "ForbiddenError", "user");
    }
    const bool guest = caller.kind == Caller::Kind::guest;
    if (guest && user == "current" && !customers_only) return std::nullopt;
    return sign_in;
}

}  // namespace spaza::http
