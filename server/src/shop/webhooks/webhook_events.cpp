#include "shop/webhooks/webhook_events.hpp"

#include <algorithm>
#include <array>

#include "base/digest.hpp"

namespace spaza {
namespace {

constexpr std::array<std::string_view, 4> kEndpointStates{"active", "paused", "failed", "gone"};
constexpr std::array<std::string_view, 3> kDeliveryStates{"waiting", "delivered", "failed"};

template <std::size_t N>
std::optional<std::size_t> place_of(const std::array<std::string_view, N>& names, std::string_view name) {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional{static_cast<std::size_t>(found - names.begin())};
}

}  // namespace

bool is_for_others_alone(std::string_view change_kind) {
    constexpr std::array<std::string_view, 4> kAlone{"payment", "refund", "return", "customer"};
    return std::ranges::find(kAlone, change_kind) != kAlone.end();
}

std::string_view event_noun(std::string_view type) { return type.substr(0, type.find('.') + 1); }

bool is_event_noun(std::string_view text) { return text.ends_with(".*"); }

std::string_view name_of(WebhookState state) { return kEndpointStates.at(static_cast<std::size_t>(state)); }

std::optional<WebhookState> webhook_state_named(std::string_view name) {
    const auto place = place_of(kEndpointStates, name);
    return place ? std::optional{static_cast<WebhookState>(*place)} : std::nullopt;
}

std::string_view name_of(DeliveryState state) { return kDeliveryStates.at(static_cast<std::size_t>(state)); }

std::optional<DeliveryState> delivery_state_named(std::string_view name) {
    const auto place = place_of(kDeliveryStates, name);
    return place ? std::optional{static_cast<DeliveryState>(*place)} : std::nullopt;
}

const std::vector<WebhookEventKind>& webhook_events() {
    static const std::vector<WebhookEventKind> all{
        {"order.placed", "Somebody placed an order, paid or not"},
        {"order.paid", "It is paid in full"},
        {"order.depositPaid", "The deposit of a pre-order is paid"},
        {"order.notPaid", "A try to pay it came to nothing"},
        {"order.packed", "A part is packed"},
        {"order.shipped", "A part is on the road"},
        {"order.readyToCollect", "A part waits in the store"},
        {"order.collected", "A part was collected"},
        {"order.delivered", "A part was delivered"},
        {"order.cancelled", "It, or a part of it, was cancelled"},
        {"order.completed", "All of it was handed over"},
        {"order.changed", "Anything else in its timeline"},
        {"payment.succeeded", "A payment came in"},
        {"payment.failed", "A payment was declined or given up"},
        {"payment.refundRequested", "Money is to go back"},
        {"payment.refunded", "Money went back"},
        {"payment.refundFailed", "A refund was refused"},
        {"return.requested", "A customer wants to send something back"},
        {"return.authorised", "They may"},
        {"return.collectionBooked", "A courier will collect it"},
        {"return.droppedOff", "It was handed in at a store"},
        {"return.collected", "The courier has it"},
        {"return.inspected", "It was looked at"},
        {"return.refunded", "It is paid back"},
        {"return.replaced", "Another one was sent"},
        {"return.sentBack", "It went back to the customer"},
        {"return.declined", "They may not"},
        {"return.cancelled", "The customer thought better of it"},
        {"return.expired", "It was not handed in in time"},
        {"stock.changed", "Units of a product at a store"},
        {"stock.allChanged", "More than 500 of them at once"},
        {"product.changed", "A product, or a rating of it"},
        {"product.removed", "It is not sold any more"},
        {"product.priceChanged", "Its price"},
        {"product.allChanged", "More than 500 of them at once, or a category"},
        {"product.allPricesChanged", "More than 500 prices at once"},
        {"customer.created", "Somebody has an account"},
        {"customer.changed", "Their details"},
        {"customer.deleted", "They have none any more: remove what you keep of them"},
    };
    return all;
}

bool wants(const std::vector<std::string>& events, std::string_view type) {
    return type == kTestEvent || std::ranges::any_of(events, [&](const std::string& each) {
               return is_event_noun(each) ? event_noun(type) == std::string_view{each}.substr(0, each.size() - 1)
                                          : each == type;
           });
}

std::string_view order_event_type(const OrderLineReported& line) {
    struct Reported {
        std::string_view status;
        std::string_view type;
    };
    constexpr std::array kReported{
        Reported{"PAYMENT_CAPTURED", "order.paid"},
        Reported{"ON_HOLD", "order.depositPaid"},
        Reported{"PAYMENT_NOT_CAPTURED", "order.notPaid"},
        Reported{"PICKPACK", "order.packed"},
        Reported{"SHIPPED", "order.shipped"},
        Reported{"READY_FOR_PICKUP", "order.readyToCollect"},
        Reported{"PICKUP_COMPLETE", "order.collected"},
        Reported{"DELIVERY_COMPLETED", "order.delivered"},
        Reported{"CANCELLED", "order.cancelled"},
        Reported{"COMPLETED", "order.completed"},
    };
    if (line.number == 1) return "order.placed";
    if (line.note == "orderNote.cancelled") return "order.cancelled";
    if (!line.of_part && line.status == line.before) return "order.changed";
    const auto found = std::ranges::find(kReported, line.status, &Reported::status);
    return found == kReported.end() ? "order.changed" : found->type;
}

std::string_view payment_event_type(std::string_view state) {
    if (state == "succeed" || state == "part_refunded" || state == "refunded") return "payment.succeeded";
    if (state == "failed") return "payment.failed";
    return {};
}

std::string_view refund_event_type(std::string_view what, std::string_view state) {
    if (what == "requested") return "payment.refundRequested";
    if (state == "done") return "payment.refunded";
    if (state == "failed") return "payment.refundFailed";
    return {};
}

std::string webhook_event_id(std::string_view what) { return "evt_" + sha256_hex(what).substr(0, 32); }

}  // namespace spaza
