#include "shop/returns/returns_service.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "base/validation.hpp"
#include "platform/log/log.hpp"
#include "shop/stores/stores_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestName = 80;

bool plain_code(std::string_view code) {
    return !code.empty() && code.size() <= 64 &&
           std::ranges::all_of(code, [](char c) { return c > ' ' && c < 127; });
}

auto unknown_return(const std::string& code) {
    return fail(Reason::not_found, "return.unknown", code, "NotFoundError", "return");
}

auto wrong_parameter(const char* field, const char* key) {
    return fail(Reason::invalid, key, field, "ValidationError", "parameter");
}

std::vector<CancelledUnits> units_of(const std::vector<ReturnEntry>& entries) {
    std::vector<CancelledUnits> units;
    for (const ReturnEntry& each : entries) units.push_back({each.entry, each.units, {}});
    return units;
}

}  // namespace

const ReturnableEntry* Returnables::find(int entry) const {
    const auto found = std::ranges::find(entries, entry, &ReturnableEntry::entry);
    return found == entries.end() ? nullptr : &*found;
}

Result<Order> ReturnService::order_of(const CustomerId& customer, const OrderCode& code, bool to_change) {
    const auto nothing = fail(Reason::not_found, "return.orderUnknown", code.value, "NotFoundError", "order");
    if (!plain_code(code.value)) return nothing;
    if (to_change && !fulfilment_.hold(code)) return nothing;
    auto order = fulfilment_.find(code);
    if (!order || order->customer != customer) return nothing;
    return *std::move(order);
}

ReturnService::Seen ReturnService::seen(Order order) {
    Seen made{.order = std::move(order), .entries = {}, .open = {}, .windows = {}};
    std::map<int, int> on_the_way;
    for (const ReturnRequest& each : store_.open_of(made.order.code)) {
        made.open.push_back(each.code);
        for (const ReturnEntry& entry : each.entries()) on_the_way[entry.entry] += entry.units;
    }
    const ReturnTerms ordered_under = terms_.at(made.order.created_at).returns;
    for (const OrderConsignment& part : made.order.consignments)
        if (part.is_handed_over())
            made.windows.emplace(part.code,
                                 windows_of(part.status_at(), terms_.at(part.status_at()).returns, ordered_under));
    const auto today = johannesburg_day(clock_.now());
    for (const OrderEntry& entry : made.order.entries) {
        const auto windows = made.windows.find(entry.consignment);
        made.entries.push_back(
            returnable_of(made.order, entry, on_the_way[entry.number],
                          windows == made.windows.end() ? std::nullopt : std::optional{windows->second}, today));
    }
    return made;
}

Result<Returnables> ReturnService::returnables(const CustomerId& customer, const OrderCode& code) {
    auto order = order_of(customer, code, false);
    if (!order) return std::unexpected(order.error());
    Seen made = seen(*std::move(order));
    const auto today = johannesburg_day(clock_.now());
    const auto stores = stores_.all();
    const bool somewhere = made.order.address || !addresses_.list(customer).empty();
    return Returnables{.order = std::move(made.order),
                       .entries = std::move(made.entries),
                       .open = std::move(made.open),
                       .can_be_collected = policy_.collects && somewhere,
                       .can_be_dropped = std::ranges::any_of(stores, takes_returns),
                       .first_collection = holidays_.add_business_days(today, 1)};
}

Result<std::vector<ReturnEntry>> ReturnService::entries_of(const Seen& seen, const ReturnForm& form) {
    const bool known = std::ranges::any_of(
        seen.order.consignments, [&](const OrderConsignment& part) { return part.code == form.shipment; });
    if (!known) return wrong_parameter("shipmentCode", "return.shipmentUnknown");
    const auto windows = seen.windows.find(form.shipment);
    return checked_entries(seen.order, form.shipment, form.entries, seen.entries,
                           windows == seen.windows.end() ? std::nullopt : std::optional{windows->second});
}

Result<ReturnPreview> ReturnService::preview(const CustomerId& customer, const ReturnForm& form) {
    auto order = order_of(customer, form.order, false);
    if (!order) return std::unexpected(order.error());
    const Seen made = seen(*std::move(order));
    const auto entries = entries_of(made, form);
    if (!entries) return std::unexpected(entries.error());
    const auto units = units_of(*entries);
    const bool counts = delivery_counts(*entries, made.windows.at(form.shipment), johannesburg_day(clock_.now()));
    auto sums = fulfilment_.preview(
        TakeBack{.order = form.order, .units = units, .delivery_counts = counts, .return_code = {}});
    if (!sums) return std::unexpected(sums.error());
    ReturnPreview preview{.sums = *std::move(sums), .kept_gifts = {}, .names = {}, .licence_fee_stays = false};
    if (preview.sums.withheld > Money{}) preview.kept_gifts = kept_gifts(made.order, units, made.entries);
    for (const KeptGift& each : preview.kept_gifts)
        preview.names.push_back(std::ranges::find(made.order.entries, each.entry, &OrderEntry::number)->name);
    const bool fee_was_paid = made.order.licence_fee + made.order.licence_outstanding > Money{};
    preview.licence_fee_stays =
        fee_was_paid && std::ranges::any_of(*entries, [&](const ReturnEntry& each) {
            return std::ranges::find(made.order.entries, each.entry, &OrderEntry::number)->needs_licence;
        });
    return preview;
}

