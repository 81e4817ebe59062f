#include "shop/price_admin/campaigns_service.hpp"

#include <stdexcept>

#include "platform/log/log.hpp"
#include "shop/price_admin/price_admin_rules.hpp"

namespace spaza {
namespace {

constexpr const char* kByCampaign = "campaign";

import::PriceRow row_of(const std::string& product, const ShelfPrice& price){return {
    .product_code = product, .price = price.price, .was_price = price.was, .offer_ends_at = price.offer_ends_at};
}  // namespace

}  // namespace spaza

PriceCampaign CampaignService::start(PriceCampaign campaign, KeptPrice kept, TimePoint now) {
    if (auto before = store_.running(campaign.product); before && before->id != campaign.id) {
        if (before->ends_at > now) return campaign;  // it is still its time
        (void)end(*std::move(before), kept, now);
        kept = *store_.find(campaign.product);
    }
    const bool is_below = kept.now && kept.now->price > campaign.price;
    if (!is_below || (!campaign.agreed && is_large_move(kept.now, campaign.price, policy_))) {
        campaign.state = CampaignState::overtaken;
        store_.save(campaign);
        log::warn("price_campaign_overtaken", {{"campaign", campaign.id}});
        return campaign;
    }
    campaign.state = CampaignState::running;
    campaign.after = kept.now;
    if (!store_.write({row_of(campaign.product, shown_in(campaign, *kept.now))}, now, {kByCampaign, campaign.why})
             .empty())
        throw std::logic_error{"the price of a campaign cannot be written: " + campaign.id};
    campaign.written = store_.find(campaign.product)->hash;
    store_.save(campaign);
    log::info("price_campaign_started", {{"campaign", campaign.id}, {"cents", campaign.price.in_cents()}});
    return campaign;
}

PriceCampaign CampaignService::end(PriceCampaign campaign, const KeptPrice& kept, TimePoint now) {
    const bool is_ours = kept.now && campaign.written && *campaign.written == kept.hash;
    campaign.state = is_ours ? CampaignState::over : CampaignState::overtaken;
    if (is_ours && campaign.after)
        if (!store_.write({row_of(campaign.product, *campaign.after)}, now, {kByCampaign}).empty())
            throw std::logic_error{"the price after a campaign cannot be written: " + campaign.id};
    store_.save(campaign);
    log::info("price_campaign_ended", {{"campaign", campaign.id}});
    return campaign;
}

void CampaignService::move_on(const std::string& id) {
    const auto known = store_.find_campaign(id);
    if (!known) return;
    const auto kept = store_.lock(known->product);
    auto campaign = store_.find_campaign(id);  // as it is now that nobody else changes it
    if (!kept || !campaign) return;
    const TimePoint now = clock_.now();
    if (campaign->state == CampaignState::running && campaign->ends_at <= now) {
        (void)end(*campaign, *kept, now);
    } else if (campaign->state == CampaignState::planned && campaign->starts_at <= now) {
        if (campaign->ends_at <= now) {
            campaign->state = CampaignState::over;
            store_.save(*campaign);
        } else {
            (void)start(*std::move(campaign), *kept, now);
        }
    }
}

}  // namespace spaza
