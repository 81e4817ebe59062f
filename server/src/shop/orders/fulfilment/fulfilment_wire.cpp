#include "shop/orders/fulfilment/fulfilment_wire.hpp"

#include <algorithm>

#include "shop/orders/orders_words.hpp"

namespace spaza::wire {

CancellationPreview to_wire(const spaza::Cancellation& cancellation, const std::vector<CancelledUnits>& asked) {
    CancellationPreview made{.entries = {},
                             .deliveryCost = amount(cancellation.delivery),
                             .licenseFeeAmount = amount(cancellation.licence),
                             .withheldAmount = amount(cancellation.withheld),
                             .refundAmount = amount(cancellation.refund())};
    for (const CancelledUnits& each : cancellation.units) {
        const bool named =
            asked.empty() || std::ranges::find(asked, each.entry, &CancelledUnits::entry) != asked.end();
        made.entries.push_back({each.entry, each.units, amount(each.value), !named});
    }
    return made;
}

MovedConsignment moved(const spaza::Order& order, const std::string& consignment) {
    MovedConsignment made{.consignment = consignment,
                          .status = {},
                          .order = order.code.value,
                          .orderStatus = std::string{order_status_name(order.status())}};
    const auto part = std::ranges::find(order.consignments, consignment, &OrderConsignment::code);
    if (part != order.consignments.end()) made.status = consignment_status_name(part->status());
    return made;
}

}  // namespace spaza::wire
