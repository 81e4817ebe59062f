#include "shop/stock_admin/stock_admin_service.hpp"

#include <algorithm>
#include <cstdlib>

#include "base/digest.hpp"
#include "shop/assortment/field_words.hpp"
#include "shop/stock_admin/stock_payload_rules.hpp"

namespace spaza {
namespace {

constexpr const char* kStockError = "StaffStockError";
constexpr int kMostUnits = 1'000'000;

std::unexpected<Error> too_few(const HeldShelf& shelf) {
    Error error{
        .reason = Reason::conflict,
        .message_key = "stock.reservedStay",
        .subject = shelf.product,
        .type = kStockError,
        .subject_type = "product",
        .params = {{"reserved", std::to_string(shelf.reserved)}, {"onHand", std::to_string(shelf.on_hand)}},
        .more = {}};
    return std::unexpected(std::move(error));
}

Money value_of(const HeldShelf& shelf, int units) {
    return Money::cents(shelf.price.in_cents() * std::abs(units));
}

const char* act_of(MovementKind kind) {
    switch (kind) {
        case MovementKind::adjustment: return "stock.adjusted";
        case MovementKind::transfer: return "stock.transferred";
        case MovementKind::count: return "stock.counted";
    }
    return "";
}

Done check_note(const std::string& note) {
    constexpr std::size_t kLongest = 300;
    if (note.size() > kLongest) return fail(Reason::invalid, "validation.tooLong", "note");
    return Done{};
}

FieldChanges units_changed(const std::string& store, int before, int after) {
    const std::string field = "stock:" + store;
    return {{{field, {std::to_string(before)}}}, {{field, {std::to_string(after)}}}};
}

}  // namespace

Result<std::vector<StockShelf>> StockAdminService::shelves(const std::string& product) {
    auto shelves = store_.shelves(product);
    if (!shelves) return fail(Reason::not_found, "product.unknown", product, "NotFoundError", "product");
    return *std::move(shelves);
}

std::vector<std::string> StockAdminService::dead(const std::string& store, std::optional<int> days,
                                                 const std::string& after, int most) {
    const std::chrono::days window = days ? std::chrono::days{*days} : policy_.dead_after;
    return store_.dead(store, log_.now() - window, after, most);
}

bool StockAdminService::is_undoable(const StockMovement& movement) const {
    return movement.kind == MovementKind::adjustment && !movement.undone_by &&
           log_.now() - movement.at < kUndoable;
}

Result<StockPlace> StockAdminService::place_of(const std::string& code, const char* field) {
    for (StockPlace& each : store_.places())
        if (each.code == code) return std::move(each);
    return fail(Reason::invalid, "stock.storeUnknown", field, "ValidationError", "parameter");
}

std::int64_t StockAdminService::write(const StockPlace& place, const std::vector<Step>& steps, const Why& why) {
    std::vector<ChangeDraft> drafts;
    std::vector<StockMovement> movements;
    const TimePoint now = log_.now();
    for (const Step& step : steps) {
        store_.set(step.shelf.product, place.code, step.after);
        drafts.push_back({ChangeKind::stock, step.shelf.product, act_of(why.kind),
                          units_changed(place.code, step.shelf.on_hand, step.after)});
    }
    const std::string words = why.note.empty() ? why.reason : why.reason + ": " + why.note;
    const std::int64_t first = log_.note(drafts, {.why = words, .batch = why.batch}, now);
    for (std::size_t n = 0; n < steps.size(); ++n)
        movements.push_back({.number = first + static_cast<std::int64_t>(n),
                             .at = now,
                             .kind = why.kind,
                             .product = steps[n].shelf.product,
                             .place = place,
                             .before = steps[n].shelf.on_hand,
                             .after = steps[n].after,
                             .reason = why.reason,
                             .note = why.note,
                             .batch = why.batch,
                             .value = value_of(steps[n].shelf, steps[n].after - steps[n].shelf.on_hand),
                             .by = log_.by(),
                             .agreed = why.agreed});
    store_.add(movements);
    if (why.undoes) store_.set_undone(*why.undoes, first);
    return first;
}

Done StockAdminService::check_waiting(const std::string& store, const std::vector<std::string>& products) {
    for (const Proposal& each : proposals_.waiting(ProposalTopic::stock)) {
        if (each.store != store) continue;
        const auto payload = stock_payload(each.payload);
        for (const UnitsChange& change : payload->changes)
            if (std::ranges::find(products, change.product) != products.end())
                return fail(Reason::conflict, "proposal.waitsThere", each.id, "StaffProposalError", "proposal");
    }
    return Done{};
}

bool StockAdminService::takes_two(const HeldShelf& shelf, int units, const std::string& store) {
    constexpr int kMostUnpriced = 100;
    constexpr std::chrono::hours kDay{24};
    if (shelf.price == Money{}) return std::abs(units) > kMostUnpriced;
    const Money before = store_.corrected(shelf.product, store, {}, log_.now() - kDay);
    return before + value_of(shelf, units) > policy_.two_persons_over;
}

Result<StockOutcome> StockAdminService::change(const StockPlace& place, const HeldShelf& shelf, int after,
                                               const Why& why) {
    StockOutcome outcome{.product = shelf.product};
    if (after < shelf.reserved || after < 0 || after > kMostUnits) return too_few(shelf);
    if (after == shelf.on_hand) return outcome;
    const int units = after - shelf.on_hand;
    if (takes_two(shelf, units, place.code)) {
        if (const auto free = check_waiting(place.code, {shelf.product}); !free)
            return std::unexpected(free.error());
        outcome.proposal =
            proposals_.propose({.id = {},
                                .topic = ProposalTopic::stock,
                                .kind = "adjustment",
                                .about = shelf.product,
                                .store = place.code,
                                .payload = json_of(StockPayload{place.code, {{shelf.product, units}}, why.undoes}),
                                .units = units,
                                .value = value_of(shelf, units),
                                .reason = why.reason,
                                .why = why.note});
        FieldChanges changes = units_changed(place.code, shelf.on_hand, after);
        changes.before.push_back({"proposal", {}});
        changes.after.push_back({"proposal", {outcome.proposal->id, sha256_hex(outcome.proposal->payload)}});
        log_.note({{ChangeKind::stock, shelf.product, "stock.proposed", std::move(changes)}},
                  {.why = why.note.empty() ? why.reason : why.reason + ": " + why.note}, log_.now());
        return outcome;
    }
    outcome.act = write(place, {{shelf, after}}, why);
    return outcome;
}

Result<StockOutcome> StockAdminService::adjust(const StockAdjustment& wanted) {
    if (const auto good = check_note(wanted.note); !good) return std::unexpected(good.error());
    if (wanted.counted.has_value() == wanted.change.has_value())
        return fail(Reason::invalid, "stock.countedOrChange", "counted", "ValidationError", "parameter");
    const auto place = place_of(wanted.store, "store");
    if (!place) return std::unexpected(place.error());
    const auto held = store_.hold({wanted.product}, wanted.store);
    if (held.empty())
        return fail(Reason::not_found, "product.unknown", wanted.product, "NotFoundError", "product");
    const HeldShelf& shelf = held.front();
    if (wanted.expected && *wanted.expected != shelf.on_hand)
        return fail(Reason::conflict, "stock.movedMeanwhile", wanted.product, kStockError, "product");
    const int after = wanted.counted ? *wanted.counted : shelf.on_hand + *wanted.change;
    return change(*place, shelf, after,
                  {.kind = MovementKind::adjustment, .reason = wanted.reason, .note = wanted.note});
}

Result<TransferDone> StockAdminService::transfer(const StockTransfer& wanted) {
    if (const auto good = check_note(wanted.note); !good) return std::unexpected(good.error());
    const auto from = place_of(wanted.from, "from");
    if (!from) return std::unexpected(from.error());
    const auto to = place_of(wanted.to, "to");
    if (!to) return std::unexpected(to.error());
    if (wanted.from == wanted.to)
        return fail(Reason::invalid, "stock.sameStore", "to", "ValidationError", "parameter");
    std::vector<std::string> products;
    for (const TransferEntry& each : wanted.entries) {
        if (std::ranges::find(products, each.product) != products.end())
            return fail(Reason::invalid, "stock.twice", each.product, "ValidationError", "product");
        products.push_back(each.product);
    }
    std::ranges::sort(products);
    // Two transfers the other way round never wait for each other in a circle.
    const bool is_from_first = wanted.from < wanted.to;
    auto first = store_.hold(products, is_from_first ? wanted.from : wanted.to);
    auto second = store_.hold(products, is_from_first ? wanted.to : wanted.from);
    const auto& leaving = is_from_first ? first : second;
    const auto& taking = is_from_first ? second : first;
    std::vector<Step> out;
    std::vector<Step> in;
    for (const TransferEntry& each : wanted.entries) {
        const auto shelf = std::ranges::find(leaving, each.product, &HeldShelf::product);
        const auto other = std::ranges::find(taking, each.product, &HeldShelf::product);
        if (shelf == leaving.end() || other == taking.end())
            return fail(Reason::not_found, "product.unknown", each.product, "NotFoundError", "product");
        if (shelf->on_hand - shelf->reserved < each.units) return too_few(*shelf);
        if (other->on_hand + each.units > kMostUnits) return too_few(*other);
        out.push_back({*shelf, shelf->on_hand - each.units});
        in.push_back({*other, other->on_hand + each.units});
    }
    TransferDone done{.batch = store_.next_batch("TF-"), .acts = {}};
    const Why why{.kind = MovementKind::transfer, .reason = "transfer", .note = wanted.note, .batch = done.batch};
    for (const auto& [place, steps] : {std::pair{&*from, &out}, std::pair{&*to, &in}}) {
        const std::int64_t number = write(*place, *steps, why);
        for (std::size_t n = 0; n < steps->size(); ++n) done.acts.push_back(number + static_cast<std::int64_t>(n));
    }
    return done;
}

Result<StockOutcome> StockAdminService::undo(std::int64_t act, const std::string& note) {
    if (const auto good = check_note(note); !good) return std::unexpected(good.error());
    const auto movement = store_.lock_movement(act);
    if (!movement)
        return fail(Reason::not_found, "catalogue.actUnknown", std::to_string(act), "NotFoundError", "act");
    if (!is_undoable(*movement))
        return fail(Reason::conflict, "catalogue.notUndoable", std::to_string(act), "StaffUndoError", "act");
    if (const auto free = check_waiting(movement->place.code, {movement->product}); !free)
        return std::unexpected(free.error());
    const auto held = store_.hold({movement->product}, movement->place.code);
    if (held.empty())
        return fail(Reason::not_found, "product.unknown", movement->product, "NotFoundError", "product");
    return change(
        movement->place, held.front(), held.front().on_hand - (movement->after - movement->before),
        {.kind = MovementKind::adjustment, .reason = "correction", .note = note, .batch = {}, .undoes = act});
}

Result<StockProposalSheet> StockAdminService::proposal(const std::string& id) {
    const auto all = proposals_.waiting(ProposalTopic::stock);
    const auto found = std::ranges::find(all, id, &Proposal::id);
    if (found == all.end()) return fail(Reason::not_found, "proposal.unknown", id, "NotFoundError", "proposal");
    StockProposalSheet sheet{.proposal = *found, .mark = sha256_hex(found->payload), .lines = {}};
    const auto payload = stock_payload(found->payload);
    std::vector<std::string> products;
    for (const UnitsChange& each : payload->changes) products.push_back(each.product);
    const auto shelves = store_.see(products, payload->store);
    for (const UnitsChange& each : payload->changes) {
        const auto shelf = std::ranges::find(shelves, each.product, &HeldShelf::product);
        HeldShelf known = shelf == shelves.end() ? HeldShelf{each.product, {}, 0, 0, {}} : *shelf;
        const Money value = value_of(known, each.units);
        sheet.lines.push_back({std::move(known), each.units, value});
    }
    return sheet;
}

Result<StockProposalDone> StockAdminService::agree(const std::string& id, const std::string& mark) {
    const auto proposal = proposals_.to_agree(ProposalTopic::stock, id);
    if (!proposal) return std::unexpected(proposal.error());
    if (!mark.empty() && mark != sha256_hex(proposal->payload))
        return fail(Reason::conflict, "catalogue.previewOld", id, "StaffProposalError", "proposal");
    const auto payload = stock_payload(proposal->payload);
    if (payload->undoes) {
        const auto movement = store_.lock_movement(*payload->undoes);
        if (!movement || !is_undoable(*movement))
            return fail(Reason::conflict, "catalogue.notUndoable", id, "StaffUndoError", "act");
    }
    const auto place = place_of(payload->store, "store");
    if (!place) return std::unexpected(place.error());
    std::vector<std::string> products;
    for (const UnitsChange& each : payload->changes) products.push_back(each.product);
    const auto held = store_.hold(products, payload->store);
    if (proposal->reason == "counted")
        if (const std::string product = store_.counted(products, payload->store, proposal->at); !product.empty())
            return fail(Reason::conflict, "stock.countedSince", product, kStockError, "product");
    std::vector<Step> steps;
    for (const UnitsChange& each : payload->changes) {
        const auto shelf = std::ranges::find(held, each.product, &HeldShelf::product);
        if (shelf == held.end())
            return fail(Reason::conflict, "product.unknown", each.product, kStockError, "product");
        const int after = shelf->on_hand + each.units;
        if (after < shelf->reserved || after > kMostUnits) return too_few(*shelf);
        steps.push_back({*shelf, after});
    }
    const bool is_count = proposal->kind == "count";
    const std::int64_t act = write(*place, steps,
                                   {.kind = is_count ? MovementKind::count : MovementKind::adjustment,
                                    .reason = proposal->reason,
                                    .note = proposal->why,
                                    .batch = is_count ? store_.next_batch("CT-") : std::string{},
                                    .undoes = payload->undoes,
                                    .agreed = true});
    proposals_.decide(*proposal, ProposalState::done);
    return StockProposalDone{
        .id = id, .state = ProposalState::done, .act = act, .changed = static_cast<int>(steps.size())};
}

Result<StockProposalDone> StockAdminService::withdraw(const std::string& id, const std::string& note) {
    if (const auto good = check_note(note); !good) return std::unexpected(good.error());
    const auto proposal = proposals_.to_withdraw(ProposalTopic::stock, id);
    if (!proposal) return std::unexpected(proposal.error());
    proposals_.decide(*proposal, ProposalState::withdrawn);
    log_.note({{ChangeKind::stock,
                proposal->about,
                "stock.proposalWithdrawn",
                {{{"proposal", {id}}}, {{"proposal", {}}}}}},
              {.why = note}, log_.now());
    return StockProposalDone{.id = id, .state = ProposalState::withdrawn};
}

}  // namespace spaza
