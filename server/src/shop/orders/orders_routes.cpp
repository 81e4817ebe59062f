#include "shop/orders/orders_routes.hpp"

#include <charconv>

#include "base/fields.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "platform/http/write_once.hpp"
#include "platform/log/log.hpp"
#include "shop/orders/basket_rules.hpp"
#include "shop/orders/orders_rules.hpp"
#include "shop/orders/orders_wire.hpp"

namespace spaza {
namespace {

using http::Request;
using http::Response;

struct Desk {
    Transactional<OrderService> orders;
    PaymentPages pages;
    const Clock& clock;
};

const wire::Texts kTexts = [](std::string_view key, const auto& params) { return http::message(key, params); };

auto bad(std::string key, std::string subject) {
    return fail(Reason::invalid, std::move(key), std::move(subject), "ValidationError", "parameter");
}

Result<int> number(const Request& request, std::string_view name, int otherwise, int least, int most) {
    const auto text = request.query_value(name);
    if (!text || text->empty()) return otherwise;
    int value = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
    if (error != std::errc{} || end != text->data() + text->size() || value < least || value > most)
        return bad("validation.invalid", std::string{name});
    return value;
}

/// The order with the ways to pay what is left of it.
wire::Order shown(const Desk& desk, const Order& order) {
    wire::Order made = wire::to_wire(order, desk.clock.now(), kTexts);
    if (!balance_is_due(order)) return made;
    auto& modes = made.deposit->paymentModes.emplace();
    for (const PaymentMode& mode :
         desk.orders.read([&](OrderService& orders) { return orders.balance_modes(order); }))
        modes.push_back(wire::payment_mode(mode.code, kTexts));
    return made;
}

Response order_answer(const Request& request, const Desk& desk, const Result<Order>& order) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    if (!order) return http::problem(order.error());
    return http::ok(json::write(shown(desk, *order), *fields));
}

/// The order with where to pay it, as long as it is to be paid.
Response placed_answer(const Request& request, const Desk& desk, const Result<PlacedOrder>& placed, bool fresh) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    if (!placed) return http::problem(placed.error());
    wire::Order order = shown(desk, placed->order);
    const bool balance = placed->attempt.part == PaymentPart::balance;
    const bool to_pay = balance ? balance_is_due(placed->order) && placed->attempt.state != AttemptState::failed
                                : placed->order.payment == PaymentStatus::pending;
    if (to_pay && !is_cancelled(placed->order)) {
        const auto instruction =
            desk.pages(placed->attempt, placed->mode, basket_of(placed->order, placed->attempt, placed->payer));
        if (!instruction && instruction.error().reason == Reason::conflict)
            return http::problem(instruction.error()).with("Retry-After", "1");
        if (instruction) {
            order.payment = wire::to_wire(*instruction, placed->attempt.merchant_ref);
        } else if (const auto now = desk.orders.read([&](OrderService& orders) {  // the order stands, unpaid
                       return orders.find(placed->order.customer, placed->order.code);
                   })) {
            order = shown(desk, *now);
        }
    }
    std::string body = json::write(order, *fields);
    return fresh && !placed->existed ? http::created(std::move(body)) : http::ok(std::move(body));
}

/// What may be paid no more is closed, and is in the cart again when the refusal says so.
Result<PlacedOrder> or_in_cart_again(const Request& request, const Desk& desk, Result<PlacedOrder> placed) {
    if (placed || placed.error().type != OrderService::kPaidTooLate) return placed;
    const auto returned = desk.orders.write([&](OrderService& orders) {
        return orders.return_to_cart(request.caller.customer, OrderCode{placed.error().subject},
                                     request.context.zone);
    });
    if (!returned) return std::unexpected(returned.error());
    return placed;
}

/// POST …/users/{user}/orders
Response post_order(const Request& request, const Desk& desk) {
    const auto form = json::read<wire::PlaceOrder>(request.body.empty() ? "{}" : request.body);
    if (!form) return http::problem(form.error());
    const std::string cart = form->cartId ? *form->cartId : request.query_value("cartId").value_or("");
    if (cart.empty()) return http::problem(bad("request.required", "cartId").error());
    if (form->termsChecked == false) return http::problem(bad("order.termsNeeded", "termsChecked").error());
    const OrderWish wish{
        .customer = request.caller.customer,
        .cart_id = cart,
        .payment_mode = form->paymentMode,
        .channel = request.context.channel,
        .zone = request.context.zone,
        .campaign = std::string{shortened(request.query_value("sap-outbound-id").value_or(""), 100)},
        .duplicate_confirmed = form->confirmDuplicate.value_or(false)};
    auto placed = desk.orders.write([&](OrderService& orders) { return orders.place(wish); });
    if (placed && !placed->existed)
        log::info("order_placed",
                  {{"order", placed->order.code.value}, {"cents", placed->order.total.in_cents()}});
    return placed_answer(request, desk, or_in_cart_again(request, desk, std::move(placed)), true);
}

