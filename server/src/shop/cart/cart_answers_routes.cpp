#include "shop/cart/cart_answers_routes.hpp"

#include <charconv>

#include "base/campaign.hpp"
#include "base/json.hpp"

namespace spaza::cart_routes {
namespace {

constexpr int kMostAsked = 9999;

}  // namespace

const wire::Texts kTexts = [](std::string_view key, const auto& params) { return http::message(key, params); };

CartOwner owner_of(const Request& request) {
    const bool is_guest = request.param("user") == "anonymous" || !request.caller.is_customer();
    CartOwner owner{is_guest ? std::nullopt : std::optional{request.caller.customer}};
    owner.campaign = campaign_of(request.body, request.query_value("sap-outbound-id"));
    return owner;
}

Result<int> quantity(int asked, int least) {
    if (asked < least || asked > kMostAsked) return http::bad_parameter("cart.quantityInvalid", "quantity");
    return asked;
}

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

void add_route(http::Router& router, const Carts& carts, std::string_view method, const std::string& path,
               CartHandler handler, bool once, std::string limit) {
    http::RouteOptions options;
    options.access = http::Access::guest_or_customer;
    options.idempotent = once;
    options.important = true;
    options.limit = std::move(limit);
    for (const std::string& prefix : {std::string{}, std::string{"/users/{user}"}})
        router.shop(
            method, prefix + path, [carts, handler](const Request& request) { return handler(request, carts); },
            options);
}

}  // namespace spaza::cart_routes
