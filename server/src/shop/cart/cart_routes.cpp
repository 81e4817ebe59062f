#include "shop/cart/cart_routes.hpp"

#include "base/json.hpp"
#include "platform/http/write_once.hpp"
#include "shop/cart/cart_answers_routes.hpp"
#include "shop/cart/cart_rules.hpp"

namespace spaza {
namespace cart_routes {
namespace {

/// GET …/carts/{cart}
Response get_cart(const Request& request, const Carts& carts, const OccCartMembers& occ_members) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const CartOwner owner = owner_of(request);
    const auto view = carts.read(
        [&](CartService& service) { return service.view(owner, request.param("cart"), request.context.zone); });
    if (!view) return http::problem(view.error());
    wire::Cart cart = wire::to_wire(*view, kTexts);
    if (owner.customer && view->cart.code == wishlist_code(*owner.customer)) {
        cart.name = wishlist_name(*owner.customer);
        cart.saveTime = iso_time(view->cart.modified_at);
        return http::ok(json::write(cart, *fields));
    }
    if (owner.customer && !view->ordered() && !request.context.stated)
        occ_members(*owner.customer, request.context, cart);
    return http::ok(json::write(cart, *fields));
}

/// GET …/carts/preorderCart?productCode=…
Response get_pre_order_cart(const Request& request, const Carts& carts) {
    const auto product = request.query_value("productCode");
    if (!product || product->empty())
        return http::problem(http::bad_parameter("request.required", "productCode").error());
    return cart_answer(request, carts.read([&](CartService& service) {
        return service.pre_order_cart(owner_of(request), ProductCode{*product}, request.context.zone);
    }));
}

/// POST …/carts: a new cart, or with oldCartId the customer's with what a guest's held.
Response post_cart(const Request& request, const Carts& carts) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const CartOwner owner = owner_of(request);
    const std::string old = request.query_value("oldCartId").value_or("");
    const auto open = [&](CartService& service) -> Result<CartView> {
        const auto opened =
            owner.customer && !old.empty() ? service.take_over(*owner.customer, old) : service.make(owner);
        if (!opened) return std::unexpected(opened.error());
        return service.look_at(*opened, request.context.zone);
    };
    return http::write_once(request, carts, open, [&](const Result<CartView>& cart) {
        if (!cart) return http::problem(cart.error());
        return http::created(json::write(wire::to_wire(*cart, kTexts), *fields));
    });
}

struct StatusAnswer {
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(StatusAnswer, (), (responseStatus))

/// DELETE …/carts/{cart}: for stock OCC clients one that was put aside as well.
Response delete_cart(const Request& request, const Carts& carts, const Transactional<SavedCartService>& saved) {
    const CartOwner owner = owner_of(request);
    const std::string& id = request.param("cart");
    const auto removed = carts.write([&](CartService& service) { return service.remove(owner, id); });
    if (!removed && owner.customer && !request.context.stated) {
        const auto gone = saved.write(
            [&](SavedCartService& service) { return service.remove(*owner.customer, id, request.context.zone); });
        if (gone) return http::ok(json::write(StatusAnswer{}));
    }
    if (!removed) return http::problem(removed.error());
    return http::ok(json::write(StatusAnswer{}));
}

}  // namespace
}  // namespace cart_routes

void add_cart_routes(http::Router& router, const Transactional<CartService>& carts,
                     const Transactional<SavedCartService>& saved, const OccCartMembers& occ_members) {
    using namespace cart_routes;
    add_route(router, carts, "POST", "/carts", post_cart, true, "writes");
    add_route(router, carts, "GET", "/carts/preorderCart", get_pre_order_cart);
    add_route(router, carts, "GET", "/carts/{cart}", [occ_members](const Request& request, const Carts& of) {
        return get_cart(request, of, occ_members);
    });
    add_route(
        router, carts, "DELETE", "/carts/{cart}",
        [saved](const Request& request, const Carts& of) { return delete_cart(request, of, saved); }, false,
        "writes");
    add_entry_routes(router, carts);
    add_coupon_and_licence_routes(router, carts);
    add_occ_cart_routes(router, carts);
    add_voucher_routes(router, carts);
}

}  // namespace spaza
