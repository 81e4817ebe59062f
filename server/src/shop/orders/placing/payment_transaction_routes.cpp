#include "shop/orders/placing/payment_transaction_routes.hpp"

#include "base/json.hpp"
#include "shop/orders/orders_words.hpp"
#include "shop/orders/placing/basket_rules.hpp"
#include "shop/orders/placing/payment_transaction_wire.hpp"
#include "shop/payment/payment_words.hpp"

namespace spaza {
namespace {

using http::Request;
using http::Response;

struct TransactionNeeds {
    Transactional<OrderService> orders;
    PaymentPages pages;
    std::string shop;
};

/// On the other channels there is no such thing: there the browser itself goes to pay.
std::optional<Response> not_here(const Request& request) {
    if (request.context.channel == "app") return std::nullopt;
    return http::problem(
        fail(Reason::not_found, "error.unknownRoute", request.path, "UnknownResourceError", "path").error());
}

bool has_ended(AttemptState state) {
    return state != AttemptState::created && state != AttemptState::redirected && state != AttemptState::pending;
}

wire::PaymentTransaction transaction_of(const PlacedOrder& placed, const std::string& shop) {
    const PaymentAttempt& attempt = placed.attempt;
    wire::PaymentTransaction made{
        .transactionId = attempt.merchant_ref,
        .orderCode = attempt.order.value,
        .part = std::string{part_name(attempt.part)},
        .paymentMode = attempt.mode,
        .amount = wire::amount(attempt.amount),
        .state = std::string{state_name(attempt.state)},
        .isFinal = has_ended(attempt.state),
        .orderPaymentStatus = std::string{payment_status_name(placed.order.payment())},
        .failureReason = {},
        .payment = {},
        .returnUrl = shop + "/orderconfirmation?order=" + http::percent_encode(attempt.order.value),
        .expiresAt = iso_time(attempt.expires_at)};
    if (attempt.state == AttemptState::failed && !attempt.failure_reason.empty())
        made.failureReason = http::message(attempt.failure_reason);
    return made;
}

/// As when the browser pays again: what may be paid no more is closed, and is in the cart again when the message
/// says so.
Response not_payable(const Request& request, const TransactionNeeds& needs, const Error& why) {
    if (why.type != OrderService::kPaidTooLate) return http::problem(why);
    const auto returned = needs.orders.write([&](OrderService& orders) {
        return orders.return_to_cart(request.caller.customer, OrderCode{request.param("orderCode")},
                                     request.context.zone);
    });
    return http::problem(returned ? why : returned.error());
}

/// POST …/users/{user}/orders/{orderCode}/paymentTransaction
Response start_transaction(const Request& request, const TransactionNeeds& needs) {
    if (auto elsewhere = not_here(request)) return *std::move(elsewhere);
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::StartTransaction>(request.body.empty() ? "{}" : request.body);
    if (!form) return http::problem(form.error());
    const auto placed = needs.orders.write([&](OrderService& orders) {
        return orders.continue_payment(request.caller.customer, OrderCode{request.param("orderCode")},
                                       form->paymentMode.value_or(""));
    });
    if (!placed) return not_payable(request, needs, placed.error());
    const auto page =
        needs.pages(placed->attempt, placed->mode, basket_of(placed->order, placed->attempt, placed->payer));
    if (!page && page.error().reason == Reason::conflict)
        return http::problem(page.error()).with("Retry-After", "1");
    if (!page) return http::problem(page.error());
    wire::PaymentTransaction made = transaction_of(*placed, needs.shop);
    made.payment = wire::to_wire(*page, placed->attempt.merchant_ref);
    return http::ok(json::write(made, *fields));
}

/// GET …/users/{user}/orders/{orderCode}/paymentTransaction: the latest, or that of ?transactionId=
Response get_transaction(const Request& request, const TransactionNeeds& needs) {
    if (auto elsewhere = not_here(request)) return *std::move(elsewhere);
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto placed = needs.orders.read([&](OrderService& orders) {
        return orders.payment_of(request.caller.customer, OrderCode{request.param("orderCode")},
                                 request.query_value("transactionId").value_or(""));
    });
    if (!placed) return http::problem(placed.error());
    return http::ok(json::write(transaction_of(*placed, needs.shop), *fields));
}

}  // namespace

void add_payment_transaction_routes(http::Router& router, const Transactional<OrderService>& orders,
                                    const PaymentPages& pages, std::string shop) {
    const TransactionNeeds needs{orders, pages, std::move(shop)};
    http::RouteOptions options;
    options.access = http::Access::customer;
    options.important = true;
    const std::string path = "/users/{user}/orders/{orderCode}/paymentTransaction";
    router.shop(
        "GET", path, [needs](const Request& request) { return get_transaction(request, needs); }, options);
    options.idempotent = true;
    options.limit = "order";
    router.shop(
        "POST", path, [needs](const Request& request) { return start_transaction(request, needs); }, options);
}

}  // namespace spaza
