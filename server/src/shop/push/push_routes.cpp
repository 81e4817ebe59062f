#include "shop/push/push_routes.hpp"

#include "shop/push/push_wire.hpp"

namespace spaza {
namespace {

using PushCalls = Transactional<PushService>;

http::Response state_of(const http::Request& request, PushService& push, const PushPolicy& policy) {
    return http::never_kept(http::ok(
        json::write(wire::to_wire(policy, push.of_session(request.caller.customer, request.caller.session_id),
                                  push.choices(request.caller.customer)))));
}

/// GET users/{user}/push
http::Response get_push(const http::Request& request, const PushCalls& calls, const PushPolicy& policy) {
    return calls.read([&](PushService& push) { return state_of(request, push, policy); });
}

/// PUT users/{user}/push/subscription
http::Response put_subscription(const http::Request& request, const PushCalls& calls, const PushPolicy& policy) {
    const auto form = json::read<wire::PushSubscriptionForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto kept = calls.write([&](PushService& push) {
        return push.allow(request.caller.customer, request.caller.session_id,
                          {form->endpoint, form->keys.p256dh, form->keys.auth});
    });
    if (!kept) return http::problem(kept.error());
    return get_push(request, calls, policy);
}

/// DELETE users/{user}/push/subscription
http::Response delete_subscription(const http::Request& request, const PushCalls& calls, const PushPolicy&) {
    calls.write([&](PushService& push) {
        push.end(request.caller.customer, request.caller.session_id);
        return true;
    });
    return http::no_content();
}

/// PUT users/{user}/push/choices
http::Response put_choice(const http::Request& request, const PushCalls& calls, const PushPolicy& policy) {
    const auto form = json::read<wire::PushChoiceForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto chosen = calls.write([&](PushService& push) {
        return push.choose(request.caller.customer, form->kind, form->wanted, request.context.channel);
    });
    if (!chosen) return http::problem(chosen.error());
    return get_push(request, calls, policy);
}

}  // namespace

void add_push_routes(http::Router& router, PushCalls push, const PushPolicy& policy) {
    using Call = http::Response (*)(const http::Request&, const PushCalls&, const PushPolicy&);
    const auto add = [&](const char* method, const char* path, Call call, const char* limit) {
        http::RouteOptions options;
        options.access = http::Access::customer;
        options.limit = limit;
        options.secret_body = true;  // who knows an endpoint can wake the device
        router.shop(
            method, path,
            [push, call, &policy](const http::Request& request) { return call(request, push, policy); }, options);
    };
    add("GET", "/users/{user}/push", get_push, "");
    add("PUT", "/users/{user}/push/subscription", put_subscription, "writes");
    add("DELETE", "/users/{user}/push/subscription", delete_subscription, "writes");
    add("PUT", "/users/{user}/push/choices", put_choice, "writes");
}

}  // namespace spaza
