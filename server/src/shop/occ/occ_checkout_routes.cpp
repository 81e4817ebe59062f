#include "shop/occ/occ_checkout_routes.hpp"

#include "base/json.hpp"
#include "shop/addresses/addresses_wire.hpp"
#include "shop/checkout/delivery_words.hpp"
#include "shop/occ/occ_checkout_wire.hpp"
#include "shop/orders/orders_wire.hpp"

namespace spaza {
namespace {

using http::Request;
using http::Response;
using Steps = Transactional<OccCheckoutService>;

const wire::Texts kOccTexts = [](std::string_view key, const auto& params) { return http::message(key, params); };

Response missing(std::string name) {
    return http::problem(
        fail(Reason::invalid, "request.required", std::move(name), "ValidationError", "parameter").error());
}

/// OCC answers 200 without a body.
Response step_done(const auto& outcome) { return outcome ? http::ok({}) : http::problem(outcome.error()); }

/// POST …/carts/{cart}/addresses/delivery
Response post_delivery_address(const Request& request, const Steps& steps) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::AddressForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto added = steps.write([&](OccCheckoutService& service) {
        return service.add_address(request.caller.customer, request.param("cart"), wire::from_wire(*form));
    });
    if (!added) return http::problem(added.error());
    return http::created(json::write(wire::with_occ_lines(*added), *fields));
}

/// PUT …/carts/{cart}/addresses/delivery?addressId=
Response put_delivery_address(const Request& request, const Steps& steps) {
    const auto id = request.query_value("addressId");
    if (!id || id->empty()) return missing("addressId");
    return step_done(steps.write([&](OccCheckoutService& service) {
        return service.set_address(request.caller.customer, request.param("cart"), AddressId{*id});
    }));
}

/// DELETE …/carts/{cart}/addresses/delivery
Response delete_delivery_address(const Request& request, const Steps& steps) {
    return step_done(steps.write([&](OccCheckoutService& service) {
        return service.remove_address(request.caller.customer, request.param("cart"));
    }));
}

/// GET …/carts/{cart}/deliverymodes
Response get_delivery_modes(const Request& request, const Steps& steps) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto offers = steps.read([&](OccCheckoutService& service) {
        return service.modes(request.caller.customer, request.param("cart"), request.context.zone);
    });
    if (!offers) return http::problem(offers.error());
    wire::DeliveryModeList list;
    for (const DeliveryModeOffer& each : *offers) list.deliveryModes.push_back(wire::to_wire(each, kOccTexts));
    return http::ok(json::write(list, *fields));
}

/// GET …/carts/{cart}/deliverymode
Response get_delivery_mode(const Request& request, const Steps& steps) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto now = steps.read([&](OccCheckoutService& service) {
        return service.look_at(request.caller.customer, request.param("cart"), request.context.zone);
    });
    if (!now) return http::problem(now.error());
    if (!now->mode) return http::ok(json::write(wire::NoDeliveryMode{}, *fields));
    return http::ok(json::write(wire::to_wire(*now->mode, kOccTexts), *fields));
}

/// PUT …/carts/{cart}/deliverymode?deliveryModeId=
Response put_delivery_mode(const Request& request, const Steps& steps) {
    const auto id = request.query_value("deliveryModeId");
    if (!id || id->empty()) return missing("deliveryModeId");
    const auto mode = delivery_named(*id);
    if (!mode || *mode == Delivery::online_only)
        return http::problem(fail(Reason::invalid, "checkout.deliveryNotAvailable", *id,
                                  "UnsupportedDeliveryModeError", "deliveryMode")
                                 .error());
    return step_done(steps.write([&](OccCheckoutService& service) {
        return service.set_mode(request.caller.customer, request.param("cart"), *mode, request.context.zone);
    }));
}

/// DELETE …/carts/{cart}/deliverymode
Response delete_delivery_mode(const Request& request, const Steps& steps) {
    return step_done(steps.write([&](OccCheckoutService& service) {
        return service.remove_mode(request.caller.customer, request.param("cart"));
    }));
}

/// PUT …/carts/{cart}/paymentdetails?paymentDetailsId=
Response put_payment_details(const Request& request, const Steps& steps) {
    const auto id = request.query_value("paymentDetailsId");
    if (!id || id->empty()) return missing("paymentDetailsId");
    return step_done(steps.write([&](OccCheckoutService& service) {
        return service.set_payment_mode(request.caller.customer, request.param("cart"), *id, request.context.zone);
    }));
}

