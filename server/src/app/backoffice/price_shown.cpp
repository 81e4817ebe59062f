#include "app/backoffice/price_shown.hpp"

#include "shop/price_admin/price_payload_rules.hpp"

namespace spaza::app::backoffice {
namespace {

PriceNowShown now_shown(const ShelfPrice& price, TimePoint since, const std::string& by) {
    return {wire::amount(price.price), shown_amount(price.was), shown_time(price.offer_ends_at), iso_time(since),
            by};
}

}  // namespace

PriceProposalShown proposal_shown(const Proposal& proposal, StaffSession& staff) {
    PriceProposalShown out{.id = proposal.id,
                           .kind = proposal.kind,
                           .about = proposal.about,
                           .name = proposal.name,
                           .products = proposal.products,
                           .before = shown_amount(proposal.before),
                           .after = wire::amount(proposal.after.value_or(Money{})),
                           .startsAt = {},
                           .endsAt = {},
                           .by = proposal.by,
                           .at = iso_time(proposal.at),
                           .why = if_any(proposal.why),
                           .isMine = staff.assortment.prices.is_mine(proposal)};
    if (const auto payload = price_payload(proposal.payload); payload && !payload->campaign.empty())
        if (const auto campaign = staff.assortment.price_store.find_campaign(payload->campaign)) {
            out.startsAt = iso_time(campaign->starts_at);
            out.endsAt = iso_time(campaign->ends_at);
        }
    return out;
}

PricesShown prices_shown(const PriceOverview& overview, StaffSession& staff) {
    PricesShown out;
    out.version = overview.kept.version;
    out.movePercent = overview.move_percent;
    out.wasPriceDays = overview.was_price_days;
    const FormerPrice* holds = overview.history.empty() ? nullptr : &overview.history.front();
    if (overview.kept.now)
        out.now = now_shown(*overview.kept.now, holds ? holds->from : TimePoint{}, holds ? holds->by : "import");
    for (const PriceCampaign& each : overview.campaigns) {
        out.campaigns.push_back({each.id, std::string{name_of(each.state)}, wire::amount(each.price),
                                 iso_time(each.starts_at), iso_time(each.ends_at), each.by, iso_time(each.at),
                                 if_any(each.why)});
        if (each.state == CampaignState::running && each.after) {
            // Who set what holds after it: the last that was no campaign's.
            const auto set = std::ranges::find_if(overview.history,
                                                  [](const FormerPrice& price) { return price.by != "campaign"; });
            const bool is_known = set != overview.history.end();
            out.base =
                now_shown(*each.after, is_known ? set->from : each.starts_at, is_known ? set->by : "import");
        }
    }
    for (const Proposal& each : overview.waiting) out.waiting.push_back(proposal_shown(each, staff));
    for (const FormerPrice& each : overview.history)
        out.history.push_back({wire::amount(each.price.price), shown_amount(each.price.was), iso_time(each.from),
                               shown_time(each.until), each.by, if_any(each.why)});
    return out;
}

}  // namespace spaza::app::backoffice
