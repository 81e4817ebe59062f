#include "shop/orders/orders_wire.hpp"

#include <algorithm>

#include "shop/addresses/addresses_wire.hpp"
#include "shop/orders/order_entries_wire.hpp"
#include "shop/orders/order_standing_wire.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza::wire {
namespace {

Money product_discounts(const spaza::Order& order) {
    Money sum;
    for (const DiscountLine& each : order.discounts)
        if (each.entry_number) sum += each.amount;
    return sum;
}

Money coupon_discount(const spaza::Order& order) {
    Money sum;
    for (const DiscountLine& each : order.discounts)
        if (!each.coupon.empty() && !each.delivery) sum += each.amount;
    return sum;
}

}  // namespace

PaymentMode payment_mode(const std::string& code, const Texts& texts) {
    return {.code = code,
            .name = texts("payment." + code, {}),
            .description = texts("payment." + code + "Text", {}),
            .isSelected = {}};
}

Order to_wire(const spaza::Order& order, const Shown& shown, const Texts& texts) {
    const TimePoint now = shown.now;
    Order made;
    static_cast<Totals&>(made) = {.subTotal = amount(order.sub_total),
                                  .productDiscounts = amount(product_discounts(order)),
                                  .orderDiscounts = amount(order.discount - product_discounts(order)),
                                  .totalDiscounts = amount(order.discount),
                                  .couponDiscount = amount(coupon_discount(order)),
                                  .licenseFeeAmount = collected(order.licence_fee),
                                  .outstandingFeeAmount = collected(order.licence_outstanding),
                                  .deliveryCost = amount(order.delivery_cost),
                                  .totalTax = amount(order.tax),
                                  .totalPrice = amount(order.total),
                                  .totalPriceWithTax = amount(order.total)};
    made.why = why(order.discounts);
    made.code = order.code.value;
    made.status = order_status_name(order.status());
    made.statusDisplay = status_display(order, texts);
    made.created = made.placed = iso_time(order.created_at);
    made.cartCode = order.cart.value;
    made.isPreOrderCart = order.pre_order;
    made.deposit = deposit_of(order, texts);
    made.paymentStatus = payment_status_name(order.payment());
    made.paymentMode = payment_mode(order.payment_mode(), texts);
    if (!order.payment_failure().empty()) made.paymentFailureReason = texts(order.payment_failure(), {});
    made.isPaymentUnknown =
        order.payment() == PaymentStatus::pending && now - order.created_at >= std::chrono::minutes{30};
    made.isPaymentLeft = order.is_payment_left();
    made.payableUntil = payable_until(order, now, shown.payable_for);
    made.heldUntil = held_until(order, now);
    made.failureScenario = failure_scenario(order);
    made.shipmentEntries = shipments_of(order, texts);
    made.entries = entries_of(order, nullptr, texts);
    for (const OrderConsignment& each : order.consignments) {
        Consignment consignment{.code = each.code,
                                .status = std::string{consignment_status_name(each.status())},
                                .statusDisplay = consignment_display(order, each, texts),
                                .statusDate = iso_time(each.status_at()),
                                .trackingID = text_or_none(each.tracking().id),
                                .entries = {},
                                .deliveryPointOfService = {},
                                .deliveryMode = mode_of(each.delivery, texts),
                                .warehouseCode = each.pos.value};
        if (each.delivery == Delivery::pickup)
            consignment.deliveryPointOfService = PosRef{each.pos.value, each.pos_name};
        for (Entry& entry : entries_of(order, &each, texts))
            consignment.entries.push_back({.orderEntry = entry, .quantity = entry.quantity});
        made.consignments.push_back(std::move(consignment));
    }
    for (const TimelineRow& row : order.timeline)
        made.timeline.push_back({.status = row.status,
                                 .statusDisplay = event_display(row, texts),
                                 .at = iso_time(row.at),
                                 .note = row.note.empty() ? std::nullopt : std::optional{texts(row.note, {})},
                                 .consignment = text_or_none(row.consignment)});
    made.deliveryAddress = json::Raw{order.address ? json::write(to_wire(*order.address)) : "{}"};
    if (order.recipient) made.recepientDetail = RecepientDetail{order.recipient->name, order.recipient->uid};
    if (!order.entries.empty()) made.expectedDeliveryMsg = order.entries.front().promise;
    for (const DocumentRef& document : order.documents)
        made.billingDocuments.push_back(
            {document.number, document.credit ? "CREDIT_NOTE" : "INVOICE", document.consignment});
    if (!order.gifts.terms.empty()) made.cancelTakesGifts = true;
    if (order.gifts.withheld > Money{}) made.withheldAmount = amount(order.gifts.withheld);
    const Money paid = order.deposit() && !order.deposit()->paid_at ? order.deposit()->amount : order.total;
    if (const Money back = order.payment() == PaymentStatus::refunded ? paid : order.gifts.refunded;
        back > Money{})
        made.refundedAmount = amount(back);
    made.cancellable = std::ranges::any_of(
        made.entries, [](const Entry& entry) { return entry.cancellableQuantity.value_or(0) > 0; });
    made.returnable = std::ranges::any_of(order.entries, [&](const OrderEntry& entry) {
        const auto part = std::ranges::find(order.consignments, entry.consignment, &OrderConsignment::code);
        return part != order.consignments.end() && part->is_handed_over() && entry.kept() > 0;
    });
    made.totalItems = static_cast<int>(order.entries.size());
    made.totalUnitCount = units_of(order);
    made.total = amount(order.total);
    return made;
}

}  // namespace spaza::wire
