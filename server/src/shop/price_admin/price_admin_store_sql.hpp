#pragma once

#include "platform/storage/storage.hpp"
#include "shop/price_admin/price_admin_store.hpp"

namespace spaza {

class SqlPriceAdminStore final : public PriceAdminStore {
public:
    explicit SqlPriceAdminStore(storage::Session& session) : session_{session} {}
    std::optional<KeptPrice> find(const std::string& product) override;
    std::optional<KeptPrice> lock(const std::string& product) override;
    std::vector<KeptPrice> lock_all(const std::vector<std::string>& products) override;
    std::vector<KeptPrice> find_all(const std::vector<std::string>& products) override;
    std::vector<import::FieldProblem> write(const std::vector<import::PriceRow>& rows, TimePoint now,
                                            const PriceBy& by) override;
    std::vector<FormerPrice> history(const std::string& product, int most) override;
    PriceCampaign add(PriceCampaign campaign) override;
    std::optional<PriceCampaign> find_campaign(const std::string& id) override;
    void save(const PriceCampaign& campaign) override;
    std::vector<PriceCampaign> campaigns(const std::string& product, int over) override;
    std::optional<PriceCampaign> overlapping(const std::string& product, TimePoint from, TimePoint until) override;
    std::optional<PriceCampaign> running(const std::string& product) override;
    std::vector<std::string> with_running(const std::vector<std::string>& products) override;
    std::vector<std::string> due(TimePoint now, int most) override;

private:
    std::vector<KeptPrice> all(std::vector<std::string> products, std::string_view locked);
    void add_lately(const std::string& places, const std::vector<storage::Value>& values,
                    std::vector<KeptPrice>& into, TimePoint since);

    storage::Session& session_;
};

}  // namespace spaza
