#pragma once

#include "platform/storage/storage.hpp"
#include "shop/price_beat/price_beat_store.hpp"

namespace spaza {

class SqlPriceBeatStore final : public PriceBeatStore {
public:
    explicit SqlPriceBeatStore(storage::Session& session) : session_{session} {}
    std::string next_id() override;
    bool add(const PriceBeatClaim& claim, const std::string& slot) override;
    std::optional<PriceBeatClaim> find(const std::string& id) override;
    std::optional<PriceBeatClaim> lock(const std::string& id) override;
    void save(const PriceBeatClaim& claim, const PriceBeatMove& move) override;
    std::vector<PriceBeatLine> history(const std::string& id) override;
    PriceBeatPage page(const CustomerId& customer, int page, int page_size) override;
    std::vector<PriceBeatClaim> of_order(const OrderCode& order) override;
    void free_ended(const std::string& slot, TimePoint now) override;
    void hold_order(const OrderCode& order) override;
    void note_beaten(const OrderCode& order, int entry, Money amount) override;
    bool refund_is_open(const std::string& request_key) override;
    bool is_used(const std::string& coupon) override;

private:
    static PriceBeatClaim claim_in(const storage::Row& row);
    void add_line(const PriceBeatMove& move);
    storage::Session& session_;
};

}  // namespace spaza
