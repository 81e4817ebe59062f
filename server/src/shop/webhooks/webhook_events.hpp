#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/webhooks/webhooks.hpp"

namespace spaza {

inline constexpr const char* kTestEvent = "webhook.test";

std::string_view name_of(WebhookState state);  // active, paused, failed, gone
std::optional<WebhookState> webhook_state_named(std::string_view name);
std::string_view name_of(DeliveryState state);  // waiting, delivered, failed
std::optional<DeliveryState> delivery_state_named(std::string_view name);

struct WebhookEventKind {
    std::string_view type;
    std::string_view about;
};
/// All that can be reported but the test, by kind; contract/openapi/webhooks.yaml has the same.
const std::vector<WebhookEventKind>& webhook_events();

/// Whether changes of this kind are noted for other systems alone: nothing that is kept in memory has it.
bool is_for_others_alone(std::string_view change_kind);

/// `order.` of `order.shipped` and `order.*`.
std::string_view event_noun(std::string_view type);
/// Whether it is all of a kind: `order.*`.
bool is_event_noun(std::string_view text);
/// `order.*` is all of orders; everybody is notified of a test.
bool wants(const std::vector<std::string>& events, std::string_view type);

/// A line of an order's timeline.
struct OrderLineReported {
    std::int64_t number{};  // from 1
    std::string_view status;
    std::string_view before;  // the order's status in the line before; "" of a part's line
    std::string_view note;
    bool of_part{false};
};
/// The first is `order.placed`. A line that leaves the order as it stands is `order.changed`, or, of units that
/// were cancelled, `order.cancelled`.
std::string_view order_event_type(const OrderLineReported& line);
/// Nothing for states that are not reported; what is paid back by now came in before.
std::string_view payment_event_type(std::string_view state);
/// Of a line of a refund's history.
std::string_view refund_event_type(std::string_view what, std::string_view state);

/// The id of what happened: the same text is the same event.
std::string webhook_event_id(std::string_view what);

}  // namespace spaza
