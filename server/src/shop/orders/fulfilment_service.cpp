#include "shop/orders/fulfilment_service.hpp"

#include <algorithm>

#include "shop/orders/fulfilment_rules.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza {
namespace {

bool could_be_ours(std::string_view code) {
    return !code.empty() && code.size() <= 64 &&
           std::ranges::all_of(code, [](char c) { return c > ' ' && c < 127; });
}

auto no_such(const std::string& what, const std::string& code) {
    return fail(Reason::not_found, what + ".unknown", code, "UnknownIdentifierError", what);
}

bool is_paid(const Order& order) {
    return order.payment == PaymentStatus::succeed || order.payment == PaymentStatus::partly_refunded;
}

/// What is cancelled of this order, and what that gives back.
Result<Cancellation> planned(const Order& order, const CancelWish& wish) {
    auto made = cancellation_of(order, wish.units);
    if (!made) return made;
    if (!wish.customer)  // what the shop cannot deliver costs the shopper nothing
        made->withheld = std::min(made->withheld, Money{});
    const bool owing = owes_balance(order);
    if (is_paid(order) && !owing) return made;
    const bool some_stay = std::ranges::any_of(order.entries, [&](const OrderEntry& entry) {
        const auto gone = std::ranges::find(made->units, entry.number, &CancelledUnits::entry);
        return entry.kept() > (gone == made->units.end() ? 0 : gone->units);
    });
    if (some_stay)  // what is asked to be paid is the whole
        return fail(Reason::invalid, "order.cancelWholeUnpaid", order.code.value, "OrderCancellationError",
                    "order");
    if (owing) {
        only_deposit(*made, order.deposit->amount);
        return made;
    }
    made->delivery = made->licence = made->withheld = {};
    for (CancelledUnits& each : made->units) each.value = {};
    return made;
}

}  // namespace

Result<Order> FulfilmentService::move(const ConsignmentStep& move) {
    const auto code = could_be_ours(move.consignment) ? store_.order_of(move.consignment) : std::nullopt;
    if (!code) return no_such("consignment", move.consignment);
    const auto held = store_.lock(*code);
    Order order = *store_.find(*code);
    auto& part = *std::ranges::find(order.consignments, move.consignment, &OrderConsignment::code);
    if (const auto may = may_move(part, move.to); !may) return std::unexpected(may.error());
    if (part.status == move.to) return order;
    if (move.to == ConsignmentStatus::collected && !is_collection_code(part, move.collection_code))
        return fail(Reason::invalid, "order.collectionCodeWrong", part.code, "ConsignmentError", "consignment");

    const auto now = clock_.now();
    part.status = move.to;
    part.status_at = now;
    if (move.to == ConsignmentStatus::shipped) part.tracking = move.tracking;
    store_.save(part);
    store_.note(*code, consignment_status_name(move.to), "", now, part.code);
    settle(*held, *code, now);
    order = *store_.find(*code);
    events_.moved(order, *std::ranges::find(order.consignments, move.consignment, &OrderConsignment::code), now);
    return order;
}

Result<Order> FulfilmentService::cancel(const CancelWish& wish) {
    const auto held = could_be_ours(wish.order.value) ? store_.lock(wish.order) : std::nullopt;
    if (!held || (wish.customer && held->customer != *wish.customer)) return no_such("order", wish.order.value);
    Order order = *store_.find(wish.order);
    auto cancellation = planned(order, wish);
    if (!cancellation) return std::unexpected(cancellation.error());

    const auto now = clock_.now();
    cancellation->at = now;
    cancellation->by = !wish.by.empty() ? wish.by : wish.customer ? "customer" : "operator";
    cancellation->reason = wish.reason;
    put_back(order, *cancellation);
    for (const CancelledUnits& each : cancellation->units) {
        auto& entry = *std::ranges::find(order.entries, each.entry, &OrderEntry::number);
        entry.cancelled += each.units;
        store_.set_cancelled(order.code, each.entry, entry.cancelled);
    }
    for (OrderConsignment& part : order.consignments) {
        const bool empty = std::ranges::all_of(order.entries, [&](const OrderEntry& entry) {
            return entry.consignment != part.code || entry.kept() == 0;
        });
        if (!empty || part.status == ConsignmentStatus::cancelled) continue;
        part.status = ConsignmentStatus::cancelled;
        part.status_at = now;
        store_.save(part);
    }
    const int number = store_.add_cancellation(order.code, *cancellation);
    store_.note(order.code, order_status_name(held->status), "orderNote.cancelled", now);
    settle(*held, order.code, now);
    if (cancellation->refund() > Money{}) {
        const auto given = money_.give_back(order.code, cancellation->refund(),
                                            "cancel:" + order.code.value + ':' + std::to_string(number));
        if (!given) return std::unexpected(given.error());
    }
    events_.cancelled(*store_.find(order.code), *cancellation, number, now);
    return *store_.find(order.code);  // with its credit note
}

Result<Cancellation> FulfilmentService::preview(const CancelWish& wish) {
    const auto order = could_be_ours(wish.order.value) ? store_.find(wish.order) : std::nullopt;
    if (!order || (wish.customer && order->customer != *wish.customer)) return no_such("order", wish.order.value);
    return planned(*order, wish);
}

/// The units go back to where they were taken from, last taken first.
void FulfilmentService::put_back(const Order& before, const Cancellation& cancellation) {
    if (before.reservation == Reservation::released) return;
    std::vector<Allocation> kept = store_.allocations(before.code);
    std::vector<Allocation> back;
    for (const CancelledUnits& each : cancellation.units) {
        int left = each.units;
        for (auto at = kept.rbegin(); at != kept.rend() && left > 0; ++at) {
            if (at->entry_number != each.entry) continue;
            const int units = std::min(left, at->units);
            back.push_back({at->entry_number, at->product, at->store, units});
            at->units -= units;
            left -= units;
        }
    }
    std::erase_if(kept, [](const Allocation& each) { return each.units == 0; });
    if (before.reservation == Reservation::committed)
        stock_.put_back(std::move(back));
    else
        stock_.release(std::move(back));
    store_.replace_allocations(before.code, kept);
}

/// The order's own status follows its parts.
void FulfilmentService::settle(const Order& held, const OrderCode& code, TimePoint now) {
    const Order whole = *store_.find(code);
    const auto next = status_after(whole);
    if (!next) return;
    Order order = held;
    order.status = *next;
    if (*next == OrderStatus::cancelled) {  // nobody is asked to pay it any more
        if (order.reservation == Reservation::held) order.reservation = Reservation::released;
        if (!order.paid_at) {
            order.payment = PaymentStatus::failed;
            order.payment_failure = "payment.orderCancelled";
        }
    }
    store_.save(order);
    store_.note(code, order_status_name(*next), "", now);
}

}  // namespace spaza
