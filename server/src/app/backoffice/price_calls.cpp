#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/price_shown.hpp"
#include "shop/import/record.hpp"

namespace spaza::app::backoffice {
namespace prices {
namespace {

struct PriceForm {
    std::string version;
    double price{};
    std::optional<double> wasPrice;
    std::optional<std::string> offerEndsAt;
    std::optional<bool> isFree;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(PriceForm, (), (version, price, wasPrice, offerEndsAt, isFree, why))

struct CampaignForm {
    double price{};
    std::string startsAt;
    std::string endsAt;
    std::optional<bool> isFree;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(CampaignForm, (), (price, startsAt, endsAt, isFree, why))

struct AnswerShown {
    bool isWaiting{};
    std::optional<std::int64_t> act;
    std::optional<PriceProposalShown> proposal;
    PricesShown prices;
};
BOOST_DESCRIBE_STRUCT(AnswerShown, (), (isWaiting, act, proposal, prices))

struct ProposalsShown {
    std::vector<PriceProposalShown> proposals;
};
BOOST_DESCRIBE_STRUCT(ProposalsShown, (), (proposals))

struct DecidedShown {
    std::string id;
    std::string state;
    std::optional<std::int64_t> act;
    std::optional<std::string> batch;
    int changed{};
};
BOOST_DESCRIBE_STRUCT(DecidedShown, (), (id, state, act, batch, changed))

struct ProposedPriceShown {
    std::string product;
    std::string name;
    std::optional<wire::Amount> before;
    std::optional<wire::Amount> wasBefore;
    wire::Amount after;
    std::optional<wire::Amount> wasAfter;
    std::optional<std::string> offerEndsAt;
    std::optional<int> movePercent;
};
BOOST_DESCRIBE_STRUCT(ProposedPriceShown, (),
                      (product, name, before, wasBefore, after, wasAfter, offerEndsAt, movePercent))

struct PriceSheetShown {
    PriceProposalShown proposal;
    std::string mark;
    std::vector<ProposedPriceShown> lines;
};
BOOST_DESCRIBE_STRUCT(PriceSheetShown, (), (proposal, mark, lines))

ProposedPriceShown line_shown(const PriceProposalSheet::Line& line) {
    ProposedPriceShown out{.product = line.product,
                           .name = line.name,
                           .before = {},
                           .wasBefore = {},
                           .after = wire::amount(line.after.price),
                           .wasAfter = shown_amount(line.after.was),
                           .offerEndsAt = shown_time(line.after.offer_ends_at),
                           .movePercent = {}};
    if (line.before) {
        out.before = wire::amount(line.before->price);
        out.wasBefore = shown_amount(line.before->was);
        const std::int64_t from = line.before->price.in_cents();
        if (from > 0) out.movePercent = static_cast<int>((line.after.price.in_cents() - from) * 100 / from);
    }
    return out;
}

http::Response sheet(StaffSession& staff, const http::Request& request) {
    const auto found = staff.assortment.prices.proposal(request.param("proposalId"));
    if (!found) return http::problem(found.error());
    PriceSheetShown out{.proposal = proposal_shown(found->proposal, staff), .mark = found->mark, .lines = {}};
    for (const PriceProposalSheet::Line& each : found->lines) out.lines.push_back(line_shown(each));
    return http::ok(json::write(out));
}

Result<std::string> written(StaffSession& staff, const Result<PriceOutcome>& outcome) {
    if (!outcome) return std::unexpected(outcome.error());
    const auto overview = staff.assortment.prices.overview(outcome->product);
    if (!overview) return std::unexpected(overview.error());
    AnswerShown out{.isWaiting = outcome->proposal.has_value(),
                    .act = outcome->act,
                    .proposal = {},
                    .prices = prices_shown(*overview, staff)};
    if (outcome->proposal) out.proposal = proposal_shown(*outcome->proposal, staff);
    return json::write(out);
}

Result<std::string> decided(const Result<ProposalDone>& done) {
    if (!done) return std::unexpected(done.error());
    return json::write(
        DecidedShown{done->id, std::string{name_of(done->state)}, done->act, if_any(done->batch), done->changed});
}

Result<TimePoint> moment_in(const std::string& text, const char* field) {
    const auto at = import::parse_time(text);
    if (!at) return http::bad_parameter("validation.invalid", field);
    return *at;
}

Result<std::string> set(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<PriceForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto price = rand_in(form->price, "price");
    if (!price) return std::unexpected(price.error());
    PriceRequest wanted{.target = {request.param("productCode"), form->version, {.price = *price}},
                        .is_free = form->isFree.value_or(false),
                        .why = form->why.value_or("")};
    if (form->wasPrice) {
        const auto was = rand_in(*form->wasPrice, "wasPrice");
        if (!was) return std::unexpected(was.error());
        wanted.target.price.was = *was;
    }
    if (form->offerEndsAt && !form->offerEndsAt->empty()) {
        const auto ends = moment_in(*form->offerEndsAt, "offerEndsAt");
        if (!ends) return std::unexpected(ends.error());
        wanted.target.price.offer_ends_at = *ends;
    }
    return written(staff, staff.assortment.prices.set(wanted));
}

Result<std::string> add_campaign(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<CampaignForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto price = rand_in(form->price, "price");
    if (!price) return std::unexpected(price.error());
    const auto starts = moment_in(form->startsAt, "startsAt");
    if (!starts) return std::unexpected(starts.error());
    const auto ends = moment_in(form->endsAt, "endsAt");
    if (!ends) return std::unexpected(ends.error());
    return written(staff, staff.assortment.prices.add_campaign({.product = request.param("productCode"),
                                                                .price = *price,
                                                                .starts_at = *starts,
                                                                .ends_at = *ends,
                                                                .is_free = form->isFree.value_or(false),
                                                                .why = form->why.value_or("")}));
}

http::Response overview(StaffSession& staff, const http::Request& request) {
    const auto found = staff.assortment.prices.overview(request.param("productCode"));
    return found ? http::ok(json::write(prices_shown(*found, staff))) : http::problem(found.error());
}

http::Response proposals(StaffSession& staff, const http::Request&) {
    ProposalsShown out;
    for (const Proposal& each : staff.assortment.prices.waiting())
        out.proposals.push_back(proposal_shown(each, staff));
    return http::ok(json::write(out));
}

}  // namespace
}  // namespace prices

void add_price_calls(Application& application) {
    using namespace prices;
    using namespace staff_right;
    const std::string product = "/products/{productCode}";
    add_look(application, product + "/prices", overview, kSeePrices);
    add_act(application, product + "/price", {.right = kPrices, .keyed = Keyed::yes}, prices::set);
    add_act(application, product + "/campaigns", {.right = kPrices, .keyed = Keyed::yes}, add_campaign);
    add_act(application, "/campaigns/{campaignId}/end", {.right = kPrices},
            [](StaffSession& staff, const http::Request& request) -> Result<std::string> {
                const auto why = why_in(request);
                if (!why) return std::unexpected(why.error());
                return written(staff, staff.assortment.prices.end_campaign(request.param("campaignId"), *why));
            });
    add_act(application, "/price-changes/{actNumber}/undo", {.right = kPrices},
            [](StaffSession& staff, const http::Request& request) -> Result<std::string> {
                const auto number = act_in(request);
                if (!number) return std::unexpected(number.error());
                const auto why = why_in(request);
                if (!why) return std::unexpected(why.error());
                return written(staff, staff.assortment.prices.undo(*number, *why));
            });
    add_look(application, "/price-proposals", proposals, kSeePrices);
    const std::string proposal = "/price-proposals/{proposalId}";
    add_look(application, proposal, sheet, kSeePrices);
    add_act(
        application, proposal + "/agree", {.right = kAgreePrices},
        [](StaffSession& staff, const http::Request& request) -> Result<std::string> {
            const auto form = form_in<AgreeForm>(request);
            if (!form) return std::unexpected(form.error());
            return decided(staff.assortment.prices.agree(request.param("proposalId"), form->mark.value_or("")));
        });
    add_act(application, proposal + "/withdraw", {.right = kPrices},
            [](StaffSession& staff, const http::Request& request) -> Result<std::string> {
                const auto why = why_in(request);
                if (!why) return std::unexpected(why.error());
                return decided(staff.assortment.prices.withdraw(request.param("proposalId"), *why));
            });
}

}  // namespace spaza::app::backoffice
