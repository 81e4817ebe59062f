#include "shop/orders/placing/placing_routes.hpp"

#include "base/campaign.hpp"
#include "base/fields.hpp"
#include "base/json.hpp"
#include "platform/log/log.hpp"
#include "shop/orders/orders_words.hpp"
#include "shop/orders/placing/basket_rules.hpp"
#include "shop/orders/placing/order_answers_routes.hpp"
#include "shop/orders/placing/placing_wire.hpp"
#include "shop/orders/placing/unpaid_rules.hpp"

namespace spaza {
namespace order_routes {
namespace {

struct Placing {
    OrderReader reader;
    PaymentPages pages;
    OccPaymentMode occ_mode;
    std::function<std::string(const Request&)> address;
};

constexpr const char* kWaitToHold = "60";  // seconds, in which an order may be paid, cancelled or over

/// The order with where to pay it, as long as it is to be paid.
Response placed_answer(const Request& request, const Placing& shop, const Result<PlacedOrder>& placed,
                       bool fresh) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    // Another answer is possible at any time, so that the key is not used up.
    if (!placed && is_unpaid_bound(placed.error()))
        return http::problem(placed.error()).with("Retry-After", kWaitToHold);
    if (!placed) return http::problem(placed.error());
    wire::Order order = shown(shop.reader, placed->order);
    seen_by(request, order, placed->order);
    const bool balance = placed->attempt.part == PaymentPart::balance;
    const bool to_pay = balance ? placed->order.balance_is_due() && placed->attempt.state != AttemptState::failed
                                : placed->order.payment() == PaymentStatus::pending;
    if (to_pay && !placed->order.is_cancelled()) {
        const auto instruction =
            shop.pages(placed->attempt, placed->mode, basket_of(placed->order, placed->attempt, placed->payer));
        if (!instruction && instruction.error().reason == Reason::conflict)
            return http::problem(instruction.error()).with("Retry-After", "1");
        if (instruction) {
            order.payment = wire::to_wire(*instruction, placed->attempt.merchant_ref);
        } else if (const auto now =
                       shop.reader.orders.read([&](OrderService& orders) {  // the order stands, unpaid
                           return orders.find(placed->order.customer, placed->order.code);
                       })) {
            order = shown(shop.reader, *now);
            seen_by(request, order, *now);
        }
    }
    std::string body = json::write(order, *fields);
    return fresh && !placed->existed ? http::created(std::move(body)) : http::ok(std::move(body));
}

/// What may be paid no more is closed, and is in the cart again when the refusal says so.
Result<PlacedOrder> or_in_cart_again(const Request& request, const Placing& shop, Result<PlacedOrder> placed) {
    if (placed || placed.error().type != OrderService::kPaidTooLate) return placed;
    const auto returned = shop.reader.orders.write([&](OrderService& orders) {
        return orders.return_to_cart(request.caller.customer, OrderCode{placed.error().subject},
                                     request.context.zone);
    });
    if (!returned) return std::unexpected(returned.error());
    return placed;
}

/// POST …/users/{user}/orders
Response post_order(const Request& request, const Placing& shop) {
    const auto form = json::read<wire::PlaceOrder>(request.body.empty() ? "{}" : request.body);
    if (!form) return http::problem(form.error());
    const std::string cart = form->cartId ? *form->cartId : request.query_value("cartId").value_or("");
    if (cart.empty()) return http::problem(http::bad_parameter("request.required", "cartId").error());
    if (form->termsChecked == false || request.query_value("termsChecked") == "false")
        return http::problem(http::bad_parameter("order.termsNeeded", "termsChecked").error());
    std::string mode = form->paymentMode.value_or("");
    if (mode.empty() && !request.context.stated) {
        const auto chosen = shop.occ_mode(request.caller.customer, cart, request.context.zone);
        if (!chosen) return http::problem(chosen.error());
        mode = *chosen;
    }
    if (mode.empty()) return http::problem(http::bad_parameter("paymentMode.required", "paymentMode").error());
    const OrderRequest wanted{.customer = request.caller.customer,
                              .cart_id = cart,
                              .payment_mode = mode,
                              .channel = request.context.channel,
                              .zone = request.context.zone,
                              .campaign = campaign_of(request.body, request.query_value("sap-outbound-id")),
                              .duplicate_confirmed = form->confirmDuplicate.value_or(false),
                              .address = shop.address(request)};
    auto placed = shop.reader.orders.write([&](OrderService& orders) { return orders.place(wanted); });
    if (placed && !placed->existed)
        log::info("order_placed",
                  {{"order", placed->order.code.value}, {"cents", placed->order.total.in_cents()}});
    return placed_answer(request, shop, or_in_cart_again(request, shop, std::move(placed)), true);
}

/// POST …/users/{user}/orders/{orderCode}/payment
Response pay_again(const Request& request, const Placing& shop) {
    const auto form = json::read<wire::PayAgain>(request.body);
    if (!form) return http::problem(form.error());
    auto placed = shop.reader.orders.write([&](OrderService& orders) {
        return orders.pay_again(request.caller.customer, OrderCode{request.param("orderCode")}, form->paymentMode);
    });
    return placed_answer(request, shop, or_in_cart_again(request, shop, std::move(placed)), false);
}

/// GET …/carts/{cart}/getPaymentPageDetails
Response get_payment_page(const Request& request, const Placing& shop) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto page = shop.reader.orders.read([&](OrderService& orders) {
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
        details.paymentStatus = payment_status_name(page->order->payment());
        details.orderCode = page->order->code.value;
    }
    return http::ok(json::write(details, *fields));
}

}  // namespace
}  // namespace order_routes

void add_placing_routes(http::Router& router, const Transactional<OrderService>& orders, const PaymentPages& pages,
                        const OrderPolicy& policy, const Clock& clock, const OccPaymentMode& occ_mode) {
    using namespace order_routes;
    const Placing shop{
        {orders, clock, policy.reservation_lives}, pages, occ_mode, [&router](const Request& request) {
            return router.sharer(request);
        }};
    const auto add = [&](std::string_view method, std::string_view path, auto handler, std::string limit = {}) {
        router.shop(
            method, path, [shop, handler](const Request& request) { return handler(request, shop); },
            options_of(method, std::move(limit)));
    };
    add("POST", "/users/{user}/orders", post_order, "order");
    add("POST", "/users/{user}/orders/{orderCode}/payment", pay_again, "order");
    add("GET", "/carts/{cart}/getPaymentPageDetails", get_payment_page);
    add("GET", "/users/{user}/carts/{cart}/getPaymentPageDetails", get_payment_page);
}

}  // namespace spaza
