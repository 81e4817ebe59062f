#pragma once

#include "platform/storage/storage.hpp"
#include "shop/settlements/settlements_store.hpp"

namespace spaza {

class SqlSettlementStore final : public SettlementStore {
public:
    explicit SqlSettlementStore(storage::Session& session) : session_{session} {}

    std::optional<std::int64_t> add(const SettlementHead& head, const std::vector<SettlementRow>& rows) override;
    std::vector<SettlementHead> latest(int most) override;
    std::optional<SettlementHead> find(std::int64_t number) override;
    std::vector<SettlementRow> rows(std::int64_t number) override;
    std::vector<EarlierRow> earlier(const SettlementHead& head) override;
    std::map<std::string, SettledPayment> named(const SettlementHead& head, bool by_gateway_ref) override;
    std::vector<SettledPayment> paid(const std::string& gateway, TimePoint from, TimePoint before,
                                     std::int64_t most) override;
    bool has_gateway(const std::string& gateway) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