/// POST …/users/{user}/orders/{orderCode}/payment
Response pay_again(const Request& request, const Desk& desk) {
    const auto form = json::read<wire::PayAgain>(request.body);
    if (!form) return http::problem(form.error());
    auto placed = desk.orders.write([&](OrderService& orders) {
        return orders.pay_again(request.caller.customer, OrderCode{request.param("orderCode")}, form->paymentMode);
    });
    return placed_answer(request, desk, or_in_cart_again(request, desk, std::move(placed)), false);
}

Result<OrderFilter> filter_of(const Request& request, TimePoint now) {
    OrderFilter filter{.statuses = {}, .from = {}, .before = {}};
    const std::string statuses = request.query_value("statuses").value_or("");
    for (std::size_t at = 0; at < statuses.size();) {
        const std::size_t comma = std::min(statuses.find(',', at), statuses.size());
        const auto status = order_status_named(std::string_view{statuses}.substr(at, comma - at));
        if (!status) return bad("order.statusUnknown", "statuses");
        filter.statuses.push_back(*status);
        at = comma + 1;
    }
    const auto text = [&](std::string_view name) { return request.query_value(name).value_or(""); };
    if (const auto fits = apply_time(filter, text("time"), text("startTime"), text("endTime"), now); !fits)
        return std::unexpected(fits.error());
    const std::string sort = text("sort");
    if (!sort.empty() && sort != "byDate" && sort != "byOrderNumber") return bad("validation.invalid", "sort");
    filter.by_number = sort == "byOrderNumber";
    const auto page = number(request, "currentPage", 0, 0, 1'000'000);
    if (!page) return std::unexpected(page.error());
    const auto size = number(request, "pageSize", 20, 1, 100);
    if (!size) return std::unexpected(size.error());
    filter.page = *page;
    filter.page_size = *size;
    return filter;
}

/// GET …/users/{user}/orders
Response get_orders(const Request& request, const Desk& desk) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto filter = filter_of(request, desk.clock.now());
    if (!filter) return http::problem(filter.error());
    const OrderPage page =
        desk.orders.read([&](OrderService& orders) { return orders.history(request.caller.customer, *filter); });
    wire::OrderHistory history;
    for (const Order& order : page.orders) history.orders.push_back(wire::history_item(order, kTexts));
    history.pagination = {.currentPage = filter->page,
                          .pageSize = filter->page_size,
                          .totalPages = (page.total + filter->page_size - 1) / filter->page_size,
                          .totalResults = page.total,
                          .sort = filter->by_number ? "byOrderNumber" : "byDate"};
    history.sorts = {{"byDate", !filter->by_number}, {"byOrderNumber", filter->by_number}};
    return http::ok(json::write(history, *fields)).with("x-total-count", std::to_string(page.total));
}

/// GET …/users/{user}/oldOrders
Response get_old_orders(const Request& request, const Desk& desk) {
    const auto fields = fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto page = number(request, "currentPage", 0, 0, 1'000'000);
    if (!page) return http::problem(page.error());
    const auto size = number(request, "pageSize", 20, 1, 100);
    if (!size) return http::problem(size.error());
    const OldOrderPage found = desk.orders.read(
        [&](OrderService& orders) { return orders.old_orders(request.caller.customer, *page, *size); });
    wire::OldOrderHistory history;
    for (const OldOrder& order : found.orders) history.orders.push_back(wire::to_wire(order));
    history.pagination = {.currentPage = *page,
                          .pageSize = *size,
                          .totalPages = (found.total + *size - 1) / *size,
                          .totalResults = found.total,
                          .sort = "byDate"};
    return http::ok(json::write(history, *fields)).with("x-total-count", std::to_string(found.total));
}

/// GET …/orders/{orderCode}, …/users/{user}/orders/{orderCode}, …/orders/{orderCode}/status
Response get_order(const Request& request, const Desk& desk) {
    return order_answer(request, desk, desk.orders.read([&](OrderService& orders) {
        return orders.find(request.caller.customer, OrderCode{request.param("orderCode")});
    }));
}

