// Entries of a cart: put in, changed, taken out, a whole deal at once, moved to the wishlist.
#include <algorithm>

#include "base/json.hpp"
#include "platform/http/write_once.hpp"
#include "shop/cart/cart_answers_routes.hpp"

namespace spaza::cart_routes {
namespace {

constexpr int kMostDealProducts = 20;

/// Without a quantity what is there stays as it is, and otherwise begins with one.
Result<CartChange> pre_order_of(const Request& request, CartService& service, const ProductCode& product,
                                std::optional<int> wanted) {
    const CartOwner owner = owner_of(request);
    int units = wanted.value_or(1);
    if (!wanted)
        if (const auto kept = service.pre_order_cart(owner, product, request.context.zone))
            units = std::max(1, kept->units());
    const bool replaces = request.query_value("replacePreOrder") == "true";
    return service.pre_order(owner, product, units, request.context.zone,
                             replaces ? Replacing::yes : Replacing::no);
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
    if (type != "add" && type != "remove")
        return http::problem(http::bad_parameter("validation.invalid", "requestType").error());
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

/// PATCH …/carts/{cart}/entries/{entryNumber}; PUT says all of it: without a store the entry is delivered
Response patch_entry(const Request& request, const Carts& carts) {
    const auto form = json::read<wire::QuantityForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto units = quantity(form->quantity, 0);
    if (!units) return http::problem(units.error());
    return modification_answer(request, carts.write([&](CartService& service) -> Result<CartChange> {
        const CartOwner owner = owner_of(request);
        const int number = entry_number(request);
        auto change = service.set_entry(owner, request.param("cart"), number, *units, request.context.zone);
        if (!change || !change->modification.entry) return change;
        const bool delivered = request.method == "PUT" && !form->deliveryPointOfService &&
                               !change->view.cart.entries[*change->modification.entry].pickup_store.empty();
        if (delivered) return service.deliver(owner, request.param("cart"), number, request.context.zone);
        if (!form->deliveryPointOfService) return change;
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

/// POST …/carts/addDeal: all of it, or nothing.
Response add_deal(const Request& request, const Carts& carts) {
    const auto form = json::read<wire::AddDealForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto fields = fields_of(request);
    if (!fields) return http::problem(fields.error());
    if (form->dealProducts.empty() || std::ssize(form->dealProducts) > kMostDealProducts)
        return http::problem(http::bad_parameter("validation.invalid", "dealProducts").error());
    std::vector<RequestedItem> requested;
    for (const wire::DealProduct& each : form->dealProducts) {
        const auto units = quantity(each.quantity.value_or(1), 1);
        if (!units) return http::problem(units.error());
        requested.push_back({ProductCode{each.productCode}, *units});
    }
    const auto add = [&](CartService& service) {
        return service.add_deal(owner_of(request), form->cartCode.value_or(""), {form->dealCode, requested},
                                request.context.zone);
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

}  // namespace

void add_entry_routes(http::Router& router, const Carts& carts) {
    add_route(router, carts, "POST", "/carts/addtocart", add_to_cart, true, "writes");
    add_route(router, carts, "PUT", "/carts/addtocart", add_to_cart, true, "writes");
    add_route(router, carts, "POST", "/carts/addDeal", add_deal, true, "writes");
    add_route(router, carts, "DELETE", "/carts/{cart}/addentrytowishlist/{entryNumber}", move_to_wishlist, false,
              "writes");
    add_route(router, carts, "POST", "/carts/{cart}/entries", post_entry, true, "writes");
    add_route(router, carts, "PUT", "/carts/{cart}/entries/{entryNumber}", patch_entry, false, "writes");
    add_route(router, carts, "PATCH", "/carts/{cart}/entries/{entryNumber}", patch_entry, false, "writes");
    add_route(router, carts, "DELETE", "/carts/{cart}/entries/{entryNumber}", delete_entry, false, "writes");
    add_route(router, carts, "DELETE", "/carts/{cart}/entry/{entryNumber}", delete_entry, false, "writes");
}

}  // namespace spaza::cart_routes
