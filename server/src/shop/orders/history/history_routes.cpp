#include "shop/orders/history/history_routes.hpp"

#include "base/fields.hpp"
#include "base/json.hpp"
#include "platform/http/write_once.hpp"
#include "shop/orders/history/history_rules.hpp"
#include "shop/orders/history/history_wire.hpp"
#include "shop/orders/history/reorder_routes.hpp"
#include "shop/orders/history/tracking_wire.hpp"
#include "shop/orders/orders_words.hpp"
#include "shop/orders/placing/order_answers_routes.hpp"

namespace spaza {
namespace order_routes {
namespace {

struct History {
    OrderReader reader;
    Transactional<OrderHistoryService> history;
};

Result<OrderFilter> filter_of(const Request& request, TimePoint now) {
    OrderFilter filter{.statuses = {}, .from = {}, .before = {}};
    const std::string statuses = request.query_value("statuses").value_or("");
    for (std::size_t at = 0; at < statuses.size();) {
        const std::size_t comma = std::min(statuses.find(',', at), statuses.size());
        const auto status = order_status_named(std::string_view{statuses}.substr(at, comma - at));
        if (!status) return http::bad_parameter("order.statusUnknown", "statuses");
        filter.statuses.push_back(*status);
        at = comma + 1;
    }
    const auto text = [&](std::string_view name) { return request.query_value(name).value_or(""); };
    if (const auto fits = apply_time(filter, text("time"), text("startTime"), text("endTime"), now); !fits)
        return std::unexpected(fits.error());
    const std::string sort = text("sort");
    if (!sort.empty() && sort != "byDate" && sort != "byOrderNumber")
        return http::bad_parameter("validation.invalid", "sort");
    filter.by_number = sort == "byOrderNumber";
    const auto page = http::whole_number(request, "currentPage", 0, 0, 1'000'000);
    if (!page) return std::unexpected(page.error());
    const auto size = http::whole_number(request, "pageSize", 20, 1, 100);
    if (!size) return std::unexpected(size.error());
    filter.page = *page;
    filter.page_size = *size;
    return filter;
}

/// GET …/users/{user}/orders
Response get_orders(const Request& request, const History& shop) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto filter = filter_of(request, shop.reader.clock.now());
    if (!filter) return http::problem(filter.error());
    const OrderPage page = shop.history.read(
        [&](OrderHistoryService& history) { return history.page(request.caller.customer, *filter); });
    wire::OrderHistory history;
    for (const Order& order : page.orders) {
        history.orders.push_back(wire::history_item(order, shop.reader.shown(), kTexts));
        if (!request.context.stated) history.orders.back().statusDisplay = occ_status_display(order.status());
    }
    history.pagination = {.currentPage = filter->page,
                          .pageSize = filter->page_size,
                          .totalPages = (page.total + filter->page_size - 1) / filter->page_size,
                          .totalResults = page.total,
                          .sort = filter->by_number ? "byOrderNumber" : "byDate"};
    history.sorts = {{"byDate", !filter->by_number}, {"byOrderNumber", filter->by_number}};
    return http::ok(json::write(history, *fields)).with("x-total-count", std::to_string(page.total));
}

/// GET …/users/{user}/oldOrders
Response get_old_orders(const Request& request, const History& shop) {
    const auto fields = fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto page = http::whole_number(request, "currentPage", 0, 0, 1'000'000);
    if (!page) return http::problem(page.error());
    const auto size = http::whole_number(request, "pageSize", 20, 1, 100);
    if (!size) return http::problem(size.error());
    const OldOrderPage found = shop.history.read(
        [&](OrderHistoryService& history) { return history.old_orders(request.caller.customer, *page, *size); });
    wire::OldOrderHistory history;
    if (found.is_proof_needed) history.isProofNeeded = true;
    for (const OldOrder& order : found.orders) history.orders.push_back(wire::to_wire(order));
    history.pagination = {.currentPage = *page,
                          .pageSize = *size,
                          .totalPages = (found.total + *size - 1) / *size,
                          .totalResults = found.total,
                          .sort = "byDate"};
    return http::ok(json::write(history, *fields)).with("x-total-count", std::to_string(found.total));
}

/// GET …/orders/{orderCode}, …/users/{user}/orders/{orderCode}, …/orders/{orderCode}/status
Response get_order(const Request& request, const History& shop) {
    return order_answer(request, shop.reader, shop.reader.orders.read([&](OrderService& orders) {
        return orders.find(request.caller.customer, OrderCode{request.param("orderCode")});
    }));
}

/// GET …/users/{user}/orders/{orderCode}/consignments/{consignmentCode}/tracking
Response get_tracking(const Request& request, const History& shop) {
    const auto fields = fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto order = shop.reader.orders.read([&](OrderService& orders) {
        return orders.find(request.caller.customer, OrderCode{request.param("orderCode")});
    });
    if (!order) return http::problem(order.error());
    const std::string& code = request.param("consignmentCode");
    const auto found = wire::tracking_of(*order, shown(shop.reader, *order), code);
    if (!found)
        return http::problem(
            fail(Reason::not_found, "order.partUnknown", code, "UnknownIdentifierError", "consignment").error());
    return http::ok(json::write(*found, *fields));
}

/// GET …/orders/summary
Response get_order_of_cart(const Request& request, const History& shop) {
    const std::string cart = request.query_value("cartId").value_or("");
    if (cart.empty()) return http::problem(http::bad_parameter("request.required", "cartId").error());
    return order_answer(request, shop.reader, shop.reader.orders.read([&](OrderService& orders) {
        return orders.of_cart(request.caller.customer, cart);
    }));
}

/// GET and POST …/carts/{cart}/orders/{orderCode}/reOrder
Response reorder(const Request& request, const History& shop) {
    const auto fields = fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto put_back = [&](OrderHistoryService& history) {
        return history.reorder(request.caller.customer, request.param("cart"),
                               OrderCode{request.param("orderCode")}, request.context.zone);
    };
    return http::write_once(request, shop.history, put_back, [&](const Result<Reorder>& done) {
        return done ? http::ok(reordered_json(*done, *fields, kTexts)) : http::problem(done.error());
    });
}

}  // namespace
}  // namespace order_routes

void add_order_history_routes(http::Router& router, const Transactional<OrderHistoryService>& history,
                              const Transactional<OrderService>& orders, const OrderPolicy& policy,
                              const Clock& clock) {
    using namespace order_routes;
    const History shop{{orders, clock, policy.reservation_lives}, history};
    const auto add = [&](std::string_view method, std::string_view path, auto handler, std::string limit = {}) {
        router.shop(
            method, path, [shop, handler](const Request& request) { return handler(request, shop); },
            options_of(method, std::move(limit)));
    };
    add("GET", "/users/{user}/orders", get_orders, "reads");
    add("GET", "/users/{user}/orders/{orderCode}", get_order);
    add("GET", "/users/{user}/orders/{orderCode}/consignments/{consignmentCode}/tracking", get_tracking);
    add("GET", "/users/{user}/oldOrders", get_old_orders, "reads");
    add("GET", "/orders/summary", get_order_of_cart);
    add("GET", "/orders/{orderCode}", get_order);
    add("GET", "/orders/{orderCode}/status", get_order);
    for (const char* method : {"GET", "POST"}) {
        add(method, "/carts/{cart}/orders/{orderCode}/reOrder", reorder, "writes");
        add(method, "/users/{user}/carts/{cart}/orders/{orderCode}/reOrder", reorder, "writes");
    }
}

}  // namespace spaza
