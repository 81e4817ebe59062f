#include "shop/cart/saved_carts_routes.hpp"

#include "base/fields.hpp"
#include "base/json.hpp"
#include "platform/http/write_once.hpp"
#include "shop/cart/cart_rules.hpp"
#include "shop/cart/cart_wire.hpp"

namespace spaza {
namespace {

using http::Request;
using http::Response;
using SavedCarts = Transactional<SavedCartService>;

const wire::Texts kSavedTexts = [](std::string_view key, const auto& params) {
    return http::message(key, params);
};

struct SaveCartResult {
    wire::Cart savedCartData;
};
BOOST_DESCRIBE_STRUCT(SaveCartResult, (), (savedCartData))

wire::Cart saved_cart_of(const SavedCartView& view, const SavedCartService& service) {
    wire::Cart cart = wire::to_wire(view.view, kSavedTexts);
    cart.name = view.saved.name;
    if (!view.saved.description.empty()) cart.description = view.saved.description;
    cart.saveTime = iso_time(view.saved.saved_at);
    const bool stays = view.saved.code == wishlist_code(view.saved.customer);
    if (!stays) cart.expirationTime = iso_time(service.expires_at(view.saved));
    return cart;
}

/// What a use case made of one saved cart, answered as OCC does.
template <class Use>
Response saved_answer(const Request& request, const SavedCarts& carts, Use&& use) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto change = [&](SavedCartService& service) -> Result<wire::Cart> {
        const auto view = use(service);
        if (!view) return std::unexpected(view.error());
        return saved_cart_of(*view, service);
    };
    return http::write_once(request, carts, change, [&](const Result<wire::Cart>& done) {
        if (!done) return http::problem(done.error());
        return http::ok(json::write(SaveCartResult{*done}, *fields));
    });
}

/// GET …/carts: the current one, if any, those made beside it and those put aside, for stock OCC clients the
/// request list as well; only the last with savedCartsOnly, only the first with currentOnly; with preOrderCartOnly
/// nothing but the pre-order that has been begun.
Response list_carts(const Request& request, const SavedCarts& saved, const Transactional<CartService>& carts,
                    const OccCartMembers& occ_members) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    wire::CartList list;
    if (request.param("user") == "anonymous" || !request.caller.is_customer())
        return http::ok(json::write(list, *fields));
    const CustomerId customer = request.caller.customer;
    if (request.query_value("preOrderCartOnly") == "true") {
        const auto begun = carts.read(
            [&](CartService& service) { return service.begun_pre_order(customer, request.context.zone); });
        if (begun) list.carts.push_back(wire::to_wire(*begun, kSavedTexts));
        return http::ok(json::write(list, *fields));
    }
    const bool current_only = request.query_value("currentOnly") == "true";
    if (request.query_value("savedCartsOnly") != "true") {
        const auto current = carts.read(
            [&](CartService& service) { return service.view({customer}, "current", request.context.zone); });
        if (current) list.carts.push_back(wire::to_wire(*current, kSavedTexts));
        if (!current_only)
            for (const CartView& each : carts.read(
                     [&](CartService& service) { return service.additional(customer, request.context.zone); }))
                list.carts.push_back(wire::to_wire(each, kSavedTexts));
        if (!request.context.stated)
            for (wire::Cart& each : list.carts) occ_members(customer, request.context, each);
    }
    if (current_only) return http::ok(json::write(list, *fields));
    saved.read([&](SavedCartService& service) {
        if (!request.context.stated)
            list.carts.push_back(saved_cart_of(service.wishlist(customer, request.context.zone), service));
        for (const SavedCartView& each : service.of(customer, request.context.zone))
            list.carts.push_back(saved_cart_of(each, service));
        return true;
    });
    return http::ok(json::write(list, *fields));
}

/// GET …/carts/{cart}/savedcart
Response get_saved_cart(const Request& request, const SavedCarts& carts) {
    return saved_answer(request, carts, [&](SavedCartService& service) {
        return service.find(request.caller.customer, request.param("cart"), request.context.zone);
    });
}

/// PATCH …/carts/{cart}/save: without a name from a stock OCC client, which puts a cart aside to take up another,
/// under its code.
Response save_cart(const Request& request, const SavedCarts& carts) {
    return saved_answer(request, carts, [&](SavedCartService& service) {
        std::string name = request.query_value("saveCartName").value_or("");
        if (name.empty() && !request.context.stated) name = request.param("cart");
        return service.save(request.caller.customer, request.param("cart"), std::move(name),
                            request.query_value("saveCartDescription").value_or(""), request.context.zone);
    });
}

