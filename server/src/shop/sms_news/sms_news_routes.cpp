#include "shop/sms_news/sms_news_routes.hpp"

#include "shop/sms_news/sms_news_wire.hpp"

namespace spaza {
namespace {

using SmsCalls = Transactional<SmsNewsService>;

/// GET users/{user}/sms
http::Response get_sms(const http::Request& request, const SmsCalls& calls, const SmsNewsPolicy& policy) {
    const auto choices = calls.read([&](SmsNewsService& sms) { return sms.choices(request.caller.customer); });
    return http::never_kept(http::ok(json::write(wire::to_wire(policy, choices))));
}

/// PUT users/{user}/sms/choices
http::Response put_choice(const http::Request& request, const SmsCalls& calls, const SmsNewsPolicy& policy) {
    const auto form = json::read<wire::PushChoiceForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto chosen = calls.write([&](SmsNewsService& sms) {
        return sms.choose(request.caller.customer, form->kind, form->wanted, request.context.channel);
    });
    if (!chosen) return http::problem(chosen.error());
    return http::never_kept(http::ok(json::write(wire::to_wire(policy, *chosen))));
}

}  // namespace

void add_sms_news_routes(http::Router& router, SmsCalls sms, const SmsNewsPolicy& policy) {
    http::RouteOptions options;
    options.access = http::Access::customer;
    router.shop(
        "GET", "/users/{user}/sms",
        [sms, &policy](const http::Request& request) { return get_sms(request, sms, policy); }, options);
    options.limit = "writes";
    router.shop(
        "PUT", "/users/{user}/sms/choices",
        [sms, &policy](const http::Request& request) { return put_choice(request, sms, policy); }, options);
}

}  // namespace spaza
