#include "shop/orders/fulfilment/fulfilment_routes.hpp"

#include "base/json.hpp"
#include "base/messages.hpp"
#include "base/signature.hpp"
#include "base/text.hpp"
#include "platform/http/write_once.hpp"
#include "platform/log/log.hpp"
#include "shop/orders/fulfilment/fulfilment_rules.hpp"
#include "shop/orders/fulfilment/fulfilment_wire.hpp"
#include "shop/orders/orders_wire.hpp"

namespace spaza {
namespace {

using http::Request;
using http::Response;

constexpr std::chrono::minutes kSignedLately{5};

const wire::Texts kWords = [](std::string_view key, const auto& params) { return message(key, params); };

std::string said(const std::optional<std::string>& words, std::size_t most) {
    return words ? std::string{shortened(*words, most)} : std::string{};
}

Result<std::vector<CancelledUnits>> units_of(const wire::CancelOrder& form) {
    std::vector<CancelledUnits> units;
    if (!form.cancellationRequestEntryInputs) return units;
    for (const wire::CancellationEntry& each : *form.cancellationRequestEntryInputs)
        units.push_back({each.orderEntryNumber, each.quantity, {}});
    if (units.empty())
        return fail(Reason::invalid, "request.required", "cancellationRequestEntryInputs", "ValidationError",
                    "parameter");
    return units;
}

/// POST …/users/{user}/orders/{orderCode}/cancellation
Response post_cancellation(const Request& request, const Transactional<FulfilmentService>& fulfilment,
                           const Clock& clock) {
    const auto form = json::read<wire::CancelOrder>(request.body.empty() ? "{}" : request.body);
    if (!form) return http::problem(form.error());
    const auto units = units_of(*form);
    if (!units) return http::problem(units.error());
    const auto cancel = [&](FulfilmentService& service) {
        return service.cancel({.order = OrderCode{request.param("orderCode")},
                               .customer = request.caller.customer,
                               .units = *units,
                               .reason = said(form->cancelReason, 200)});
    };
    Response answer = http::write_once(request, fulfilment, cancel, [&](const Result<Order>& order) {
        if (!order) return http::problem(order.error());
        return http::ok(json::write(wire::to_wire(*order, {clock.now()}, kWords)));
    });
    if (answer.status == 200) log::info("order_cancelled", {{"order", request.param("orderCode")}});
    return answer;
}

/// POST …/users/{user}/orders/{orderCode}/cancellation/preview
Response post_cancellation_preview(const Request& request, const Transactional<FulfilmentService>& fulfilment) {
    const auto form = json::read<wire::CancelOrder>(request.body.empty() ? "{}" : request.body);
    if (!form) return http::problem(form.error());
    const auto units = units_of(*form);
    if (!units) return http::problem(units.error());
    const auto planned = fulfilment.read([&](FulfilmentService& service) {
        return service.preview({.order = OrderCode{request.param("orderCode")},
                                .customer = request.caller.customer,
                                .units = *units,
                                .reason = {}});
    });
    if (!planned) return http::problem(planned.error());
    return http::ok(json::write(wire::to_wire(*planned, *units)));
}

/// POST /warehouse/consignments/{consignment}/{step}
Response post_step(const Request& request, const Transactional<FulfilmentService>& fulfilment,
                   const std::string& secret, const Clock& clock) {
    if (!signed_lately(request.header("x-spaza-signature"), request.path + '\n' + request.body, secret,
                       clock.now(), kSignedLately))
        return http::problem(
            fail(Reason::not_allowed, "warehouse.signature", "X-Spaza-Signature", "ForbiddenError", "header")
                .error());
    const auto step = step_named(request.param("step"));
    if (!step)
        return http::problem(
            fail(Reason::invalid, "warehouse.step", request.param("step"), "ValidationError", "parameter")
                .error());
    const auto form = json::read<wire::ShippedWith>(request.body.empty() ? "{}" : request.body);
    if (!form) return http::problem(form.error());
    const auto order = fulfilment.write([&](FulfilmentService& service) {
        return service.move(
            {.consignment = request.param("consignment"),
             .to = *step,
             .tracking = {said(form->carrier, 80), said(form->trackingID, 80), said(form->trackingUrl, 300)},
             .collection_code = said(form->collectionCode, 40)});
    });
    if (!order) return http::problem(order.error());
    log::info("consignment_moved", {{"consignment", request.param("consignment")}, {"to", request.param("step")}});
    return http::ok(json::write(wire::moved(*order, request.param("consignment"))));
}

}  // namespace

void add_fulfilment_routes(http::Router& router, const Transactional<FulfilmentService>& fulfilment,
                           const std::string& secret, const Clock& clock) {
    http::RouteOptions options;
    options.access = http::Access::customer;
    options.important = true;
    options.idempotent = true;
    options.limit = "order";
    router.shop(
        "POST", "/users/{user}/orders/{orderCode}/cancellation",
        [fulfilment, &clock](const Request& request) { return post_cancellation(request, fulfilment, clock); },
        options);
    http::RouteOptions looking = options;
    looking.idempotent = false;
    looking.limit = "writes";
    router.shop(
        "POST", "/users/{user}/orders/{orderCode}/cancellation/preview",
        [fulfilment](const Request& request) { return post_cancellation_preview(request, fulfilment); }, looking);
    if (secret.empty()) return;
    http::RouteOptions warehouse;
    warehouse.important = true;
    warehouse.max_body = 16 * 1024;
    router.add(
        "POST", "/warehouse/consignments/{consignment}/{step}",
        [fulfilment, secret, &clock](const Request& request) {
            return post_step(request, fulfilment, secret, clock);
        },
        warehouse);
}

}  // namespace spaza
