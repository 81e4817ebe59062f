#include "shop/cart/cart_routes.hpp"

#include <algorithm>
#include <charconv>

#include "base/fields.hpp"
#include "base/json.hpp"
#include "platform/http/write_once.hpp"
#include "shop/cart/cart_wire.hpp"

namespace spaza {
namespace {

using http::Request;
using http::Response;
using Carts = Transactional<CartService>;

constexpr int kMostAsked = 9999;
constexpr int kMostDealProducts = 20;

const wire::Texts kTexts = [](std::string_view key, const auto& params) { return http::message(key, params); };

/// `users/anonymous/…` is a guest whoever calls; elsewhere the token says.
CartOwner owner_of(const Request& request) {
    if (request.param("user") == "anonymous" || !request.caller.is_customer()) return {};
    return {request.caller.customer};
}

auto bad(std::string key, std::string subject) {
    return fail(Reason::invalid, std::move(key), std::move(subject), "ValidationError", "parameter");
}

Result<int> quantity(int asked, int least) {
    if (asked < least || asked > kMostAsked) return bad("cart.quantityInvalid", "quantity");
    return asked;
}

/// A number that is none of an entry's is answered like a missing entry.
int entry_number(const Request& request) {
    const std::string& text = request.param("entryNumber");
    int number = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? number : -1;
}

Response cart_answer(const Request& request, const Result<CartView>& view) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    if (!view) return http::problem(view.error());
    return http::ok(json::write(wire::to_wire(*view, kTexts), *fields));
}

Response changed_cart(const Request& request, const Result<CartChange>& change) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    if (!change) return http::problem(change.error());
    const auto modification = wire::to_wire(change->modification, change->view, kTexts);
    return http::ok(json::write(wire::with(wire::to_wire(change->view, kTexts), modification), *fields));
}

Response modification_answer(const Request& request, const Result<CartChange>& change) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    if (!change) return http::problem(change.error());
    return http::ok(json::write(wire::to_wire(change->modification, change->view, kTexts), *fields));
}

/// GET …/carts/{cart}
Response get_cart(const Request& request, const Carts& carts) {
    return cart_answer(request, carts.read([&](CartService& service) {
        return service.view(owner_of(request), request.param("cart"), request.context.zone);
    }));
}

/// GET …/carts/preorderCart?productCode=…
Response get_pre_order_cart(const Request& request, const Carts& carts) {
    const auto product = request.query_value("productCode");
    if (!product || product->empty()) return http::problem(bad("request.required", "productCode").error());
    return cart_answer(request, carts.read([&](CartService& service) {
        return service.pre_order_cart(owner_of(request), ProductCode{*product}, request.context.zone);
    }));
}

