#include <algorithm>

#include "app/backoffice/order_shown.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "base/messages.hpp"
#include "shop/orders/order_standing_wire.hpp"

namespace spaza::app::backoffice {
namespace {

constexpr int kMostActs = 200;

struct DatedEvent {
    TimePoint at;
    StaffOrderEvent event;
};

/// `order.packed` → `orderAdmin.act.packed`; where there are no words, the act itself.
std::string words_of(const StaffAct& act) {
    const std::size_t dot = act.act.rfind('.');
    const std::string key = "orderAdmin.act." + act.act.substr(dot == act.act.npos ? 0 : dot + 1);
    const std::string words = message(key, {{"amount", act.to}});
    return words == key ? act.act : words;
}

void add_money(std::vector<DatedEvent>& events, const Refund& refund) {
    const auto add = [&](TimePoint at, const char* key) {
        events.push_back({at,
                          {.at = {},
                           .kind = "money",
                           .what = message(key, {{"amount", formatted(refund.amount)}}),
                           .act = {},
                           .by = {},
                           .part = {}}});
    };
    add(refund.created_at, "orderAdmin.money.asked");
    if (refund.is_done() && refund.finished_at()) add(*refund.finished_at(), "orderAdmin.money.back");
    if (refund.state() == RefundState::failed)
        add(refund.finished_at().value_or(refund.created_at), "orderAdmin.money.failed");
}

}  // namespace

std::vector<StaffOrderEvent> events_shown(StaffSession& staff, const Order& order,
                                          const std::vector<Refund>& refunds,
                                          const std::vector<PaymentDoubt>& doubts) {
    const wire::Texts texts = [](std::string_view key, const auto& params) { return message(key, params); };
    std::vector<DatedEvent> events;
    for (const TimelineRow& row : order.timeline)
        events.push_back({row.at,
                          {.at = {},
                           .kind = "order",
                           .what = row.note.empty() ? wire::event_display(row, texts) : message(row.note),
                           .act = {},
                           .by = {},
                           .part = if_any(row.consignment)}});
    for (const Refund& each : refunds) add_money(events, each);
    for (const PaymentDoubt& each : doubts)
        events.push_back({each.at,
                          {.at = {},
                           .kind = "money",
                           .what = message("orderAdmin.money.inDoubt"),
                           .act = {},
                           .by = {},
                           .part = {}}});
    for (const StaffAct& act : staff.acts.about(order.code.value, kMostActs))
        events.push_back(
            {act.at,
             {.at = {}, .kind = "staff", .what = words_of(act), .act = act.act, .by = act.by, .part = {}}});
    std::ranges::stable_sort(events, std::greater{}, &DatedEvent::at);
    std::vector<StaffOrderEvent> shown;
    for (DatedEvent& each : events) {
        each.event.at = iso_time(each.at);
        shown.push_back(std::move(each.event));
    }
    return shown;
}

}  // namespace spaza::app::backoffice
