#include "app/backoffice/return_shown.hpp"

#include "shop/returns/returns_words.hpp"

namespace spaza::app::backoffice {
namespace {

StaffReturnEntry entry_shown(const ShownReturn& shown, std::size_t number) {
    const ReturnEntry& each = shown.request.entries()[number];
    const auto of_order = std::ranges::find(shown.order.entries, each.entry, &OrderEntry::number);
    StaffReturnEntry out;
    out.entry = each.entry;
    if (of_order != shown.order.entries.end()) {
        out.productCode = of_order->product.value;
        out.productName = of_order->name;
    }
    out.units = each.units;
    out.reason = terms_of(each.reason).code;
    out.comment = if_any(each.comment);
    out.value = wire::amount(each.value);
    if (const auto& found = each.inspection)
        out.inspection = {.sellable = found->sellable, .refurbish = found->refurbish, .scrap = found->scrap};
    if (number < shown.files.size())
        for (const Attachment& file : shown.files[number]) out.files.push_back(wire::to_wire(file));
    return out;
}

void show_progress(StaffReturn& out, const ReturnProgress& now) {
    out.arrivedAt = if_any(now.arrived_at.value);
    if (now.hand_in_until) out.handInUntil = iso_time(*now.hand_in_until);
    if (const auto& booking = now.booking)
        out.booking = {.carrier = booking->carrier,
                       .reference = booking->reference,
                       .day = day_name(booking->day),
                       .window = booking->window};
    out.failure = if_any(now.failure);
    if (now.first_agreed_to) {
        out.firstAgreed = now.first_agreed;
        out.firstAgreedTo = std::string{name_of(*now.first_agreed_to)};
    }
}

}  // namespace

StaffReturn return_shown(const ShownReturn& shown, const std::optional<StaffWork>& work) {
    const ReturnRequest& request = shown.request;
    StaffReturn out;
    out.code = request.code;
    out.status = name_of(request.state());
    out.statusText = status_words(request);
    out.orderCode = request.order.value;
    out.customerId = request.customer.value;
    out.mode = request.mode == ReturnMode::request_pickup ? "pickup" : "drop";
    out.store = request.store.value;
    out.expected = wire::amount(request.expected);
    out.requestedAt = iso_time(request.requested_at);
    out.answerBy = iso_time(request.answer_by);
    if (const auto& pickup = request.pickup)
        out.pickup = {.address = pickup->address, .name = pickup->name, .phone = pickup->phone};
    show_progress(out, request.progress());
    if (work) {
        out.takenBy = work->by;
        out.takenAt = iso_time(work->at);
    }
    for (std::size_t i = 0; i < request.entries().size(); ++i) out.entries.push_back(entry_shown(shown, i));
    for (const ReturnLine& line : shown.lines)
        out.history.push_back({.status = std::string{name_of(line.state)},
                               .at = iso_time(line.at),
                               .by = line.by,
                               .note = if_any(line.note)});
    if (shown.taken_back) out.paidBack = wire::amount(shown.taken_back->refund());
    for (const Refund& each : shown.refunds) out.refunds.push_back({each.id, wire::amount(each.amount)});
    out.creditNotes = shown.credit_notes;
    return out;
}

}  // namespace spaza::app::backoffice
