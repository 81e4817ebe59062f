#include "shop/orders/orders_wire.hpp"

#include <algorithm>

#include "shop/checkout/delivery_words.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza::wire {
namespace {

DeliveryMode mode_of(Delivery way, const Texts& texts) {
    const std::string key = way == Delivery::doorstep ? "checkout.doorstep"
                            : way == Delivery::pickup ? "checkout.pickup"
                                                      : "checkout.onlineOnly";
    return {std::string{delivery_name(way)}, texts(key, {})};
}

/// What happened, in a few words: not the state the order was in.
std::string event_display(const TimelineRow& row, const Texts& texts) {
    if (!row.consignment.empty())
        if (const auto part = consignment_status_named(row.status))
            return texts("consignmentStatus." + std::string{consignment_status_display(*part)}, {});
    const auto status = order_status_named(row.status);
    return status ? texts("orderEvent." + std::string{order_event_display(*status)}, {}) : row.status;
}

/// While its deposit is paid and the balance is not, what the order waits for.
std::string display(const spaza::Order& order, const Texts& texts) {
    return texts(balance_is_due(order) ? "orderStatus.balanceDue"
                                       : "orderStatus." + std::string{order_status_display(order.status)},
                 {});
}

std::string deposit_state(const spaza::Order& order) {
    const Deposit& deposit = *order.deposit;
    if (deposit.paid_at) return "settled";
    if (is_cancelled(order)) return "ended";
    if (!order.paid_at) return "toPay";
    if (!deposit.asked_at) return "paid";
    return deposit.balance_ref.empty() || !deposit.failure.empty() ? "due" : "paying";
}

std::optional<OrderDeposit> deposit_of(const spaza::Order& order, const Texts& texts) {
    if (!order.deposit) return std::nullopt;
    const Deposit& deposit = *order.deposit;
    OrderDeposit made{.amount = amount(deposit.amount),
                      .balance = amount(deposit.balance),
                      .state = deposit_state(order),
                      .askedAt = {},
                      .payBy = {},
                      .failureReason = {}};
    if (deposit.asked_at) made.askedAt = iso_time(*deposit.asked_at);
    if (deposit.due_at) made.payBy = iso_time(*deposit.due_at - std::chrono::seconds{1});
    if (made.state == "due" && !deposit.failure.empty()) made.failureReason = texts(deposit.failure, {});
    return made;
}

/// A part that waits for a payment that failed does not wait any more.
std::string consignment_display(const spaza::Order& order, const OrderConsignment& part, const Texts& texts) {
    if (part.status == ConsignmentStatus::waiting && order.payment == PaymentStatus::failed)
        return texts("consignmentStatus.notPaid", {});
    if (part.status == ConsignmentStatus::waiting && owes_balance(order))
        return texts(
            balance_is_due(order) ? "consignmentStatus.waitingBalance" : "consignmentStatus.waitingRelease", {});
    return texts("consignmentStatus." + std::string{consignment_status_display(part.status)}, {});
}

std::optional<std::string> unless_empty(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional{text};
}

Entry entry_of(const OrderEntry& kept, Money own_discount, const OrderConsignment* consignment,
               const Texts& texts) {
    EntryProduct product{.code = kept.product.value,
                         .name = kept.name,
                         .url = kept.url,
                         .manufacturer = {},
                         .price = amount(kept.unit_price),
                         .stock = {},
                         .image = {},
                         .images = {},
                         .tradingType = wire_code(kept.trading_type),
                         .returnable = kept.returnable,
                         .liquor = kept.liquor};
    if (!kept.image_url.empty()) {
        product.image = EntryImage{.url = kept.image_url, .altText = kept.name};
        product.images = {*product.image};
    }
    Entry made{.entryNumber = kept.number,
               .quantity = kept.quantity,
               .product = std::move(product),
               .basePrice = amount(kept.unit_price),
               .totalPrice = amount(kept.unit_price * kept.quantity - own_discount),
               .discount = {},
               .updateable = false,
               .giveAway = kept.give_away,
               .tradingType = wire_code(kept.trading_type),
               .deliveryMode = {},
               .deliveryPointOfService = {},
               .expectedDeliveryMsg = kept.promise,
               .availableQuantity = {},
               .isOutOfStock = {},
               .statusMessage = {}};
    if (kept.discount > Money{}) made.discount = amount(kept.discount);
    if (kept.cancelled > 0) made.quantityCancelled = kept.cancelled;
    if (!consignment) return made;
    made.cancellableQuantity = can_be_cancelled(*consignment) ? kept.kept() : 0;
    made.deliveryMode = mode_of(consignment->delivery, texts);
    if (consignment->delivery == Delivery::pickup)
        made.deliveryPointOfService = PosRef{consignment->pos.value, consignment->pos_name};
    return made;
}

/// Off this entry alone; its share of what the whole order got is not part of an entry's price (OCC).
Money own_discount(const spaza::Order& order, int number) {
    Money sum;
    for (const DiscountLine& each : order.discounts)
        if (each.entry_number == number) sum += each.amount;
    return sum;
}

std::vector<Entry> entries_of(const spaza::Order& order, const OrderConsignment* only, const Texts& texts) {
    std::vector<Entry> entries;
    for (const OrderEntry& each : order.entries) {
        if (only && each.consignment != only->code) continue;
        const auto consignment = std::ranges::find(order.consignments, each.consignment, &OrderConsignment::code);
        entries.push_back(entry_of(each, own_discount(order, each.number),
                                   consignment == order.consignments.end() ? nullptr : &*consignment, texts));
    }
    return entries;
}

Shipment shipment_of(const spaza::Order& order, const OrderConsignment& kept, const Texts& texts) {
    Shipment made{.code = kept.code,
                  .posName = kept.pos.value,
                  .displayName = kept.pos_name,
                  .tradingType = wire_code(kept.trading_type),
                  .entries = entries_of(order, &kept, texts),
                  .deliveryInfos = {},
                  .deliveryPointOfService = {},
                  .deliveryCost = amount(kept.delivery_cost),
                  .subTotal = {},
                  .status = std::string{consignment_status_name(kept.status)},
                  .statusDisplay = consignment_display(order, kept, texts),
                  .statusDate = iso_time(kept.status_at),
                  .carrier = unless_empty(kept.tracking.carrier),
                  .trackingID = unless_empty(kept.tracking.id),
                  .trackingUrl = unless_empty(kept.tracking.url)};
    for (const PaperRef& paper : order.papers)
        if (!paper.credit && paper.consignment == kept.code) made.invoice = InvoiceRef{paper.number};
    if (awaits_collection(order, kept)) made.collectionCode = kept.collection_code;
    const DeliveryMode mode = mode_of(kept.delivery, texts);
    made.deliveryInfos.push_back({.code = mode.code,
                                  .name = mode.name,
                                  .storeAvailable = {},
                                  .isSelected = true,
                                  .parkingType = unless_empty(kept.parking),
                                  .entrance = unless_empty(kept.entrance),
                                  .estimatedTimeMsg = kept.promise,
                                  .unavailableMsg = {}});
    if (kept.delivery == Delivery::pickup) made.deliveryPointOfService = PosRef{kept.pos.value, kept.pos_name};
    Money sum;
    for (const Entry& each : made.entries) sum += each.totalPrice.value;
    made.subTotal = amount(sum);
    return made;
}

ShipmentEntries shipments_of(const spaza::Order& order, const Texts& texts) {
    ShipmentEntries made;
    for (const OrderConsignment& each : order.consignments)
        made.shipments.push_back(shipment_of(order, each, texts));
    return made;
}

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

int units_of(const spaza::Order& order) {
    int units = 0;
    for (const OrderEntry& each : order.entries) units += each.quantity;
    return units;
}

}  // namespace

