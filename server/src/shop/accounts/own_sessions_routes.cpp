#include "shop/accounts/own_sessions_routes.hpp"

#include "platform/log/log.hpp"
#include "shop/accounts/second_step_wire.hpp"
#include "shop/accounts/session_routes.hpp"

namespace spaza {
namespace {

using OwnSessionCalls = Transactional<OwnSessionService>;

/// GET users/{user}/sessions
http::Response get_sessions(const http::Request& request, const OwnSessionCalls& sessions) {
    const auto all =
        sessions.read([&](OwnSessionService& service) { return service.all(request.caller.customer); });
    wire::OwnSessions answer;
    for (const OwnSession& session : all)
        answer.sessions.push_back(wire::to_wire(session, request.caller.session_id));
    return http::never_kept(http::ok(json::write(answer)));
}

/// DELETE users/{user}/sessions: all but this one
http::Response delete_others(const http::Request& request, const OwnSessionCalls& sessions, SessionCache& cache) {
    const Visitor visitor = visitor_of(request, "account");
    sessions.write([&](OwnSessionService& service) {
        service.end_others(request.caller.customer, request.caller.session_id, visitor.trust);
        return true;
    });
    cache.forget_customer(request.caller.customer);
    log::info("other_sessions_ended", {{"customer", request.caller.customer.value}});
    return http::no_content();
}

/// DELETE users/{user}/sessions/{sessionId}
http::Response delete_one(const http::Request& request, const OwnSessionCalls& sessions, SessionCache& cache) {
    const std::string& id = request.param("sessionId");
    const auto ended =
        sessions.write([&](OwnSessionService& service) { return service.end(request.caller.customer, id); });
    if (!ended) return http::problem(ended.error());
    cache.forget_family(id);
    log::info("session_ended", {{"customer", request.caller.customer.value}});
    return http::no_content();
}

}  // namespace

void add_own_session_routes(http::Router& router, const OwnSessionCalls& sessions, SessionCache& cache) {
    http::RouteOptions options;
    options.access = http::Access::customer;
    router.shop(
        "GET", "/users/{user}/sessions",
        [sessions](const http::Request& request) { return get_sessions(request, sessions); }, options);
    options.limit = "writes";
    router.shop(
        "DELETE", "/users/{user}/sessions",
        [sessions, &cache](const http::Request& request) { return delete_others(request, sessions, cache); },
        options);
    router.shop(
        "DELETE", "/users/{user}/sessions/{sessionId}",
        [sessions, &cache](const http::Request& request) { return delete_one(request, sessions, cache); },
        options);
}

}  // namespace spaza
