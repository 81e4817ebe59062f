#include "shop/orders/history/history_wire.hpp"

#include "shop/orders/order_entries_wire.hpp"
#include "shop/orders/order_standing_wire.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza::wire {

OldOrder to_wire(const spaza::OldOrder& order) {
    OldOrder made{.code = order.code,
                  .status = order.status,
                  .placed = iso_time(order.placed_at),
                  .total = amount(order.total),
                  .entries = {}};
    for (const auto& entry : order.entries)
        made.entries.push_back({entry.code, entry.name, entry.quantity, amount(entry.total)});
    return made;
}

OrderHistoryItem history_item(const spaza::Order& order, const Shown& shown, const Texts& texts) {
    return {.code = order.code.value,
            .status = std::string{order_status_name(order.status())},
            .statusDisplay = status_display(order, texts),
            .placed = iso_time(order.created_at),
            .total = amount(order.total),
            .paymentStatus = std::string{payment_status_name(order.payment())},
            .paymentMode = payment_mode(order.payment_mode(), texts),
            .cartCode = order.cart.value,
            .isPaymentLeft = order.is_payment_left(),
            .payableUntil = payable_until(order, shown.now, shown.payable_for),
            .failureScenario = failure_scenario(order),
            .totalItems = static_cast<int>(order.entries.size()),
            .totalUnitCount = units_of(order),
            .isPreOrderCart = order.pre_order,
            .shipmentEntries = shipments_of(order, texts),
            .entries = entries_of(order, nullptr, texts)};
}

}  // namespace spaza::wire