PaymentMode payment_mode(const std::string& code, const Texts& texts) {
    return {.code = code,
            .name = texts("payment." + code, {}),
            .description = texts("payment." + code + "Text", {}),
            .isSelected = {}};
}

Order to_wire(const spaza::Order& order, TimePoint now, const Texts& texts) {
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
    made.status = order_status_name(order.status);
    made.statusDisplay = display(order, texts);
    made.created = made.placed = iso_time(order.created_at);
    made.cartCode = order.cart.value;
    made.isPreOrderCart = order.pre_order;
    made.deposit = deposit_of(order, texts);
    made.paymentStatus = payment_status_name(order.payment);
    made.paymentMode = payment_mode(order.payment_mode, texts);
    if (!order.payment_failure.empty()) made.paymentFailureReason = texts(order.payment_failure, {});
    made.isPaymentUnknown =
        order.payment == PaymentStatus::pending && now - order.created_at >= std::chrono::minutes{30};
    made.shipmentEntries = shipments_of(order, texts);
    made.entries = entries_of(order, nullptr, texts);
    for (const OrderConsignment& each : order.consignments) {
        Consignment consignment{.code = each.code,
                                .status = std::string{consignment_status_name(each.status)},
                                .statusDisplay = consignment_display(order, each, texts),
                                .statusDate = iso_time(each.status_at),
                                .trackingID = unless_empty(each.tracking.id),
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
                                 .consignment = unless_empty(row.consignment)});
    made.deliveryAddress = json::Raw{order.address_json};
    if (order.recipient) made.recepientDetail = RecepientDetail{order.recipient->name, order.recipient->uid};
    if (!order.entries.empty()) made.expectedDeliveryMsg = order.entries.front().promise;
    for (const PaperRef& paper : order.papers)
        made.billingDocuments.push_back(
            {paper.number, paper.credit ? "CREDIT_NOTE" : "INVOICE", paper.consignment});
    if (!order.gifts.terms.empty()) made.cancelTakesGifts = true;
    if (order.gifts.withheld > Money{}) made.withheldAmount = amount(order.gifts.withheld);
    const Money paid = order.deposit && !order.deposit->paid_at ? order.deposit->amount : order.total;
    if (const Money back = order.payment == PaymentStatus::refunded ? paid : order.gifts.refunded; back > Money{})
        made.refundedAmount = amount(back);
    made.cancellable = std::ranges::any_of(
        made.entries, [](const Entry& entry) { return entry.cancellableQuantity.value_or(0) > 0; });
    made.returnable = order.status == OrderStatus::completed;
    made.totalItems = static_cast<int>(order.entries.size());
    made.totalUnitCount = units_of(order);
    made.total = amount(order.total);
    return made;
}

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
                          .orderStatus = std::string{order_status_name(order.status)}};
    const auto part = std::ranges::find(order.consignments, consignment, &OrderConsignment::code);
    if (part != order.consignments.end()) made.status = consignment_status_name(part->status);
    return made;
}

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

OrderHistoryItem history_item(const spaza::Order& order, const Texts& texts) {
    return {.code = order.code.value,
            .status = std::string{order_status_name(order.status)},
            .statusDisplay = display(order, texts),
            .placed = iso_time(order.created_at),
            .total = amount(order.total),
            .paymentStatus = std::string{payment_status_name(order.payment)},
            .totalItems = static_cast<int>(order.entries.size()),
            .totalUnitCount = units_of(order),
            .isPreOrderCart = order.pre_order,
            .shipmentEntries = shipments_of(order, texts),
            .entries = entries_of(order, nullptr, texts)};
}

}  // namespace spaza::wire