/// GET …/orders/summary
Response get_order_of_cart(const Request& request, const Desk& desk) {
    const std::string cart = request.query_value("cartId").value_or("");
    if (cart.empty()) return http::problem(bad("request.required", "cartId").error());
    return order_answer(request, desk, desk.orders.read([&](OrderService& orders) {
        return orders.of_cart(request.caller.customer, cart);
    }));
}

/// GET …/carts/{cart}/getPaymentPageDetails
Response get_payment_page(const Request& request, const Desk& desk) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto page = desk.orders.read([&](OrderService& orders) {
        return orders.payment_page(request.caller.customer, request.param("cart"), request.context.zone);
    });
    if (!page) return http::problem(page.error());
    wire::PaymentPageDetails details{.code = page->cart.value,
                                     .paymentModes = {},
                                     .paymentStatus = {},
                                     .orderCode = {},
                                     .totalPriceWithTax = wire::amount(page->total),
                                     .deposit = wire::cart_deposit(page->deposit)};
    for (const PaymentMode& mode : page->modes) {
        details.paymentModes.push_back(wire::payment_mode(mode.code, kTexts));
        details.paymentModes.back().isSelected = details.paymentModes.size() == 1;
    }
    if (page->order) {
        details.paymentStatus = payment_status_name(page->order->payment);
        details.orderCode = page->order->code.value;
    }
    return http::ok(json::write(details, *fields));
}

/// With what could not be added, and why.
std::string reordered_json(const Reorder& reordered, const FieldSet& fields) {
    wire::Cart cart = wire::to_wire(reordered.view, kTexts);
    std::vector<wire::CartModification> lines;
    bool some = false;
    for (const auto& [wish, outcome] : reordered.outcomes) {
        lines.push_back(wire::to_wire(outcome, reordered.view, kTexts));
        lines.back().productCode = wish.product.value;
        some = some || outcome.added > 0;
    }
    cart.cartModifications = std::move(lines);
    cart.responseStatus = some;
    if (some)
        cart.successMsg = http::message("cart.updated");
    else
        cart.errorMsg = http::message("cart.nothingToReorder");
    return json::write(cart, fields);
}

/// GET and POST …/carts/{cart}/orders/{orderCode}/reOrder
Response reorder(const Request& request, const Desk& desk) {
    const auto fields = fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto put_back = [&](OrderService& orders) {
        return orders.reorder(request.caller.customer, request.param("cart"),
                              OrderCode{request.param("orderCode")}, request.context.zone);
    };
    return http::write_once(request, desk.orders, put_back, [&](const Result<Reorder>& done) {
        return done ? http::ok(reordered_json(*done, *fields)) : http::problem(done.error());
    });
}

}  // namespace

void add_order_routes(http::Router& router, const Transactional<OrderService>& orders, const PaymentPages& pages,
                      const Clock& clock) {
    const Desk desk{orders, pages, clock};
    const auto add = [&](std::string_view method, std::string_view path, auto handler, std::string limit = {}) {
        http::RouteOptions options;
        options.access = http::Access::customer;
        options.important = true;
        options.idempotent = method == "POST";
        options.limit = std::move(limit);
        router.shop(
            method, path, [desk, handler](const Request& request) { return handler(request, desk); }, options);
    };
    add("POST", "/users/{user}/orders", post_order, "order");
    add("GET", "/users/{user}/orders", get_orders, "reads");
    add("GET", "/users/{user}/orders/{orderCode}", get_order);
    add("POST", "/users/{user}/orders/{orderCode}/payment", pay_again, "order");
    add("GET", "/users/{user}/oldOrders", get_old_orders, "reads");
    add("GET", "/orders/summary", get_order_of_cart);
    add("GET", "/orders/{orderCode}", get_order);
    add("GET", "/orders/{orderCode}/status", get_order);
    for (const char* method : {"GET", "POST"}) {
        add(method, "/carts/{cart}/orders/{orderCode}/reOrder", reorder, "writes");
        add(method, "/users/{user}/carts/{cart}/orders/{orderCode}/reOrder", reorder, "writes");
    }
    add("GET", "/carts/{cart}/getPaymentPageDetails", get_payment_page);
    add("GET", "/users/{user}/carts/{cart}/getPaymentPageDetails", get_payment_page);
}

}  // namespace spaza
