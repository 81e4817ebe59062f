#include "shop/returns/returns_wire.hpp"

#include <algorithm>

#include "base/messages.hpp"
#include "shop/orders/order_entries_wire.hpp"
#include "shop/returns/returns_words.hpp"

namespace spaza::wire {
namespace {

const Texts kReturnTexts = [](std::string_view key, const auto& params) { return message(key, params); };

std::string last_moment(std::chrono::sys_days day) { return iso_time(end_of_day(day)); }

struct WhyNot {
    const char* code;
    const char* key;
};

WhyNot words_of(NotReturnable why) {
    switch (why) {
        case NotReturnable::not_delivered: return {"notDelivered", "return.notDelivered"};
        case NotReturnable::cancelled: return {"cancelled", "return.notCancelled"};
        case NotReturnable::all_returned: return {"allReturned", "return.allReturned"};
        case NotReturnable::window_closed: return {"windowClosed", "return.windowsClosed"};
        case NotReturnable::liquor: return {"liquor", "return.liquor"};
        case NotReturnable::kind: return {"notReturnableKind", "return.notReturnableKind"};
    }
    return {"notReturnableKind", "return.notReturnableKind"};
}

ReturnableEntry entry_shown(const OrderEntry& entry, const spaza::ReturnableEntry& may) {
    ReturnableEntry out{.entryNumber = entry.number,
                        .productCode = entry.product.value,
                        .productName = entry.name,
                        .url = entry.url,
                        .image = {},
                        .quantity = entry.quantity,
                        .returnableQuantity = may.units,
                        .amount = amount(may.unit_value),
                        .giveAway = entry.give_away,
                        .isReturnable = may.is_returnable(),
                        .reasons = {},
                        .changeOfMindUntil = {},
                        .faultUntil = {},
                        .notReturnableReason = {},
                        .notReturnableMsg = {}};
    if (!entry.image_url.empty()) out.image = EntryImage{.url = entry.image_url, .altText = entry.name};
    for (const ReasonUntil& each : may.reasons)
        out.reasons.push_back({std::string{terms_of(each.reason).code}, last_moment(each.last_day)});
    if (may.change_of_mind_until) out.changeOfMindUntil = last_moment(*may.change_of_mind_until);
    if (may.fault_until) out.faultUntil = last_moment(*may.fault_until);
    if (may.why_not) {
        const WhyNot why = words_of(*may.why_not);
        const std::string day = may.fault_until ? day_name(*may.fault_until) : "";
        out.notReturnableReason = why.code;
        out.notReturnableMsg = message(why.key, {{"day", day}});
    }
    return out;
}

ReturnMode mode_named(spaza::ReturnMode mode) {
    const bool drop = mode == spaza::ReturnMode::drop_at_store;
    return {.returnCode = static_cast<int>(mode),
            .name = message(drop ? "return.modeDropAtStore" : "return.modeRequestPickup")};
}

std::vector<ReturnMode> modes_of(const Returnables& returnables, const ReturnPolicy& policy) {
    ReturnMode drop = mode_named(spaza::ReturnMode::drop_at_store);
    drop.isAvailable = returnables.can_be_dropped;
    if (!returnables.can_be_dropped) drop.notAvailableMsg = message("return.noStores");
    ReturnMode pickup = mode_named(spaza::ReturnMode::request_pickup);
    pickup.isAvailable = returnables.can_be_collected;
    if (returnables.can_be_collected)
        pickup.firstDay = day_name(returnables.first_collection);
    else
        pickup.notAvailableMsg = message(policy.collects ? "return.noPickup" : "return.noCourier");
    return {drop, pickup};
}

std::vector<ReturnRequestEntry> entries_shown(const ShownReturn& shown) {
    std::vector<ReturnRequestEntry> all;
    const auto ordered = entries_of(shown.order, nullptr, kReturnTexts);
    for (std::size_t i = 0; i < shown.request.entries().size(); ++i) {
        const ReturnEntry& each = shown.request.entries()[i];
        const auto entry = std::ranges::find(ordered, each.entry, &Entry::entryNumber);
        if (entry == ordered.end()) continue;
        Money worth = each.value;
        if (shown.taken_back) {
            const auto back = std::ranges::find(shown.taken_back->units, each.entry, &CancelledUnits::entry);
            worth = back == shown.taken_back->units.end() ? Money{} : back->value;
        }
        ReturnRequestEntry out{.orderEntry = *entry,
                               .expectedQuantity = each.units,
                               .refundAmount = amount(worth),
                               .reasonCode = std::string{terms_of(each.reason).code},
                               .reasonName = message(terms_of(each.reason).name_key),
                               .comment = text_or_none(each.comment),
                               .attachments = {},
                               .inspection = {}};
        out.orderEntry.product.baseOptions.emplace();
        if (i < shown.files.size())
            for (const spaza::Attachment& file : shown.files[i]) out.attachments.push_back(to_wire(file));
        if (each.inspection)
            out.inspection =
                ReturnInspection{each.inspection->sellable, each.inspection->refurbish, each.inspection->scrap};
        all.push_back(std::move(out));
    }
    return all;
}

ReturnPickup pickup_shown(const spaza::ReturnPickup& pickup, const std::optional<CollectionBooking>& booking) {
    ReturnPickup out{.requestPickupType = pickup.by_somebody_else ? 2 : 1,
                     .formattedAddress = pickup.address,
                     .name = pickup.name,
                     .uid = pickup.phone};
    if (!booking) return out;
    out.carrier = booking->carrier;
    out.reference = booking->reference;
    out.day = day_name(booking->day);
    out.window = booking->window;
    return out;
}

std::optional<ReturnRefund> refund_shown(const ShownReturn& shown) {
    const ReturnMoney money = money_of(shown);
    if (money == ReturnMoney::none) return std::nullopt;
    ReturnRefund out{.amount = amount(total_of(shown)),
                     .state = money == ReturnMoney::paid      ? "paid"
                              : money == ReturnMoney::delayed ? "delayed"
                                                              : "onItsWay",
                     .paidAt = {}};
    if (money == ReturnMoney::paid) {
        TimePoint last;
        for (const Refund& each : shown.refunds) last = std::max(last, each.finished_at().value_or(TimePoint{}));
        out.paidAt = iso_time(last);
    }
    return out;
}

void add_ways(ReturnSummary& out, const ShownReturn& shown, const StoreShown& store) {
    const spaza::ReturnRequest& request = shown.request;
    const ReturnProgress& now = request.progress();
    out.returnMode = mode_named(request.mode);
    if (request.mode == spaza::ReturnMode::drop_at_store) out.store = store(request.store);
    if (request.pickup) out.pickup = pickup_shown(*request.pickup, now.booking);
    if (request.state() == ReturnState::requested) out.answerBy = iso_time(request.answer_by);
    if (!request.awaits_hand_in()) return;
    out.dropOffCode = request.code;
    if (now.hand_in_until) out.handInUntil = iso_time(*now.hand_in_until);
    out.returnLabelDownloadUrl = "/users/current/orderReturns/" + request.code + "/label";
}

template <class Into>
Into filled(const ShownReturn& shown, const StoreShown& store) {
    const spaza::ReturnRequest& request = shown.request;
    Into out;
    out.code = out.returnRequestCode = out.rma = request.code;
    out.status = occ_status(shown);
    out.returnStatus = public_status(request);
    out.step = name_of(request.state());
    out.statusDisplay = status_words(request);
    out.creationTime = iso_time(request.requested_at);
    out.orderCode = out.order.code = request.order.value;
    out.shipmentCode = request.consignment;
    out.cancellable = request.can_be_cancelled();
    out.returnEntries = entries_shown(shown);
    Money goods;
    for (const ReturnEntry& each : request.entries()) goods += each.value;
    if (shown.taken_back) {
        goods = {};
        for (const CancelledUnits& each : shown.taken_back->units) goods += each.value;
    }
    if (const auto& sums = shown.sums) {
        out.refundDeliveryCost = sums->delivery > Money{};
        if (out.refundDeliveryCost) out.deliveryCost = amount(sums->delivery);
        if (sums->withheld != Money{}) out.withheldAmount = amount(sums->withheld);
    }
    out.subTotal = amount(goods);
    out.totalPrice = amount(total_of(shown));
    add_ways(out, shown, store);
    out.statusMessage = next_words(shown, out.store ? out.store->displayName : request.store.value);
    out.refund = refund_shown(shown);
    if (!request.progress().failure.empty()) out.failureReason = request.progress().failure;
    for (const std::string& number : shown.credit_notes) out.billingDocuments.push_back({number});
    return out;
}

}  // namespace

ReturnEntries to_wire(const Returnables& returnables, const ReturnPolicy& policy) {
    ReturnEntries out{.orderCode = returnables.order.code.value,
                      .isReturnable = false,
                      .shipments = {},
                      .reasons = {},
                      .modes = modes_of(returnables, policy),
                      .openReturns = returnables.open,
                      .mostFiles = static_cast<int>(policy.most_files),
                      .mostBytes = static_cast<int>(policy.most_bytes)};
    for (const OrderConsignment& part : returnables.order.consignments) {
        ReturnableShipment shipment{.shipmentCode = part.code,
                                    .deliveredAt = {},
                                    .isCollected = part.status() == ConsignmentStatus::collected,
                                    .entries = {}};
        if (part.is_handed_over()) shipment.deliveredAt = iso_time(part.status_at());
        for (const OrderEntry& entry : returnables.order.entries) {
            const auto* may = returnables.find(entry.number);
            if (entry.consignment != part.code || !may) continue;
            shipment.entries.push_back(entry_shown(entry, *may));
            out.isReturnable = out.isReturnable || may->is_returnable();
        }
        out.shipments.push_back(std::move(shipment));
    }
    for (const ReturnReasonTerms& each : return_reasons())
        out.reasons.push_back({std::string{each.code}, message(each.name_key), each.picture_needed});
    return out;
}

ReturnPreview to_wire(const spaza::ReturnPreview& preview) {
    ReturnPreview out{.entries = {},
                      .subTotal = {},
                      .deliveryCost = amount(preview.sums.delivery),
                      .withheldAmount = amount(preview.sums.withheld),
                      .refundAmount = amount(preview.sums.refund()),
                      .keptGifts = {},
                      .licenceFeeStays = preview.licence_fee_stays};
    Money goods;
    for (const CancelledUnits& each : preview.sums.units) {
        out.entries.push_back({each.entry, each.units, amount(each.value)});
        goods += each.value;
    }
    out.subTotal = amount(goods);
    for (std::size_t i = 0; i < preview.kept_gifts.size(); ++i)
        out.keptGifts.push_back({preview.kept_gifts[i].entry, preview.kept_gifts[i].units, preview.names[i]});
    return out;
}

ReturnSummary summary_of(const ShownReturn& shown, const StoreShown& store) {
    return filled<ReturnSummary>(shown, store);
}

ReturnRequest to_wire(const ShownReturn& shown, const StoreShown& store) {
    auto out = filled<ReturnRequest>(shown, store);
    for (const ReturnLine& line : shown.lines) {
        out.timeline.push_back({.step = std::string{name_of(line.state)},
                                .returnStatus = std::string{public_status(line.state)},
                                .statusDisplay = status_words(line.state, shown.request.mode),
                                .at = iso_time(line.at),
                                .note = text_or_none(line.note)});
        if (line.state == ReturnState::requested && shown.request.has_pictures())
            out.timeline.push_back({.step = std::string{name_of(line.state)},
                                    .returnStatus = "approving",
                                    .statusDisplay = message("return.stepApproving"),
                                    .at = iso_time(line.at),
                                    .note = {}});
    }
    return out;
}

}  // namespace spaza::wire
