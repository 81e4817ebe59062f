#include "shop/notify_me/notify_me_routes.hpp"

#include "shop/notify_me/notify_me_wire.hpp"

namespace spaza {
namespace {

using Notices = Transactional<NotifyMeService>;

/// POST …/users/{user}/{productCode}/notify
http::Response ask(const http::Request& request, const Notices& notices) {
    const ProductCode product{request.param("productCode")};
    const auto asked = notices.write([&](NotifyMeService& service) {
        return service.ask(request.caller.customer, product, request.context.zone);
    });
    if (!asked) return http::problem(asked.error());
    wire::NotifyMe answer;
    answer.productCode = product.value;
    answer.notified = true;
    answer.successMsg = http::message("notifyMe.asked");
    return http::ok(json::write(answer));
}

/// GET …/users/{user}/{productCode}/notify
http::Response status(const http::Request& request, const Notices& notices) {
    const ProductCode product{request.param("productCode")};
    const auto waits =
        notices.read([&](NotifyMeService& service) { return service.waits(request.caller.customer, product); });
    if (!waits) return http::problem(waits.error());
    wire::NotifyMe answer;
    answer.productCode = product.value;
    answer.notified = *waits;
    return http::ok(json::write(answer));
}

}  // namespace

void add_notify_me_routes(http::Router& router, Notices notices) {
    http::RouteOptions options;
    options.access = http::Access::customer;
    router.shop(
        "GET", "/users/{user}/{productCode}/notify",
        [notices](const http::Request& request) { return status(request, notices); }, options);
    options.limit = "writes";
    router.shop(
        "POST", "/users/{user}/{productCode}/notify",
        [notices](const http::Request& request) { return ask(request, notices); }, options);
}

}  // namespace spaza
