#pragma once

#include <string>
#include <string_view>

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/orders/orders_wire.hpp"
#include "shop/orders/placing/orders_service.hpp"

// What the routes of placing and of the history share: how an order is answered.
namespace spaza::order_routes {

using http::Request;
using http::Response;

/// The clock must outlive the router.
struct OrderReader {
    Transactional<OrderService> orders;
    const Clock& clock;
    std::chrono::minutes payable_for;
    wire::Shown shown() const { return {clock.now(), payable_for}; }
};

extern const wire::Texts kTexts;

/// Of a customer alone; what is posted is done once.
http::RouteOptions options_of(std::string_view method, std::string limit);

/// The order with the ways to pay what is left of it.
wire::Order shown(const OrderReader& reader, const Order& order);
/// Whose it is; to who names no channel and zone its status is a word of OCC, which such clients translate.
void seen_by(const Request& request, wire::Order& made, const Order& order);
Response order_answer(const Request& request, const OrderReader& reader, const Result<Order>& order);

}  // namespace spaza::order_routes
