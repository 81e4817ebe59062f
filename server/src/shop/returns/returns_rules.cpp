#include "shop/returns/returns_rules.hpp"

#include <algorithm>
#include <set>

#include "base/text.hpp"
#include "shop/orders/fulfilment/fulfilment_rules.hpp"
#include "shop/orders/fulfilment/gift_rules.hpp"
#include "shop/stores/store_details.hpp"

namespace spaza {
namespace {

using std::chrono::sys_days;

constexpr int kDaysOfTheLaw = 7;  // to change one's mind (ECT Act s 44)
constexpr std::size_t kLongestComment = 200;
constexpr std::size_t kLongestWords = 500;

/// The same day of a later month, or its last one.
sys_days months_after(sys_days day, int months) {
    const std::chrono::year_month_day from{day};
    const auto month = from.year() / from.month() + std::chrono::months{months};
    const std::chrono::year_month_day same = month / from.day();
    return same.ok() ? sys_days{same} : sys_days{month / std::chrono::last};
}

Error wrong_field(std::size_t at, const char* field, const char* key) {
    return fail(Reason::invalid, key, "entries/" + std::to_string(at) + '/' + field, "ValidationError",
                "parameter")
        .error();
}

Error with(Error error, std::string name, std::string value) {
    error.params.emplace_back(std::move(name), std::move(value));
    return error;
}

/// Why nothing of it can come back whatever is said, or only for a fault.
const char* why_key(NotReturnable why) {
    switch (why) {
        case NotReturnable::not_delivered: return "return.notDelivered";
        case NotReturnable::cancelled: return "return.notCancelled";
        case NotReturnable::all_returned: return "return.allReturned";
        case NotReturnable::window_closed: return "return.windowsClosed";
        case NotReturnable::liquor: return "return.liquor";
        case NotReturnable::kind: return "return.notReturnableKind";
    }
    return "return.moveNotPossible";
}

/// What is wrong with one reason for one entry, if anything.
std::optional<Error> reason_problem(std::size_t at, const OrderEntry& entry, const ReturnableEntry& may,
                                    const std::string& code, const std::optional<ReturnWindows>& windows) {
    const auto reason = return_reason_named(code);
    if (!reason) return wrong_field(at, "reasonCode", "return.chooseReason");
    if (std::ranges::find(may.reasons, *reason, &ReasonUntil::reason) != may.reasons.end()) return std::nullopt;
    if (is_change_of_mind(*reason) && (entry.liquor || !entry.returnable))
        return wrong_field(at, "reasonCode", why_key(entry.liquor ? NotReturnable::liquor : NotReturnable::kind));
    const sys_days last = windows ? windows->of(terms_of(*reason).window) : sys_days{};
    return with(wrong_field(at, "reasonCode", "return.windowClosed"), "day", day_name(last));
}

}  // namespace

sys_days ReturnWindows::of(ReturnWindow window) const {
    return window == ReturnWindow::change_of_mind ? change_of_mind
           : window == ReturnWindow::damage       ? damage
                                                  : fault;
}

ReturnWindows windows_of(TimePoint handed_over, const ReturnTerms& terms, const ReturnTerms& ordered_under) {
    const sys_days day = johannesburg_day(handed_over);
    return {.handed_over = day,
            .change_of_mind =
                day + std::chrono::days{std::max(terms.change_of_mind_days, ordered_under.change_of_mind_days)},
            .damage = months_after(day, terms.damage_months),
            .fault = months_after(day, terms.fault_months)};
}

const OrderConsignment* handed_over_part(const Order& order, const OrderEntry& entry) {
    const auto part = std::ranges::find(order.consignments, entry.consignment, &OrderConsignment::code);
    return part != order.consignments.end() && part->is_handed_over() ? &*part : nullptr;
}

ReturnableEntry returnable_of(const Order& order, const OrderEntry& entry, int open_units,
                              const std::optional<ReturnWindows>& windows, sys_days today) {
    ReturnableEntry may{.entry = entry.number,
                        .units = 0,
                        .reasons = {},
                        .change_of_mind_until = {},
                        .fault_until = {},
                        .why_not = {},
                        .unit_value = value_of(entry, 1)};
    const auto not_for = [&](NotReturnable why) {
        may.why_not = why;
        return may;
    };
    if (entry.cancelled == entry.quantity) return not_for(NotReturnable::cancelled);
    if (!windows || !handed_over_part(order, entry)) return not_for(NotReturnable::not_delivered);
    const bool only_faults = entry.liquor || !entry.returnable;
    if (!only_faults) may.change_of_mind_until = windows->change_of_mind;
    may.fault_until = windows->fault;
    may.units = std::max(0, entry.kept() - open_units);
    if (may.units == 0) return not_for(NotReturnable::all_returned);
    for (const ReturnReasonTerms& each : return_reasons()) {
        if (only_faults && each.window == ReturnWindow::change_of_mind) continue;
        const sys_days last = windows->of(each.window);
        if (today <= last) may.reasons.push_back({each.reason, last});
    }
    if (may.reasons.empty()) return not_for(NotReturnable::window_closed);
    if (only_faults) may.why_not = entry.liquor ? NotReturnable::liquor : NotReturnable::kind;
    return may;
}

Result<std::vector<ReturnEntry>> checked_entries(const Order& order, const std::string& shipment,
                                                 const std::vector<ReturnFormEntry>& entries,
                                                 const std::vector<ReturnableEntry>& returnable,
                                                 const std::optional<ReturnWindows>& windows) {
    if (entries.empty())
        return fail(Reason::invalid, "return.chooseItem", "entries", "ValidationError", "parameter");
    std::vector<Error> problems;
    std::vector<ReturnEntry> checked;
    std::set<int> seen;
    for (std::size_t at = 0; at < entries.size(); ++at) {
        const ReturnFormEntry& form = entries[at];
        const auto entry =
            form.entry ? std::ranges::find(order.entries, *form.entry, &OrderEntry::number) : order.entries.end();
        const auto may =
            form.entry ? std::ranges::find(returnable, *form.entry, &ReturnableEntry::entry) : returnable.end();
        if (entry == order.entries.end() || may == returnable.end() || entry->consignment != shipment) {
            problems.push_back(wrong_field(at, "entryNumber", "return.entryUnknown"));
            continue;
        }
        if (!seen.insert(entry->number).second) {
            problems.push_back(wrong_field(at, "entryNumber", "return.twice"));
            continue;
        }
        if (!may->is_returnable()) {
            const Error why = wrong_field(at, "entryNumber", why_key(*may->why_not));
            problems.push_back(windows ? with(why, "day", day_name(windows->last())) : why);
            continue;
        }
        if (!form.units || *form.units < 1)
            problems.push_back(wrong_field(at, "quantity", "return.chooseQuantity"));
        else if (*form.units > may->units)
            problems.push_back(
                with(wrong_field(at, "quantity", "return.quantityTooHigh"), "count", std::to_string(may->units)));
        if (letters_in(form.comment) > kLongestComment)
            problems.push_back(wrong_field(at, "comment", "validation.invalid"));
        if (auto problem = reason_problem(at, *entry, *may, form.reason, windows)) {
            problems.push_back(*std::move(problem));
            continue;
        }
        const ReturnReason reason = *return_reason_named(form.reason);
        const bool wants_picture = terms_of(reason).picture_needed;
        if (wants_picture && !form.has_files())
            problems.push_back(wrong_field(at, "attachments", "return.choosePicture"));
        if (!wants_picture && form.has_files())
            problems.push_back(wrong_field(at, "attachments", "return.filesElsewhere"));
        checked.push_back({.entry = entry->number,
                           .units = form.units.value_or(0),
                           .reason = reason,
                           .comment = form.comment,
                           .value = {}});
    }
    if (!problems.empty()) return fail(std::move(problems));
    return checked;
}

bool delivery_counts(const std::vector<ReturnEntry>& entries, const ReturnWindows& windows, sys_days today) {
    const bool in_time = today <= windows.handed_over + std::chrono::days{kDaysOfTheLaw};
    return std::ranges::all_of(
        entries, [&](const ReturnEntry& each) { return !is_change_of_mind(each.reason) || in_time; });
}

std::vector<KeptGift> kept_gifts(const Order& order, const std::vector<CancelledUnits>& gone,
                                 const std::vector<ReturnableEntry>& returnable) {
    std::vector<KeptGift> gifts;
    for (const CancelledUnits& each : gifts_unearned(order, gone)) {
        const auto may = std::ranges::find(returnable, each.entry, &ReturnableEntry::entry);
        if (may == returnable.end() || !may->is_returnable()) continue;
        const auto going = std::ranges::find(gone, each.entry, &CancelledUnits::entry);
        const int left = may->units - (going == gone.end() ? 0 : going->units);
        if (const int units = std::min(each.units, left); units > 0) gifts.push_back({each.entry, units});
    }
    return gifts;
}

bool takes_returns(const PointOfService& store) {
    return !store.warehouse && store_service(store, "returns") != "no";
}

Done check_return_words(const std::string& words) {
    const bool blank = words.find_first_not_of(" \t\r\n") == std::string::npos;
    const bool plain_text = std::ranges::none_of(
        words, [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t'; });
    if (blank || !plain_text || letters_in(words) > kLongestWords)
        return fail(Reason::invalid, "return.wordsNeeded", "reason", "ValidationError", "parameter");
    return Done{};
}

std::optional<Cancellation> sums_of(const ShownReturn& shown) {
    if (shown.taken_back) return shown.taken_back;
    std::vector<CancelledUnits> units;
    for (const ReturnEntry& each : shown.request.entries()) units.push_back({each.entry, each.units, {}});
    const auto now = taken_back_of(shown.order, units, shown.request.delivery_counts);
    if (!now || now->refund() != shown.request.expected) return std::nullopt;
    return *now;
}

}  // namespace spaza
