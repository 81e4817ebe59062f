// Coupons and the television licence of a cart.
#include "base/json.hpp"
#include "platform/http/write_once.hpp"
#include "shop/cart/cart_answers_routes.hpp"

namespace spaza::cart_routes {
namespace {

/// The code as the shopper typed it: in the body, else in the path.
std::string typed_coupon(const Request& request) {
    if (const auto form = json::read<wire::CouponForm>(request.body); form && form->couponCode)
        return *form->couponCode;
    return request.param("couponCode");
}

/// POST …/carts/{cart}/tvLicence: what sabcCustomerValidate answered, put on the cart.
Response add_licence(const Request& request, const Carts& carts) {
    const auto form = json::read<wire::AddLicence>(request.body);
    if (!form) return http::problem(form.error());
    return cart_answer(request, carts.write([&](CartService& service) {
        return service.add_licence(owner_of(request), request.param("cart"), form->validationId,
                                   request.context.zone);
    }));
}

/// DELETE …/carts/{cart}/tvLicence
Response remove_licence(const Request& request, const Carts& carts) {
    return cart_answer(request, carts.write([&](CartService& service) {
        return service.remove_licence(owner_of(request), request.param("cart"), request.context.zone);
    }));
}

/// POST …/redeem/coupon/{couponCode}
Response redeem_coupon(const Request& request, const Carts& carts) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const std::string code = typed_coupon(request);
    const auto redeem = [&](CartService& service) {
        return service.redeem(owner_of(request), request.param("cart"), code, request.context.zone);
    };
    return http::write_once(request, carts, redeem, [&](const Result<CartView>& view) {
        if (!view) return http::problem(view.error());
        wire::Cart cart = wire::to_wire(*view, kTexts);
        if (cart.couponData && cart.couponData->couponApplied) {
            cart.successMsg = http::message("cart.couponAdded");
        } else {
            cart.responseStatus = false;
            cart.errorMsg = cart.couponData ? cart.couponData->couponMessage : http::message("cart.couponUnknown");
        }
        return http::ok(json::write(cart, *fields));
    });
}

/// DELETE …/remove/coupon/{couponCode}
Response remove_coupon(const Request& request, const Carts& carts) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto view = carts.write([&](CartService& service) {
        return service.remove_coupon(owner_of(request), request.param("cart"), request.param("couponCode"),
                                     request.context.zone);
    });
    if (!view) return http::problem(view.error());
    wire::Cart cart = wire::to_wire(*view, kTexts);
    cart.successMsg = http::message("cart.couponRemoved");
    return http::ok(json::write(cart, *fields));
}

}  // namespace

void add_coupon_and_licence_routes(http::Router& router, const Carts& carts) {
    add_route(router, carts, "POST", "/carts/{cart}/tvLicence", add_licence, false, "writes");
    add_route(router, carts, "DELETE", "/carts/{cart}/tvLicence", remove_licence, false, "writes");
    add_route(router, carts, "POST", "/carts/{cart}/redeem/coupon/{couponCode}", redeem_coupon, true, "coupon");
    add_route(router, carts, "DELETE", "/carts/{cart}/remove/coupon/{couponCode}", remove_coupon, false, "coupon");
}

}  // namespace spaza::cart_routes
