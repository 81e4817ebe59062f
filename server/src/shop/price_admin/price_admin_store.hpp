#pragma once

#include "shop/import/import.hpp"
#include "shop/price_admin/price_admin.hpp"

namespace spaza {

/// Who sets a price.
struct PriceBy {
    std::string name;
    std::string why{};
    bool agreed{};  // two people said yes
};

struct PriceAdminStore {
    virtual ~PriceAdminStore() = default;
    virtual std::optional<KeptPrice> find(const std::string& product) = 0;
    virtual std::optional<KeptPrice> lock(const std::string& product) = 0;
    /// Unknown ones are left out.
    virtual std::vector<KeptPrice> lock_all(const std::vector<std::string>& products) = 0;
    virtual std::vector<KeptPrice> find_all(const std::vector<std::string>& products) = 0;
    /// As an import writes them, all together; what is wrong with the first that cannot be.
    virtual std::vector<import::FieldProblem> write(const std::vector<import::PriceRow>& rows, TimePoint now,
                                                    const PriceBy& by) = 0;
    /// The latest first; the first one holds.
    virtual std::vector<FormerPrice> history(const std::string& product, int most) = 0;

    /// Gives it its id.
    virtual PriceCampaign add(PriceCampaign campaign) = 0;
    /// Its product is locked before it is.
    virtual std::optional<PriceCampaign> find_campaign(const std::string& id) = 0;
    virtual void save(const PriceCampaign& campaign) = 0;
    /// What runs and is to come by its beginning, then so many that are over.
    virtual std::vector<PriceCampaign> campaigns(const std::string& product, int over) = 0;
    /// One that is waiting, planned or running in [from, until).
    virtual std::optional<PriceCampaign> overlapping(const std::string& product, TimePoint from,
                                                     TimePoint until) = 0;
    virtual std::optional<PriceCampaign> running(const std::string& product) = 0;
    /// Products of these with a campaign that runs.
    virtual std::vector<std::string> with_running(const std::vector<std::string>& products) = 0;
    /// Ids of those to start or end by now.
    virtual std::vector<std::string> due(TimePoint now, int most) = 0;
};

}  // namespace spaza
