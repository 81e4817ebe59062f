// What a request may use of what is scarce, and what it is answered when there is nothing left.
#include "platform/http/address.hpp"
#include "platform/http/human_door.hpp"
#include "platform/http/router_impl.hpp"

namespace spaza::http {

std::unique_ptr<Response> Router::Impl::over_limit(const Request& request, const Route& route,
                                                   LimitRule::By by) const {
    if (!limits || !request.from_network || route.options.limit.empty()) return nullptr;
    const LimitRule* rule = limits->rule(route.options.limit);
    const bool early = rule && rule->by != LimitRule::By::caller;  // known before the token is looked at
    if (!rule || early != (by != LimitRule::By::caller)) return nullptr;
    return over_rule(request, route, *rule);
}

std::unique_ptr<Response> Router::Impl::over_body_limit(const Request& request, const Route& route) const {
    if (!limits || !request.from_network || !route.options.body_limit) return nullptr;
    const LimitRule* rule = limits->rule(route.options.body_limit(request));
    if (!rule) return nullptr;
    const int cost = route.options.body_cost ? route.options.body_cost(request) : 1;
    return cost > 0 ? over_rule(request, route, *rule, cost) : nullptr;
}

std::unique_ptr<Response> Router::Impl::over_rule(const Request& request, const Route& route,
                                                  const LimitRule& rule, int cost) const {
    const std::string peer = sharer(request);
    if (peer.empty()) return nullptr;
    std::string key = peer;
    if (rule.by == LimitRule::By::route)
        key = route.label();
    else if (rule.by == LimitRule::By::caller && request.caller.is_customer())
        key = request.caller.customer.value;
    auto wait = limits->refuse(rule, key, cost);
    if (!wait) return nullptr;
    if (const HumanCheck* check = rule.asks_humans ? limits->human_check() : nullptr) {
        if (!check->cleared(request)) return std::make_unique<Response>(ask_human(*limits, *check, request, peer));
        const LimitRule* wider = rule.as_many_again ? &rule : limits->rule(kHumanLimit);
        const int counts = rule.as_many_again ? cost : 1;
        wait = wider ? limits->refuse(*wider, "human " + rule.name + ' ' + key, counts) : std::nullopt;
    }
    return wait ? std::make_unique<Response>(too_many_requests(*wait)) : nullptr;
}

std::string Router::Impl::sharer(const Request& request) const {
    if (!limits || !request.from_network || (request.may_be_exempt && limits->exempt(request.peer))) return {};
    return subscriber(request.peer);
}

std::string Router::sharer(const Request& request) const { return impl_->sharer(request); }

bool Router::allows(const Request& request, std::string_view limit) const {
    const std::string peer = sharer(request);
    const LimitRule* rule = peer.empty() ? nullptr : impl_->limits->rule(limit);
    return !rule || !impl_->limits->refuse(*rule, peer);
}

}  // namespace spaza::http
