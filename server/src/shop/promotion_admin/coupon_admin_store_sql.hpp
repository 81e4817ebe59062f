#pragma once

#include "platform/storage/storage.hpp"
#include "shop/promotion_admin/coupon_admin_store.hpp"

namespace spaza {

class SqlCouponAdminStore final : public CouponAdminStore {
public:
    explicit SqlCouponAdminStore(storage::Session& session) : session_{session} {}
    FoundCoupons singles(const CouponQuestion& question) override;
    std::optional<CouponLine> find(const std::string& code) override;
    std::vector<CouponUse> uses(const std::string& code, int most) override;
    bool add(const Coupon& coupon) override;
    void set_off(const std::string& code, bool off) override;
    std::vector<CouponBatch> batches(const std::string& promotion, int most) override;
    std::vector<CouponBatch> standing(const std::string& promotion) override;
    std::optional<CouponBatch> batch(const std::string& id) override;
    std::optional<CouponBatch> lock_batch(const std::string& id) override;
    CouponBatch add_batch(CouponBatch batch) override;
    void set_batch(const std::string& id, BatchState state) override;
    void make(const CouponBatch& batch, const std::vector<std::string>& codes) override;
    std::vector<CouponLine> codes_of(const std::string& batch, const std::string& after, int most) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
