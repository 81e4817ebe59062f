// Coupons as a stock OCC client calls them: vouchers.
#include "base/json.hpp"
#include "platform/http/write_once.hpp"
#include "shop/cart/cart_answers_routes.hpp"

namespace spaza::cart_routes {
namespace {

struct VoucherList {
    std::vector<wire::Voucher> vouchers;
};
BOOST_DESCRIBE_STRUCT(VoucherList, (), (vouchers))

/// The client knows a code that does nothing by the first message alone; the second is for people.
Error no_use(const CouponAnswer& coupon) {
    Error error =
        fail(Reason::invalid, "occ.voucherInvalid", coupon.code, "VoucherOperationError", "voucher").error();
    Error why = fail(Reason::invalid, coupon.message_key, coupon.code, "VoucherOperationError", "voucher").error();
    why.params = {{"amount", formatted(coupon.missing_value)}};
    error.more.push_back(std::move(why));
    return error;
}

/// GET …/carts/{cart}/vouchers
Response get_vouchers(const Request& request, const Carts& carts) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto view = carts.read([&](CartService& service) {
        return service.view(owner_of(request), request.param("cart"), request.context.zone);
    });
    if (!view) return http::problem(view.error());
    return http::ok(json::write(VoucherList{wire::to_wire(*view, kTexts).appliedVouchers}, *fields));
}

/// POST …/carts/{cart}/vouchers?voucherId=
Response post_voucher(const Request& request, const Carts& carts) {
    const std::string code = request.query_value("voucherId").value_or("");
    if (code.empty()) return http::problem(http::bad_parameter("request.required", "voucherId").error());
    const auto redeem = [&](CartService& service) {
        return service.redeem(owner_of(request), request.param("cart"), code, request.context.zone);
    };
    return http::write_once(request, carts, redeem, [](const Result<CartView>& view) {
        if (!view) return http::problem(view.error());
        const auto& coupons = view->coupons;
        if (!coupons.empty() && !coupons.back().applied) return http::problem(no_use(coupons.back()));
        return http::ok({});
    });
}

/// DELETE …/carts/{cart}/vouchers/{voucherId}
Response delete_voucher(const Request& request, const Carts& carts) {
    const auto view = carts.write([&](CartService& service) {
        return service.remove_coupon(owner_of(request), request.param("cart"), request.param("voucherId"),
                                     request.context.zone);
    });
    return view ? http::ok({}) : http::problem(view.error());
}

}  // namespace

void add_voucher_routes(http::Router& router, const Carts& carts) {
    add_route(router, carts, "GET", "/carts/{cart}/vouchers", get_vouchers);
    add_route(router, carts, "POST", "/carts/{cart}/vouchers", post_voucher, true, "coupon");
    add_route(router, carts, "DELETE", "/carts/{cart}/vouchers/{voucherId}", delete_voucher, false, "coupon");
}

}  // namespace spaza::cart_routes