Result<ReturnPickup> ReturnService::pickup_of(const CustomerId& customer, const Order& order,
                                              const ReturnForm& form) {
    if (!policy_.collects) return wrong_parameter("returnCode", "return.noCourier");
    const int type = form.pickup_type.value_or(1);
    if (type != 1 && type != 2) return wrong_parameter("requestPickupType", "return.pickupTypeUnknown");
    std::optional<AddressForm> address;
    if (!form.address_id.empty()) {
        const auto found = addresses_.find(customer, AddressId{form.address_id});
        if (!found) return wrong_parameter("addressId", "return.addressNeeded");
        address = found->form;
    } else if (order.address) {
        address = order.address->form;
    }
    if (!address) return wrong_parameter("addressId", "return.addressNeeded");
    ReturnPickup pickup{
        .by_somebody_else = type == 2, .address = formatted_address(*address), .name = {}, .phone = {}};
    if (type == 2) {
        const bool named = form.contact && !form.contact->name.empty() &&
                           letters_in(form.contact->name) <= kLongestName &&
                           FieldRules::shared().check("cellphone", form.contact->uid).empty();
        if (!named) return wrong_parameter("recepientDetail", "return.contactNeeded");
        pickup.name = form.contact->name;
        pickup.phone = form.contact->uid;
        return pickup;
    }
    const CustomerContact contact = customers_.contact(customer);
    pickup.name = contact.first_name + ' ' + contact.last_name;
    pickup.phone = contact.cellphone.empty() ? address->cellphone : contact.cellphone;
    return pickup;
}

/// How it comes back, and the times of it.
Result<ReturnFacts> ReturnService::facts_of(const CustomerId& customer, const Seen& seen, const ReturnForm& form) {
    if (!form.mode || (*form.mode != 1 && *form.mode != 2))
        return wrong_parameter("returnCode", "return.chooseMode");
    const auto now = clock_.now();
    ReturnFacts facts{
        .code = {},
        .order = form.order,
        .consignment = form.shipment,
        .customer = customer,
        .mode = static_cast<ReturnMode>(*form.mode),
        .store = {},
        .pickup = {},
        .delivery_counts = false,
        .expected = {},
        .requested_at = now,
        .answer_by = end_of_day(holidays_.add_business_days(johannesburg_day(now), policy_.answer_days))};
    if (facts.mode == ReturnMode::drop_at_store) {
        if (form.store.empty()) return wrong_parameter("storeId", "return.chooseStore");
        const auto store = plain_code(form.store) ? stores_.find(StoreCode{form.store}) : std::nullopt;
        if (!store || !takes_returns(*store)) return wrong_parameter("storeId", "return.storeUnknown");
        facts.store = store->code;
        return facts;
    }
    auto pickup = pickup_of(customer, seen.order, form);
    if (!pickup) return std::unexpected(pickup.error());
    facts.pickup = *std::move(pickup);
    facts.store = std::ranges::find(seen.order.consignments, form.shipment, &OrderConsignment::code)->pos;
    return facts;
}

/// A file of every damaged entry has to be a picture; what it is, is known once it is kept.
Done ReturnService::add_files(const CustomerId& customer, const ReturnRequest& request, const ReturnForm& form) {
    for (std::size_t at = 0; at < form.entries.size(); ++at) {
        const ReturnFormEntry& each = form.entries[at];
        if (!each.has_files()) continue;
        const std::string key = files_key(request.code, *each.entry);
        if (auto attached = files_.attach(customer, key, each.files, each.uploaded); !attached) return attached;
        const auto kept = files_.of({key});
        if (std::ranges::none_of(kept, [](const Attachment& file) { return file.kind != AttachmentKind::pdf; }))
            return fail(Reason::invalid, "return.choosePicture", "entries/" + std::to_string(at) + "/attachments",
                        "ValidationError", "parameter");
    }
    return Done{};
}

TimePoint ReturnService::hand_in_until() const {
    return end_of_day(johannesburg_day(clock_.now()) + std::chrono::days{policy_.hand_in_days});
}

