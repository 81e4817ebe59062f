#pragma once

#include "platform/storage/storage.hpp"
#include "shop/promotions/promotions_store.hpp"

namespace spaza {

class SqlPromotionStore final : public PromotionStore {
public:
    explicit SqlPromotionStore(storage::Session& session) : session_{session} {}

    /// All promotions that have not ended.
    std::vector<Promotion> load(TimePoint now);

    std::optional<Coupon> coupon(const std::string& code) override;
    std::vector<Coupon> coupons_of(const CustomerId& customer, const std::string& uid) override;
    void add(const Promotion& promotion, const Coupon& coupon) override;
    std::int64_t used(const Budget& budget) override;
    bool take(const Budget& budget) override;
    void give_back(const Budget& budget) override;
    void note_taken(const OrderCode& order, const Budget& budget) override;
    std::vector<Budget> mark_released(const OrderCode& order) override;
    std::vector<Budget> released(const OrderCode& order) override;
    void mark_held(const OrderCode& order) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
