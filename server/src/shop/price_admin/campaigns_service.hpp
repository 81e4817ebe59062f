#pragma once

#include "base/result.hpp"
#include "shop/price_admin/price_admin_store.hpp"

namespace spaza {

/// Puts campaigns into the table of prices when their time comes, and takes them out again.
class CampaignService {
public:
    CampaignService(PriceAdminStore& store, const Clock& clock, const PricePolicy& policy)
        : store_{store}, clock_{clock}, policy_{policy} {}

    /// Ids of those whose time has come.
    std::vector<std::string> due(int most) { return store_.due(clock_.now(), most); }
    /// Starts or ends it if it is due; a campaign whose time is over before it began is over.
    void move_on(const std::string& id);
    /// Of a product that is locked. One before it whose time is over is ended first. It is overtaken when the
    /// price is not above it by now, or has risen so far that two people would have had to agree.
    PriceCampaign start(PriceCampaign campaign, KeptPrice kept, TimePoint now);
    /// The campaign as it is then: over, or overtaken by an import, whose price stays.
    PriceCampaign end(PriceCampaign campaign, const KeptPrice& kept, TimePoint now);

private:
    PriceAdminStore& store_;
    const Clock& clock_;
    PricePolicy policy_;
};

}  // namespace spaza
