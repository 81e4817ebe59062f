#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/http/cache_validators.hpp"
#include "platform/http/idempotency.hpp"
#include "platform/http/limits.hpp"
#include "platform/http/route.hpp"

// The router's own: how it is set up (router.cpp), finds a route and reads what the path says (router_match),
// shares scarce things out (router_limits), lets callers in (router_access) and runs handlers (router_run).
namespace spaza::http {

inline constexpr std::string_view kSite = "spaza";
inline constexpr std::string_view kApi = "/occ/v2/";
inline constexpr std::string_view kStaffPlace = "/backoffice";
inline constexpr std::string_view kStaffApi = "/backoffice/api";

inline Error refusal(Reason reason, std::string key, std::string subject, std::string type,
                     std::string subject_type) {
    return fail(reason, std::move(key), std::move(subject), std::move(type), std::move(subject_type)).error();
}

inline std::unique_ptr<Response> refused(const Error& error) { return std::make_unique<Response>(problem(error)); }

struct Router::Impl {
    RouteTree tree;
    std::deque<Route> routes;  // addresses stay
    std::function<bool(const StoreCode&)> zone_known;
    std::function<StoreCode()> default_zone;
    std::function<Result<Caller>(std::string_view)> authenticate;
    std::function<Result<Caller>(const Request&, std::string_view)> authenticate_staff;
    std::function<bool(const Request&)> staff_door;
    RateLimits* limits{nullptr};
    IdempotencyStore* idempotency{nullptr};
    std::chrono::milliseconds wait_limit{4000};
    std::function<bool()> stale;
    SeenAnswers seen;

    void add(std::string_view method, const std::string& path, const Handler& handler,
             const RouteOptions& options);

    /// Reads the query; malformed ones are refused.
    std::unique_ptr<Response> read_query(Request& request, const Route& route) const;
    std::unique_ptr<Response> read_params(Request& request, const Route& route,
                                          const std::vector<std::string_view>& values) const;
    std::unique_ptr<Response> take_context(Request& request, const std::string& name, std::string value) const;
    std::unique_ptr<Response> over_limit(const Request& request, const Route& route, LimitRule::By by) const;
    std::string sharer(const Request& request) const;
    std::unique_ptr<Response> over_rule(const Request& request, const Route& route, const LimitRule& rule,
                                        int cost = 1) const;
    std::unique_ptr<Response> over_body_limit(const Request& request, const Route& route) const;

    bool is_behind_staff_door(const Request& request, const Route* route) const;
    std::optional<Error> identify(Request& request, const Route& route) const;
    std::optional<Error> identify_staff(Request& request, std::string_view bearer) const;
    static std::optional<Error> may_staff_call(const Caller& caller, std::string_view right,
                                               std::string_view or_right);
    static std::optional<Error> may_call(const Request& request, const Route& route);
    Response answer(const Route& route, Request& request) const;
    Response run(const Match& match, Request& request);
};

}  // namespace spaza::http
