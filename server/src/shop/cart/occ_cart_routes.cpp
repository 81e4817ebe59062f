// What only OCC asks of a cart: its entries by themselves, and the check before the checkout.
#include "base/json.hpp"
#include "shop/cart/cart_answers_routes.hpp"

namespace spaza::cart_routes {
namespace {

struct OrderEntryList {
    std::vector<wire::Entry> orderEntries;
};
BOOST_DESCRIBE_STRUCT(OrderEntryList, (), (orderEntries))

struct CartModificationList {
    std::vector<wire::CartModification> cartModifications;
};
BOOST_DESCRIBE_STRUCT(CartModificationList, (), (cartModifications))

Result<CartView> viewed(const Request& request, const Carts& carts) {
    return carts.read([&](CartService& service) {
        return service.view(owner_of(request), request.param("cart"), request.context.zone);
    });
}

/// GET …/carts/{cart}/entries
Response get_entries(const Request& request, const Carts& carts) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto view = viewed(request, carts);
    if (!view) return http::problem(view.error());
    return http::ok(json::write(OrderEntryList{wire::to_wire(*view, kTexts).entries}, *fields));
}

/// GET …/carts/{cart}/entries/{entryNumber}
Response get_entry(const Request& request, const Carts& carts) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto view = viewed(request, carts);
    if (!view) return http::problem(view.error());
    const int number = entry_number(request);
    if (number < 0 || number >= std::ssize(view->cart.entries))
        return http::problem(
            fail(Reason::not_found, "cart.entryNotFound", request.param("entryNumber"), "CartEntryError", "entry")
                .error());
    return http::ok(json::write(wire::entry(*view, static_cast<std::size_t>(number), kTexts), *fields));
}

/// POST …/carts/{cart}/validate: nothing in the list means that all of it can be had.
Response validate_cart(const Request& request, const Carts& carts) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto checked = carts.write([&](CartService& service) {
        return service.validate(owner_of(request), request.param("cart"), request.context.zone);
    });
    if (!checked) return http::problem(checked.error());
    CartModificationList list;
    for (const auto& [wanted, modification] : checked->outcomes) {
        list.cartModifications.push_back(wire::to_wire(modification, checked->view, kTexts));
        list.cartModifications.back().productCode = wanted.product.value;
    }
    return http::ok(json::write(list, *fields));
}

}  // namespace

void add_occ_cart_routes(http::Router& router, const Carts& carts) {
    add_route(router, carts, "GET", "/carts/{cart}/entries", get_entries);
    add_route(router, carts, "GET", "/carts/{cart}/entries/{entryNumber}", get_entry);
    add_route(router, carts, "POST", "/carts/{cart}/validate", validate_cart, false, "writes");
}

}  // namespace spaza::cart_routes