/// GET users/{user}/paymentdetails
Response get_payment_details(const Request& request, const Steps& steps) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    wire::PaymentDetailsList list;
    steps.read([&](OccCheckoutService& service) {
        const auto address = service.delivery_address(request.caller.customer);
        const std::string first = service.default_payment_mode(request.caller.customer);
        for (const PaymentMode& mode : service.payment_modes()) {
            wire::PaymentDetails details = wire::payment_details(wire::payment_mode(mode.code, kOccTexts));
            details.defaultPayment = mode.code == first;
            if (address) details.billingAddress = json::Raw{json::write(wire::with_occ_lines(*address))};
            list.payments.push_back(std::move(details));
        }
        return true;
    });
    return http::ok(json::write(list, *fields));
}

struct PaymentDetailsChange {
    std::optional<bool> defaultPayment;
};
BOOST_DESCRIBE_STRUCT(PaymentDetailsChange, (), (defaultPayment))

/// PATCH users/{user}/paymentdetails/{paymentDetailsId}: it becomes the one that is offered first. Nothing else of
/// a way to pay is the customer's to change, so whatever else a client sends is left out.
Response patch_payment_details(const Request& request, const Steps& steps) {
    const auto change = json::read<PaymentDetailsChange>(request.body);
    if (!change) return http::problem(change.error());
    if (!change->defaultPayment.value_or(false))
        return http::problem(
            fail(Reason::invalid, "validation.invalid", "defaultPayment", "ValidationError", "parameter").error());
    return step_done(steps.write([&](OccCheckoutService& service) {
        return service.prefer_payment_mode(request.caller.customer, request.param("paymentDetailsId"));
    }));
}

/// DELETE users/{user}/paymentdetails/{paymentDetailsId}: a way to pay is no card that was saved.
Response refuse_to_delete(const Request& request, const Steps&) {
    return http::problem(fail(Reason::invalid, "payment.nothingSaved", request.param("paymentDetailsId"),
                              "PaymentError", "paymentDetails")
                             .error());
}

/// GET …/payment/sop/request and POST …/payment/sop/response: a card form of the client's own, which the shop may
/// not be part of (PCI SAQ A).
Response refuse_cards(const Request&, const Steps&) {
    return http::problem(
        fail(Reason::invalid, "payment.noCardsHere", "paymentDetails", "PaymentError", "paymentDetails").error());
}

}  // namespace

OccCartMembers occ_cart_members(const Steps& steps) {
    return [steps](const CustomerId& customer, const ShopContext& context, wire::Cart& cart) {
        const auto now = steps.read(
            [&](OccCheckoutService& service) { return service.look_at(customer, cart.code, context.zone); });
        if (now) wire::add_steps(cart, *now, kOccTexts);
    };
}

OccPaymentMode occ_payment_mode(const Steps& steps) {
    return [steps](const CustomerId& customer, const std::string& cart,
                   const StoreCode& zone) -> Result<std::string> {
        const auto ready =
            steps.write([&](OccCheckoutService& service) { return service.prepare(customer, cart, zone); });
        if (!ready) return std::unexpected(ready.error());
        if (ready->total_changed) return fail(Reason::invalid, "checkout.totalChanged", cart, "CartError", "cart");
        return ready->payment_mode;
    };
}

void add_occ_checkout_routes(http::Router& router, const Steps& steps,
                             const std::function<Done(const http::Request&)>& may_add_address) {
    const auto add = [&](const char* method, const std::string& path, auto handler) {
        http::RouteOptions options;
        options.access = http::Access::customer;
        options.important = true;
        if (std::string_view{method} != "GET") options.limit = "writes";
        router.shop(
            method, path, [steps, handler](const Request& request) { return handler(request, steps); }, options);
    };
    const std::string cart = "/users/{user}/carts/{cart}";
    add("POST", cart + "/addresses/delivery", [may_add_address](const Request& request, const Steps& given) {
        const auto may = may_add_address(request);
        return may ? post_delivery_address(request, given) : http::problem(may.error());
    });
    add("PUT", cart + "/addresses/delivery", put_delivery_address);
    add("DELETE", cart + "/addresses/delivery", delete_delivery_address);
    add("GET", cart + "/deliverymodes", get_delivery_modes);
    add("GET", cart + "/deliverymode", get_delivery_mode);
    add("PUT", cart + "/deliverymode", put_delivery_mode);
    add("DELETE", cart + "/deliverymode", delete_delivery_mode);
    add("PUT", cart + "/paymentdetails", put_payment_details);
    add("GET", cart + "/payment/sop/request", refuse_cards);
    add("POST", cart + "/payment/sop/response", refuse_cards);
    add("GET", "/users/{user}/paymentdetails", get_payment_details);
    add("PATCH", "/users/{user}/paymentdetails/{paymentDetailsId}", patch_payment_details);
    add("DELETE", "/users/{user}/paymentdetails/{paymentDetailsId}", refuse_to_delete);
}

}  // namespace spaza
