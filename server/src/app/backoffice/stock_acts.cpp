#include <algorithm>
#include <array>
#include <cstdlib>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/stock_shown.hpp"

namespace spaza::app::backoffice {
namespace stock_acts {
namespace {

struct AdjustmentForm {
    std::string product;
    std::string store;
    std::optional<int> counted;
    std::optional<int> change;
    std::optional<int> expected;
    std::string reason;
    std::optional<std::string> note;
};
BOOST_DESCRIBE_STRUCT(AdjustmentForm, (), (product, store, counted, change, expected, reason, note))

struct TransferEntryForm {
    std::string product;
    int units{};
};
BOOST_DESCRIBE_STRUCT(TransferEntryForm, (), (product, units))

struct TransferForm {
    std::string from;
    std::string to;
    std::vector<TransferEntryForm> entries;
    std::optional<std::string> note;
};
BOOST_DESCRIBE_STRUCT(TransferForm, (), (from, to, entries, note))

struct CountedForm {
    std::string product;
    int counted{};
};
BOOST_DESCRIBE_STRUCT(CountedForm, (), (product, counted))

struct CountForm {
    std::string store;
    std::vector<CountedForm> entries;
    std::optional<std::string> mark;
    std::optional<std::string> note;
};
BOOST_DESCRIBE_STRUCT(CountForm, (), (store, entries, mark, note))

struct NoteForm {
    std::optional<std::string> note;
};
BOOST_DESCRIBE_STRUCT(NoteForm, (), (note))

struct AdjustedShown {
    bool isWaiting{};
    std::optional<std::int64_t> act;
    std::optional<StockProposalShown> proposal;
    ProductStockShown stock;
};
BOOST_DESCRIBE_STRUCT(AdjustedShown, (), (isWaiting, act, proposal, stock))

struct TransferShown {
    std::string transfer;
    std::vector<std::int64_t> acts;
};
BOOST_DESCRIBE_STRUCT(TransferShown, (), (transfer, acts))

struct CountLineShown {
    std::string product;
    std::string name;
    int onHand{};
    int reserved{};
    int counted{};
    int difference{};
    wire::Amount value;
    std::optional<std::string> skipped;
};
BOOST_DESCRIBE_STRUCT(CountLineShown, (), (product, name, onHand, reserved, counted, difference, value, skipped))

struct CountPlanShown {
    std::string mark;
    int changing{};
    int same{};
    int skipped{};
    wire::Amount value;
    bool isForTwo{};
    std::vector<CountLineShown> lines;
};
BOOST_DESCRIBE_STRUCT(CountPlanShown, (), (mark, changing, same, skipped, value, isForTwo, lines))

struct CountedShown {
    bool isWaiting{};
    std::optional<std::string> count;
    std::optional<std::string> proposal;
    int changed{};
    int skipped{};
};
BOOST_DESCRIBE_STRUCT(CountedShown, (), (isWaiting, count, proposal, changed, skipped))

struct StockProposalsShown {
    std::vector<StockProposalShown> proposals;
};
BOOST_DESCRIBE_STRUCT(StockProposalsShown, (), (proposals))

struct StockDecidedShown {
    std::string id;
    std::string state;
    std::optional<std::int64_t> act;
    int changed{};
};
BOOST_DESCRIBE_STRUCT(StockDecidedShown, (), (id, state, act, changed))

struct ProposedUnitsShown {
    std::string product;
    std::string name;
    int onHand{};
    int reserved{};
    int change{};
    wire::Amount value;
};
BOOST_DESCRIBE_STRUCT(ProposedUnitsShown, (), (product, name, onHand, reserved, change, value))

struct StockSheetShown {
    StockProposalShown proposal;
    std::string mark;
    int unitsIn{};
    int unitsOut{};
    std::vector<ProposedUnitsShown> lines;
};
BOOST_DESCRIBE_STRUCT(StockSheetShown, (), (proposal, mark, unitsIn, unitsOut, lines))

http::Response sheet(StaffSession& staff, const http::Request& request) {
    const auto found = staff.assortment.stock.proposal(request.param("proposalId"));
    if (!found) return http::problem(found.error());
    StockSheetShown out{.proposal = stock_proposal_shown(found->proposal, staff),
                        .mark = found->mark,
                        .unitsIn = 0,
                        .unitsOut = 0,
                        .lines = {}};
    for (const StockProposalSheet::Line& each : found->lines) {
        (each.units > 0 ? out.unitsIn : out.unitsOut) += std::abs(each.units);
        out.lines.push_back({each.shelf.product, each.shelf.name, each.shelf.on_hand, each.shelf.reserved,
                             each.units, wire::amount(each.value)});
    }
    return http::ok(json::write(out));
}

constexpr int kMostUnits = 1'000'000;
constexpr std::size_t kMostTransferred = 500;
constexpr std::size_t kMostCounted = 2000;
constexpr std::size_t kLargestBody = std::size_t{512} << 10;

Result<std::string> written(StaffSession& staff, const Result<StockOutcome>& outcome) {
    if (!outcome) return std::unexpected(outcome.error());
    const auto shelves = staff.assortment.stock.shelves(outcome->product);
    if (!shelves) return std::unexpected(shelves.error());
    AdjustedShown out{.isWaiting = outcome->proposal.has_value(),
                      .act = outcome->act,
                      .proposal = {},
                      .stock = stock_shown(outcome->product, *shelves)};
    if (outcome->proposal) out.proposal = stock_proposal_shown(*outcome->proposal, staff);
    return json::write(out);
}

Result<std::string> decided(const Result<StockProposalDone>& done) {
    if (!done) return std::unexpected(done.error());
    return json::write(StockDecidedShown{done->id, std::string{name_of(done->state)}, done->act, done->changed});
}

Result<std::string> note_in(const http::Request& request) {
    const auto form = form_in<NoteForm>(request);
    if (!form) return std::unexpected(form.error());
    return form->note.value_or("");
}

Result<std::string> adjust(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<AdjustmentForm>(request);
    if (!form) return std::unexpected(form.error());
    constexpr std::array<std::string_view, 5> kReasons{"counted", "damaged", "found", "theft", "correction"};
    if (std::ranges::find(kReasons, form->reason) == kReasons.end())
        return http::bad_parameter("validation.invalid", "reason");
    if (form->counted && (*form->counted < 0 || *form->counted > kMostUnits))
        return http::bad_parameter("validation.invalid", "counted");
    if (form->change && (*form->change < -kMostUnits || *form->change > kMostUnits))
        return http::bad_parameter("validation.invalid", "change");
    return written(staff, staff.assortment.stock.adjust({.product = form->product,
                                                         .store = form->store,
                                                         .counted = form->counted,
                                                         .change = form->change,
                                                         .expected = form->expected,
                                                         .reason = form->reason,
                                                         .note = form->note.value_or("")}));
}

Result<std::string> transfer(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<TransferForm>(request);
    if (!form) return std::unexpected(form.error());
    if (form->entries.empty() || form->entries.size() > kMostTransferred)
        return http::bad_parameter("request.required", "entries");
    StockTransfer wanted{.from = form->from, .to = form->to, .entries = {}, .note = form->note.value_or("")};
    for (std::size_t n = 0; n < form->entries.size(); ++n) {
        if (form->entries[n].units < 1 || form->entries[n].units > kMostUnits)
            return http::bad_parameter("validation.invalid", "entries/" + std::to_string(n) + "/units");
        wanted.entries.push_back({form->entries[n].product, form->entries[n].units});
    }
    const auto done = staff.assortment.stock.transfer(wanted);
    if (!done) return std::unexpected(done.error());
    return json::write(TransferShown{done->batch, done->acts});
}

Result<StockCount> count_in(const CountForm& form) {
    if (form.entries.empty() || form.entries.size() > kMostCounted)
        return http::bad_parameter("request.required", "entries");
    StockCount count{.store = form.store, .entries = {}, .note = form.note.value_or("")};
    for (std::size_t n = 0; n < form.entries.size(); ++n) {
        if (form.entries[n].counted < 0 || form.entries[n].counted > kMostUnits)
            return http::bad_parameter("validation.invalid", "entries/" + std::to_string(n) + "/counted");
        count.entries.push_back({form.entries[n].product, form.entries[n].counted});
    }
    return count;
}

Result<std::string> preview(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<CountForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto count = count_in(*form);
    if (!count) return std::unexpected(count.error());
    const auto plan = staff.assortment.stock.plan(*count);
    if (!plan) return std::unexpected(plan.error());
    CountPlanShown out{.mark = plan->mark,
                       .changing = 0,
                       .same = 0,
                       .skipped = 0,
                       .value = wire::amount(plan->value),
                       .isForTwo = plan->is_for_two,
                       .lines = {}};
    for (const CountLine& each : plan->lines) {
        ++(!each.skipped.empty() ? out.skipped : each.difference() == 0 ? out.same : out.changing);
        out.lines.push_back({each.product, each.name, each.on_hand, each.reserved, each.counted, each.difference(),
                             wire::amount(each.value), if_any(each.skipped)});
    }
    return json::write(out);
}

Result<std::string> apply(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<CountForm>(request);
    if (!form) return std::unexpected(form.error());
    if (!form->mark || form->mark->empty()) return http::bad_parameter("request.required", "mark");
    const auto count = count_in(*form);
    if (!count) return std::unexpected(count.error());
    const auto done = staff.assortment.stock.apply(*count, *form->mark);
    if (!done) return std::unexpected(done.error());
    CountedShown out{.isWaiting = done->proposal.has_value(),
                     .count = if_any(done->batch),
                     .proposal = {},
                     .changed = done->changed,
                     .skipped = done->skipped};
    if (done->proposal) out.proposal = done->proposal->id;
    return json::write(out);
}

}  // namespace
}  // namespace stock_acts

void add_stock_acts(Application& application) {
    using namespace stock_acts;
    using namespace staff_right;
    add_act(application, "/stock/adjustments", {.right = kStock, .keyed = Keyed::yes}, adjust);
    add_act(application, "/stock/transfers", {.right = kStock, .keyed = Keyed::yes}, transfer);
    add_act(application, "/stock/counts/preview", {.right = kStock, .max_body = kLargestBody}, preview);
    add_act(application, "/stock/counts", {.right = kStock, .keyed = Keyed::yes, .max_body = kLargestBody},
            stock_acts::apply);
    add_act(application, "/stock/movements/{actNumber}/undo", {.right = kStock},
            [](StaffSession& staff, const http::Request& request) -> Result<std::string> {
                const auto number = act_in(request);
                if (!number) return std::unexpected(number.error());
                const auto note = note_in(request);
                if (!note) return std::unexpected(note.error());
                return written(staff, staff.assortment.stock.undo(*number, *note));
            });
    add_look(
        application, "/stock/proposals",
        [](StaffSession& staff, const http::Request&) {
            StockProposalsShown out;
            for (const Proposal& each : staff.assortment.stock.waiting())
                out.proposals.push_back(stock_proposal_shown(each, staff));
            return http::ok(json::write(out));
        },
        kSeeStock);
    const std::string proposal = "/stock/proposals/{proposalId}";
    add_look(application, proposal, sheet, kSeeStock);
    add_act(application, proposal + "/agree", {.right = kStock},
            [](StaffSession& staff, const http::Request& request) -> Result<std::string> {
                const auto form = form_in<AgreeForm>(request);
                if (!form) return std::unexpected(form.error());
                return decided(staff.assortment.stock.agree(request.param("proposalId"), form->mark.value_or("")));
            });
    add_act(application, proposal + "/withdraw", {.right = kStock},
            [](StaffSession& staff, const http::Request& request) -> Result<std::string> {
                const auto note = note_in(request);
                if (!note) return std::unexpected(note.error());
                return decided(staff.assortment.stock.withdraw(request.param("proposalId"), *note));
            });
}

}  // namespace spaza::app::backoffice
