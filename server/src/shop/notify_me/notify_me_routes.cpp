#include "shop/notify_me/notify_me_routes.hpp"

#include <algorithm>
#include <boost/algorithm/string/case_conv.hpp>

#include "platform/http/multipart.hpp"
#include "shop/notify_me/notify_me_wire.hpp"

namespace spaza {
namespace {

using Notices = Transactional<NotifyMeService>;

/// POST …/users/{user}/{productCode}/notify
http::Response ask(const http::Request& request, const Notices& notices) {
    const ProductCode product{request.param("productCode")};
    NoticeReader reader;
    if (request.caller.is_customer() && request.param("user") != "anonymous") {
        reader.customer = request.caller.customer;
    } else {
        const auto form = json::read<wire::NotifyMeForm>(request.body.empty() ? "{}" : request.body);
        if (!form) return http::problem(form.error());
        reader.email = form->email.value_or("");
        boost::algorithm::to_lower(reader.email);
    }
    const auto asked = notices.write(
        [&](NotifyMeService& service) { return service.ask(reader, product, request.context.zone); });
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

/// DELETE …/users/{user}/{productCode}/notify
http::Response forget(const http::Request& request, const Notices& notices) {
    const ProductCode product{request.param("productCode")};
    const auto gone =
        notices.write([&](NotifyMeService& service) { return service.forget(request.caller.customer, product); });
    if (!gone) return http::problem(gone.error());
    wire::NotifyMe answer;
    answer.productCode = product.value;
    answer.successMsg = http::message("notifyMe.forgotten");
    return http::ok(json::write(answer));
}

/// POST …/notify/stop: the link at the end of a mail.
http::Response stop(const http::Request& request, const Notices& notices) {
    const auto form = json::read<wire::StopMailsForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto stopped = notices.write([&](NotifyMeService& service) { return service.stop(form->token); });
    if (!stopped) return http::problem(stopped.error());
    return http::ok(json::write(wire::MailsStopped{.successMsg = http::message("notifyMe.stopped")}));
}

/// `List-Unsubscribe=One-Click` as multipart/form-data, which RFC 8058 asks for first.
bool is_one_click_of_parts(const http::Request& request) {
    if (!http::is_multipart(request)) return false;
    const auto parts = http::read_multipart(request);
    return parts && std::ranges::any_of(*parts, [](const http::FormPart& part) {
               return part.name == "List-Unsubscribe" && part.content == "One-Click";
           });
}

/// POST /unsubscribe/{token}: a mail program's own button (RFC 8058), which follows no redirect, or the button of
/// our page, which leads to another.
http::Response unsubscribe(const http::Request& request, const Notices& notices) {
    const bool in_one_click =
        request.query_value("List-Unsubscribe") == "One-Click" || is_one_click_of_parts(request);
    const std::string& token = request.param("token");
    const auto waits = notices.read([&](NotifyMeService& service) { return service.has_mails_to_stop(token); });
    const Done stopped = !waits   ? Done{std::unexpected{waits.error()}}
                         : *waits ? notices.write([&](NotifyMeService& service) { return service.stop(token); })
                                  : Done{};
    if (!in_one_click) return http::see_other(stopped ? "/unsubscribe/done" : "/unsubscribe/unknown");
    if (!stopped) return http::problem(stopped.error());
    return http::ok(json::write(wire::MailsStopped{.successMsg = http::message("notifyMe.stopped")}));
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
        "DELETE", "/users/{user}/{productCode}/notify",
        [notices](const http::Request& request) { return forget(request, notices); }, options);
    options.access = http::Access::guest_or_customer;
    options.limit = "stock_notice";  // a mail will go to whatever address is given
    router.shop(
        "POST", "/users/{user}/{productCode}/notify",
        [notices](const http::Request& request) { return ask(request, notices); }, options);
    options.access = http::Access::open;
    options.limit = "writes";
    // No limit: a mail provider presses for all its readers from a few addresses. What is not a token of ours
    // costs one read, and cannot be guessed; what is one costs a write only while there is something to stop.
    router.add("POST", "/unsubscribe/{token}",
               [notices](const http::Request& request) { return unsubscribe(request, notices); });
    router.shop(
        "POST", "/notify/stop", [notices](const http::Request& request) { return stop(request, notices); },
        options);
}

}  // namespace spaza