/// POST …/carts, with oldCartId to take a guest's cart over.
Response post_cart(const Request& request, const Carts& carts) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const CartOwner owner = owner_of(request);
    const std::string old = request.query_value("oldCartId").value_or("");
    const auto open = [&](CartService& service) -> Result<CartView> {
        const auto opened =
            owner.customer && !old.empty() ? service.take_over(*owner.customer, old) : service.open(owner);
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

/// DELETE …/carts/{cart}
Response delete_cart(const Request& request, const Carts& carts) {
    const auto removed = carts.write(
        [&](CartService& service) { return service.remove(owner_of(request), request.param("cart")); });
    if (!removed) return http::problem(removed.error());
    return http::ok(json::write(StatusAnswer{}));
}

/// Without a quantity what is there stays as it is, and otherwise begins with one.
Result<CartChange> pre_order_of(const Request& request, CartService& service, const ProductCode& product,
                                std::optional<int> wanted) {
    const CartOwner owner = owner_of(request);
    int units = wanted.value_or(1);
    if (!wanted)
        if (const auto kept = service.pre_order_cart(owner, product, request.context.zone))
            units = std::max(1, kept->units());
    return service.pre_order(owner, product, units, request.context.zone);
}

/// A television and its licence together: both are in the cart afterwards, or neither.
Result<CartChange> with_licence(CartService& service, const CartOwner& owner, Result<CartChange> change,
                                const std::optional<std::string>& validation, const StoreCode& zone) {
    if (!change || !validation || !change->view.needs_licence) return change;
    const Cart& cart = change->view.cart;
    auto licensed = service.add_licence(owner, owner.customer ? cart.code.value : cart.guid, *validation, zone);
    if (!licensed) return std::unexpected(licensed.error());
    return CartChange{std::move(*licensed), change->modification};
}

/// POST changes the quantity by so many (requestType add or remove), PUT sets it.
Response add_to_cart(const Request& request, const Carts& carts) {
    const auto form = json::read<wire::AddToCartForm>(request.body);
    if (!form) return http::problem(form.error());
    const std::string type = request.query_value("requestType").value_or("add");
    if (type != "add" && type != "remove") return http::problem(bad("validation.invalid", "requestType").error());
    const bool set = request.method == "PUT";
    const auto units = quantity(form->quantity.value_or(1), set ? 0 : 1);
    if (!units) return http::problem(units.error());
    const bool pre_order = request.query_value("isPreOrderCart") == "true";
    const auto change = [&](CartService& service) -> Result<CartChange> {
        const ProductCode product{form->productCode};
        const std::string id = form->cartId.value_or("");
        const CartOwner owner = owner_of(request);
        const StoreCode& zone = request.context.zone;
        auto changed = pre_order ? pre_order_of(request, service, product, form->quantity)
                       : set && type == "add"
                           ? service.set(owner, id, product, *units, zone)
                           : service.add(owner, id, product, type == "add" ? *units : -*units, zone);
        return with_licence(service, owner, std::move(changed), form->validationId, zone);
    };
    return http::write_once(request, carts, change,
                            [&](const Result<CartChange>& changed) { return changed_cart(request, changed); });
}

/// POST …/carts/{cart}/entries
Response post_entry(const Request& request, const Carts& carts) {
    const auto form = json::read<wire::EntryForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto units = quantity(form->quantity.value_or(1), 1);
    if (!units) return http::problem(units.error());
    const auto add = [&](CartService& service) -> Result<CartChange> {
        const CartOwner owner = owner_of(request);
        auto change = service.add(owner, request.param("cart"), ProductCode{form->product.code}, *units,
                                  request.context.zone);
        if (!change || !form->deliveryPointOfService || !change->modification.entry) return change;
        auto moved = service.choose_pickup_store(
            owner, request.param("cart"), static_cast<int>(*change->modification.entry),
            StoreCode{form->deliveryPointOfService->name}, request.context.zone);
        if (!moved) return moved;
        return CartChange{std::move(moved->view), change->modification};
    };
    return http::write_once(request, carts, add, [&](const Result<CartChange>& changed) {
        return modification_answer(request, changed);
    });
}

/// PATCH …/carts/{cart}/entries/{entryNumber}
Response patch_entry(const Request& request, const Carts& carts) {
    const auto form = json::read<wire::QuantityForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto units = quantity(form->quantity, 0);
    if (!units) return http::problem(units.error());
    return modification_answer(request, carts.write([&](CartService& service) -> Result<CartChange> {
        const CartOwner owner = owner_of(request);
        const int number = entry_number(request);
        auto change = service.set_entry(owner, request.param("cart"), number, *units, request.context.zone);
        if (!change || !form->deliveryPointOfService || !change->modification.entry) return change;
        auto moved =
            service.choose_pickup_store(owner, request.param("cart"), number,
                                        StoreCode{form->deliveryPointOfService->name}, request.context.zone);
        if (!moved) return moved;
        return CartChange{std::move(moved->view), change->modification};
    }));
}

/// DELETE …/carts/{cart}/entries/{entryNumber} and …/entry/{entryNumber}
Response delete_entry(const Request& request, const Carts& carts) {
    return changed_cart(request, carts.write([&](CartService& service) {
        return service.set_entry(owner_of(request), request.param("cart"), entry_number(request), 0,
                                 request.context.zone);
    }));
}

/// The code as the shopper typed it: in the body, else in the path.
std::string typed_coupon(const Request& request) {
    if (const auto form = json::read<wire::CouponForm>(request.body); form && form->couponCode)
        return *form->couponCode;
    return request.param("couponCode");
}

/// POST …/carts/addDeal: all of it, or nothing.
Response add_deal(const Request& request, const Carts& carts) {
    const auto form = json::read<wire::AddDealForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto fields = fields_of(request);
    if (!fields) return http::problem(fields.error());
    if (form->dealProducts.empty() || std::ssize(form->dealProducts) > kMostDealProducts)
        return http::problem(bad("validation.invalid", "dealProducts").error());
    std::vector<DealWish> wishes;
    for (const wire::DealProduct& each : form->dealProducts) {
        const auto units = quantity(each.quantity.value_or(1), 1);
        if (!units) return http::problem(units.error());
        wishes.push_back({ProductCode{each.productCode}, *units});
    }
    const auto add = [&](CartService& service) {
        return service.add_deal(owner_of(request), form->cartCode.value_or(""), wishes, request.context.zone);
    };
    return http::write_once(request, carts, add, [&](const Result<CartView>& view) {
        if (!view) return http::problem(view.error());
        wire::Cart cart = wire::to_wire(*view, kTexts);
        cart.successMsg = http::message("cart.dealAdded");
        return http::ok(json::write(cart, *fields));
    });
}

/// DELETE …/carts/{cart}/addentrytowishlist/{entryNumber}
Response move_to_wishlist(const Request& request, const Carts& carts) {
    const auto fields = fields_of(request);
    if (!fields) return http::problem(fields.error());
    const CartOwner owner = owner_of(request);
    if (!owner.customer)
        return http::problem(
            fail(Reason::not_allowed, "wishlist.signIn", "", "AccessDeniedError", "user").error());
    const auto change = carts.write([&](CartService& service) {
        return service.move_to_wishlist(owner, request.param("cart"), entry_number(request), request.context.zone);
    });
    if (!change) return http::problem(change.error());
    wire::Cart cart = wire::to_wire(change->view, kTexts);
    cart.successMsg = http::message("cart.movedToWishlist");
    return http::ok(json::write(cart, *fields));
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

void add_cart_routes(http::Router& router, const Carts& carts) {
    const auto add = [&](std::string_view method, const std::string& path, auto handler, bool once = false,
                         std::string limit = {}) {
        http::RouteOptions options;
        options.access = http::Access::guest_or_customer;
        options.idempotent = once;
        options.important = true;
        options.limit = std::move(limit);
        for (const std::string& prefix : {std::string{}, std::string{"/users/{user}"}})
            router.shop(
                method, prefix + path,
                [carts, handler](const Request& request) { return handler(request, carts); }, options);
    };
    add("POST", "/carts", post_cart, true, "writes");
    add("POST", "/carts/addtocart", add_to_cart, true, "writes");
    add("PUT", "/carts/addtocart", add_to_cart, true, "writes");
    add("POST", "/carts/addDeal", add_deal, true, "writes");
    add("DELETE", "/carts/{cart}/addentrytowishlist/{entryNumber}", move_to_wishlist, false, "writes");
    add("GET", "/carts/preorderCart", get_pre_order_cart);
    add("GET", "/carts/{cart}", get_cart);
    add("DELETE", "/carts/{cart}", delete_cart, false, "writes");
    add("POST", "/carts/{cart}/entries", post_entry, true, "writes");
    add("PATCH", "/carts/{cart}/entries/{entryNumber}", patch_entry, false, "writes");
    add("DELETE", "/carts/{cart}/entries/{entryNumber}", delete_entry, false, "writes");
    add("DELETE", "/carts/{cart}/entry/{entryNumber}", delete_entry, false, "writes");
    add("POST", "/carts/{cart}/tvLicence", add_licence, false, "writes");
    add("DELETE", "/carts/{cart}/tvLicence", remove_licence, false, "writes");
    add("POST", "/carts/{cart}/redeem/coupon/{couponCode}", redeem_coupon, true, "coupon");
    add("DELETE", "/carts/{cart}/remove/coupon/{couponCode}", remove_coupon, false, "coupon");
}

}  // namespace spaza
