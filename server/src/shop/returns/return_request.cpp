#include "shop/returns/return_request.hpp"

#include <algorithm>
#include <set>

namespace spaza {
namespace {

constexpr std::chrono::days kCourierMayBeLate{8};

auto cannot_move(const std::string& code) {
    return fail(Reason::conflict, "return.moveNotPossible", code, "ReturnError", "return");
}

}  // namespace

Money ReturnRequest::received_value() const {
    Money value;
    for (const ReturnEntry& each : entries_)
        if (each.inspection) value += Money::cents(each.value.in_cents() * each.inspection->units() / each.units);
    return value;
}

bool ReturnRequest::is_looked_at() const {
    return std::ranges::any_of(entries_,
                               [](const ReturnEntry& each) { return terms_of(each.reason).is_looked_at; });
}

bool ReturnRequest::has_pictures() const {
    return std::ranges::any_of(entries_,
                               [](const ReturnEntry& each) { return terms_of(each.reason).picture_needed; });
}

Result<ReturnMove> ReturnRequest::change(ReturnProgress next, TimePoint at, const std::string& by,
                                         std::string note) {
    if (!may_follow(state(), next.state)) return cannot_move(code);
    next.ended_at = is_final(next.state) ? std::optional{at} : std::nullopt;
    progress_ = std::move(next);
    return ReturnMove{code, progress_.state, at, by, std::move(note)};
}

Result<ReturnMove> ReturnRequest::authorised(TimePoint hand_in_until, const std::string& by, TimePoint at) {
    ReturnProgress next = progress_;
    next.state = ReturnState::authorised;
    next.hand_in_until = hand_in_until;
    return change(std::move(next), at, by);
}

Result<ReturnMove> ReturnRequest::declined(const std::string& why, const std::string& by, TimePoint at) {
    ReturnProgress next = progress_;
    next.state = ReturnState::declined;
    next.failure = why;
    return change(std::move(next), at, by, why);
}

Result<ReturnMove> ReturnRequest::collection_booked(CollectionBooking booking, TimePoint at) {
    if (mode != ReturnMode::request_pickup) return cannot_move(code);
    ReturnProgress next = progress_;
    next.state = ReturnState::collection_booked;
    // A courier who is late does not end the return.
    next.hand_in_until = std::max(next.hand_in_until.value_or(at), TimePoint{booking.day + kCourierMayBeLate});
    next.booking = std::move(booking);
    return change(std::move(next), at, "courier");
}

Result<ReturnMove> ReturnRequest::received(const StoreCode& at_store, bool by_courier, const std::string& by,
                                           TimePoint at) {
    ReturnProgress next = progress_;
    next.state = by_courier ? ReturnState::collected : ReturnState::dropped_off;
    next.arrived_at = at_store;
    return change(std::move(next), at, by);
}

Result<ReturnMove> ReturnRequest::inspected(const std::vector<Inspection>& found, const std::string& by,
                                            TimePoint at) {
    const auto impossible = [](int entry) {
        return fail(Reason::invalid, "return.inspectionWrong", std::to_string(entry), "ValidationError", "entry");
    };
    std::vector<ReturnEntry> entries = entries_;
    std::set<int> seen;
    int units = 0;
    for (const Inspection& each : found) {
        const auto entry = std::ranges::find(entries, each.entry, &ReturnEntry::entry);
        // Each alone first: sums of what anybody may send do not fit.
        const auto counted = [&](int some) { return some >= 0 && some <= entry->units; };
        if (entry == entries.end() || !counted(each.sellable) || !counted(each.refurbish) ||
            !counted(each.scrap) || each.units() > entry->units || !seen.insert(each.entry).second)
            return impossible(each.entry);
        units += each.units();
        entry->inspection = each;
    }
    if (units == 0) return impossible(entries.front().entry);
    for (ReturnEntry& each : entries)
        if (!each.inspection) each.inspection = Inspection{.entry = each.entry};
    ReturnProgress next = progress_;
    next.state = ReturnState::inspected;
    auto move = change(std::move(next), at, by);
    if (move) entries_ = std::move(entries);
    return move;
}

Result<ReturnMove> ReturnRequest::refunded(int taken_back, const std::string& by, TimePoint at) {
    ReturnProgress next = progress_;
    next.state = ReturnState::refunded;
    next.taken_back = taken_back;
    return change(std::move(next), at, by);
}

Result<ReturnMove> ReturnRequest::replaced(const std::string& by, TimePoint at) {
    ReturnProgress next = progress_;
    next.state = ReturnState::replaced;
    return change(std::move(next), at, by);
}

Result<ReturnMove> ReturnRequest::sent_back(const std::string& why, const std::string& by, TimePoint at) {
    ReturnProgress next = progress_;
    next.state = ReturnState::sent_back;
    next.failure = why;
    return change(std::move(next), at, by, why);
}

Result<ReturnMove> ReturnRequest::cancelled(TimePoint at) {
    ReturnProgress next = progress_;
    next.state = ReturnState::cancelled;
    return change(std::move(next), at, "customer");
}

Result<ReturnMove> ReturnRequest::expired(TimePoint at) {
    if (!progress_.hand_in_until || *progress_.hand_in_until > at) return cannot_move(code);
    ReturnProgress next = progress_;
    next.state = ReturnState::expired;
    return change(std::move(next), at, "shop");
}

}  // namespace spaza
