#include "app/backoffice/order_shown.hpp"

#include <algorithm>

#include "app/backoffice/staff_calls.hpp"
#include "base/messages.hpp"
#include "shop/orders/admin/order_admin_service.hpp"
#include "shop/orders/order_standing_wire.hpp"
#include "shop/orders/orders_words.hpp"
#include "shop/payment/payment_words.hpp"

namespace spaza::app::backoffice {
namespace {

const wire::Texts& texts() {
    static const wire::Texts kTexts = [](std::string_view key, const auto& params) {
        return message(key, params);
    };
    return kTexts;
}

std::string delivery_of(const OrderConsignment& part) {
    return part.delivery == Delivery::pickup ? "pickup" : "door";
}

std::string part_words(ConsignmentStatus status) {
    return message("orderAdmin.part." + std::string{consignment_status_display(status)});
}

StaffOrderPartRow part_row(const OrderConsignment& part) {
    StaffOrderPartRow out;
    out.code = part.code;
    out.store = part.pos.value;
    out.storeName = part.pos_name;
    out.delivery = delivery_of(part);
    out.status = consignment_status_name(part.status());
    out.statusText = part_words(part.status());
    out.since = iso_time(part.status_at());
    out.promise = if_any(part.promise);
    if (const auto steps = next_steps(part); !steps.empty()) out.nextStep = std::string{steps.front()};
    return out;
}

StaffOrderPart part_shown(const OrderConsignment& part, const http::Caller& caller) {
    StaffOrderPart out;
    out.code = part.code;
    out.store = part.pos.value;
    out.storeName = part.pos_name;
    out.delivery = delivery_of(part);
    out.deliveryCost = wire::amount(part.delivery_cost);
    out.promise = if_any(part.promise);
    out.status = consignment_status_name(part.status());
    out.statusText = part_words(part.status());
    out.since = iso_time(part.status_at());
    const Tracking& tracking = part.tracking();
    if (!tracking.carrier.empty() || !tracking.id.empty() || !tracking.url.empty())
        out.tracking = {
            .carrier = if_any(tracking.carrier), .id = if_any(tracking.id), .url = if_any(tracking.url)};
    for (const ConsignmentStatus each : way_of(part)) out.steps.emplace_back(consignment_status_name(each));
    if (may(caller, staff_right::kFulfil))
        for (const std::string_view step : next_steps(part)) out.nextSteps.emplace_back(step);
    out.needsCollectionCode = !part.collection_code.empty();
    out.isCancellable = part.can_be_cancelled();
    return out;
}

StaffOrderEntry entry_shown(const Order& order, const OrderEntry& entry) {
    StaffOrderEntry out;
    out.entry = entry.number;
    out.part = entry.consignment;
    out.productCode = entry.product.value;
    out.name = entry.name;
    out.url = entry.url;
    out.imageUrl = if_any(entry.image_url);
    out.units = entry.quantity;
    out.cancelled = entry.cancelled;
    out.returned = entry.returned;
    const auto part = std::ranges::find(order.consignments, entry.consignment, &OrderConsignment::code);
    const bool stands = part != order.consignments.end() && part->can_be_cancelled() && !order.is_cancelled();
    out.cancellable = stands ? entry.kept() : 0;
    out.unitPrice = wire::amount(entry.unit_price);
    out.discount = wire::amount(entry.discount);
    Money own;
    for (const DiscountLine& line : order.discounts)
        if (line.entry_number == entry.number && !line.delivery) own += line.amount;
    out.orderShare = wire::amount(std::max(entry.discount - own, Money{}));
    out.total = wire::amount(entry.total);
    out.vat = wire::amount(entry.tax);
    out.isGift = entry.give_away;
    out.shares = shares_shown(order, entry.number);
    return out;
}

StaffOrderPlace place_shown(const Address& address) {
    const AddressForm& form = address.form;
    StaffOrderPlace out;
    out.name = form.first_name + ' ' + form.last_name;
    out.phone = if_any(form.cellphone);
    for (const std::string& line : {form.company_name, form.unit_number, form.building_name, street_line(form)})
        if (!line.empty()) out.lines.push_back(line);
    out.town = if_any(form.city.empty()   ? form.town
                      : form.town.empty() ? form.city
                                          : form.town + ", " + form.city);
    out.postalCode = if_any(form.postal_code);
    out.instructions = if_any(form.additional_address);
    return out;
}

StaffOrderCustomer customer_shown(StaffSession& staff, const Order& order, const http::Caller& caller) {
    const CustomerContact contact = staff.scope.customers.contact(order.customer);
    StaffOrderCustomer out;
    out.id = order.customer.value;
    out.name = contact.first_name + ' ' + contact.last_name;
    if (may(caller, staff_right::kContact)) out.email = if_any(contact.email);
    out.phone = if_any(contact.cellphone);
    out.orders = staff.order_admin_store.orders_of(order.customer);
    return out;
}

StaffOrderPayment payment_shown(const PaymentAttempt& attempt) {
    StaffOrderPayment out;
    out.reference = attempt.merchant_ref;
    out.gateway = attempt.gateway;
    out.gatewayReference = if_any(attempt.gateway_ref);
    out.mode = wire::payment_mode(attempt.mode, texts()).name;
    out.part = part_name(attempt.part);
    out.state = state_name(attempt.state);
    out.amount = wire::amount(attempt.amount);
    out.at = iso_time(attempt.created_at);
    if (!attempt.failure_reason.empty()) out.failure = message(attempt.failure_reason);
    return out;
}

StaffDoubt doubt_shown(const PaymentDoubt& doubt) {
    StaffDoubt out;
    out.id = doubt.id;
    out.what = doubt.is_taken_back ? "takenBack" : "wrongAmount";
    out.reference = doubt.merchant_ref;
    out.at = iso_time(doubt.at);
    if (!doubt.settled_at) return out;
    out.settledBy = doubt.settled_by;
    out.settledAt = iso_time(*doubt.settled_at);
    out.reason = doubt.reason;
    return out;
}

}  // namespace

StaffOrderNote note_shown(const OrderNote& note) {
    return {.number = note.number, .at = iso_time(note.at), .by = note.by, .text = note.text};
}

StaffOrderRow row_shown(const ListedOrder& listed) {
    const OrderSummary& order = listed.order;
    StaffOrderRow out;
    out.code = order.code.value;
    out.placedAt = iso_time(order.created_at);
    out.customerName = listed.customer_name;
    if (order.address) {
        const AddressForm& form = order.address->form;
        out.town = if_any(form.town.empty() ? form.city : form.town);
        out.postalCode = if_any(form.postal_code);
    }
    out.units = listed.units;
    out.total = wire::amount(order.total);
    out.status = order_status_name(order.status());
    out.statusText = message("orderStatus." + std::string{order_status_display(order.status())});
    out.paymentStatus = payment_status_name(order.payment());
    out.paymentMode = wire::payment_mode(order.payment_mode(), texts()).name;
    out.isInDoubt = listed.in_doubt;
    out.isPreOrder = order.pre_order;
    out.notes = listed.notes;
    for (const OrderConsignment& part : listed.parts) out.parts.push_back(part_row(part));
    return out;
}

StaffOrder order_shown(StaffSession& staff, const Order& order, const http::Caller& caller) {
    StaffOrder out;
    out.code = order.code.value;
    out.status = order_status_name(order.status());
    out.statusText = wire::status_display(order, texts());
    out.paymentStatus = payment_status_name(order.payment());
    out.placedAt = iso_time(order.created_at);
    if (order.paid_at()) out.paidAt = iso_time(*order.paid_at());
    out.channel = order.channel;
    out.isPreOrder = order.pre_order;
    out.customer = customer_shown(staff, order, caller);
    const bool is_delivered = std::ranges::any_of(
        order.consignments, [](const OrderConsignment& part) { return part.delivery != Delivery::pickup; });
    if (order.address && is_delivered) out.deliverTo = place_shown(*order.address);
    if (order.recipient) out.recipient = {.name = order.recipient->name, .phone = if_any(order.recipient->uid)};
    for (const OrderEntry& entry : order.entries) out.entries.push_back(entry_shown(order, entry));
    for (const OrderConsignment& part : order.consignments) out.parts.push_back(part_shown(part, caller));
    out.isCancellable =
        may(caller, staff_right::kCancel) &&
        std::ranges::any_of(out.entries, [](const StaffOrderEntry& entry) { return entry.cancellable > 0; });
    const auto refunds = staff.scope.refunds.of_order(order.code);
    const auto doubts = staff.order_admin_store.doubts(order.code);
    out.isInDoubt = std::ranges::any_of(doubts, [](const PaymentDoubt& doubt) { return !doubt.settled_at; });
    out.money = money_shown(staff, order, refunds);
    for (const PaymentAttempt& each : staff.scope.payment_store.of_order(order.code))
        out.payments.push_back(payment_shown(each));
    for (const PaymentDoubt& each : doubts) out.doubts.push_back(doubt_shown(each));
    for (const Refund& each : refunds) out.refunds.push_back(refund_shown(each));
    out.events = events_shown(staff, order, refunds, doubts);
    for (const OrderNote& each : staff.order_admin_store.notes(order.code)) out.notes.push_back(note_shown(each));
    for (const DocumentRef& document : order.documents)
        out.documents.push_back({.number = document.number,
                                 .type = document.credit ? "CREDIT_NOTE" : "INVOICE",
                                 .part = document.consignment,
                                 .url = "/backoffice/api/orders/" + http::percent_encode(order.code.value) +
                                        "/documents/" + http::percent_encode(document.number)});
    return out;
}

}  // namespace spaza::app::backoffice
