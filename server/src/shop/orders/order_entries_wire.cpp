#include "shop/orders/order_entries_wire.hpp"

#include <algorithm>

#include "shop/checkout/delivery_words.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza::wire {

DeliveryMode mode_of(Delivery way, const Texts& texts) {
    const std::string key = way == Delivery::doorstep ? "checkout.doorstep"
                            : way == Delivery::pickup ? "checkout.pickup"
                                                      : "checkout.onlineOnly";
    return {std::string{delivery_name(way)}, texts(key, {})};
}

std::string consignment_display(const spaza::Order& order, const OrderConsignment& part, const Texts& texts) {
    if (part.status() == ConsignmentStatus::waiting && order.payment() == PaymentStatus::failed)
        return texts("consignmentStatus.notPaid", {});
    if (part.status() == ConsignmentStatus::waiting && order.owes_balance())
        return texts(
            order.balance_is_due() ? "consignmentStatus.waitingBalance" : "consignmentStatus.waitingRelease", {});
    return texts("consignmentStatus." + std::string{consignment_status_display(part.status())}, {});
}

std::optional<std::string> text_or_none(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional{text};
}

namespace {

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
    if (kept.returned > 0) made.quantityReturned = kept.returned;
    if (!consignment) return made;
    made.cancellableQuantity = consignment->can_be_cancelled() ? kept.kept() : 0;
    made.returnableQuantity = kept.returnable && consignment->is_handed_over() ? kept.kept() : 0;
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

}  // namespace

std::vector<Entry> entries_of(const spaza::Order& order, const OrderConsignment* only, const Texts& texts) {
    std::vector<Entry> entries;
    for (const OrderEntry& each : order.entries) {
        if (only && each.consignment != only->code) continue;
        const auto consignment = std::ranges::find(order.consignments, each.consignment, &OrderConsignment::code);
        entries.push_back(entry_of(each, own_discount(order, each.number),
                                   consignment == order.consignments.end() ? nullptr : &*consignment, texts));
        entries.back().promotions = promotions_of(order.discounts, each.number);
    }
    return entries;
}

namespace {

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
                  .status = std::string{consignment_status_name(kept.status())},
                  .statusDisplay = consignment_display(order, kept, texts),
                  .statusDate = iso_time(kept.status_at()),
                  .carrier = text_or_none(kept.tracking().carrier),
                  .trackingID = text_or_none(kept.tracking().id),
                  .trackingUrl = text_or_none(kept.tracking().url)};
    for (const DocumentRef& document : order.documents)
        if (!document.credit && document.consignment == kept.code) made.invoice = InvoiceRef{document.number};
    if (awaits_collection(order, kept)) made.collectionCode = kept.collection_code;
    const DeliveryMode mode = mode_of(kept.delivery, texts);
    made.deliveryInfos.push_back({.code = mode.code,
                                  .name = mode.name,
                                  .storeAvailable = {},
                                  .isSelected = true,
                                  .parkingType = text_or_none(kept.parking),
                                  .entrance = text_or_none(kept.entrance),
                                  .estimatedTimeMsg = kept.promise,
                                  .unavailableMsg = {}});
    if (kept.delivery == Delivery::pickup) made.deliveryPointOfService = PosRef{kept.pos.value, kept.pos_name};
    Money sum;
    for (const Entry& each : made.entries) sum += each.totalPrice.value;
    made.subTotal = amount(sum);
    return made;
}

}  // namespace

ShipmentEntries shipments_of(const spaza::Order& order, const Texts& texts) {
    ShipmentEntries made;
    for (const OrderConsignment& each : order.consignments)
        made.shipments.push_back(shipment_of(order, each, texts));
    return made;
}

int units_of(const spaza::Order& order) {
    int units = 0;
    for (const OrderEntry& each : order.entries) units += each.quantity;
    return units;
}

}  // namespace spaza::wire