/// POST …/carts/{cart}/clonesavedcart
Response clone_saved_cart(const Request& request, const SavedCarts& carts) {
    return saved_answer(request, carts, [&](SavedCartService& service) {
        return service.clone(request.caller.customer, request.param("cart"),
                             request.query_value("name").value_or(""),
                             request.query_value("description").value_or(""), request.context.zone);
    });
}

/// PATCH …/carts/{cart}/flagForDeletion
Response delete_saved_cart(const Request& request, const SavedCarts& carts) {
    return saved_answer(request, carts, [&](SavedCartService& service) {
        return service.remove(request.caller.customer, request.param("cart"), request.context.zone);
    });
}

/// What could be put back and what not, and why.
std::string restored_json(const Reorder& restored, const FieldSet& fields) {
    SaveCartResult result{wire::to_wire(restored.view, kSavedTexts)};
    std::vector<wire::CartModification> lines;
    bool some = false;
    for (const auto& [wanted, outcome] : restored.outcomes) {
        lines.push_back(wire::to_wire(outcome, restored.view, kSavedTexts));
        lines.back().productCode = wanted.product.value;
        some = some || outcome.added > 0;
    }
    result.savedCartData.cartModifications = std::move(lines);
    result.savedCartData.responseStatus = some;
    if (some)
        result.savedCartData.successMsg = http::message("cart.restored");
    else
        result.savedCartData.errorMsg = http::message("cart.nothingToReorder");
    return json::write(result, fields);
}

/// For a stock OCC client, which goes on with the cart itself.
Response take_up_saved_cart(const Request& request, const SavedCarts& carts, const FieldSet& fields) {
    const auto take_up = [&](SavedCartService& service) {
        return service.take_up(request.caller.customer, request.param("cart"), request.context.zone);
    };
    return http::write_once(request, carts, take_up, [&](const Result<CartView>& taken) {
        if (!taken) return http::problem(taken.error());
        return http::ok(json::write(SaveCartResult{wire::to_wire(*taken, kSavedTexts)}, fields));
    });
}

/// PATCH …/carts/{cart}/restoresavedcart
Response restore_saved_cart(const Request& request, const SavedCarts& carts) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    if (!request.context.stated) return take_up_saved_cart(request, carts, *fields);
    const auto restore = [&](SavedCartService& service) {
        return service.restore(request.caller.customer, request.param("cart"), request.context.zone);
    };
    return http::write_once(request, carts, restore, [&](const Result<Reorder>& done) {
        return done ? http::ok(restored_json(*done, *fields)) : http::problem(done.error());
    });
}

}  // namespace

void add_saved_cart_routes(http::Router& router, const SavedCarts& saved, const Transactional<CartService>& carts,
                           const OccCartMembers& occ_members) {
    const auto add = [&](std::string_view method, const std::string& path, auto handler, bool once = false,
                         std::string limit = {}) {
        http::RouteOptions options;
        options.access = http::Access::customer;
        options.idempotent = once;
        options.limit = std::move(limit);
        for (const std::string& prefix : {std::string{}, std::string{"/users/{user}"}})
            router.shop(
                method, prefix + path,
                [saved, handler](const Request& request) { return handler(request, saved); }, options);
    };
    http::RouteOptions open;
    open.access = http::Access::guest_or_customer;
    open.important = true;
    for (const std::string& prefix : {std::string{}, std::string{"/users/{user}"}})
        router.shop(
            "GET", prefix + "/carts",
            [saved, carts, occ_members](const Request& request) {
                return list_carts(request, saved, carts, occ_members);
            },
            open);
    add("GET", "/carts/{cart}/savedcart", get_saved_cart);
    add("PATCH", "/carts/{cart}/save", save_cart, true, "writes");
    add("POST", "/carts/{cart}/clonesavedcart", clone_saved_cart, true, "writes");
    add("PATCH", "/carts/{cart}/flagForDeletion", delete_saved_cart, false, "writes");
    add("PATCH", "/carts/{cart}/restoresavedcart", restore_saved_cart, true, "writes");
    add("PATCH", "/carts/{cart}/restorecart", restore_saved_cart, true, "writes");
}

}  // namespace spaza
