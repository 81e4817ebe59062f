#include "shop/orders/fulfilment/fulfilment_rules.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "shop/orders/fulfilment/gift_rules.hpp"

namespace spaza {
namespace {

using Status = ConsignmentStatus;

constexpr std::array<std::pair<std::string_view, Status>, 5> kSteps{{{"pick", Status::picked},
                                                                     {"ship", Status::shipped},
                                                                     {"ready", Status::for_pickup},
                                                                     {"collect", Status::collected},
                                                                     {"deliver", Status::delivered}}};

const OrderConsignment* consignment_of(const Order& order, const OrderEntry& entry) {
    const auto found = std::ranges::find(order.consignments, entry.consignment, &OrderConsignment::code);
    return found == order.consignments.end() ? nullptr : &*found;
}

/// Whether this leaves none of the televisions there still were.
bool takes_last_television(const Order& order, const Cancellation& cancellation) {
    int before = 0;
    int gone = 0;
    for (const OrderEntry& entry : order.entries) {
        if (!entry.needs_licence) continue;
        before += entry.kept();
        const auto units = std::ranges::find(cancellation.units, entry.number, &CancelledUnits::entry);
        if (units != cancellation.units.end()) gone += units->units;
    }
    return before > 0 && gone == before;
}

auto refused(std::string key, int entry) {
    return fail(Reason::invalid, std::move(key), std::to_string(entry), "OrderCancellationError", "entry");
}

}  // namespace

std::optional<ConsignmentStatus> step_named(std::string_view name) {
    const auto found = std::ranges::find(kSteps, name, &std::pair<std::string_view, Status>::first);
    if (found == kSteps.end()) return std::nullopt;
    return found->second;
}

bool is_followable(std::string_view tracking_url) {
    return tracking_url.starts_with("https://") || tracking_url.starts_with("http://");
}

bool is_collection_code(const OrderConsignment& consignment, std::string_view shown) {
    std::string plain;
    for (const char c : shown)
        if (c != ' ' && c != '-') plain += static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
    return plain.empty() || consignment.collection_code.empty() || plain == consignment.collection_code;
}

std::optional<OrderStatus> status_after(const Order& order) {
    int over = 0;
    int cancelled = 0;
    int begun = 0;
    for (const OrderConsignment& each : order.consignments) {
        over += each.is_handed_over() ? 1 : 0;
        cancelled += each.is_cancelled() ? 1 : 0;
        begun += each.is_begun() ? 1 : 0;
    }
    const int parts = static_cast<int>(order.consignments.size());
    OrderStatus now = order.status();
    if (cancelled == parts)
        now = order.is_paid() ? OrderStatus::cancelling : OrderStatus::cancelled;
    else if (over + cancelled == parts)
        now = OrderStatus::completed;
    else if (begun > 0)
        now = OrderStatus::open;
    if (now == order.status()) return std::nullopt;
    return now;
}

namespace {

/// So much of an amount for so many of its units, half a cent up.
Money portion_of(Money amount, int units, int of) {
    return Money::cents((amount.in_cents() * units * 2 + of) / (std::int64_t{2} * of));
}

}  // namespace

Money value_of(const OrderEntry& entry, int units) {
    const Money paid = portion_of(entry.total, units, entry.quantity);
    const int beaten = units - (entry.quantity - entry.beaten_units);  // those without a price beat go first
    return beaten > 0 ? paid - portion_of(entry.beaten, beaten, entry.beaten_units) : paid;
}

namespace {

/// Gifts that nothing earns any more go along, and what they earned in turn.
void add_gifts(const Order& order, std::vector<CancelledUnits>& units) {
    for (std::size_t round = 0; round < order.entries.size(); ++round) {
        const auto more = gifts_to_cancel(order, units);
        if (more.empty()) return;
        for (const CancelledUnits& each : more) {
            const auto there = std::ranges::find(units, each.entry, &CancelledUnits::entry);
            if (there == units.end())
                units.push_back(each);
            else
                there->units += each.units;
        }
    }
}

/// Never more than what the units are worth: nobody pays for having cancelled.
Money withheld_for(const Order& before, const Cancellation& cancellation) {
    Order after = before;
    Money worth;
    for (const CancelledUnits& each : cancellation.units) {
        std::ranges::find(after.entries, each.entry, &OrderEntry::number)->cancelled += each.units;
        worth += each.value;
    }
    return std::min(unearned(after) - before.gifts.withheld, worth);
}

/// One price takes all parts to the door, on whichever of them it is booked: it goes back with the last of those.
Money delivery_back(const Order& order, const Cancellation& cancellation) {
    Money paid;
    bool some_go = false;
    for (const OrderConsignment& part : order.consignments) {
        if (part.delivery == Delivery::pickup) continue;
        paid += part.delivery_cost;
        bool kept = false;
        for (const OrderEntry& entry : order.entries) {
            if (entry.consignment != part.code) continue;
            const auto gone = std::ranges::find(cancellation.units, entry.number, &CancelledUnits::entry);
            const int units = gone == cancellation.units.end() ? 0 : gone->units;
            some_go = some_go || units > 0;
            kept = kept || entry.kept() > units;
        }
        if (kept) return {};
    }
    return some_go ? paid : Money{};
}

}  // namespace

Result<Cancellation> cancellation_of(const Order& order, const std::vector<CancelledUnits>& wanted) {
    std::vector<CancelledUnits> units = wanted;
    if (units.empty())
        for (const OrderEntry& entry : order.entries)
            if (entry.kept() > 0) units.push_back({entry.number, entry.kept(), {}});
    if (units.empty())
        return fail(Reason::invalid, "order.nothingToCancel", order.code.value, "OrderCancellationError", "order");

    for (const CancelledUnits& each : units)
        if (each.units < 1) return refused("order.cancelQuantity", each.entry);
    add_gifts(order, units);
    Cancellation made;
    std::set<int> seen;
    for (CancelledUnits each : units) {
        const auto entry = std::ranges::find(order.entries, each.entry, &OrderEntry::number);
        if (entry == order.entries.end())
            return fail(Reason::not_found, "order.entryUnknown", std::to_string(each.entry),
                        "OrderCancellationError", "entry");
        const OrderConsignment* part = consignment_of(order, *entry);
        if (!part || !part->can_be_cancelled()) return refused("order.pickingBegun", each.entry);
        if (!seen.insert(each.entry).second || each.units > entry->kept())
            return refused("order.cancelQuantity", each.entry);
        each.value = value_of(*entry, entry->gone() + each.units) - value_of(*entry, entry->gone());
        made.units.push_back(each);
    }
    made.delivery = delivery_back(order, made);
    made.withheld = withheld_for(order, made);
    if (takes_last_television(order, made)) made.licence = order.licence_fee + order.licence_outstanding;
    return made;
}

Result<Cancellation> taken_back_of(const Order& order, const std::vector<CancelledUnits>& units,
                                   bool delivery_counts) {
    const auto impossible = [](int entry) {
        return fail(Reason::conflict, "return.moveNotPossible", std::to_string(entry), "ReturnError", "entry");
    };
    Cancellation made;
    std::set<int> seen;
    for (CancelledUnits each : units) {
        const auto entry = std::ranges::find(order.entries, each.entry, &OrderEntry::number);
        const OrderConsignment* part = entry == order.entries.end() ? nullptr : consignment_of(order, *entry);
        if (!part || !part->is_handed_over() || each.units < 1 || each.units > entry->kept() ||
            !seen.insert(each.entry).second)
            return impossible(each.entry);
        each.value = value_of(*entry, entry->gone() + each.units) - value_of(*entry, entry->gone());
        made.units.push_back(each);
    }
    if (delivery_counts) made.delivery = delivery_back(order, made);
    made.withheld = withheld_for(order, made);
    return made;
}

void only_deposit(Cancellation& cancellation, Money deposit) {
    std::vector<std::int64_t> weights;
    for (const CancelledUnits& each : cancellation.units) weights.push_back(each.value.in_cents());
    const auto parts = allocate(deposit, weights);
    for (std::size_t i = 0; i < parts.size(); ++i) cancellation.units[i].value = parts[i];
    cancellation.delivery = cancellation.licence = cancellation.withheld = {};
}

}  // namespace spaza
