#include "shop/returns/returns_admin_service.hpp"

#include <algorithm>

#include "platform/log/log.hpp"
#include "shop/returns/returns_rules.hpp"

namespace spaza {
namespace {

auto no_such_return(const std::string& code) {
    return fail(Reason::not_found, "return.unknown", code, "NotFoundError", "return");
}

/// The units that came in.
std::vector<CancelledUnits> received_units(const ReturnRequest& request) {
    std::vector<CancelledUnits> units;
    for (const ReturnEntry& each : request.entries())
        if (each.inspection && each.inspection->units() > 0)
            units.push_back({each.entry, each.inspection->units(), {}});
    return units;
}

ProductCode product_of(const Order& order, int entry) {
    return std::ranges::find(order.entries, entry, &OrderEntry::number)->product;
}

}  // namespace

Result<ReturnRequest> ReturnAdminService::locked(const std::string& code) {
    const auto known = store_.find(code);
    if (!known) return no_such_return(code);
    auto request = store_.lock(code);
    if (!request) return no_such_return(code);
    return *std::move(request);
}

Result<ShownReturn> ReturnAdminService::saved(const ReturnRequest& request, ReturnState from,
                                              const Result<ReturnMove>& move) {
    if (!move) return std::unexpected(move.error());
    ShownReturn shown = shown_.save(request, *move);
    acts_.note(by_, "return." + std::string{name_of(request.state())}, request.code, name_of(from),
               name_of(request.state()));
    return shown;
}

Result<ShownReturn> ReturnAdminService::find(const std::string& code) {
    auto request = store_.find(code);
    if (!request) return no_such_return(code);
    return shown_.shown(*std::move(request));
}

Result<ShownReturn> ReturnAdminService::authorise(const std::string& code) {
    auto request = locked(code);
    if (!request) return std::unexpected(request.error());
    const ReturnState before = request->state();
    const auto now = clock_.now();
    const auto until = end_of_day(johannesburg_day(now) + std::chrono::days{policy_.hand_in_days});
    return saved(*request, before, request->authorised(until, by_, now));
}

Result<ShownReturn> ReturnAdminService::decline(const std::string& code, const std::string& why) {
    if (const auto good = check_return_words(why); !good) return std::unexpected(good.error());
    auto request = locked(code);
    if (!request) return std::unexpected(request.error());
    const ReturnState before = request->state();
    return saved(*request, before, request->declined(why, by_, clock_.now()));
}

std::string ReturnAdminService::came_otherwise(const ReturnRequest& ended) {
    const auto order = fulfilment_.find(ended.order);
    const auto others = store_.counting_of(ended.order);
    for (const ReturnEntry& each : ended.entries()) {
        const auto entry = std::ranges::find(order->entries, each.entry, &OrderEntry::number);
        int left = entry->quantity - entry->cancelled - each.units;
        for (const ReturnRequest& other : others)
            for (const ReturnEntry& its : other.entries())
                if (its.entry == each.entry && (left -= its.units) < 0) return other.code;
    }
    return {};
}

Result<ShownReturn> ReturnAdminService::receive(const std::string& code, const std::string& store) {
    // Nobody asks for its units again meanwhile: the order is held first, as by whoever asks.
    if (const auto seen = store_.find(code); seen && seen->state() == ReturnState::expired)
        fulfilment_.hold(seen->order);
    auto request = locked(code);
    if (!request) return std::unexpected(request.error());
    const ReturnState before = request->state();
    const StoreCode arrived = store.empty() ? request->store : StoreCode{store};
    if (!stores_.find(arrived))
        return fail(Reason::invalid, "return.storeUnknown", arrived.value, "ValidationError", "parameter");
    if (request->state() == ReturnState::expired)
        if (const std::string other = came_otherwise(*request); !other.empty())
            return fail(Reason::conflict, "return.askedAgain", other, "ReturnError", "return");
    const bool by_courier = request->mode == ReturnMode::request_pickup && store.empty();
    return saved(*request, before, request->received(arrived, by_courier, by_, clock_.now()));
}

Result<ShownReturn> ReturnAdminService::inspect(const std::string& code, const std::vector<Inspection>& found) {
    auto request = locked(code);
    if (!request) return std::unexpected(request.error());
    const ReturnState before = request->state();
    return saved(*request, before, request->inspected(found, by_, clock_.now()));
}

/// What can be sold again goes on hand where it is.
void ReturnAdminService::shelve(const ReturnRequest& request, const Order& order) {
    std::vector<Allocation> units;
    for (const ReturnEntry& each : request.entries()) {
        if (!each.inspection || each.inspection->sellable < 1) continue;
        const int sellable = each.inspection->sellable;
        units.push_back({each.entry, product_of(order, each.entry), request.progress().arrived_at, sellable});
        store_.set_shelved(request.code, each.entry, sellable);
    }
    stock_.take_in(std::move(units));
}

Result<bool> ReturnAdminService::agree(const ReturnRequest& request, ReturnState to) {
    if (request.received_value() <= policy_.two_persons_over) return true;
    if (by_ == kNobodyInParticular || !is_named(by_))
        return fail(Reason::invalid, "return.whoNeeded", "as", "ValidationError", "parameter");
    const ReturnProgress& progress = request.progress();
    if (progress.first_agreed_to == to) {
        if (acts_.are_two_people(progress.first_agreed, by_)) return true;
        return fail(Reason::not_allowed, "return.secondPerson", request.code, "ForbiddenError", "return");
    }
    store_.set_first_agreed(request.code, by_, to);
    acts_.note(by_, to == ReturnState::refunded ? "return.firstAgreedToRefund" : "return.firstAgreedToReplace",
               request.code, name_of(request.state()), name_of(request.state()));
    return false;
}

Result<ShownReturn> ReturnAdminService::refund(const std::string& code) {
    auto request = locked(code);
    if (!request) return std::unexpected(request.error());
    const ReturnState before = request->state();
    if (!may_follow(before, ReturnState::refunded))
        return fail(Reason::conflict, "return.moveNotPossible", code, "ReturnError", "return");
    const auto agreed = agree(*request, ReturnState::refunded);
    if (!agreed) return std::unexpected(agreed.error());
    if (!*agreed) return find(code);
    const auto back = fulfilment_.take_back({.order = request->order,
                                             .units = received_units(*request),
                                             .delivery_counts = request->delivery_counts,
                                             .return_code = code});
    if (!back) return std::unexpected(back.error());
    shelve(*request, *fulfilment_.find(request->order));
    log::info("return_refunded", {{"return", code}, {"cents", back->sums.refund().in_cents()}});
    return saved(*request, before, request->refunded(back->number, by_, back->sums.at));
}

Result<ShownReturn> ReturnAdminService::replace(const std::string& code) {
    auto request = locked(code);
    if (!request) return std::unexpected(request.error());
    const ReturnState before = request->state();
    if (!may_follow(before, ReturnState::replaced))
        return fail(Reason::conflict, "return.moveNotPossible", code, "ReturnError", "return");
    const auto agreed = agree(*request, ReturnState::replaced);
    if (!agreed) return std::unexpected(agreed.error());
    if (!*agreed) return find(code);
    const auto move = request->replaced(by_, clock_.now());
    if (!move) return std::unexpected(move.error());
    const Order order = *fulfilment_.find(request->order);
    std::vector<StockRequest> requested;
    for (const CancelledUnits& each : received_units(*request))
        requested.push_back(
            {each.entry, product_of(order, each.entry), each.units, {request->progress().arrived_at}});
    auto taken = stock_.reserve(std::move(requested));
    if (!taken) return std::unexpected(taken.error());
    stock_.sell(*std::move(taken));
    shelve(*request, order);
    return saved(*request, before, move);
}

Result<ShownReturn> ReturnAdminService::send_back(const std::string& code, const std::string& why) {
    if (const auto good = check_return_words(why); !good) return std::unexpected(good.error());
    auto request = locked(code);
    if (!request) return std::unexpected(request.error());
    const ReturnState before = request->state();
    return saved(*request, before, request->sent_back(why, by_, clock_.now()));
}

}  // namespace spaza