Result<ShownReturn> ReturnService::request(const CustomerId& customer, const ReturnForm& form) {
    auto order = order_of(customer, form.order, true);
    if (!order) return std::unexpected(order.error());
    const Seen made = seen(*std::move(order));
    auto entries = entries_of(made, form);
    if (!entries) return std::unexpected(entries.error());
    auto facts = facts_of(customer, made, form);
    if (!facts) return std::unexpected(facts.error());
    const auto now = facts->requested_at;
    facts->delivery_counts = delivery_counts(*entries, made.windows.at(form.shipment), johannesburg_day(now));
    const auto sums = fulfilment_.preview(TakeBack{.order = form.order,
                                                   .units = units_of(*entries),
                                                   .delivery_counts = facts->delivery_counts,
                                                   .return_code = {}});
    if (!sums) return std::unexpected(sums.error());
    facts->expected = sums->refund();
    for (ReturnEntry& each : *entries)
        each.value = std::ranges::find(sums->units, each.entry, &CancelledUnits::entry)->value;
    facts->code = store_.next_code();
    ReturnRequest request{*std::move(facts), *std::move(entries)};
    store_.add(request);
    if (const auto kept = add_files(customer, request, form); !kept) return std::unexpected(kept.error());
    log::info("return_requested", {{"return", request.code}, {"order", form.order.value}});
    if (request.is_looked_at()) {
        shown_.asked(request);
        return shown_.shown(request);
    }
    const auto move = request.authorised(hand_in_until(), "shop", now);
    if (!move) return std::unexpected(move.error());
    return shown_.save(request, *move);
}

Result<ShownReturn> ReturnService::find(const CustomerId& customer, const std::string& code) {
    auto found = plain_code(code) ? store_.find(code) : std::nullopt;
    if (!found || found->customer != customer) return unknown_return(code);
    return shown_.shown(*std::move(found));
}

ReturnPage ReturnService::page(const CustomerId& customer, const ReturnFilter& filter) {
    auto found = store_.page(customer, filter);
    ReturnPage page{.returns = {}, .total = found.total};
    for (ReturnRequest& each : found.requests) page.returns.push_back(shown_.shown(std::move(each), false));
    return page;
}

Result<ShownReturn> ReturnService::cancel(const CustomerId& customer, const std::string& code) {
    auto request = plain_code(code) ? store_.lock(code) : std::nullopt;
    if (!request || request->customer != customer) return unknown_return(code);
    if (request->state() == ReturnState::cancelled) return shown_.shown(*std::move(request));
    const auto move = request->cancelled(clock_.now());
    if (!move) return std::unexpected(move.error());
    return shown_.save(*request, *move);
}

std::vector<ReturnService::StoreNearby> ReturnService::drop_off_stores(const CustomerId& customer,
                                                                       const OrderCode& order,
                                                                       const std::optional<GeoPoint>& near,
                                                                       const StoreCode& zone) {
    std::optional<GeoPoint> from = near;
    if (!from && plain_code(order.value))
        if (const auto found = fulfilment_.find(order); found && found->customer == customer && found->address)
            from = found->address->at;
    if (!from)
        if (const auto store = stores_.find(zone)) from = store->at;
    if (!from) from = default_store(stores_).at;
    auto all = stores_.nearest(*from, stores_.all().size());
    std::erase_if(all, [](const StoreNearby& each) { return !takes_returns(each.first); });
    for (StoreNearby& each : all) each.second = rounded_km(each.second);
    return all;
}

Result<ShownReturn> ReturnService::expire(const std::string& code) {
    auto request = store_.lock(code);
    if (!request) return unknown_return(code);
    const auto move = request->expired(clock_.now());
    if (!move) return std::unexpected(move.error());
    return shown_.save(*request, *move);
}

std::optional<CollectionOrder> ReturnService::to_collect(const std::string& code) {
    const auto request = store_.find(code);
    if (!request || request->state() != ReturnState::authorised || !request->pickup) return std::nullopt;
    int units = 0;
    for (const ReturnEntry& each : request->entries()) units += each.units;
    const auto store = stores_.find(request->store);
    return CollectionOrder{.code = request->code,
                           .pickup = *request->pickup,
                           .bring_to = store ? store->display_name + ", " + store->line1 + ", " + town_of(*store)
                                             : request->store.value,
                           .from = holidays_.add_business_days(johannesburg_day(clock_.now()), 1),
                           .units = units};
}

Result<ShownReturn> ReturnService::collection_booked(const std::string& code, const CollectionBooking& booking) {
    auto request = store_.lock(code);
    if (!request) return unknown_return(code);
    const auto move = request->collection_booked(booking, clock_.now());
    if (!move) return std::unexpected(move.error());
    return shown_.save(*request, *move);
}

}  // namespace spaza
