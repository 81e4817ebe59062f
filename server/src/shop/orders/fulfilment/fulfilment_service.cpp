#include "shop/orders/fulfilment/fulfilment_service.hpp"

#include <algorithm>

#include "shop/orders/fulfilment/fulfilment_rules.hpp"

namespace spaza {
namespace {

bool could_be_ours(std::string_view code) {
    return !code.empty() && code.size() <= 64 &&
           std::ranges::all_of(code, [](char c) { return c > ' ' && c < 127; });
}

auto no_such(const std::string& what, const std::string& code) {
    return fail(Reason::not_found, what + ".unknown", code, "UnknownIdentifierError", what);
}

/// As the order keeps it, of a cancellation's `by`.
std::string who_ended(const std::string& by) {
    return by == "customer" ? "customer" : by == "balance" ? "notPaid" : "shop";
}

/// What is cancelled of this order, and what that gives back.
Result<Cancellation> planned(const Order& order, const CancelRequest& request) {
    auto made = cancellation_of(order, request.units);
    if (!made) return made;
    if (!request.customer)  // what the shop cannot deliver costs the shopper nothing
        made->withheld = std::min(made->withheld, Money{});
    const bool owing = order.owes_balance();
    if (order.is_paid() && !owing) return made;
    const bool some_stay = std::ranges::any_of(order.entries, [&](const OrderEntry& entry) {
        const auto gone = std::ranges::find(made->units, entry.number, &CancelledUnits::entry);
        return entry.kept() > (gone == made->units.end() ? 0 : gone->units);
    });
    if (some_stay)  // what is asked to be paid is the whole
        return fail(Reason::invalid, "order.cancelWholeUnpaid", order.code.value, "OrderCancellationError",
                    "order");
    if (owing) {
        only_deposit(*made, order.deposit()->amount);
        return made;
    }
    made->delivery = made->licence = made->withheld = {};
    for (CancelledUnits& each : made->units) each.value = {};
    return made;
}

}  // namespace

Result<Order> FulfilmentService::move(const ConsignmentStep& move) {
    if (!move.tracking.url.empty() && !is_followable(move.tracking.url))
        return fail(Reason::invalid, "validation.invalid", "trackingUrl", "ValidationError", "parameter");
    const auto code = could_be_ours(move.consignment) ? store_.order_of(move.consignment) : std::nullopt;
    if (!code) return no_such("consignment", move.consignment);
    auto held = store_.lock(*code);
    Order order = *store_.find(*code);
    auto& part = *std::ranges::find(order.consignments, move.consignment, &OrderConsignment::code);
    if (part.status() == move.to) return order;
    const auto now = clock_.now();
    const auto moved = part.step(move.to, move.tracking, now);
    if (!moved) return std::unexpected(moved.error());
    if (move.to == ConsignmentStatus::collected && !is_collection_code(part, move.collection_code))
        return fail(Reason::invalid, "order.collectionCodeWrong", part.code, "ConsignmentError", "consignment");

    store_.save(*code, part, *moved);
    if (const auto settled = settle(*held, {}, now); !settled) return std::unexpected(settled.error());
    order = *store_.find(*code);
    events_.moved(order, *std::ranges::find(order.consignments, move.consignment, &OrderConsignment::code), now);
    return order;
}

Result<Order> FulfilmentService::cancel(const CancelRequest& request) {
    auto held = could_be_ours(request.order.value) ? store_.lock(request.order) : std::nullopt;
    if (!held || (request.customer && held->customer != *request.customer))
        return no_such("order", request.order.value);
    Order order = *store_.find(request.order);
    auto cancellation = planned(order, request);
    if (!cancellation) return std::unexpected(cancellation.error());

    const auto now = clock_.now();
    cancellation->at = now;
    cancellation->by = !request.by.empty() ? request.by : request.customer ? "customer" : "operator";
    cancellation->reason = request.reason;
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
        if (!empty || part.is_cancelled()) continue;
        const auto moved = part.cancelled(now);
        if (!moved) return std::unexpected(moved.error());
        store_.save(order.code, part, *moved);
    }
    const int number = store_.add_cancellation(order.code, *cancellation);
    store_.record(held->remark("orderNote.cancelled", now));
    if (const auto settled = settle(*held, cancellation->by, now); !settled)
        return std::unexpected(settled.error());
    if (cancellation->refund() > Money{}) {
        const auto given =
            money_.give_back(order.code, cancellation->refund(),
                             "cancel:" + order.code.value + ':' + std::to_string(number), "refund.cancelled");
        if (!given) return std::unexpected(given.error());
    }
    events_.cancelled(*store_.find(order.code), *cancellation, number, now);
    return *store_.find(order.code);  // with its credit note
}

Result<Cancellation> FulfilmentService::preview(const CancelRequest& request) {
    const auto order = could_be_ours(request.order.value) ? store_.find(request.order) : std::nullopt;
    if (!order || (request.customer && order->customer != *request.customer))
        return no_such("order", request.order.value);
    return planned(*order, request);
}

Result<FulfilmentService::TakenBack> FulfilmentService::take_back(const TakeBack& back) {
    auto held = store_.lock(back.order);
    if (!held) return no_such("order", back.order.value);
    const Order order = *store_.find(back.order);
    auto made = taken_back_of(order, back.units, back.delivery_counts);
    if (!made) return std::unexpected(made.error());
    const auto now = clock_.now();
    made->at = now;
    made->by = "return";
    made->reason = back.return_code;
    for (const CancelledUnits& each : made->units) {
        const auto entry = std::ranges::find(order.entries, each.entry, &OrderEntry::number);
        store_.set_returned(order.code, each.entry, entry->returned + each.units);
    }
    const int number = store_.add_cancellation(order.code, *made);
    store_.record(held->remark("orderNote.returned", now));
    if (made->refund() > Money{}) {
        const auto given =
            money_.give_back(order.code, made->refund(), "return:" + back.return_code, "refund.returned");
        if (!given) return std::unexpected(given.error());
    }
    events_.returned(*store_.find(order.code), *made, number, now);
    return TakenBack{*std::move(made), number};
}

Result<Cancellation> FulfilmentService::preview(const TakeBack& back) {
    const auto order = store_.find(back.order);
    if (!order) return no_such("order", back.order.value);
    return taken_back_of(*order, back.units, back.delivery_counts);
}

/// The units go back to where they were taken from, last taken first.
void FulfilmentService::put_back(const Order& before, const Cancellation& cancellation) {
    if (before.reservation() == Reservation::released) return;
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
    if (before.reservation() == Reservation::committed)
        stock_.put_back(std::move(back));
    else
        stock_.release(std::move(back));
    store_.replace_allocations(before.code, kept);
}

/// The order's own status follows its parts.
Done FulfilmentService::settle(OrderHead& held, const std::string& by, TimePoint now) {
    const auto next = status_after(*store_.find(held.code));
    if (!next) return Done{};
    const bool ended = *next == OrderStatus::cancelled || *next == OrderStatus::cancelling;
    const auto move = ended ? held.cancelled(who_ended(by), now) : held.parts_moved(*next, now);
    if (!move) return std::unexpected(move.error());
    store_.save(held, *move);
    return Done{};
}

}  // namespace spaza
