#include "shop/payment/payment_routes.hpp"

#include "platform/http/address.hpp"
#include "platform/log/log.hpp"
#include "shop/payment/payment_words.hpp"

namespace spaza {
namespace {

using http::Request;
using http::Response;
using Payments = Transactional<PaymentService>;

Response plain(int status, std::string text) {
    Response response;
    response.status = status;
    response.body = std::move(text);
    response.content_type = "text/plain; charset=utf-8";
    return response;
}

std::string headers_of(const Request& request) {
    std::string text = "peer: " + request.peer;
    for (const std::string_view name : {"content-type", "user-agent", "x-forwarded-for"})
        if (const auto value = request.header(name); !value.empty())
            text += "; " + std::string{name} + ": " + std::string{value.substr(0, 200)};
    return text;
}

/// Answered 200 only when it is on disk: after a 200 the gateway never tells us again.
Response notify(const Request& request, const Payments& payments, const PaymentGateway& gateway,
                const std::function<void()>& arrived) {
    const Notice notice = gateway.read(request.body);
    const bool allowed = gateway.allowed_source(request.peer);
    const auto receipt = payments.write([&](PaymentService& service) {
        return service.receive(gateway.name(), notice, request.body, headers_of(request),
                               http::subscriber(request.peer), allowed);
    });
    log::info("payment_notified", {{"gateway", gateway.name()},
                                   {"verdict", std::string{verdict_name(receipt.verdict)}},
                                   {"event", receipt.event_id}});
    if (receipt.verdict == Verdict::bad_signature || receipt.verdict == Verdict::wrong_source)
        return plain(400, "refused");
    if (receipt.verdict == Verdict::received) arrived();
    return plain(200, "OK");
}

Response back_to_shop(const Request& request, const std::optional<PaymentAttempt>& attempt) {
    if (!attempt)
        return http::problem(fail(Reason::not_found, "payment.unknownReference", request.param("merchantRef"),
                                  "NotFoundError", "payment")
                                 .error());
    return http::see_other("/orderconfirmation?order=" + http::percent_encode(attempt->order.value));
}

std::optional<PaymentAttempt> named(const Request& request, const Payments& payments) {
    return payments.read([&](PaymentService& service) { return service.find(request.param("merchantRef")); });
}

void ask_gateway(const std::optional<PaymentAttempt>& attempt, const Payments& payments,
                 const PaymentGateway& gateway, const std::function<void()>& arrived) {
    const bool hurry = attempt && gateway.quick_query() &&
                       payments.read([&](PaymentService& service) { return service.worth_hurrying(*attempt); });
    if (hurry) {
        payments.write([&](PaymentService& service) { return service.hurry(*attempt), true; });
        arrived();
    }
}

/// What a browser says on its way back is not believed; it makes us ask the gateway.
Response came_back(const Request& request, const Payments& payments, const PaymentGateway& gateway,
                   const std::function<void()>& arrived) {
    const auto attempt = named(request, payments);
    ask_gateway(attempt, payments, gateway, arrived);
    return back_to_shop(request, attempt);
}

/// Cancel decides nothing either: it is noted, and the gateway is asked.
Response cancelled(const Request& request, const Payments& payments, const PaymentGateway& gateway,
                   const std::function<void()>& arrived) {
    const auto attempt = named(request, payments);
    if (attempt && !attempt->cancelled_at)
        payments.write([&](PaymentService& service) { return service.note_cancelled(attempt->id), true; });
    ask_gateway(attempt, payments, gateway, arrived);
    return back_to_shop(request, attempt);
}

void add_routes_of(http::Router& router, const Payments& payments, const PaymentGateway& gateway,
                   const std::function<void()>& arrived) {
    const std::string base = "/payments/" + gateway.name();
    http::RouteOptions options;
    options.important = true;
    options.max_body = 32 * 1024;
    options.limit = "reads";
    const auto back = [payments, &gateway, arrived](const Request& request) {
        return came_back(request, payments, gateway, arrived);
    };
    const auto away = [payments, &gateway, arrived](const Request& request) {
        return cancelled(request, payments, gateway, arrived);
    };
    for (const char* method : {"GET", "POST"}) {  // some send the browser back with a form, without our cookies
        router.add(method, base + "/return/{merchantRef}", back, options);
        router.add(method, base + "/cancel/{merchantRef}", away, options);
    }
    options.limit = "notify";
    router.add(
        "POST", base + "/notify",
        [payments, &gateway, arrived](const Request& request) {
            return notify(request, payments, gateway, arrived);
        },
        options);
}

}  // namespace

void add_payment_routes(http::Router& router, const Payments& payments, const Gateways& gateways,
                        const std::function<void()>& arrived) {
    for (const auto& gateway : gateways.all()) add_routes_of(router, payments, *gateway, arrived);
}

}  // namespace spaza
