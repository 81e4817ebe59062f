#include "shop/orders/news/order_push_service.hpp"

namespace spaza {
namespace {

/// Empty: it is of no use to know.
std::string state_of(ConsignmentStatus status) {
    switch (status) {
        case ConsignmentStatus::shipped: return "shipped";
        case ConsignmentStatus::for_pickup: return "ready";
        case ConsignmentStatus::delivered: return "delivered";
        default: return {};
    }
}

}  // namespace

void OrderPushService::paid(const Order& order, TimePoint now) {
    mails_.paid(order, now);
    notify(order, "paid", "paid:" + order.code.value);
}

void OrderPushService::deposit_paid(const Order& order, TimePoint now) { mails_.deposit_paid(order, now); }

void OrderPushService::moved(const Order& order, const OrderConsignment& part, TimePoint now) {
    mails_.moved(order, part, now);
    if (const std::string state = state_of(part.status()); !state.empty())
        notify(order, state, state + ':' + part.code);
}

void OrderPushService::cancelled(const Order& order, const Cancellation& cancellation, int number, TimePoint now) {
    mails_.cancelled(order, cancellation, number, now);
    notify(order, order.is_cancelled() ? "cancelled" : "partlyCancelled",
           "cancelled:" + order.code.value + ':' + std::to_string(number));
}

void OrderPushService::returned(const Order& order, const Cancellation& taken_back, int number, TimePoint now) {
    mails_.returned(order, taken_back, number, now);
}

void OrderPushService::notify(const Order& order, const std::string& state, const std::string& key) {
    push_.notify({.customer = order.customer,
                  .kind = PushKind::delivery,
                  .about = "order",
                  .code = order.code.value,
                  .state = state,
                  .key = key});
}

}  // namespace spaza
