#include "shop/orders/placing/order_answers_routes.hpp"

#include "base/json.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza::order_routes {

const wire::Texts kTexts = [](std::string_view key, const auto& params) { return http::message(key, params); };

http::RouteOptions options_of(std::string_view method, std::string limit) {
    http::RouteOptions options;
    options.access = http::Access::customer;
    options.important = true;
    options.idempotent = method == "POST";
    options.limit = std::move(limit);
    return options;
}

wire::Order shown(const OrderReader& reader, const Order& order) {
    wire::Order made = wire::to_wire(order, reader.shown(), kTexts);
    wire::add_occ_members(made, order, kTexts);
    if (!order.balance_is_due()) return made;
    auto& modes = made.deposit->paymentModes.emplace();
    for (const PaymentMode& mode :
         reader.orders.read([&](OrderService& orders) { return orders.balance_modes(order); }))
        modes.push_back(wire::payment_mode(mode.code, kTexts));
    return made;
}

void seen_by(const Request& request, wire::Order& made, const Order& order) {
    made.user = wire::OrderUser{request.caller.uid};
    if (!request.context.stated) made.statusDisplay = occ_status_display(order.status());
}

Response order_answer(const Request& request, const OrderReader& reader, const Result<Order>& order) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    if (!order) return http::problem(order.error());
    wire::Order made = shown(reader, *order);
    seen_by(request, made, *order);
    return http::ok(json::write(made, *fields));
}

}  // namespace spaza::order_routes
